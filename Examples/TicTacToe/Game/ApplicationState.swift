import Katana

/// The app's state. The scores live as long as the app runs.
struct ApplicationState: State, Codable {
  /// While the first board is being set up.
  var isLoading = false
  var isGameFinished = false
  /// Who begins the present game; the other begins the next.
  var firstPlayer = Player.one
  /// Who moves next, or who moved last in a finished game.
  var turn = Player.one
  var board = [Player?](repeating: nil, count: 9)
  /// The cells that won, or nil while nobody has.
  var winningLine: [Int]?
  var player1Score = 0
  var player2Score = 0

  init() {}
}
