import UIKit

/// Wheels of rows, and a line that tells what they are turned to.
final class PickersPage: SpecimenController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let sizes = ["Small", "Medium", "Large"]
  private let fruits = [
    "Apples", "Bananas", "Cherries", "Dates", "Elderberries", "Figs", "Grapes", "Hazelnuts", "Jackfruit",
    "Kiwis",
    "Lemons", "Mangoes",
  ]
  private lazy var answer = status("picked", "Medium Cherries")

  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityIdentifier = "fruit"
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    wide(picker)
    answer.frame.size.width = 220
    row("Picked", answer)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? sizes.count : fruits.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? sizes[row] : fruits[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    answer.text =
      "\(sizes[pickerView.selectedRow(inComponent: 0)]) \(fruits[pickerView.selectedRow(inComponent: 1)])"
  }
}
