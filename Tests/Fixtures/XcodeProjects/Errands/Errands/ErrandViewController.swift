//
//  ErrandViewController.swift
//  Errands
//

import UIKit

class ErrandViewController: UIViewController {

    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var noteLabel: UILabel!
    @IBOutlet weak var doneButton: UIButton!

    var errand: Errand?
    var index: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = errand?.title
        noteLabel.text = errand?.note
        doneButton.isEnabled = errand?.isDone == false
    }

}
