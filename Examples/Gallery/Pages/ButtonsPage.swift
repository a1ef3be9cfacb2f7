import UIKit

/// Buttons of both types in their states.
final class ButtonsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(button(.system), "System")
    let disabled = button(.system)
    disabled.isEnabled = false
    add(disabled, "System, disabled")
    let custom = button(.custom)
    custom.setTitleColor(.label, for: .normal)
    add(custom, "Custom")
  }

  private func button(_ type: UIButton.ButtonType) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle("Button", for: .normal)
    return button
  }
}
