extension String {
  /// The place so many UTF-16 units from the start, or from the end where there are fewer. Inside a character
  /// of two units, its start.
  func index(atUTF16 offset: Int) -> Index {
    let place = utf16.index(utf16.startIndex, offsetBy: max(offset, 0), limitedBy: utf16.endIndex) ?? endIndex
    return place.samePosition(in: unicodeScalars)
      ?? unicodeScalars.index(before: unicodeScalars.index(after: place))
  }
}
