import Foundation

/// The options of a search in text.
public struct UITextSearchOptions: Hashable, Sendable {
  /// Which parts of words are found.
  public enum WordMatchMethod: Int, Sendable {
    /// Any.
    case contains = 0
    /// The beginnings of words.
    case startsWith = 1
    /// Whole words.
    case fullWord = 2
  }

  /// Which parts of words are found; any by default.
  public var wordMatchMethod = WordMatchMethod.contains
  /// The options by which characters are compared; whatever their case by default.
  public var stringCompareOptions: NSString.CompareOptions = .caseInsensitive

  /// Makes the default options.
  public init() {}

  /// Feeds what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wordMatchMethod)
    hasher.combine(stringCompareOptions.rawValue)
  }

  /// Returns the ranges of a text that match, in UTF-16 units. None for an empty query.
  func ranges(of query: String, in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let string = NSString(string: text)
    var ranges: [NSRange] = []
    var start = 0
    while start < string.length {
      let found = string.range(
        of: query, options: stringCompareOptions,
        range: NSRange(location: start, length: string.length - start))
      guard found.location != NSNotFound, found.length > 0 else { break }
      if isAtWords(found, of: string) {
        ranges.append(found)
        start = NSMaxRange(found)
      } else {
        start = found.location + 1
      }
    }
    return ranges
  }

  private func isAtWords(_ range: NSRange, of string: NSString) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < string.length, let scalar = Unicode.Scalar(string.character(at: place)) else {
        return false
      }
      return CharacterSet.alphanumerics.contains(scalar)
    }
    switch wordMatchMethod {
    case .contains: return true
    case .startsWith: return !isLetter(range.location - 1)
    case .fullWord: return !isLetter(range.location - 1) && !isLetter(NSMaxRange(range))
    }
  }
}
