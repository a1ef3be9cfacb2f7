import UIKit

/// Segmented controls in their states, and two that show what was chosen.
final class SegmentsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    let answer = status("chosen", "Week")
    let span = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    span.selectedSegmentIndex = 1
    span.accessibilityIdentifier = "span"
    span.addAction(
      UIAction { [weak self] action in
        let control = action.sender as! UISegmentedControl
        self?.setStatus(answer, control.titleForSegment(at: control.selectedSegmentIndex))
      }, for: .valueChanged)
    wide(span)
    row("It shows the", answer)
    let pressed = status("pressed", "Nothing")
    let momentary = UISegmentedControl(
      frame: .zero,
      actions: ["Undo", "Redo"].map { title in
        UIAction(title: title) { [weak self] _ in self?.setStatus(pressed, title) }
      })
    momentary.isMomentary = true
    row("Momentary", momentary)
    row("Last", pressed)
    group("States")
    wide(
      made(["One", "Two", "Three"]) { $0.setEnabled(false, forSegmentAt: 1) }, "One that cannot be chosen")
    wide(made(["On", "Off"]) { $0.isEnabled = false }, "Disabled")
    wide(
      made(["A", "Some more words", "Z"]) { $0.apportionsSegmentWidthsByContent = true },
      "As wide as their titles")
    group("Colours and pictures")
    let pictures = UISegmentedControl(items: ["sun.max", "cloud", "moon"].map { UIImage(systemName: $0)! })
    pictures.selectedSegmentIndex = 0
    wide(pictures)
    wide(
      made(["Red", "is", "chosen"]) {
        $0.selectedSegmentTintColor = .systemRed
        $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
      })
  }

  private func made(_ titles: [String], _ change: (UISegmentedControl) -> Void) -> UISegmentedControl {
    let control = UISegmentedControl(items: titles)
    control.selectedSegmentIndex = 0
    change(control)
    return control
  }
}
