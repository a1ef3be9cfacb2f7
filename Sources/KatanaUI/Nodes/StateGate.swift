/// The `update` function of one call of `descriptionWillReceiveProps`: within the call it replaces the
/// state at once, after it it is the ordinary one.
@MainActor final class StateGate<StateType> {
  private var state: StateType
  private var isOpen = true
  private nonisolated(unsafe) let later: (StateType) -> Void

  init(state: StateType, later: @escaping (StateType) -> Void) {
    self.state = state
    self.later = later
  }

  func update(_ state: StateType) {
    if isOpen { self.state = state } else { later(state) }
  }

  /// Ends the call; the state that came of it.
  func close() -> StateType {
    isOpen = false
    return state
  }
}
