import UIKit

/// Alerts and action sheets of every kind, each behind a button, and a line that shows what was chosen.
final class AlertsPage: SpecimenController {
  private let answer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    answer.text = "Nothing chosen yet"
    answer.accessibilityIdentifier = "answer"
    answer.frame.size = CGSize(width: 280, height: 22)
    wide(answer, "What was chosen")
    add(button("Simple", AlertsPage.simple), "One button")
    add(button("Two buttons", AlertsPage.twoButtons), "Beside one another, the cancelling one first")
    add(button("Delete", AlertsPage.delete), "Below one another, the destroying one in red")
    add(button("Long", AlertsPage.long), "Titles that do not fit beside one another, and long texts")
    add(button("Sign in", AlertsPage.signIn), "Text fields, and a preferred action")
    add(button("Sheet", AlertsPage.sheet), "An action sheet")
  }

  /// A button that presents an alert. The page is given to `makeAlert`, so that no action keeps it.
  private func button(
    _ title: String, _ makeAlert: @escaping (AlertsPage) -> () -> UIAlertController
  ) -> UIButton {
    UIButton(
      type: .system,
      primaryAction: UIAction(title: title) { [weak self] action in
        guard let self else { return }
        let alert = makeAlert(self)()
        alert.popoverPresentationController?.sourceView = action.sender as? UIView
        present(alert, animated: true)
      })
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [weak self] _ in self?.say(title) }
  }

  private func say(_ text: String) {
    setStatus(answer, text)
  }

  private func simple() -> UIAlertController {
    let alert = UIAlertController(
      title: "Well done!", message: "Are you ready for the next level?", preferredStyle: .alert)
    alert.addAction(action("Let’s go!"))
    return alert
  }

  private func twoButtons() -> UIAlertController {
    let alert = UIAlertController(
      title: "Leave the game?", message: "Your score is kept.", preferredStyle: .alert)
    alert.addAction(action("Leave"))
    alert.addAction(action("Stay", .cancel))
    return alert
  }

  private func delete() -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete this note?", message: "It cannot be brought back.", preferredStyle: .alert)
    alert.addAction(action("Delete", .destructive))
    alert.addAction(action("Archive"))
    let locked = action("Share")
    locked.isEnabled = false
    alert.addAction(locked)
    alert.addAction(action("Cancel", .cancel))
    return alert
  }

  private func long() -> UIAlertController {
    let sentence = "The quick brown fox jumps over the lazy dog, again and again, until the evening comes. "
    let alert = UIAlertController(
      title: "A title that does not fit on one line of the alert",
      message: String(repeating: sentence, count: 12), preferredStyle: .alert)
    alert.addAction(action("Use the present location"))
    alert.addAction(action("Not now", .cancel))
    return alert
  }

  private func signIn() -> UIAlertController {
    let alert = UIAlertController(
      title: "Sign In", message: "Enter the name and the password of your account.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(action("Cancel", .cancel))
    let enter = UIAlertAction(title: "Sign In", style: .default) { [weak self, unowned alert] _ in
      self?.say("Signed in as \(alert.textFields?.first?.text ?? "")")
    }
    alert.addAction(enter)
    alert.preferredAction = enter
    return alert
  }

  private func sheet() -> UIAlertController {
    let alert = UIAlertController(
      title: "Photo", message: "What should happen to it?", preferredStyle: .actionSheet)
    alert.addAction(action("Duplicate"))
    alert.addAction(action("Hide"))
    alert.addAction(action("Delete Photo", .destructive))
    alert.addAction(action("Cancel", .cancel))
    return alert
  }
}
