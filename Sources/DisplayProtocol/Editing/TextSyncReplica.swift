/// A display's end of an editor: the text as the person sees it, which is ahead of the app's by the edits that the
/// app has not acknowledged yet.
public struct TextSyncReplica: Sendable {
  /// The text as it shows.
  public private(set) var units: TextUnits
  /// The selected range; where nothing is selected, the position of the caret.
  public private(set) var selection: Range<Int>
  /// The last revision of the app's that was applied.
  public private(set) var revision: Int

  /// The text that the app last sent.
  private var base: TextUnits
  private var pending: [(number: Int, change: TextChange)] = []
  private var selectionCount: Int

  /// Creates a replica of the app's editor.
  public init(_ editor: TextEditor) {
    units = TextUnits(editor.text.utf16)
    base = units
    selection = editor.selection.clamped(toTextOf: units.count)
    selectionCount = editor.selectionCount
    revision = editor.revision
  }

  /// The text as it shows.
  public var text: String { String(decoding: units, as: UTF16.self) }

  /// Whether the app has yet to take in edits of the text.
  public var isAhead: Bool { !pending.isEmpty }

  /// Changes the text as the person does. `number` is the number under which the change is sent to the app.
  public mutating func replace(_ range: Range<Int>, with text: String, selecting: Range<Int>, number: Int) {
    let change = TextChange(range, with: TextUnits(text.utf16))
    units = change.applied(to: units)
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
      base = first.change.applied(to: base)
      pending.removeFirst()
    }
    revision = editor.revision
    let stated = TextUnits(editor.text.utf16)
    if var change = TextChange.between(base, stated) {
      var (old, new) = (base, stated)
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
      units = new
      selection = change.moved(selection, in: length).clamped(toTextOf: units.count).aligned(in: units)
    }
    base = stated
    guard editor.selectionCount != selectionCount else { return }
    selectionCount = editor.selectionCount
    selection = editor.selection.clamped(toTextOf: base.count)
    var length = base.count
    for (_, change) in pending {
      selection = change.moved(selection, in: length)
      length += change.growth
    }
    selection = selection.clamped(toTextOf: units.count).aligned(in: units)
  }
}
