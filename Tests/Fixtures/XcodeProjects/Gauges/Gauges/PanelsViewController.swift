//
//  PanelsViewController.swift
//  Gauges
//

import UIKit

class PanelsViewController: UIViewController {

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let panel = segue.destination as? PanelViewController else { return }
        panel.subtitle = segue.identifier == "embedUpper" ? "Wind" : "Rain"
    }

}

class PanelViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!

    var subtitle: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layer.cornerRadius = 16
        if let subtitle { titleLabel.text = subtitle }
    }

}
