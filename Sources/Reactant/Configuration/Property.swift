import Foundation

/// A typed key of a ``Configuration``, with the value that holds where nothing was set.
///
/// Declared in an extension of ``Properties``:
///
/// ```swift
/// extension Properties {
///   static let cornerRadius = Property<CGFloat>(defaultValue: 8)
/// }
/// ```
public struct Property<T> {
  /// The number that identifies the property; every instance made has its own.
  public let id: Int

  /// The value where a configuration has none.
  public let defaultValue: T

  /// Creates a property with an id of its own. May be called on any thread.
  /// - Parameter defaultValue: The value where a configuration has none.
  public init(defaultValue: T) {
    id = PropertyIdentifiers.next()
    self.defaultValue = defaultValue
  }
}

extension Property: Sendable where T: Sendable {}

extension Property where T: OptionalType {
  /// Creates a property whose default is nil.
  public init() {
    self.init(defaultValue: .null)
  }
}

/// A type that has a value for "none": `Optional`.
public protocol OptionalType {
  /// The value for "none".
  static var null: Self { get }
}

extension Optional: OptionalType {
  /// Nil.
  public static var null: Wrapped? { nil }
}

/// Counts properties.
private enum PropertyIdentifiers {
  private static let lock = NSLock()
  // Read and written under `lock` only.
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
