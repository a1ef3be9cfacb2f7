import Foundation

/// A stored property that is `@objc dynamic`: it notifies observers of its changes. Written by Shoji's tool.
@propertyWrapper public struct _KVO<Value> {
  private var value: Value

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value, which only the object around reads.
  @available(*, unavailable, message: "Only classes have properties that are @objc dynamic.")
  public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }

  /// The value, by the object that has it.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, _KVO<Value>>
  ) -> Value {
    get {
      AccessLog.didRead(owner, .path(wrapped))
      return owner[keyPath: storage].value
    }
    set {
      let observers = PropertyObservers.shared
      guard observers.count.load(ordering: .relaxed) > 0 else {
        owner[keyPath: storage].value = newValue
        return
      }
      let property = ObservedProperty(object: ObjectIdentifier(owner), name: .path(wrapped))
      observers.willChange(property)
      owner[keyPath: storage].value = newValue
      observers.didChange(property)
    }
  }
}

extension _KVO: Sendable where Value: Sendable {}
extension _KVO: Equatable where Value: Equatable {}
extension _KVO: Hashable where Value: Hashable {}

extension _KVO: Encodable where Value: Encodable {
  /// Writes the value.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension _KVO: Decodable where Value: Decodable {
  /// Reads the value.
  public init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

/// A change of a computed property that is `@objc dynamic`.
public struct PropertyChange {
  fileprivate let property: ObservedProperty?

  /// Notifies observers that the change is made.
  public func end() {
    if let property { PropertyObservers.shared.didChange(property) }
  }
}

/// The reading of a computed property that is `@objc dynamic`.
public struct PropertyRead {
  fileprivate let isLogged: Bool

  /// Notes that the value is there.
  public func end() {
    if isLogged { AccessLog.endRead() }
  }
}

extension ObjectiveCMembers {
  /// Notes that a computed property which is `@objc dynamic` is being read. Written by Shoji's tool.
  public static func didRead(_ object: AnyObject, _ name: String) { AccessLog.didRead(object, .text(name)) }

  /// Notes that a computed property which is `@objc dynamic` is being read, and that what it reads itself is
  /// no matter of its observers. Written by Shoji's tool.
  public static func willRead(_ object: AnyObject, _ name: String) -> PropertyRead {
    PropertyRead(isLogged: AccessLog.beginRead(object, .text(name)))
  }

  /// Notifies observers that a computed property which is `@objc dynamic` is about to be set. Written by
  /// Shoji's tool.
  public static func willWrite(_ object: AnyObject, _ name: String) -> PropertyChange {
    guard PropertyObservers.shared.count.load(ordering: .relaxed) > 0 else {
      return PropertyChange(property: nil)
    }
    let property = ObservedProperty(object: ObjectIdentifier(object), name: .text(name))
    PropertyObservers.shared.willChange(property)
    return PropertyChange(property: property)
  }
}
