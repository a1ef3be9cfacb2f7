import Foundation

/// The score of a player who has won.
public let GKGameModelMaxScore = 1 << 24
/// The score of a player who has lost.
public let GKGameModelMinScore = -(1 << 24)

/// A player of a game.
public protocol GKGameModelPlayer: NSObjectProtocol {
  /// The number of the player.
  var playerId: Int { get }
}

/// A move of a game.
public protocol GKGameModelUpdate: NSObjectProtocol {
  /// The value that a strategist gives the move.
  var value: Int { get set }
}

/// A state of a game.
public protocol GKGameModel: NSObjectProtocol, NSCopying {
  /// The players.
  var players: [any GKGameModelPlayer]? { get }
  /// The player whose turn it is.
  var activePlayer: (any GKGameModelPlayer)? { get }
  /// Takes the state of another.
  func setGameModel(_ gameModel: any GKGameModel)
  /// Returns the moves of a player; nil where the game is over.
  func gameModelUpdates(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate]?
  /// Makes a move.
  func apply(_ gameModelUpdate: any GKGameModelUpdate)
  /// Returns a score: the higher, the better for the player; 0 by default.
  func score(for player: any GKGameModelPlayer) -> Int
  /// Returns whether a player has won; false by default.
  func isWin(for player: any GKGameModelPlayer) -> Bool
  /// Returns whether a player has lost; false by default.
  func isLoss(for player: any GKGameModelPlayer) -> Bool
}

extension GKGameModel {
  /// Returns the answer to `score`.
  public func score(for player: any GKGameModelPlayer) -> Int { 0 }
  /// Returns the answer to `isWin`.
  public func isWin(for player: any GKGameModelPlayer) -> Bool { false }
  /// Returns the answer to `isLoss`.
  public func isLoss(for player: any GKGameModelPlayer) -> Bool { false }
}

/// Finds moves by looking ahead: the best move is the one after which the best answer is worst.
open class GKMinmaxStrategist: NSObject {
  /// The state from which it looks ahead.
  open var gameModel: (any GKGameModel)?
  /// The source that chooses among equal moves; nil, the default, for the first of them.
  open var randomSource: (any GKRandom)?
  /// The number of moves that it looks ahead.
  open var maxLookAheadDepth = 0

  /// Creates a strategist.
  public override init() {}

  /// Returns the best move of a player, with its value; nil where there is none.
  open func bestMove(for player: any GKGameModelPlayer) -> (any GKGameModelUpdate)? {
    let moves = valuedMoves(for: player)
    guard let best = moves.map(\.value).max() else { return nil }
    let equal = moves.filter { $0.value == best }
    return equal[randomSource?.nextInt(upperBound: equal.count) ?? 0]
  }
  /// Returns the best move of the player whose turn it is.
  open func bestMoveForActivePlayer() -> (any GKGameModelUpdate)? {
    gameModel?.activePlayer.flatMap { bestMove(for: $0) }
  }
  /// Returns one of the best moves.
  open func randomMove(for player: any GKGameModelPlayer, fromNumberOfBestMoves count: Int)
    -> (any GKGameModelUpdate)?
  {
    let moves = valuedMoves(for: player).sorted { $0.value > $1.value }.prefix(max(count, 1))
    guard !moves.isEmpty else { return nil }
    return moves[randomSource?.nextInt(upperBound: moves.count) ?? 0]
  }

  private func valuedMoves(for player: any GKGameModelPlayer) -> [any GKGameModelUpdate] {
    guard let gameModel, let moves = gameModel.gameModelUpdates(for: player) else { return [] }
    for move in moves {
      guard let next = gameModel.copy(with: nil) as? any GKGameModel else { continue }
      next.apply(move)
      move.value = value(
        next, player, maxLookAheadDepth - 1, GKGameModelMinScore - 1, GKGameModelMaxScore + 1)
    }
    return moves
  }

  /// The value of a state for a player, within bounds outside of which it does not matter.
  private func value(
    _ model: any GKGameModel, _ player: any GKGameModelPlayer, _ depth: Int, _ low: Int, _ high: Int
  ) -> Int {
    if model.isWin(for: player) { return GKGameModelMaxScore }
    if model.isLoss(for: player) { return GKGameModelMinScore }
    guard depth > 0, let active = model.activePlayer, let moves = model.gameModelUpdates(for: active),
      !moves.isEmpty
    else { return model.score(for: player) }
    let isOwn = active.playerId == player.playerId
    var (low, high) = (low, high)
    var best = isOwn ? GKGameModelMinScore : GKGameModelMaxScore
    for move in moves {
      guard let next = model.copy(with: nil) as? any GKGameModel else { continue }
      next.apply(move)
      let value = value(next, player, depth - 1, low, high)
      if isOwn {
        best = max(best, value)
        low = max(low, best)
      } else {
        best = min(best, value)
        high = min(high, best)
      }
      if low >= high { break }
    }
    return best
  }
}
