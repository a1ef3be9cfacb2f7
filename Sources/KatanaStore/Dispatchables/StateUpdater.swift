/// A state updater for one type of state, which it changes in place: nothing to cast and nothing to copy.
public protocol StateUpdater: AnyStateUpdater {
  /// The store's type of state.
  associatedtype StateType: State

  /// Changes the state. It must be pure, and must not wait for another queue: the main thread may make
  /// updates itself, and one that then waited for the main queue would wait for itself.
  func updateState(_ state: inout StateType)
}

extension StateUpdater {
  /// The type of state that the updater names.
  public static var _stateType: (any State.Type)? { StateType.self }

  /// A changed copy of `currentState`, which must be a `StateType`.
  public func updatedState(currentState: any State) -> any State {
    guard var state = currentState as? StateType else { refuse(type(of: currentState)) }
    updateState(&state)
    return state
  }

  /// Changes the state where it is.
  public func _reduce<S: State>(_ state: inout S) -> Bool {
    guard S.self == StateType.self else { refuse(S.self) }
    withUnsafeMutablePointer(to: &state) { pointer in
      // The same type under two names, as the line above made sure.
      updateState(&UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: StateType.self).pointee)
    }
    return true
  }

  private func refuse(_ type: any State.Type) -> Never {
    fatalError(
      "\(String(reflecting: Self.self)) updates a \(StateType.self), but was dispatched to a store of \(type)."
    )
  }
}
