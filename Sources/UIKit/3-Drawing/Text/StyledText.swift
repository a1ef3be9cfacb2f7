import CoreGraphics

/// Text with attributes, in runs of one set each. UIKit keeps, changes, compares and draws such text in this
/// form.
///
/// Foundation on Linux makes an array of attributes for each of its attributed strings and never releases it.
/// So an attributed string is only read when an app hands one in, and only made when an app requests one.
struct StyledText {
  /// A stretch of text with the same attributes, which differ from its neighbors'. Never empty.
  struct Run {
    var text: String
    var attributes: [NSAttributedString.Key: Any]

    /// Whether another run has the same attributes.
    func hasAttributes(of other: Run) -> Bool {
      attributes.count == other.attributes.count
        && attributes.allSatisfy { key, value in
          other.attributes[key].map { Run.isSame(value, $0) } == true
        }
    }

    /// Whether two values are equal; of values that cannot be compared, whether they are one object.
    private static func isSame(_ value: Any, _ other: Any) -> Bool {
      if let value = value as? AnyHashable, let other = other as? AnyHashable { return value == other }
      return value as AnyObject === other as AnyObject
    }
  }

  private(set) var runs: [Run] = []
  /// The immutable string that was passed in, for whoever requests the text unchanged.
  private var source: NSAttributedString?

  /// Text with the same attributes everywhere.
  init(_ text: String, attributes: [NSAttributedString.Key: Any] = [:]) {
    append(Run(text: text, attributes: attributes))
  }

  /// The text of an attributed string.
  init(_ attributed: NSAttributedString) {
    self.init(attributed, in: NSRange(location: 0, length: attributed.length))
    // Mutable strings, and subclasses that keep the text themselves, may change later.
    if type(of: attributed) == NSAttributedString.self { source = attributed }
  }

  /// A part of the text of an attributed string.
  init(_ attributed: NSAttributedString, in range: NSRange) {
    let units = attributed.string.utf16
    attributed.enumerateAttributes(in: range) { attributes, range, _ in
      let start = units.index(units.startIndex, offsetBy: range.location)
      let text = units[start..<units.index(start, offsetBy: range.length)]
      append(Run(text: String(text) ?? String(decoding: text, as: UTF16.self), attributes: attributes))
    }
  }

  /// The text of one of Swift's attributed strings, with the attributes that UIKit draws.
  init(_ attributed: AttributedString) {
    for run in attributed.runs {
      append(
        Run(text: String(attributed.characters[run.range]), attributes: run.attributes.dictionary))
    }
  }

  /// The characters.
  var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }
  /// Whether there are no characters.
  var isEmpty: Bool { runs.isEmpty }
  /// Whether it is nothing but its characters.
  var hasNoAttributes: Bool { runs.isEmpty || runs.count == 1 && runs[0].attributes.isEmpty }

  /// The text as an attributed string: the one that was passed in, or a new one.
  var attributedString: NSAttributedString {
    if let source { return source }
    guard runs.count > 1 else {
      return NSAttributedString(string: string, attributes: runs.first?.attributes)
    }
    let result = NSMutableAttributedString(string: string)
    forEachRange { result.setAttributes($1.attributes, range: $0) }
    return result
  }

  /// Calls a closure with each run and its range.
  func forEachRange(_ body: (NSRange, Run) -> Void) {
    var place = 0
    for run in runs {
      let length = run.text.utf16.count
      body(NSRange(location: place, length: length), run)
      place += length
    }
  }

  // MARK: Changes

  /// Returns the text with the attributes of every run changed.
  func mappingAttributes(_ change: (inout [NSAttributedString.Key: Any]) -> Void) -> StyledText {
    var result = StyledText("")
    for var run in runs {
      change(&run.attributes)
      result.append(run)
    }
    return result
  }

  /// The attributes of the character at a place in UTF-16 units; of the last one beyond the end; none in
  /// empty text.
  func attributes(at place: Int) -> [NSAttributedString.Key: Any] {
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      if place < end { return run.attributes }
    }
    return runs.last?.attributes ?? [:]
  }

  /// Adds text with attributes at the end.
  mutating func append(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    append(Run(text: text, attributes: attributes))
  }

  /// Replaces a range in UTF-16 units, which must lie in the text, by text with attributes.
  mutating func replace(
    _ range: Range<Int>, with text: String, attributes: [NSAttributedString.Key: Any]
  ) {
    var result = StyledText("")
    var isPlaced = false
    func place(_ result: inout StyledText) {
      guard !isPlaced else { return }
      isPlaced = true
      result.append(Run(text: text, attributes: attributes))
    }
    var start = 0
    for run in runs {
      let length = run.text.utf16.count
      let (lower, upper) = (range.lowerBound - start, range.upperBound - start)
      start += length
      if lower > 0 { result.append(run.part(0..<min(lower, length))) }
      guard lower < length else { continue }
      place(&result)
      if upper < length { result.append(run.part(max(upper, 0)..<length)) }
    }
    place(&result)
    self = result
  }

  /// Changes the attributes of a range in UTF-16 units.
  mutating func change(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    var result = StyledText("")
    var start = 0
    for run in runs {
      let length = run.text.utf16.count
      let own = (range.lowerBound - start)..<(range.upperBound - start)
      let inside = own.clamped(to: 0..<length)
      start += length
      guard !inside.isEmpty else {
        result.append(run)
        continue
      }
      result.append(run.part(0..<inside.lowerBound))
      var changed = run.part(inside)
      change(&changed.attributes)
      result.append(changed)
      result.append(run.part(inside.upperBound..<length))
    }
    self = result
  }

  private mutating func append(_ run: Run) {
    source = nil
    guard !run.text.isEmpty else { return }
    if let last = runs.last, last.hasAttributes(of: run) {
      runs[runs.count - 1].text += run.text
    } else {
      runs.append(run)
    }
  }
}

extension StyledText.Run {
  /// A part, given in UTF-16 units.
  fileprivate func part(_ range: Range<Int>) -> StyledText.Run {
    guard range != 0..<text.utf16.count else { return self }
    let part = text[text.index(atUTF16: range.lowerBound)..<text.index(atUTF16: range.upperBound)]
    return StyledText.Run(text: String(part), attributes: attributes)
  }
}

extension StyledText: Equatable {
  static func == (lhs: StyledText, rhs: StyledText) -> Bool {
    if let source = lhs.source, source === rhs.source { return true }
    return lhs.runs.count == rhs.runs.count
      && zip(lhs.runs, rhs.runs).allSatisfy { $0.text.hasSameBytes(as: $1.text) && $0.hasAttributes(of: $1) }
  }
}
