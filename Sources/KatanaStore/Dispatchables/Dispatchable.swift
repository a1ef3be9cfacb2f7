/// Something that can be dispatched to a ``Store``.
///
/// Conform to one of the protocols that refine this one: ``Action``, ``SyncAction``, ``AsyncAction``,
/// ``ActionWithSideEffect`` or ``StateUpdater``.
public protocol Dispatchable: CustomDebugStringConvertible {
  /// How a store lets this value change its state: false when it is nothing that changes a state.
  /// Conformances get it from the protocol they name; do not write it.
  func _reduce<S: State>(_ state: inout S) -> Bool

  /// What a store runs after the state was replaced, if anything.
  /// Conformances get it from the protocol they name; do not write it.
  var _sideEffect: (any ActionWithSideEffect)? { get }
}

extension Dispatchable {
  /// The full name of the type, such as `Shop.AddToCart`.
  public var debugDescription: String { String(reflecting: Self.self) }

  /// Nothing by itself.
  public func _reduce<S: State>(_ state: inout S) -> Bool { false }

  /// None by itself.
  public var _sideEffect: (any ActionWithSideEffect)? { nil }
}

/// A function that hands something to a store. It returns before anything has happened.
public typealias StoreDispatch = (_ dispatchable: any Dispatchable) -> Void
