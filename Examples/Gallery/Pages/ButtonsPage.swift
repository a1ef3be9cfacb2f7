import UIKit

/// Buttons without a configuration, in their types and states.
final class ButtonsPage: SpecimenController {
  override func viewDidLoad() {
    super.viewDidLoad()
    group("Use it")
    let answer = status("taps", "0 taps")
    var count = 0
    let button = button(.system, "Tap me")
    button.addAction(
      UIAction { [weak self] _ in
        count += 1
        self?.setStatus(answer, count == 1 ? "1 tap" : "\(count) taps")
      }, for: .primaryActionTriggered)
    row("System", button)
    row("Counted", answer)
    let done = status("done", "Not yet")
    row(
      "Made with its action",
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Do it") { [weak self] _ in self?.setStatus(done, "Done") }))
    row("Its work", done)
    group("System")
    row("Disabled", made(.system) { $0.isEnabled = false })
    row("Under a finger", made(.system) { $0.isHighlighted = true })
    row("With a symbol", made(.system) { $0.setImage(UIImage(systemName: "star.fill"), for: .normal) })
    row("Red", made(.system) { $0.tintColor = .systemRed })
    group("Custom")
    row("As it is", made(.custom) { $0.setTitleColor(.label, for: .normal) })
    row(
      "On a ground of its own",
      made(.custom) {
        $0.backgroundColor = .systemGreen
        $0.layer.cornerRadius = 8
        $0.contentEdgeInsets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)
      })
    group("With pictures of their own")
    row("Information", UIButton(type: .detailDisclosure))
    row("Add", UIButton(type: .contactAdd))
    row("Close", UIButton(type: .close))
  }

  private func made(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void) -> UIButton {
    let button = button(type, "Button")
    change(button)
    return button
  }

  private func button(_ type: UIButton.ButtonType, _ title: String) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    return button
  }
}
