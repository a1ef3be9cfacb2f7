import Foundation
import ObjectiveCRuntime

/// A sort descriptor by a key path as text.
final class KeySortDescriptor: NSSortDescriptor {
  /// The order of two values.
  enum Order {
    /// The method of Foundation's or of the app's by which values compare themselves.
    case selector(Selector)
    case comparator(Comparator)
  }

  let path: String?
  let order: Order

  init(_ path: String?, ascending: Bool, _ order: Order) {
    (self.path, self.order) = (path, order)
    // Foundation's own descriptor has a key path of Swift's, which nothing reads here.
    super.init(
      keyPath: \Unused.value, ascending: ascending,
      comparator: { KeySortDescriptor.compare($0, $1, order) })
  }

  private struct Unused {
    var value = 0
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = Self.compare(value(of: object1), value(of: object2), order)
    return ascending ? result : result.reversed
  }

  private func value(of object: Any) -> Any? {
    guard let path else { return unwrapped(object) }
    return KeyPathValue.value(at: path, of: object)
  }

  /// Compares two values; nil stands before all others.
  private static func compare(_ left: Any?, _ right: Any?, _ order: Order) -> ComparisonResult {
    if case .comparator(let compare) = order { return compare(left ?? NSNull(), right ?? NSNull()) }
    guard let left = unwrapped(left) else {
      return unwrapped(right) == nil ? .orderedSame : .orderedAscending
    }
    guard let right = unwrapped(right) else { return .orderedDescending }
    guard case .selector(let selector) = order else { return .orderedSame }
    if let left = Values.text(left), let right = Values.text(right),
      let result = compareTexts(left, right, selector.name)
    {
      return result
    }
    if selector.name == "compare:", let result = Values.order(left, right) { return result }
    if let object = left as? NSObject, object.responds(to: selector) {
      let result = object.perform(selector, with: right)?.takeUnretainedValue()
      if let result = result as? ComparisonResult { return result }
      return Number(result).flatMap { ComparisonResult(rawValue: $0.integer) } ?? .orderedSame
    }
    fatalError(
      "-[\(type(of: left)) \(selector.name)]: unrecognized selector sent to instance \(left), by a sort descriptor."
    )
  }

  private static func compareTexts(_ left: String, _ right: String, _ method: String)
    -> ComparisonResult?
  {
    switch method {
    case "compare:": Values.order(left, right)
    case "caseInsensitiveCompare:": left.caseInsensitiveCompare(right)
    case "localizedCompare:": left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:": NSString(string: left).localizedStandardCompare(right)
    default: nil
    }
  }

  override var reversedSortDescriptor: Any { KeySortDescriptor(path, ascending: !ascending, order) }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? KeySortDescriptor else { return false }
    if self === other { return true }
    guard case .selector(let one) = order, case .selector(let two) = other.order else {
      return false
    }
    return path == other.path && ascending == other.ascending && one == two
  }

  override var hash: Int { (path ?? "").hashValue ^ (ascending ? 1 : 0) }

  override var description: String {
    let direction = ascending ? "ascending" : "descending"
    guard case .selector(let selector) = order else {
      return "(\(path ?? "self"), \(direction), block)"
    }
    return "(\(path ?? "self"), \(direction), \(selector.name))"
  }

  override var debugDescription: String { description }
}
