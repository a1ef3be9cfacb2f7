import CoreGraphics

/// The user's changes to a text, which can be undone. Text that is typed, or deleted, in one go is one step.
@MainActor final class EditHistory {
  /// The undo manager that stores the steps.
  let manager = UndoManager()
  private weak var editing: TextEditing?
  private var last: Step?

  /// A replacement, by what it would take to go back.
  private final class Step {
    var place: Int
    var removed: String
    var inserted: Int

    init(place: Int, removed: String, inserted: Int) {
      self.place = place
      self.removed = removed
      self.inserted = inserted
    }
  }

  /// The bytes of replaced text that are kept to be put back. Older steps are forgotten.
  static let mostBytes = 8 << 20

  init(of editing: TextEditing) {
    self.editing = editing
    manager.levelsOfUndo = 200
    manager.mostBytes = Self.mostBytes
  }

  /// Records that `inserted` UTF-16 units came in place of `removed` text.
  func record(at place: Int, removed: String, inserted: Int) {
    let isHistory = manager.isUndoing || manager.isRedoing
    if !isHistory, manager.canUndo, let last {
      if removed.isEmpty, inserted == 1, last.inserted > 0, place == last.place + last.inserted {
        return last.inserted += inserted
      }
      if inserted == 0, last.inserted == 0, place + removed.utf16.count == last.place {
        last.place = place
        last.removed = removed + last.removed
        return
      }
    }
    let step = Step(place: place, removed: removed, inserted: inserted)
    manager.registerUndo(withTarget: self, bytes: { step.removed.utf8.count }) { $0.undo(step) }
    manager.setActionName(SystemWord.typing.text)
    last = isHistory ? nil : step
  }

  private func undo(_ step: Step) {
    last = nil
    editing?.replace(step.place..<step.place + step.inserted, with: step.removed, asking: true)
  }

  /// Removes all steps, as where the app has changed the text itself: they would not fit.
  func removeAll() {
    manager.removeAllActions(withTarget: self)
    last = nil
  }
}
