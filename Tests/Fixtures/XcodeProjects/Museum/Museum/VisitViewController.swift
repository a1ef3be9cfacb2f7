//
//  VisitViewController.swift
//  Museum
//

import UIKit

class VisitViewController: UITableViewController {

    @IBOutlet weak var countStepper: UIStepper!
    @IBOutlet weak var guideSwitch: UISwitch!
    @IBOutlet weak var totalLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        showTotal()
    }

    @IBAction func changeCount(_ sender: UIStepper) {
        showTotal()
    }

    @IBAction func changeGuide(_ sender: UISwitch) {
        showTotal()
    }

    private func showTotal() {
        let price = guideSwitch.isOn ? 16.0 : 12.0
        totalLabel.text = String(format: "%.2f", countStepper.value * price)
        tableView.reloadData()
    }

}
