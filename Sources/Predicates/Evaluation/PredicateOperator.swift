import CPredicates
import Foundation

/// One operator with its options.
struct PredicateOperator {
  let type: NSComparisonPredicate.Operator
  let options: NSComparisonPredicate.Options

  func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equalTo: return areEqual(left, right)
    case .notEqualTo: return !areEqual(left, right)
    case .lessThan: return order(left, right) == .orderedAscending
    case .lessThanOrEqualTo: return order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterThan: return order(left, right) == .orderedDescending
    case .greaterThanOrEqualTo: return order(left, right).map { $0 != .orderedAscending } ?? false
    case .between: return isBetween(left, right)
    case .in: return contains(right, left)
    case .contains: return contains(left, right)
    case .beginsWith:
      return texts(left, right).map { $0.utf8.starts(with: $1.utf8) } ?? false
    case .endsWith:
      return texts(left, right).map { $0.utf8.reversed().starts(with: $1.utf8.reversed()) } ?? false
    case .like: return texts(left, right).map { WildcardPattern($1).matches($0) } ?? false
    case .matches: return matches(left, right)
    @unknown default: return false
    }
  }

  // MARK: Texts

  /// Returns a text without what the options ignore.
  private func folded(_ text: String) -> String {
    let ignoresCase = options.contains(.caseInsensitive)
    let ignoresMarks = options.contains(.diacriticInsensitive)
    guard ignoresCase || ignoresMarks, !options.contains(.normalized) else { return text }
    if text.utf8.allSatisfy({ $0 < 128 }) { return ignoresCase ? text.lowercased() : text }
    var folding: String.CompareOptions = []
    if ignoresCase { folding.insert(.caseInsensitive) }
    if ignoresMarks { folding.insert(.diacriticInsensitive) }
    return text.folding(options: folding, locale: nil)
  }

  /// Returns two texts without what the options ignore; nil where one is nil.
  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
    guard let one = Values.text(left), let other = Values.text(right) else {
      fatalError(
        "Can't do a substring operation with something that isn't a string (lhs = \(left) rhs = \(right))."
      )
    }
    return (folded(one), folded(other))
  }

  private func matches(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return false }
    guard let text = Values.text(left), let pattern = Values.text(right) else {
      fatalError("Can't do regex matching on object \(left) with pattern \(right).")
    }
    let ignoresMarks = options.contains(.diacriticInsensitive)
    let marks: (String) -> String = {
      ignoresMarks ? $0.folding(options: .diacriticInsensitive, locale: nil) : $0
    }
    return TextPattern.matches(
      marks(text), marks(pattern), ignoresCase: options.contains(.caseInsensitive))
  }

  // MARK: Order and elements

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if !options.isEmpty, let left = Values.text(left), let right = Values.text(right) {
      return folded(left).utf8.elementsEqual(folded(right).utf8)
    }
    return Values.areSame(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if !options.isEmpty, let left = Values.text(left), let right = Values.text(right) {
      let (left, right) = (folded(left), folded(right))
      return options.contains(.localeSensitive)
        ? left.localizedCompare(right) : Values.order(left, right)
    }
    return Values.order(left, right)
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = bounds.flatMap({ elements(of: $0) }), bounds.count == 2 else {
      fatalError("BETWEEN needs an array of two values. Found \(bounds.map { "\($0)" } ?? "nil").")
    }
    guard let low = order(value, bounds[0]), let high = order(value, bounds[1]) else {
      return false
    }
    return low != .orderedAscending && high != .orderedDescending
  }

  /// Whether a collection has an element, or a text another.
  private func contains(_ collection: Any?, _ element: Any?) -> Bool {
    guard let collection = unwrapped(collection) else { return false }
    if let text = Values.text(collection) {
      guard let element = unwrapped(element) else { return false }
      guard let part = Values.text(element) else {
        fatalError("Can't look for value (\(element)) in string (\(text)); value is not a string.")
      }
      return Self.hasPart(folded(part), in: folded(text))
    }
    if let elements = elements(of: collection) {
      return elements.contains { areEqual($0, element) }
    }
    if let dictionary = collection as? NSDictionary {
      return dictionary.allValues.contains { areEqual($0, element) }
    }
    if let dictionary = collection as? [AnyHashable: Any] {
      return dictionary.values.contains { areEqual($0, element) }
    }
    fatalError("Can't use in/contains operator with collection \(collection) (not a collection).")
  }

  private static func hasPart(_ part: String, in text: String) -> Bool {
    // As in Foundation, nothing contains an empty text.
    guard !part.isEmpty else { return false }
    var (text, part) = (text, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let bytes = text.baseAddress, let wanted = part.baseAddress else { return false }
        return shoji_bytes_contain(bytes, text.count, wanted, part.count)
      }
    }
  }
}
