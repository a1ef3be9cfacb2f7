import ShojiTestSupport
import Testing

@Suite("TicTacToe looks as it was recorded", .withoutBrowser, .wholeApps)
struct RecordedTests {
  /// Moves that end in the middle of a game, in a win of the second player, and in a draw.
  static let games: [(name: String, moves: [Int])] = [
    ("playing", [4, 0, 8]), ("won", [0, 2, 1, 4, 8, 6]), ("draw", [0, 1, 2, 4, 3, 5, 7, 6, 8]),
  ]

  @Test("at four sizes, light and dark", arguments: LayoutTests.sizes, [Appearance.light, .dark])
  func pictures(size: CGSize, appearance: Appearance) async throws {
    for game in Self.games {
      try await TestDisplay.image.play(size: size, appearance: appearance) { table in
        try await table.take(game.moves)
        let name = "\(game.name)-\(Int(size.width))x\(Int(size.height))-\(appearance.rawValue)"
        let mismatch = try RecordedOutput(name).mismatch(with: try await table.app.snapshot())
        #expect(mismatch == nil)
      }
    }
  }
}
