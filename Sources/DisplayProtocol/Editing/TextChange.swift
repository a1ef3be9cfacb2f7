/// A text as its UTF-16 units, in which both ends of an editor count.
public typealias TextUnits = [UInt16]

/// One replacement in a text.
public struct TextChange: Hashable, Sendable {
  /// The range that is replaced.
  public var range: Range<Int>
  /// The text that replaces it.
  public var units: TextUnits

  /// Describes a replacement.
  public init(_ range: Range<Int>, with units: TextUnits) {
    self.range = range
    self.units = units
  }

  /// The number of UTF-16 units by which the text grows.
  public var growth: Int { units.count - range.count }

  /// The text after the change, whose range must lie in it.
  public func applied(to text: TextUnits) -> TextUnits {
    var result = text
    result.replaceSubrange(range, with: units)
    return result
  }

  /// The change from one text to another: what lies between their common start and their common end. Nil when
  /// they are equal. No character of two units is cut.
  public static func between(_ old: TextUnits, _ new: TextUnits) -> TextChange? {
    between(old[...], new[...])
  }

  /// The change from one text to another, as between their units. What is equal is compared by bytes, many at
  /// once, so that a small change of a long text is found soon.
  package static func between(_ old: String, _ new: String) -> TextChange? {
    guard let difference = TextDifference(old, new) else { return nil }
    let (start, oldEnd, newEnd) = (difference.start, difference.oldEnd, difference.newEnd)
    func place(_ byte: Int, in text: String) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: byte)
    }
    let from = old.utf16.distance(from: old.startIndex, to: place(start, in: old))
    let length = old.utf16.distance(from: place(start, in: old), to: place(oldEnd, in: old))
    let units = new.utf16[place(start, in: new)..<place(newEnd, in: new)]
    return TextChange(from..<from + length, with: Array(units))
  }

  private static func between(_ old: ArraySlice<UInt16>, _ new: ArraySlice<UInt16>) -> TextChange? {
    guard old != new else { return nil }
    let shorter = min(old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    var start = 0
    while start < shorter, old[oldStart + start] == new[newStart + start] { start += 1 }
    if start > 0, UTF16.isLeadSurrogate(old[oldStart + start - 1]) { start -= 1 }
    var end = 0
    while end < shorter - start, old[old.endIndex - 1 - end] == new[new.endIndex - 1 - end] { end += 1 }
    if end > 0, UTF16.isTrailSurrogate(old[old.endIndex - end]) { end -= 1 }
    return TextChange(
      (oldStart + start)..<(old.endIndex - end), with: Array(new[(newStart + start)..<(new.endIndex - end)]))
  }

  // MARK: Two at once

  /// The side of text inserted exactly at a position to which the position moves.
  public enum Side: Sendable {
    case before, after
    /// Before it, but after it at the very end of the text: who types there goes on at the end.
    case caret
  }

  /// Returns the position to which this change moves a position in a text of `length`. Inside the replaced
  /// range it keeps its distance from the start, as far as there is that much text.
  public func moved(_ place: Int, in length: Int, _ side: Side = .caret) -> Int {
    if place < range.lowerBound { return place }
    if place > range.upperBound { return place + growth }
    if range.isEmpty {
      switch side {
      case .before: return place
      case .after: return place + units.count
      case .caret: return place == length ? place + units.count : place
      }
    }
    if place == range.upperBound { return place + growth }
    return range.lowerBound + min(place - range.lowerBound, units.count)
  }

  /// Returns the selection to which this change moves a selection.
  public func moved(_ selection: Range<Int>, in length: Int) -> Range<Int> {
    guard !selection.isEmpty else {
      let place = moved(selection.lowerBound, in: length)
      return place..<place
    }
    let start = moved(selection.lowerBound, in: length, .after)
    return start..<max(start, moved(selection.upperBound, in: length, .before))
  }

  /// Returns an edit of `text` transformed for the case that the app has made `change` of it first; `changed`
  /// is the text after that. What the user typed is never lost.
  func transformed(over change: TextChange, of text: TextUnits, giving changed: TextUnits) -> TextChange {
    TextChange(change.moved(range, in: text.count).aligned(in: changed), with: units)
  }

  /// Returns an app's change of `text` transformed for the case that an edit was made first. Both orders lead
  /// to one text: `edited` is the text after the edit, `both` the text after both.
  func transformed(
    over edit: TextChange, movedTo moved: TextChange, giving edited: TextUnits, and both: TextUnits
  )
    -> TextChange?
  {
    if range.upperBound < edit.range.lowerBound { return self }
    if range.lowerBound > edit.range.upperBound {
      return TextChange(range.lowerBound + edit.growth..<range.upperBound + edit.growth, with: units)
    }
    let start = min(range.lowerBound, edit.range.lowerBound)
    let end = max(range.upperBound, edit.range.upperBound)
    let before = edited[start..<end + edit.growth]
    let after = both[start..<end + growth + moved.growth]
    return TextChange.between(before, after)
  }
}

extension Range<Int> {
  /// The range as far as it lies in a text of `count` units.
  public func clamped(toTextOf count: Int) -> Range<Int> {
    let start = Swift.min(Swift.max(lowerBound, 0), count)
    return start..<Swift.min(Swift.max(upperBound, start), count)
  }

  /// The range, widened so that it cuts no character of two units.
  public func aligned(in text: TextUnits) -> Range<Int> {
    aligned(inTextOf: text.count) { text[$0] }
  }

  /// The range in a text of a number of units, of which `unit` answers those it asks for, widened as by
  /// ``aligned(in:)``.
  func aligned(inTextOf count: Int, unit: (Int) -> UInt16) -> Range<Int> {
    func isInside(_ place: Int) -> Bool {
      place > 0 && place < count && UTF16.isTrailSurrogate(unit(place))
        && UTF16.isLeadSurrogate(unit(place - 1))
    }
    let start = isInside(lowerBound) ? lowerBound - 1 : lowerBound
    guard !isEmpty else { return start..<start }
    return start..<(isInside(upperBound) ? upperBound + 1 : upperBound)
  }
}
