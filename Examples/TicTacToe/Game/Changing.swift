import Katana

/// The state after a change: what every action of this app returns.
func changing(_ state: State, _ change: (inout ApplicationState) -> Void) -> State {
  guard var state = state as? ApplicationState else {
    fatalError("The store holds \(type(of: state)) where the game's actions expect ApplicationState.")
  }
  change(&state)
  return state
}
