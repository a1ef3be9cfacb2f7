internal import CSQLite
import Foundation

/// The functions and orders of texts that SQL lacks and fetches need.
enum SQLiteFunctions {
  static func register(in database: OpaquePointer?) {
    let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
    sqlite3_create_function_v2(
      database, "shoji_text", 4, flags, nil,
      { context, _, values in
        guard let values, let name = SQLiteText.read(values[0]), let kind = TextComparison(rawValue: name)
        else { return }
        guard let left = SQLiteText.read(values[2]), let right = SQLiteText.read(values[3]) else {
          return sqlite3_result_null(context)
        }
        let options = UInt(sqlite3_value_int64(values[1]))
        sqlite3_result_int(context, kind.holds(left, right, options: options) ? 1 : 0)
      }, nil, nil, nil)
    sqlite3_create_function_v2(
      database, "shoji_case", 2, flags, nil,
      { context, _, values in
        guard let values, let text = SQLiteText.read(values[1]) else { return sqlite3_result_null(context) }
        let changed: String
        switch SQLiteText.read(values[0]) {
        case "uppercase": changed = text.uppercased()
        case "canonical": changed = TextComparison.folded(text, options: 3)
        default: changed = text.lowercased()
        }
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        sqlite3_result_text(context, changed, -1, copied)
      }, nil, nil, nil)
    for order in TextOrder.allCases {
      let selected = UnsafeMutableRawPointer(bitPattern: order.rawValue)
      sqlite3_create_collation_v2(
        database, order.collation, SQLITE_UTF8, selected,
        { order, leftCount, left, rightCount, right in
          func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
            String(decoding: UnsafeRawBufferPointer(start: start, count: Int(count)), as: UTF8.self)
          }
          let order = TextOrder(rawValue: Int(bitPattern: order)) ?? .localized
          return Int32(order.compare(text(left, leftCount), text(right, rightCount)).rawValue)
        }, nil)
    }
  }
}

private enum SQLiteText {
  static func read(_ value: OpaquePointer?) -> String? {
    guard let start = sqlite3_value_text(value) else { return nil }
    let count = Int(sqlite3_value_bytes(value))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}

/// A comparison of texts.
enum TextComparison: String {
  case equal, less, lessOrEqual, beginsWith, endsWith, contains, like, matches

  /// Whether the comparison holds. The options are those of predicates: 1 for case, 2 for diacritics.
  func holds(_ left: String, _ right: String, options: UInt) -> Bool {
    let (plainLeft, plainRight) = (left, right)
    let left = TextComparison.folded(left, options: options)
    let right = TextComparison.folded(right, options: options)
    switch self {
    case .equal: return left == right
    case .less: return left < right
    case .lessOrEqual: return left <= right
    case .beginsWith: return left.hasPrefix(right)
    case .endsWith: return left.hasSuffix(right)
    case .contains: return right.isEmpty || left.contains(right)
    case .like:
      var pattern = "^"
      for letter in right {
        switch letter {
        case "*": pattern += "[\\s\\S]*"
        case "?": pattern += "[\\s\\S]"
        default: pattern += NSRegularExpression.escapedPattern(for: String(letter))
        }
      }
      return TextComparison.matches(left, pattern + "$", [])
    case .matches:
      let text = options & 2 == 0 ? plainLeft : TextComparison.folded(plainLeft, options: 2)
      return TextComparison.matches(
        text, "^(?:\(plainRight))$", options & 1 == 0 ? [] : .caseInsensitive)
    }
  }

  static func folded(_ text: String, options: UInt) -> String {
    var folding: String.CompareOptions = []
    if options & 1 != 0 { folding.insert(.caseInsensitive) }
    if options & 2 != 0 { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: NSRegularExpression.Options
  ) -> Bool {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return false }
    let range = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, options: .anchored, range: range)?.range == range
  }
}

/// An order of texts, as sort descriptors name it by a selector.
enum TextOrder: Int, CaseIterable {
  case caseInsensitive = 1
  case localized
  case localizedCaseInsensitive
  case localizedStandard

  init?(selector: String) {
    switch selector {
    case "caseInsensitiveCompare:": self = .caseInsensitive
    case "localizedCompare:": self = .localized
    case "localizedCaseInsensitiveCompare:": self = .localizedCaseInsensitive
    case "localizedStandardCompare:": self = .localizedStandard
    default: return nil
    }
  }

  /// The name of the order in SQL.
  var collation: String {
    switch self {
    case .caseInsensitive: "NSCollateNoCase"
    case .localized: "NSCollateLocaleSensitive"
    case .localizedCaseInsensitive: "NSCollateLocaleSensitiveNoCase"
    case .localizedStandard: "NSCollateFinderlike"
    }
  }

  func compare(_ left: String, _ right: String) -> ComparisonResult {
    switch self {
    case .caseInsensitive: left.caseInsensitiveCompare(right)
    case .localized: left.localizedCompare(right)
    case .localizedCaseInsensitive: left.localizedCaseInsensitiveCompare(right)
    case .localizedStandard: left.localizedStandardCompare(right)
    }
  }
}
