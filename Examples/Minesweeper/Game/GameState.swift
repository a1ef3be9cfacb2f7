import Katana

/// The app's state.
struct GameState: State, Equatable, Codable {
  /// The phases of a game.
  enum Phase: String, Codable {
    case ready, playing, won, lost
  }

  var difficulty = Difficulty.easy
  var field = Minefield(.easy)
  var phase = Phase.ready
  /// The mine that ended the game.
  var hitCell: Int?
  /// The duration of the game, in seconds.
  var seconds = 0
  /// Whether a tap sets a flag.
  var isFlagging = false

  init() {}

  var isOver: Bool { phase == .won || phase == .lost }
}
