import ShojiTestSupport
import Testing

@Suite("The board of TicTacToe", .withoutBrowser, .wholeApps)
struct LayoutTests {
  static let sizes = [
    CGSize(width: 320, height: 568), CGSize(width: 393, height: 852), CGSize(width: 1024, height: 768),
    CGSize(width: 1280, height: 800),
  ]

  @Test("is square, in the middle, and covers nothing", arguments: sizes)
  func board(size: CGSize) async throws {
    try await TestDisplay.image.play(size: size) { table in
      try await table.take([0, 3, 1, 4, 2])
      let tree = try await table.app.tree()
      let board = try tree.view(named: "board").frame
      #expect(abs(board.midX - size.width / 2) <= 0.5)
      #expect(abs(board.width - board.height) <= 0.5)
      #expect(board.width > min(size.width, size.height) * 0.7)

      let parts = try ["player1", "player2", "status", "board", "newGame"].map { try tree.view(named: $0) }
      let window = CGRect(origin: .zero, size: size)
      for (index, part) in parts.enumerated() {
        #expect(window.contains(part.frame), "\(part.identifier ?? "") lies outside the window")
        for other in parts[(index + 1)...] {
          #expect(
            !part.frame.intersects(other.frame),
            "\(part.identifier ?? "") and \(other.identifier ?? "") overlap")
        }
      }
    }
  }

  @Test("has nine equal cells with equal gaps", arguments: sizes)
  func cells(size: CGSize) async throws {
    try await TestDisplay.image.play(size: size) { table in
      let frames = try await table.buttons().map(\.frame)
      try #require(frames.count == 9)
      for frame in frames {
        #expect(abs(frame.width - frames[0].width) <= 1)
        #expect(abs(frame.height - frames[0].width) <= 1)
      }
      for row in 0..<3 {
        let gaps = (0..<2).map { frames[3 * row + $0 + 1].minX - frames[3 * row + $0].maxX }
        #expect(abs(gaps[0] - gaps[1]) <= 1)
        #expect(gaps[0] > 4)
      }
    }
  }
}
