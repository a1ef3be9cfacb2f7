import Foundation
import Katana
import KatanaElements
import UIKit

/// The whole screen: the players' cards, whose turn it is, the nine cells and the button for the next game.
struct GameBoard: ConnectedNodeDescription {
  enum Keys {
    case table, player1, player2, status, board, newGame
    case cell(Int)
  }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var game = ApplicationState()

    init() {}
  }

  var props: Props

  static func connect(props: inout Props, to storeState: ApplicationState) {
    props.game = storeState
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let game = props.game
    let size = props.frame.size
    let (textScale, growth) = (Self.textScale(of: size), Self.growth(of: size))
    let status = status(of: game)
    var children: [AnyNodeDescription] = [
      View(props: .card(color: .table, cornerRadius: .zero, key: Keys.table)),
      PlayerCard(
        props: PlayerCard.Props(
          key: Keys.player1, player: .one, score: game.player1Score, isActive: isActive(.one, in: game),
          textScale: textScale, growth: growth)),
      PlayerCard(
        props: PlayerCard.Props(
          key: Keys.player2, player: .two, score: game.player2Score, isActive: isActive(.two, in: game),
          textScale: textScale, growth: growth)),
      Label(
        props: .line(
          status.text,
          font: .systemFont(ofSize: 20 * textScale / growth * statusGrowth(of: size), weight: .semibold),
          color: status.color, key: Keys.status)),
      View(props: .card(color: .clear, cornerRadius: .zero, key: Keys.board)),
    ]
    children += game.board.indices.map { index in
      GameCell(
        props: GameCell.Props(
          key: Keys.cell(index), index: index, player: game.board[index],
          isWinning: game.winningLine?.contains(index) ?? false,
          isOpen: !game.isLoading && !game.isGameFinished,
          didTap: { dispatch(PlayerDidTapCell(payload: index)) }))
    }
    if game.isGameFinished {
      children.append(
        Button(
          props: .footer(
            title: "New Game", font: .systemFont(ofSize: 17 * textScale, weight: .semibold),
            key: Keys.newGame, didTap: { dispatch(NewGame()) })))
    }
    return children
  }

  private static func isActive(_ player: Player, in game: ApplicationState) -> Bool {
    let isDraw = game.isGameFinished && game.winningLine == nil
    return !game.isLoading && !isDraw && game.turn == player
  }

  private static func status(of game: ApplicationState) -> (text: String, color: UIColor) {
    if game.isLoading {
      return ("Setting up the board…", .fadedInk)
    }
    if game.winningLine != nil {
      return ("\(game.turn.name) wins!", .mark(of: game.turn))
    }
    if game.isGameFinished {
      return ("It’s a draw", .fadedInk)
    }
    return ("\(game.turn.name)’s turn", .mark(of: game.turn))
  }
}
