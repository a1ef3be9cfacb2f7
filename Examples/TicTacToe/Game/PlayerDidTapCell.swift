import Katana

/// The player whose turn it is chooses the cell numbered `payload`. A cell that is taken, a finished game and
/// a board that is not ready refuse.
struct PlayerDidTapCell: SyncAction, Codable {
  static let pointsForALine = 10

  var payload: Int

  static func updatedState(currentState: State, action: PlayerDidTapCell) -> State {
    changing(currentState) { state in
      let cell = action.payload
      guard !state.isLoading, !state.isGameFinished, state.board[cell] == nil else { return }
      state.board[cell] = state.turn

      if let line = GameUtils.winningLine(for: state.board, lastMove: cell) {
        state.isGameFinished = true
        state.winningLine = line
        switch state.turn {
        case .one: state.player1Score += pointsForALine
        case .two: state.player2Score += pointsForALine
        }
      } else if !state.board.contains(nil) {
        state.isGameFinished = true
      } else {
        state.turn = state.turn.opponent
      }
    }
  }
}
