import UIKit

/// Wheels of rows, a line that shows what they are turned to, and a wheel with pictures.
final class PickersPage: SpecimenController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let skies = Skies()
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
    picker.accessibilityLabel = "Fruit"
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.selectRow(2, inComponent: 1, animated: false)
    wide(picker)
    answer.frame.size.width = 220
    row("Picked", answer)
    group("With views of its own")
    let weather = UIPickerView()
    weather.dataSource = skies
    weather.delegate = skies
    weather.accessibilityIdentifier = "sky"
    weather.accessibilityLabel = "Sky"
    weather.selectRow(1, inComponent: 0, animated: false)
    wide(weather)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? sizes.count : fruits.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? sizes[row] : fruits[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    setStatus(
      answer,
      "\(sizes[pickerView.selectedRow(inComponent: 0)]) \(fruits[pickerView.selectedRow(inComponent: 1)])")
  }
}

/// The rows of a wheel that shows pictures beside their names.
private final class Skies: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let skies: [(name: String, symbol: String, color: UIColor)] = [
    ("Sun", "sun.max.fill", .systemOrange), ("Cloud", "cloud.fill", .systemTeal),
    ("Moon", "moon.fill", .systemIndigo), ("Storm", "bolt.fill", .systemYellow),
  ]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { skies.count }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let line = view as? UIButton ?? UIButton(configuration: .plain())
    line.configuration?.title = skies[row].name
    line.configuration?.image = UIImage(systemName: skies[row].symbol)
    line.configuration?.imagePadding = 10
    line.configuration?.baseForegroundColor = skies[row].color
    line.accessibilityElementsHidden = true
    line.accessibilityLabel = skies[row].name
    return line
  }
}
