import Foundation

/// Finds words that are misspelt, and words to put in their place, in the dictionaries of Hunspell that are
/// installed.
///
/// Without the library or a dictionary of the language, every word counts as well spelt. Words with digits
/// count as well spelt, too.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  /// The words that this checker takes for well spelt; nil by default.
  open var ignoredWords: [String]?

  /// The languages of the installed dictionaries, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionary.names }

  // MARK: Checking

  /// Returns the range of the first word that is misspelt, in UTF-16 code units; `NSNotFound` and 0 for none.
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text that is checked.
  ///   - startingOffset: The place in the text to begin at.
  ///   - wrapFlag: Whether to go on at the beginning of the range after its end.
  ///   - language: The language, such as `en_US`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = SpellingDictionary.dictionary(for: language) else { return none }
    let text = Array(stringToCheck.utf16)
    let bounds = Self.bounds(range, in: text.count)
    let start = min(max(startingOffset, bounds.lowerBound), bounds.upperBound)
    let parts = [start..<bounds.upperBound] + (wrapFlag ? [bounds.lowerBound..<start] : [])
    for part in parts {
      if let word = misspelledWords(in: text, part, by: dictionary, limit: 1).first { return NSRange(word) }
    }
    return none
  }

  /// Returns the ranges of the misspelled words in a part of a text, the first ones up to a limit.
  func misspelledWords(
    in text: [UInt16], _ part: Range<Int>, by dictionary: SpellingDictionary, limit: Int = .max
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for word in SpellingWords(text, in: part) where !isKnown(word.text, to: dictionary) {
      found.append(word.range)
      if found.count == limit { break }
    }
    return found
  }

  private func isKnown(_ word: String, to dictionary: SpellingDictionary) -> Bool {
    dictionary.has(word) || ignoredWords?.contains(word) == true || Self.hasLearnedWord(word)
  }

  /// Returns words to put in the place of a word, the best first; nil where there is no dictionary of the
  /// language.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    SpellingDictionary.dictionary(for: language)?.guesses(for: Self.part(range, of: string))
  }

  /// Returns words that begin with a part of a word, the shortest first; nil where there is no dictionary of
  /// the language.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]?
  {
    guard let dictionary = SpellingDictionary.dictionary(for: language) else { return nil }
    let start = Self.part(range, of: string)
    guard !start.isEmpty else { return [] }
    let learned = Self.learnedWords.filter { $0.lowercased().hasPrefix(start.lowercased()) }
    return learned + dictionary.completions(of: start)
  }

  private static func bounds(_ range: NSRange, in count: Int) -> Range<Int> {
    let start = min(max(range.location, 0), count)
    return start..<min(max(start, start + min(max(range.length, 0), count)), count)
  }

  private static func part(_ range: NSRange, of string: String) -> String {
    let text = Array(string.utf16)
    return String(decoding: text[bounds(range, in: text.count)], as: UTF16.self)
  }

  // MARK: Words of the person's

  /// Ignores a word: this checker takes it as spelled correctly.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Learns a word: all checkers of the app take it as spelled correctly from now on; it is kept in the app's
  /// user defaults.
  open class func learnWord(_ word: String) {
    guard !hasLearnedWord(word) else { return }
    UserDefaults.standard.set(learnedWords + [word], forKey: key)
  }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

  /// Removes a learned word.
  open class func unlearnWord(_ word: String) {
    UserDefaults.standard.set(learnedWords.filter { $0 != word }, forKey: key)
  }

  private static let key = "UITextCheckerLearnedWords"
  private static var learnedWords: [String] { UserDefaults.standard.stringArray(forKey: key) ?? [] }
}

/// The words of a text: letters, with apostrophes within them. What touches a digit or an underscore is none,
/// nor is what has ideographs.
struct SpellingWords: Sequence, IteratorProtocol {
  private let text: [UInt16]
  private let end: Int
  private var place: Int

  init(_ text: [UInt16], in range: Range<Int>) {
    (self.text, place, end) = (text, range.lowerBound, range.upperBound)
  }

  mutating func next() -> (text: String, range: Range<Int>)? {
    while place < end {
      guard isPart(place) else {
        place += 1
        continue
      }
      var start = place
      while place < end, isPart(place) { place += 1 }
      var stop = place
      while start < stop, isApostrophe(start) { start += 1 }
      while start < stop, isApostrophe(stop - 1) { stop -= 1 }
      let units = text[start..<stop].map { $0 == 0x2019 ? 0x27 : $0 }
      guard !units.isEmpty else { continue }
      let word = String(decoding: units, as: UTF16.self)
      let isOther = word.unicodeScalars.contains {
        $0.isASCII
          ? $0 == "_" || ("0"..."9").contains($0)
          : $0.properties.numericType != nil || $0.properties.isIdeographic
      }
      if !isOther { return (word, start..<stop) }
    }
    return nil
  }

  private func isApostrophe(_ index: Int) -> Bool { text[index] == 0x27 || text[index] == 0x2019 }

  private func isPart(_ index: Int) -> Bool {
    let unit = text[index]
    // Most letters are found without Unicode's tables.
    if unit < 0x80 {
      return 0x61...0x7A ~= unit | 0x20 || 0x30...0x39 ~= unit || unit == 0x5F || unit == 0x27
    }
    if isApostrophe(index) || unit == 0x5f || UTF16.isSurrogate(unit) { return !UTF16.isSurrogate(unit) }
    guard let scalar = Unicode.Scalar(unit) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.generalCategory == .nonspacingMark
  }
}
