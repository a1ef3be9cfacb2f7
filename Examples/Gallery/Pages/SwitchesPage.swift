import UIKit

/// Switches in their states, and one that shows what it is set to.
final class SwitchesPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let answer = status("answer", "Off")
    var count = 0
    let telling = named("Airplane Mode", UISwitch())
    telling.addAction(
      UIAction { [weak self] action in
        count += 1
        self?.setStatus(
          answer, (action.sender as? UISwitch)?.isOn == true ? "On, \(count)" : "Off, \(count)")
      }, for: .valueChanged)
    group("Use it")
    row("Airplane Mode", telling)
    row("It is", answer)
    group("States")
    row("On", named("On", made { $0.isOn = true }))
    row("Off", named("Off", UISwitch()))
    row(
      "On, disabled",
      named(
        "On, disabled",
        made {
          $0.isOn = true; $0.isEnabled = false
        }))
    row("Off, disabled", named("Off, disabled", made { $0.isEnabled = false }))
    group("Colours")
    row(
      "On in orange",
      named(
        "Orange",
        made {
          $0.isOn = true; $0.onTintColor = .systemOrange
        }))
    row(
      "With a coloured thumb",
      named(
        "Thumb",
        made {
          $0.isOn = true; $0.thumbTintColor = .systemYellow
        }))
  }

  private func made(_ change: (UISwitch) -> Void) -> UISwitch {
    let view = UISwitch()
    change(view)
    return view
  }

  private func named(_ name: String, _ view: UISwitch) -> UISwitch {
    view.accessibilityIdentifier = "switch \(name)"
    view.accessibilityLabel = "\(name) switch"
    return view
  }
}
