import Foundation

/// A value that can be dispatched to a ``Store``.
///
/// Conform to one of the protocols that refine this one: ``Action``, ``SyncAction``, ``AsyncAction``,
/// ``ActionWithSideEffect``, ``StateUpdater``, ``SideEffect`` or ``ReturningSideEffect``.
public protocol Dispatchable: CustomDebugStringConvertible {
  /// Applies this value to a store's state: returns false when the value is not one that changes a state.
  /// Conformances get it from the protocol they name; do not write it.
  func _reduce<S: State>(_ state: inout S) -> Bool

  /// The side effect that a store runs after the state was replaced, if any. Conformances get it from the
  /// protocol they name; do not write it.
  var _sideEffect: (any ActionWithSideEffect)? { get }

  /// The value as a recorded run has it; nil where it is not `Codable` and more than one value of the type
  /// exists. Conformances get it from the protocols they name; do not write it.
  func _encodedForRecording() throws -> Data?

  /// Makes the value of a recorded run; nil where it is not `Codable` and more than one value of the type
  /// exists. Conformances get it from the protocols they name; do not write it.
  static func _decodedFromRecording(_ data: Data) throws -> (any Dispatchable)?

  /// The value as an action, if it is one: a requirement, because a cast cannot see a conformance that is
  /// isolated to the main actor from the store's queue.
  /// Conformances get it from the protocol they name; do not write it.
  var _action: (any Action)? { get }

  /// The value as a side effect of its own, if it is one.
  /// Conformances get it from the protocol they name; do not write it.
  var _effect: (any AnySideEffect)? { get }

  /// Whether values of the type change the state.
  /// Conformances get it from the protocol they name; do not write it.
  static var _isStateUpdater: Bool { get }

  /// The type of state that the type is for; nil when it takes any.
  /// Conformances get it from the protocol they name; do not write it.
  static var _stateType: (any State.Type)? { get }
}

extension Dispatchable {
  /// The full name of the type, such as `Shop.AddToCart`.
  public var debugDescription: String { String(reflecting: Self.self) }

  /// Nothing by itself.
  public func _reduce<S: State>(_ state: inout S) -> Bool { false }

  /// None by itself.
  public var _sideEffect: (any ActionWithSideEffect)? { nil }

  /// An empty object where there is only one value of the type, as of an action whose payload is `Void`; none
  /// otherwise.
  public func _encodedForRecording() throws -> Data? { MemoryLayout<Self>.size == 0 ? Data("{}".utf8) : nil }

  /// The only value of the type, where there is only one.
  public static func _decodedFromRecording(_ data: Data) throws -> (any Dispatchable)? {
    guard MemoryLayout<Self>.size == 0 else { return nil }
    let memory = UnsafeMutablePointer<Self>.allocate(capacity: 1)
    defer { memory.deallocate() }
    // A value without a bit has nothing that would have to be initialized.
    return memory.pointee
  }

  /// None by itself.
  public var _action: (any Action)? { nil }

  /// None by itself.
  public var _effect: (any AnySideEffect)? { nil }

  /// False by itself.
  public static var _isStateUpdater: Bool { false }

  /// Any by itself.
  public static var _stateType: (any State.Type)? { nil }
}

extension Dispatchable where Self: Codable {
  /// The value as JSON.
  public func _encodedForRecording() throws -> Data? { try RecordingCoder.encode(self) }

  /// The value of JSON.
  public static func _decodedFromRecording(_ data: Data) throws -> (any Dispatchable)? {
    try RecordingCoder.decode(Self.self, from: data)
  }
}

/// A function that hands something to a store, from any thread. It returns before anything has happened.
public typealias StoreDispatch = @Sendable (_ dispatchable: any Dispatchable) -> Void
