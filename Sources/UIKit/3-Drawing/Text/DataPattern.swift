import Foundation

/// A way in which a kind of data is written.
struct DataPattern: @unchecked Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression
  /// Makes the value of what was found, and says how much of it counts, in UTF-16 units; nil where it is
  /// none.
  private let value: @Sendable (_ text: String, _ groups: [String?]) -> (value: any Sendable, length: Int)?

  private init(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    _ value: @escaping @Sendable (String, [String?]) -> (value: any Sendable, length: Int)?
  ) {
    self.type = type
    // Only patterns from this file, which the tests run.
    expression = try! NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    self.value = value
  }

  /// Returns what is found in a range of a text.
  func results(
    in string: String, options: NSRegularExpression.MatchingOptions, range: NSRange
  ) -> [NSTextCheckingResult] {
    let text = NSString(string: string)
    return expression.matches(in: string, options: options, range: range).compactMap { match in
      let groups = (0..<match.numberOfRanges).map { index -> String? in
        let range = match.range(at: index)
        return range.location == NSNotFound ? nil : text.substring(with: range)
      }
      guard let (value, length) = value(text.substring(with: match.range), groups) else { return nil }
      return DetectedData(type, value, in: NSRange(location: match.range.location, length: length))
    }
  }

  /// All kinds, of which the first goes first where two begin at one place.
  static let all = [link, mail, host, phone, isoDate, namedDate, dayFirstDate]

  // MARK: Links

  private static let link = DataPattern(.linkFound, #"(?<![\w@])(?:https?|ftps?)://[^\s<>"“”]+"#) { text, _ in
    url(trimmed(text), prefix: "")
  }

  private static let mail = DataPattern(
    .linkFound, #"(?<![\w@.%+-])(?:mailto:)?[a-z0-9._%+-]++@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?![\w@])"#
  ) { text, _ in
    url(trimmed(text), prefix: text.lowercased().hasPrefix("mailto:") ? "" : "mailto:")
  }

  private static let endings =
    "com|org|net|edu|gov|info|io|dev|app|ai|eu|uk|us|ca|au|nz|ie|de|at|ch|fr|be|nl|lu|it|es|pt|pl|cz|sk|hu|se|no|fi|dk|gr|ro|ua|jp|cn|kr|in|br|mx|tv|shop|blog"

  private static let host = DataPattern(
    .linkFound,
    #"(?<![\w@./-])(?:www\.[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:[a-z0-9-]+\.)+(?:"# + endings
      + #"))(?![\w@-])(?::\d{1,5})?(?:[/?#][^\s<>"“”]*)?"#
  ) { text, _ in url(trimmed(text), prefix: "http://") }

  /// Without what ends the sentence around an address.
  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    var closing = text.count { $0 == ")" } - text.count { $0 == "(" }
    while let last = text.last, ".,;:!?'’»…)]}*_".contains(last) {
      if last == ")" {
        // A parenthesis that belongs to the address stays.
        if closing <= 0 { break }
        closing -= 1
      }
      text.removeLast()
    }
    return String(text)
  }

  private static func url(_ text: String, prefix: String) -> (value: any Sendable, length: Int)? {
    URL(string: prefix + text).map { ($0, text.utf16.count) }
  }

  // MARK: Telephone numbers

  private static let phone = DataPattern(
    .phoneFound,
    #"(?<![\w@.,/:#€$£%-])(?<![-+.,]\s)\+?(?:\(\d{1,5}\)|\d{1,15}+)(?:[ \u00A0.\-/]{0,2}(?:\(\d{1,5}\)|\d{2,15}+)){0,6}(?![\w@%€$£])(?![.,:/-]\d)"#
  ) { text, _ in
    let digits = text.filter(\.isNumber).count
    let groups = text.split { !$0.isNumber }.map(\.count)
    let hasPlus = text.hasPrefix("+")
    guard (7...15).contains(digits) else { return nil }
    if groups.count == 1, !hasPlus, digits != 10, digits != 11 { return nil }
    if isNumber(text, groups) || isDate(text, groups) { return nil }
    return (text, text.utf16.count)
  }

  /// Whether digits are a number: with a point, or with thousands as in 1.234.567.
  private static func isNumber(_ text: String, _ groups: [Int]) -> Bool {
    if groups.count == 2, text.contains(".") { return true }
    guard groups.count > 1, groups[0] < 3, groups.dropFirst().allSatisfy({ $0 == 3 }) else { return false }
    return text.allSatisfy { $0.isNumber || $0 == "." } || text.allSatisfy { $0.isNumber || $0 == " " }
  }

  /// Whether digits are a date, two years or the address of a machine.
  private static func isDate(_ text: String, _ groups: [Int]) -> Bool {
    groups == [4, 2, 2] || groups == [4, 4]
      || groups.count == 3 && groups[2] == 4 && groups[0] <= 2 && groups[1] <= 2
      || groups.count == 4 && text.allSatisfy { $0.isNumber || $0 == "." } && groups.allSatisfy { $0 <= 3 }
  }

  // MARK: Dates

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
    "november",
    "december",
  ]
  private static let month =
    "(" + months.map { $0.prefix(3) + ($0.count > 3 ? "(?:\($0.dropFirst(3)))?" : "") }.joined(separator: "|")
    + #"|sept)\.?"#
  private static let time = #"(?:(?:,| at)?\s+(\d{1,2})(?::(\d{2}))?\s*([ap]\.?m\b\.?)?)?"#

  private static let isoDate = DataPattern(
    .dateFound, #"(?<![\w-])(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2})?)?(?![\w-])"#
  ) { text, groups in
    date(
      year: groups[1], month: groups[2].flatMap { Int($0) }, day: groups[3], hour: groups[4],
      minute: groups[5],
      half: nil, text)
  }

  private static let namedDate = DataPattern(
    .dateFound, #"(?<!\w)"# + month + #"\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})"# + time + #"(?!\w)"#
  ) { text, groups in
    date(
      year: groups[3], month: number(ofMonth: groups[1]), day: groups[2], hour: groups[4], minute: groups[5],
      half: groups[6], text)
  }

  private static let dayFirstDate = DataPattern(
    .dateFound, #"(?<![\w.])(\d{1,2})(?:st|nd|rd|th|\.)?\s+"# + month + #",?\s+(\d{4})"# + time + #"(?!\w)"#
  ) { text, groups in
    date(
      year: groups[3], month: number(ofMonth: groups[2]), day: groups[1], hour: groups[4], minute: groups[5],
      half: groups[6], text)
  }

  private static func number(ofMonth name: String?) -> Int? {
    months.firstIndex { $0.hasPrefix(name?.lowercased().prefix(3) ?? "-") }.map { $0 + 1 }
  }

  private static func date(
    year: String?, month: Int?, day: String?, hour: String?, minute: String?, half: String?, _ text: String
  ) -> (value: any Sendable, length: Int)? {
    // A number behind a date without minutes or a half of the day is no time.
    guard hour == nil || minute != nil || half != nil else { return nil }
    var components = DateComponents(
      year: year.flatMap { Int($0) }, month: month, day: day.flatMap { Int($0) },
      hour: hour.flatMap { Int($0) } ?? 12, minute: minute.flatMap { Int($0) } ?? 0)
    if let half, let hour = components.hour {
      guard (1...12).contains(hour) else { return nil }
      components.hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
    }
    let calendar = Calendar(identifier: .gregorian)
    components.calendar = calendar
    guard components.isValidDate, let date = calendar.date(from: components) else { return nil }
    return (date, text.utf16.count)
  }
}
