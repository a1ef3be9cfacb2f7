import UIKit

/// Steppers in their states; those that are enabled show their value.
final class SteppersPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    addTelling("Guests") {
      $0.minimumValue = 1
      $0.maximumValue = 8
      $0.value = 2
    }
    addTelling("Wraps") {
      $0.maximumValue = 3
      $0.wraps = true
    }
    addTelling("Steps of 25") {
      $0.maximumValue = 1_000
      $0.stepValue = 25
    }
    group("States")
    row("At its end", made { $0.value = 100 })
    row("Disabled", made { $0.isEnabled = false })
    row(
      "With pictures",
      made {
        $0.setDecrementImage(UIImage(systemName: "chevron.down"), for: .normal)
        $0.setIncrementImage(UIImage(systemName: "chevron.up"), for: .normal)
      })
  }

  private func addTelling(_ title: String, _ change: (UIStepper) -> Void) {
    let stepper = made(change)
    stepper.accessibilityIdentifier = title
    let answer = status("\(title) value", "\(Int(stepper.value))")
    stepper.addAction(
      UIAction { [weak self] in self?.setStatus(answer, "\(Int(($0.sender as! UIStepper).value))") },
      for: .valueChanged)
    row(title, stepper)
    row("stands at", answer)
  }

  private func made(_ change: (UIStepper) -> Void) -> UIStepper {
    let stepper = UIStepper()
    change(stepper)
    return stepper
  }
}
