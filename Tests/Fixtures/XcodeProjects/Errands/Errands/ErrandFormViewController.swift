//
//  ErrandFormViewController.swift
//  Errands
//

import UIKit

class ErrandFormViewController: UIViewController, UITextFieldDelegate {

    @IBOutlet weak var titleField: UITextField!
    @IBOutlet weak var noteView: UITextView!
    @IBOutlet weak var dayControl: UISegmentedControl!
    @IBOutlet weak var reminderSwitch: UISwitch!
    @IBOutlet weak var minutesLabel: UILabel!
    @IBOutlet weak var minutesSlider: UISlider!
    @IBOutlet weak var saveItem: UIBarButtonItem!

    var errand: Errand? {
        guard let title = titleField.text, !title.isEmpty else { return nil }
        let day = dayControl.titleForSegment(at: dayControl.selectedSegmentIndex) ?? ""
        return Errand(title: title, note: noteView.text.isEmpty ? day : noteView.text)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        titleField.addTarget(self, action: #selector(titleDidChange), for: .editingChanged)
    }

    @objc func titleDidChange() {
        saveItem.isEnabled = errand != nil
    }

    @IBAction func changeDay(_ sender: UISegmentedControl) {
        reminderSwitch.setOn(sender.selectedSegmentIndex < 2, animated: true)
        changeReminder(reminderSwitch)
    }

    @IBAction func changeReminder(_ sender: UISwitch) {
        minutesSlider.isEnabled = sender.isOn
        changeMinutes(minutesSlider)
    }

    @IBAction func changeMinutes(_ sender: UISlider) {
        minutesLabel.text = sender.isEnabled ? "\(Int(sender.value)) minutes before" : "No reminder"
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        noteView.becomeFirstResponder()
        return true
    }

}
