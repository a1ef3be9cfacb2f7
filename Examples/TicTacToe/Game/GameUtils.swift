/// The rules that need to look at more than one cell.
enum GameUtils {
  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
  ]

  /// The cells of every line that the last move completed, in order; nil when it completed none.
  static func winningLine(for board: [Player?], lastMove: Int) -> [Int]? {
    guard let player = board[lastMove] else { return nil }
    let complete = lines.filter { line in
      line.contains(lastMove) && line.allSatisfy { board[$0] == player }
    }
    return complete.isEmpty ? nil : Set(complete.joined()).sorted()
  }
}
