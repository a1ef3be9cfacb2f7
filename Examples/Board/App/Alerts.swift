import BoardModel
import KatanaStore
import UIKit

/// The alerts of the messages in the state.
enum Alerts {
  /// Shows a message above whatever a controller presents, once.
  static func show(
    _ message: BoardState.Message, over controller: UIViewController, store: Store<BoardState, BoardServices>,
    shared: SharedBoard
  ) {
    var top = controller
    while let presented = top.presentedViewController { top = presented }
    guard !(top is UIAlertController) else { return }
    let alert: UIAlertController
    switch message {
    case .draftConflict(let note): alert = draftConflict(note, store: store, shared: shared)
    case .stepConflict(let note):
      let words = note.map { "\(name(of: $0, in: shared)) has changed this note since. It stays as it is." }
      alert = plain("Not Changed", words ?? "Somebody has taken this note off the board.", store)
    case .isFull:
      alert = plain("The Board Is Full", "Take a note off to make room for another one.", store)
    case .unreachable:
      alert = plain(
        "Not Saved", "The board cannot be reached. What you wrote is kept; try again in a moment.", store)
    }
    top.present(alert, animated: true)
  }

  /// Asks whose words are to stay.
  private static func draftConflict(
    _ note: Note?, store: Store<BoardState, BoardServices>, shared: SharedBoard
  ) -> UIAlertController {
    let who = note.map { name(of: $0, in: shared) }
    let alert = UIAlertController(
      title: who.map { "\($0) Was Faster" } ?? "This Note Is Gone",
      message: note.map { "The note says now:\n“\($0.content.text.prefix(120))”" }
        ?? "Somebody has taken it off the board while you wrote.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: note == nil ? "Put It Back" : "Use Mine", style: .default) { _ in
        store.dispatch(DismissMessage())
        store.dispatch(RebaseDraft(upon: note))
        store.dispatch(SaveDraft())
      })
    alert.addAction(
      UIAlertAction(title: note == nil ? "Leave It Off" : "Keep Theirs", style: .cancel) { _ in
        store.dispatch(DismissMessage())
        store.dispatch(CloseDraft())
      })
    return alert
  }

  private static func plain(
    _ title: String, _ message: String, _ store: Store<BoardState, BoardServices>
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in store.dispatch(DismissMessage()) })
    return alert
  }

  private static func name(of note: Note, in shared: SharedBoard) -> String {
    shared.board.name(of: note.editor)
  }
}
