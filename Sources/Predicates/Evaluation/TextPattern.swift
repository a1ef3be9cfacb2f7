import Foundation
import Synchronization

/// The pattern of LIKE: `*` stands for any characters, `?` for one, and `\` takes the meaning of the next.
struct WildcardPattern {
  private enum Part: Equatable {
    case scalar(Unicode.Scalar)
    case one
    case any
  }

  private var parts: [Part] = []

  init(_ pattern: String) {
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped:
        if parts.last != .any { parts.append(.any) }
      case "?" where !isEscaped: parts.append(.one)
      default: parts.append(.scalar(scalar))
      }
      isEscaped = false
    }
    if isEscaped { parts.append(.scalar("\\")) }
  }

  /// Whether the pattern describes a whole text. Takes time of at most the product of both lengths: only the
  /// last `*` is ever tried again.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (at, part) = (0, 0)
    var retry: (at: Int, part: Int)?
    while at < scalars.count {
      if part < parts.count, parts[part] == .any {
        retry = (at, part)
        part += 1
      } else if part < parts.count, parts[part] == .one || parts[part] == .scalar(scalars[at]) {
        at += 1
        part += 1
      } else if let last = retry {
        retry = (last.at + 1, last.part)
        (at, part) = (last.at + 1, last.part + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .any }
  }
}

/// The pattern of MATCHES, a regular expression.
enum TextPattern {
  private struct Key: Hashable {
    var pattern: String
    var ignoresCase: Bool
  }

  private static let cache = Mutex<[Key: NSRegularExpression]>([:])
  private static let mostCached = 64

  /// The number of reports of progress after which a match is given up. A report comes after some ten
  /// thousand steps, so that a pattern which takes exponential time ends within about a second.
  private static let mostReports = 5_000

  /// Whether a pattern describes a whole text.
  static func matches(_ text: String, _ pattern: String, ignoresCase: Bool) -> Bool {
    let expression = expression(Key(pattern: pattern, ignoresCase: ignoresCase), text)
    var (isMatch, reports) = (false, 0)
    let whole = NSRange(location: 0, length: text.utf16.count)
    expression.enumerateMatches(in: text, options: [.anchored, .reportProgress], range: whole) {
      result, _, stop in
      reports += 1
      if result != nil { isMatch = true }
      if isMatch || reports > mostReports { stop.pointee = true }
    }
    return isMatch
  }

  private static func expression(_ key: Key, _ text: String) -> NSRegularExpression {
    if let known = cache.withLock({ $0[key] }) { return known }
    let options: NSRegularExpression.Options = key.ignoresCase ? .caseInsensitive : []
    guard (try? NSRegularExpression(pattern: key.pattern, options: options)) != nil,
      let made = try? NSRegularExpression(pattern: "\\A(?:\(key.pattern))\\z", options: options)
    else {
      fatalError(
        "Can't do regex matching, reason: Can't open pattern (string \(text), pattern \(key.pattern), case \(key.ignoresCase ? 1 : 0))."
      )
    }
    cache.withLock { cache in
      if cache.count >= mostCached { cache.removeAll() }
      cache[key] = made
    }
    return made
  }
}
