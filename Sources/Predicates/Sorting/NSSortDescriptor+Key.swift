import Foundation
import ObjectiveCRuntime

extension PredicateClassCluster where Self: NSSortDescriptor {
  /// Makes a descriptor by the values at a key path, which compare themselves; nil for the objects
  /// themselves.
  public init(key: String?, ascending: Bool) {
    self.init(key, ascending, .selector(Selector("compare:")))
  }

  /// Makes a descriptor by the values at a key path and a method of theirs, such as
  /// `localizedCaseInsensitiveCompare:`; `compare:` where it is nil.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key, ascending, .selector(selector ?? Selector("compare:")))
  }

  /// Makes a descriptor by the values at a key path and a function. A value that is nil is `NSNull` there.
  public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
    self.init(key, ascending, .comparator(comparator))
  }

  /// Makes a descriptor that sorts as one of Swift's does.
  public init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    let isReversed = descriptor.order == .reverse
    let compare: Comparator = { left, right in
      guard let left = left as? Compared, let right = right as? Compared else {
        return .orderedSame
      }
      let result = descriptor.compare(left, right)
      return isReversed ? result.reversed : result
    }
    // The comparison reads the value itself, so the key is only known to those that ask for it.
    let made = SwiftSortDescriptor(
      name: descriptor.keyPath.flatMap(KeyPathNames.name), ascending: descriptor.order == .forward,
      compare)
    guard let made = made as? Self else { fatalError("A sort descriptor is no \(Self.self).") }
    self = made
  }

  private init(_ key: String?, _ ascending: Bool, _ order: KeySortDescriptor.Order) {
    guard let made = KeySortDescriptor(key, ascending: ascending, order) as? Self else {
      fatalError("\(Self.self) cannot be made by a key.")
    }
    self = made
  }
}

extension NSSortDescriptor {
  /// The key path as text; nil where objects compare themselves, or where a key path of Swift's has no name
  /// at run time, which only properties that are stored have.
  public var key: String? {
    switch self {
    case let descriptor as KeySortDescriptor: descriptor.path
    case let descriptor as SwiftSortDescriptor: descriptor.name
    default: KeyPathNames.name(of: keyPath)
    }
  }

  /// The method by which values compare themselves; nil with a comparator.
  public var selector: Selector? {
    switch self {
    case let descriptor as KeySortDescriptor:
      if case .selector(let selector) = descriptor.order { selector } else { nil }
    case is SwiftSortDescriptor: nil
    default: Selector("compare:")
    }
  }

  /// Has a descriptor that was read from an archive evaluated, which is so here without it.
  public func allowEvaluation() {}
}

/// A sort descriptor made of one of Swift's.
final class SwiftSortDescriptor: NSSortDescriptor {
  let name: String?
  private let order: Comparator

  init(name: String?, ascending: Bool, _ order: @escaping Comparator) {
    (self.name, self.order) = (name, order)
    super.init(keyPath: \Unused.value, ascending: ascending, comparator: order)
  }

  private struct Unused {
    var value = 0
  }

  override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let result = order(object1, object2)
    return ascending ? result : result.reversed
  }

  override var reversedSortDescriptor: Any {
    SwiftSortDescriptor(name: name, ascending: !ascending, order)
  }
  override func copy() -> Any { self }
  override func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { self === object as? SwiftSortDescriptor }
  override var hash: Int { ObjectIdentifier(self).hashValue }
}
