import UIKit

/// A row of a label and two buttons.
enum Row {
  /// Makes the row of a number, 30 points high.
  @MainActor static func make(_ index: Int) -> UIView {
    let row = UIView(frame: CGRect(x: 0, y: 30 * index, width: 900, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 500, height: 30))
    label.text = "Row \(index)"
    row.addSubview(label)
    for (place, title) in ["Select", "Remove"].enumerated() {
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 500 + 200 * place, y: 0, width: 200, height: 30)
      button.setTitle(title, for: .normal)
      row.addSubview(button)
    }
    return row
  }
}
