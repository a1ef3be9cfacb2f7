/// A display's end of an editor: the text as the person sees it, which is ahead of the app's by the edits
/// that the app has not acknowledged yet.
public struct TextSyncReplica: Sendable {
  /// The text as it shows.
  public var units: TextUnits { shown.units }
  private var shown: SyncedText
  /// The selected range; where nothing is selected, the position of the caret.
  public private(set) var selection: Range<Int>
  /// The last revision of the app's that was applied.
  public private(set) var revision: Int

  /// The text that the app last sent, with the edits that it has acknowledged since.
  private var base: SyncedText
  private var pending: [(number: Int, change: TextChange)] = []
  private var selectionCount: Int

  /// Creates a replica of the app's editor.
  public init(_ editor: TextEditor) {
    shown = SyncedText(editor.text)
    base = shown
    selection = editor.selection.clamped(toTextOf: shown.units.count)
    selectionCount = editor.selectionCount
    revision = editor.revision
  }

  /// The text as it shows.
  public var text: String { shown.string }

  /// Whether the app has yet to take in edits of the text.
  public var isAhead: Bool { !pending.isEmpty }

  /// Changes the text as the person does. `number` is the number under which the change is sent to the app.
  public mutating func replace(_ range: Range<Int>, with text: String, selecting: Range<Int>, number: Int) {
    let change = TextChange(range, with: TextUnits(text.utf16))
    shown.apply(change)
    pending.append((number, change))
    selection = selecting
  }

  /// Places the selection as the person does.
  public mutating func select(_ selection: Range<Int>) {
    self.selection = selection.clamped(toTextOf: units.count)
  }

  /// Applies the app's editor, which includes the edits up to `acknowledged`. Later ones stay, moved to where
  /// they belong now.
  public mutating func receive(_ editor: TextEditor, acknowledged: Int) {
    while let first = pending.first, first.number <= acknowledged {
      base.apply(first.change)
      pending.removeFirst()
    }
    revision = editor.revision
    var old = pending.isEmpty ? [] : base.units
    if var change = base.set(editor.text) {
      var new = pending.isEmpty ? [] : base.units
      let length = units.count
      for index in pending.indices {
        let edit = pending[index].change
        let moved = edit.transformed(over: change, of: old, giving: new)
        let (edited, both) = (edit.applied(to: old), moved.applied(to: new))
        pending[index].change = moved
        change =
          change.transformed(over: edit, movedTo: moved, giving: edited, and: both)
          ?? TextChange(0..<0, with: [])
        (old, new) = (edited, both)
      }
      if pending.isEmpty { shown = base } else { shown.apply(change) }
      selection = change.moved(selection, in: length).clamped(toTextOf: units.count).aligned(in: units)
    }
    // Strings that are one in memory are compared at once.
    if pending.isEmpty { shown = base }
    guard editor.selectionCount != selectionCount else { return }
    selectionCount = editor.selectionCount
    selection = editor.selection.clamped(toTextOf: base.units.count)
    var length = base.units.count
    for (_, change) in pending {
      selection = change.moved(selection, in: length)
      length += change.growth
    }
    selection = selection.clamped(toTextOf: units.count).aligned(in: units)
  }
}
