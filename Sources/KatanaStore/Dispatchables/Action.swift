/// An intent to change the state, or a signal that something has happened.
///
/// Actions are values that carry what the change needs. Conform to `Action` and write
/// ``AnyStateUpdater/updatedState(currentState:)``; ``SyncAction``, ``StaticAction`` and ``AsyncAction``
/// are other ways to write the same.
public protocol Action: AnyStateUpdater {}

extension Action {
  /// The action itself.
  public var _action: (any Action)? { self }
}

/// The name of ``Action`` in Katana's first versions.
public typealias AnyAction = Action
