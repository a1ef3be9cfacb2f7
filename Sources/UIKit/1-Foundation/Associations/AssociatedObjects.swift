import CoreGraphics

/// The ways in which an associated value is kept, with the Objective-C runtime's names.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not kept alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is kept alive; values of Swift are not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is kept alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is kept alive; values of Swift are not copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Associates a value with an object under a key, until the object is deallocated; nil removes it.
///
/// An object of any class has room for values, and so has a class itself. They are released after the
/// object's `deinit`, which can still read them. For a value that is no object, such as a structure, it stops
/// the program, since the value would be lost.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard let owner = AssociationTable.Owner(object) else {
    preconditionFailure(
      "objc_setAssociatedObject: a value can be associated with an object or a class, not with a \(type(of: object))"
    )
  }
  let entry = value.map { AssociationTable.Entry($0, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN) }
  let former = AssociationTable.lock.withLock { () -> AssociationTable.Entry? in
    if owner.table == nil, entry != nil { owner.setTable(AssociationTable()) }
    guard let table = owner.table else { return nil }
    defer { table.entries[key] = entry }
    return table.entries[key]
  }
  withExtendedLifetime(former) {}
}

/// Returns the value that is associated with an object under a key, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  guard let owner = AssociationTable.Owner(object) else { return nil }
  return AssociationTable.lock.withLock { owner.table?.entries[key]?.value }
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  guard let owner = AssociationTable.Owner(object) else { return }
  let former = AssociationTable.lock.withLock { () -> [UnsafeRawPointer: AssociationTable.Entry]? in
    defer { owner.table?.entries = [:] }
    return owner.table?.entries
  }
  withExtendedLifetime(former) {}
}

/// An object of a class whose objects have room of their own for associated values, as those have for which
/// many are set.
protocol AssociationOwner: AnyObject {
  /// The associated values; nil before the first.
  var associations: AssociationTable? { get set }
}

/// The values that are associated with one object. They are released with it.
final class AssociationTable {
  /// A value, or a weak reference to it.
  struct Entry {
    private let kept: Any?
    private weak var object: AnyObject?

    init(_ value: Any, isWeak: Bool) {
      kept = isWeak ? nil : value
      object = isWeak ? value as AnyObject : nil
    }

    var value: Any? { kept ?? object }
  }

  /// The lock of all tables. Nothing is released while it is held.
  static let lock = NSLock()

  var entries: [UnsafeRawPointer: Entry] = [:]
}
