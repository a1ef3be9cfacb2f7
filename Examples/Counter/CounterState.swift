import Katana

/// The app's state.
struct CounterState: State, Codable {
  var counter = 0
}

/// Counts up.
struct IncrementCounter: Action, Codable {
  func updatedState(currentState: State) -> State {
    guard var state = currentState as? CounterState else { return currentState }
    state.counter += 1
    return state
  }
}

/// Counts down.
struct DecrementCounter: Action, Codable {
  func updatedState(currentState: State) -> State {
    guard var state = currentState as? CounterState else { return currentState }
    state.counter -= 1
    return state
  }
}
