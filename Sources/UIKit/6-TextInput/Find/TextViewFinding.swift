import Foundation

/// The search in a text view's text, made when it is enabled.
@MainActor final class TextViewFinding: UIFindInteractionDelegate {
  private unowned let view: UITextView
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(_ view: UITextView) {
    self.view = view
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    TextViewFindSession(self.view)
  }

  private var session: TextViewFindSession? { interaction.activeFindSession as? TextViewFindSession }

  /// Follows text that was changed, and shows how many results there are now.
  func textDidChange() {
    guard let session else { return }
    session.textDidChange()
    interaction.updateResultCount()
  }

  /// Follows lines that moved.
  func layoutMarks() { session?.layoutMarks() }
}
