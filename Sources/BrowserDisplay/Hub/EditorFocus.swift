import DisplayProtocol

/// The pages in which the focused editor is edited. An app has one focus and may be shown in several tabs: a
/// tab's keys go to the editor only where that tab's person chose it, or used the app last when the app chose
/// it. In the others the text is shown and not edited.
struct EditorFocus: Equatable {
  private var layer: LayerID?
  /// The numbers of the pages' sessions; nil where nobody has used the app yet, so that any page edits.
  private var editing: Set<Int>?

  /// Whether what has the focus is edited in a page.
  func isEditing(in session: Session) -> Bool { editing?.contains(session.number) ?? true }

  /// Records that the user of a page gives the focus to an editor.
  mutating func edit(_ layer: LayerID, in session: Session) {
    if self.layer == layer, editing != nil {
      editing?.insert(session.number)
    } else {
      editing = [session.number]
    }
    self.layer = layer
  }

  /// Follows the focus where a commit moves it. An editor that has lost it is given anew to the page that was
  /// used last.
  mutating func apply(_ commit: SceneCommit, lastUsed: @autoclosure () -> Session?) {
    for case .set(let layer, .editor(let editor?)) in commit.changes {
      if editor.isFocused {
        if layer != self.layer { editing = lastUsed().map { [$0.number] } }
        self.layer = layer
      } else if layer == self.layer {
        self.layer = nil
      }
    }
  }

  /// Removes a page that has gone. The last one leaves what it edited to the others.
  mutating func leave(_ session: Session) {
    editing?.remove(session.number)
    if editing?.isEmpty == true { editing = nil }
  }
}
