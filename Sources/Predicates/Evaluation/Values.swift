import Foundation

/// Equality and order of values of any type.
enum Values {
  static func text(_ value: Any?) -> String? {
    guard let value else { return nil }
    if type(of: value) == String.self { return value as? String }
    guard type(of: value) is AnyClass else { return value as? String }
    return (value as? NSString).map { String(describing: $0) }
  }

  /// Whether two values are the same: numbers of any type by value, texts by their characters as they are.
  static func areSame(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = unwrapped(left) else { return unwrapped(right) == nil }
    guard let right = unwrapped(right) else { return false }
    if let left = text(left) { return text(right).map { areSame(left, $0) } ?? false }
    if let left = Number(left) {
      return Number(right).map { Number.order(left, $0) == .orderedSame } ?? false
    }
    if let left = left as? NSObject, let right = right as? NSObject { return left.isEqual(right) }
    if let left = left as? AnyHashable, let right = right as? AnyHashable, left == right {
      return true
    }
    if let left = elements(of: left) {
      guard let right = elements(of: right), left.count == right.count else { return false }
      return zip(left, right).allSatisfy { areSame($0, $1) }
    }
    if let left = object(left), let right = object(right) { return left === right }
    return false
  }

  private static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.elementsEqual(right.utf8)
  }

  /// Returns a value that is an object of a class.
  private static func object(_ value: Any) -> AnyObject? {
    type(of: value) is AnyClass ? value as AnyObject : nil
  }

  /// Returns the order of two values; nil where they have none.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left = unwrapped(left), let right = unwrapped(right) else { return nil }
    if let left = text(left) { return text(right).map { order(left, $0) } }
    if let left = Number(left) { return Number(right).flatMap { Number.order(left, $0) } }
    if let left = date(left) { return date(right).map { left.compare($0) } }
    return (left as? any Comparable).flatMap { order($0, right) }
  }

  static func order(_ left: String, _ right: String) -> ComparisonResult {
    if left.utf8.elementsEqual(right.utf8) { return .orderedSame }
    return left.utf8.lexicographicallyPrecedes(right.utf8) ? .orderedAscending : .orderedDescending
  }

  private static func date(_ value: Any) -> Date? {
    if let date = value as? Date { return date }
    return (value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Any) -> ComparisonResult? {
    guard let right = right as? Value else { return nil }
    return left < right ? .orderedAscending : right < left ? .orderedDescending : .orderedSame
  }
}

/// Returns the elements of an array or a set of any type; nil for anything else.
func elements(of value: Any) -> [Any]? {
  let type = type(of: value)
  // A cast of a value to a class, or of an object to a value, would bridge it, which takes long.
  if type is AnyClass {
    switch value as AnyObject {
    case let value as NSArray: return value.map { $0 }
    case let value as NSSet: return value.allObjects
    case let value as NSOrderedSet: return value.array
    default: return nil
    }
  }
  if type == [Any].self { return value as? [Any] }
  if type == [String: Any].self || type == String.self || type == Int.self || type == Double.self
    || type == Date.self
  {
    return nil
  }
  return (value as? [Any]) ?? (value as? Set<AnyHashable>)?.map(\.base)
}

/// A value as an element of a set: equal where `Values.areSame` says so.
struct ElementKey: Hashable {
  private let value: Any

  init(_ value: Any) { self.value = value }

  static func == (left: ElementKey, right: ElementKey) -> Bool {
    Values.areSame(left.value, right.value)
  }

  func hash(into hasher: inout Hasher) {
    if let text = Values.text(value) {
      hasher.combine(Array(text.utf8))
    } else if let number = Number(value) {
      hasher.combine(number.real)
    } else if let object = value as? NSObject {
      hasher.combine(object.hash)
    } else if let value = value as? AnyHashable {
      hasher.combine(value)
    }
  }
}
