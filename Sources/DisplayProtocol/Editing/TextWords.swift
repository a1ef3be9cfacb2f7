extension Character {
  /// Whether the character is part of a word, for who selects and moves by words.
  package var isWordPart: Bool { isLetter || isNumber || self == "_" || self == "’" || self == "'" }
}

extension String {
  /// The word, or the stretch between words, around a place.
  package func word(at place: Int) -> Range<Int> {
    guard !isEmpty else { return 0..<0 }
    var start = utf16.index(startIndex, offsetBy: Swift.min(place, utf16.count))
    if start == endIndex { start = index(before: start) }
    let isWord = self[start].isWordPart
    var end = index(after: start)
    while start > startIndex, self[index(before: start)].isWordPart == isWord,
      !self[index(before: start)].isNewline
    {
      start = index(before: start)
    }
    while end < endIndex, self[end].isWordPart == isWord, !self[end].isNewline { end = index(after: end) }
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }

  /// The paragraph around a place, without the line break at its end.
  package func paragraph(at place: Int) -> Range<Int> {
    let middle = utf16.index(startIndex, offsetBy: Swift.min(place, utf16.count))
    let start = self[..<middle].lastIndex(where: \.isNewline).map { index(after: $0) } ?? startIndex
    let end = self[middle...].firstIndex(where: \.isNewline) ?? endIndex
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }
}
