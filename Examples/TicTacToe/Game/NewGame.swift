import Katana

/// Clears the board for the next game. The scores stay, and the other player begins.
struct NewGame: SyncAction {
  var payload: ()

  static func updatedState(currentState: State, action: NewGame) -> State {
    changing(currentState) { state in
      state.firstPlayer = state.firstPlayer.opponent
      state.turn = state.firstPlayer
      state.board = [Player?](repeating: nil, count: 9)
      state.winningLine = nil
      state.isGameFinished = false
    }
  }
}
