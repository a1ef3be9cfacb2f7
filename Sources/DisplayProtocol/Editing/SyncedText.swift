/// A text that is edited, as a string and as its UTF-16 units, which change together: neither is made of the
/// other for an edit.
struct SyncedText: Sendable {
  /// The characters.
  private(set) var string: String
  /// The units.
  private(set) var units: TextUnits

  init(_ string: String = "") {
    self.string = string
    units = TextUnits(string.utf16)
  }

  /// Makes a change, whose range must lie in the text.
  mutating func apply(_ change: TextChange) {
    let start = string.utf16.index(string.startIndex, offsetBy: change.range.lowerBound)
    let end = string.utf16.index(start, offsetBy: change.range.count)
    units.replaceSubrange(change.range, with: change.units)
    // A change may cut a character of two units.
    if start.samePosition(in: string.unicodeScalars) != nil,
      end.samePosition(in: string.unicodeScalars) != nil
    {
      string.replaceSubrange(start..<end, with: String(utf16: change.units))
    } else {
      string = String(utf16: units)
    }
  }

  /// Makes the text another one. Returns the change, if it is one.
  mutating func set(_ new: String) -> TextChange? {
    let change = TextChange.between(string, new)
    if let change { units.replaceSubrange(change.range, with: change.units) }
    // Also an equal one: strings that are one in memory are compared at once.
    string = new
    return change
  }
}
