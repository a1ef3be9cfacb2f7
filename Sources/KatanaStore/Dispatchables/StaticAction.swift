/// An action whose state update is a static function, as Katana's first versions had it.
///
/// Write one of the two: the static `updatedState(currentState:action:)` or the instance's
/// `updatedState(currentState:)`.
public protocol StaticAction: Action {
  /// The state that follows `currentState` after `action`. It must be pure.
  static func updatedState(currentState: any State, action: Self) -> any State
}

extension StaticAction {
  /// Calls the static function.
  public func updatedState(currentState: any State) -> any State {
    Self.updatedState(currentState: currentState, action: self)
  }

  /// Stops the program: neither of the two functions is there.
  public static func updatedState(currentState: any State, action: Self) -> any State {
    fatalError(
      "\(String(reflecting: Self.self)) must implement updatedState(currentState:action:) or "
        + "updatedState(currentState:).")
  }
}
