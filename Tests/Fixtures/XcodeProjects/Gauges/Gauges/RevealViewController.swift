//
//  RevealViewController.swift
//  Gauges
//

import UIKit

class RevealViewController: UIViewController {

    var color: UIColor?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let color { view.backgroundColor = color }
    }

    @IBAction func close(_ sender: Any) {
        dismiss(animated: true)
    }

}
