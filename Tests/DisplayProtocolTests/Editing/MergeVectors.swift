import Foundation

@testable import DisplayProtocol

/// One case of two who change a text at once: the app, and the person who edits it.
struct MergeVector: Codable, Hashable {
  /// A replacement, in UTF-16 units.
  struct Change: Codable, Hashable {
    var from: Int
    var to: Int
    var text: String
  }

  // Given.
  var text: String
  var app: Change
  var edit: Change
  var selection: [Int]

  // Expected.
  /// The text after the app's change, after the edit, and after both.
  var changed = ""
  var edited = ""
  var both = ""
  /// The edit after the app's change, and the app's change after the edit.
  var shifted: Change?
  var preceded: Change?
  /// The selection after the app's change.
  var moved: [Int] = []
  /// The change that leads from the text to that after both.
  var between: Change?

  /// The file that has all cases, for Swift and for the page's script.
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("merges.json")

  /// Describes a case and works out what is expected, by the rules of ``TextChange``.
  init(_ text: String, app: Change, edit: Change, selection: Range<Int>) {
    (self.text, self.app, self.edit) = (text, app, edit)
    self.selection = [selection.lowerBound, selection.upperBound]
    let units = Array(text.utf16)
    let (change, own) = (TextChange(app), TextChange(edit))
    let changed = change.applied(to: units)
    let edited = own.applied(to: units)
    let shifted = own.transformed(over: change, of: units, giving: changed)
    let both = shifted.applied(to: changed)
    self.changed = String(decoding: changed, as: UTF16.self)
    self.edited = String(decoding: edited, as: UTF16.self)
    self.both = String(decoding: both, as: UTF16.self)
    self.shifted = Change(shifted)
    preceded = change.transformed(over: own, movedTo: shifted, giving: edited, and: both).map(Change.init)
    let moved = change.moved(selection, in: units.count).clamped(toTextOf: changed.count).aligned(in: changed)
    self.moved = [moved.lowerBound, moved.upperBound]
    between = TextChange.between(units, both).map(Change.init)
  }
}

extension MergeVector.Change {
  init(_ change: TextChange) {
    self.init(
      from: change.range.lowerBound, to: change.range.upperBound,
      text: String(decoding: change.units, as: UTF16.self))
  }
}

extension TextChange {
  fileprivate init(_ change: MergeVector.Change) {
    self.init(change.from..<change.to, with: Array(change.text.utf16))
  }
}
