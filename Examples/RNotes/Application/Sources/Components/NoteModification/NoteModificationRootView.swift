import Hyperdrive
import RxSwift

enum NoteModificationAction {
  case titleChanged(String)
  case bodyChanged(String)
}

/// The fields of a note that is being written.
final class NoteModificationRootView: ViewBase<Note, NoteModificationAction> {
  let titleTextField = TextField()
  let bodyTextView = UITextView()

  override var actions: [Observable<NoteModificationAction>] {
    [
      titleTextField.rx.text.skip(1).replaceNilWith("").map(NoteModificationAction.titleChanged),
      bodyTextView.rx.text.skip(1).replaceNilWith("").map(NoteModificationAction.bodyChanged),
    ]
  }

  override func loadView() {
    bodyTextView.textContainer.lineFragmentPadding = 0
    if let font = titleTextField.font { titleTextField.font = UIFontMetrics.default.scaledFont(for: font) }
    if let font = bodyTextView.font { bodyTextView.font = UIFontMetrics.default.scaledFont(for: font) }
    titleTextField.adjustsFontForContentSizeCategory = true
    bodyTextView.adjustsFontForContentSizeCategory = true
    titleTextField.addAction(
      UIAction { [bodyTextView] _ in bodyTextView.becomeFirstResponder() }, for: .editingDidEndOnExit)
    bodyTextView.accessibilityLabel = "Note"
  }

  override func update() {
    titleTextField.text = componentState.title
    bodyTextView.text = componentState.body
  }
}

extension NoteModificationRootView: Previewable {
  static func makePreview() -> UIView {
    NoteModificationRootView().with(state: Note(title: "Groceries", body: "Milk, honey"))
  }
}
