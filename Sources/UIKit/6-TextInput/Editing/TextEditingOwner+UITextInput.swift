import CoreGraphics

/// Reading, selecting and changing by places, alike for text fields and text views.
extension TextEditingOwner {
  var wholeRange: Range<Int> { 0..<content.length }

  func textOf(_ range: UITextRange) -> String? {
    selectedText(range.range.clamped(toTextOf: content.length))
  }

  func rangeFrom(_ start: UITextPosition, to end: UITextPosition) -> UITextRange {
    UITextRange(min(start.offset, end.offset)..<max(start.offset, end.offset))
  }

  func placeFrom(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, place >= 0, place <= content.length else { return nil }
    return UITextPosition(offset: place)
  }

  func order(of one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    one.offset < other.offset
      ? .orderedAscending : one.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
