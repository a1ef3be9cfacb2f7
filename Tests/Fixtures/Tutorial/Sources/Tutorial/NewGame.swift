import Foundation
import Katana

// Chapter 3 ends before it; written as its reader would.
struct NewGame: SyncAction {
  var payload: ()

  static func updatedState(currentState: State, action: NewGame) -> State {
    guard var state = currentState as? ApplicationState else {
      fatalError("Invalid state")
    }

    state.isGameFinished = false
    state.winningLine = nil
    state.board = ApplicationState().board
    return state
  }
}
