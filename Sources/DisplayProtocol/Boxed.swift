/// A value on the heap, or nil: for fields that few have and that are large, so that what has them stays
/// small. Copies share the value, which is exchanged whole when it changes.
@propertyWrapper public struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  /// Keeps a value.
  public init(wrappedValue: Value?) {
    box = wrappedValue.map(Box.init)
  }

  /// The value; nil where there is none.
  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// Compares the values; a value that is shared equals itself.
  public static func == (one: Boxed, other: Boxed) -> Bool {
    one.box === other.box || one.wrappedValue == other.wrappedValue
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}
