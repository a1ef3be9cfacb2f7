//
//  GaugesViewController.swift
//  Gauges
//

import UIKit

class GaugesViewController: UIViewController {

    @IBOutlet weak var captionLabel: UILabel!
    @IBOutlet weak var gauge: GaugeView!

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        captionLabel.text = gauge.value > 0.5 ? "Rising since noon" : "Falling since noon"
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let reveal = segue.destination as? RevealViewController {
            reveal.color = gauge.tint
        }
    }

}
