import Foundation
import Katana

struct PlayerDidTapCell: SyncAction {
  var payload: Int

  static func updatedState(currentState: State, action: PlayerDidTapCell) -> State {
    guard var state = currentState as? ApplicationState else {
      fatalError("Invalid state")
    }

    state.board[action.payload] = state.turn

    // check if we have a winner
    let winningLine = GameUtils.winningLine(for: state.board, lastMove: action.payload)
    if let winningLine = winningLine {
      state.isGameFinished = true
      state.winningLine = winningLine

      switch state.turn {
      case .one:
        state.player1Score = state.player1Score + 10
      case .two:
        state.player2Score = state.player2Score + 10
      }

      return state
    }

    // check if we have other possible moves in the current game
    if !state.board.contains(where: { $0 == nil }) {
      state.isGameFinished = true
      return state
    }

    // just change the turn
    state.turn = state.turn == .one ? .two : .one

    return state
  }
}
