// Provided by the tutorial's project; this one is ours.
struct GameUtils {
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
  ]

  /// The line that the last move completed, the last move at its end; nil when it completed none.
  static func winningLine(for board: [Player?], lastMove: Int) -> [Int]? {
    guard let player = board[lastMove] else { return nil }
    let line = lines.first { $0.contains(lastMove) && $0.allSatisfy { board[$0] == player } }
    return line.map { $0.filter { $0 != lastMove } + [lastMove] }
  }
}
