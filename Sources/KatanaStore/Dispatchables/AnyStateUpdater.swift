/// A dispatchable that makes a new state of the current one.
public protocol AnyStateUpdater: Dispatchable {
  /// The state that follows `currentState`. It must be pure, and return the type of state that the
  /// store holds; the store stops the program with a message otherwise.
  func updatedState(currentState: any State) -> any State
}

extension AnyStateUpdater {
  /// True.
  public static var _isStateUpdater: Bool { true }

  /// Replaces the state with ``updatedState(currentState:)``.
  public func _reduce<S: State>(_ state: inout S) -> Bool {
    let next = updatedState(currentState: state)
    guard let next = next as? S else {
      fatalError(
        "\(String(reflecting: Self.self)) returned a \(type(of: next)), but the store holds a \(S.self): "
          + "return the state you were given, changed.")
    }
    state = next
    return true
  }
}
