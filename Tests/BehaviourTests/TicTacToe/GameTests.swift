import ShojiTestSupport
import Testing

/// Whole games of TicTacToe, on every display.
@Suite("A game of TicTacToe", .wholeApps)
struct GameTests {
  @Test(
    "can be won with the mouse and by touch", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func wonByPointer(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.play(size: CGSize(width: 393, height: 852)) { table in
      #expect(try await table.cells() == Array(repeating: "empty", count: 9))
      try await table.take([4], pointer: pointer)
      #expect(try await table.status() == "Player two’s turn")
      try await table.take([0, 2, 3, 6], pointer: pointer)

      #expect(try await table.status() == "Player one wins!")
      #expect(try await table.scores() == ["10", "0"])
      #expect(
        try await table.cells() == [
          "cross", "empty", "nought, won", "cross", "nought, won", "empty", "nought, won", "empty", "empty",
        ])
    }
  }

  @Test("can be played with the keyboard alone", arguments: TestDisplay.allCases)
  func wonByKeyboard(display: TestDisplay) async throws {
    try await display.play(size: CGSize(width: 1024, height: 768)) { table in
      // Tab walks through the cells in order; Enter and Space take the one that has the focus.
      try await table.app.press("Tab")
      try await table.app.press("Enter")
      for key in ["Space", "Enter", "Space", "Enter", "Space", "Enter"] {
        try await table.app.press("Tab")
        try await table.app.press(key)
      }
      #expect(
        try await table.cells() == [
          "nought", "cross", "nought, won", "cross", "nought, won", "cross", "nought, won", "empty", "empty",
        ])
      #expect(try await table.status() == "Player one wins!")

      try await table.app.press("Tab")
      try await table.app.press("Enter")
      #expect(try await table.cells() == Array(repeating: "empty", count: 9))
    }
  }

  @Test("refuses cells that are taken, and all cells once it is over", arguments: TestDisplay.allCases)
  func refusals(display: TestDisplay) async throws {
    try await display.play(size: CGSize(width: 320, height: 568)) { table in
      try await table.take([0, 0, 0])
      #expect(try await table.cells()[0] == "nought")
      #expect(try await table.status() == "Player two’s turn")

      try await table.take([3, 1, 4, 2])
      #expect(try await table.status() == "Player one wins!")
      let end = try await table.cells()
      await #expect(throws: DriverError.self) { try await table.app.tap("Row 3, column 3, empty") }
      #expect(try await table.cells() == end)
      #expect(try await table.scores() == ["10", "0"])
    }
  }

  @Test("ends in a draw when the board is full", arguments: TestDisplay.allCases)
  func draw(display: TestDisplay) async throws {
    try await display.play(size: CGSize(width: 320, height: 568)) { table in
      try await table.take([0, 1, 2, 4, 3, 5, 7, 6, 8])
      #expect(try await table.status() == "It’s a draw")
      #expect(try await table.scores() == ["0", "0"])
    }
  }

  @Test(
    "is followed by another, which the other player begins, and the scores stay",
    arguments: TestDisplay.allCases)
  func newGame(display: TestDisplay) async throws {
    try await display.play(size: CGSize(width: 1280, height: 800)) { table in
      await #expect(throws: DriverError.self) { try await table.app.tap("New Game") }
      try await table.take([0, 3, 1, 4, 2])
      try await table.app.tap("New Game")
      #expect(try await table.status() == "Player two’s turn")
      #expect(try await table.cells() == Array(repeating: "empty", count: 9))

      try await table.take([0, 3, 1, 4, 2])
      #expect(try await table.status() == "Player two wins!")
      #expect(try await table.scores() == ["10", "10"])
    }
  }

  @Test(
    "goes on where it was when the window changes its size or the system its appearance",
    arguments: TestDisplay.allCases)
  func resizing(display: TestDisplay) async throws {
    try await display.play(size: CGSize(width: 320, height: 568)) { table in
      try await table.take([0, 4])
      try await table.app.resize(to: CGSize(width: 1280, height: 800))
      try await table.app.setAppearance(.dark)
      try await table.take([8])
      #expect(
        try await table.cells() == [
          "nought", "empty", "empty", "empty", "cross", "empty", "empty", "empty", "nought",
        ])
      let board = try await table.app.view("board").frame
      #expect(abs(board.midX - 640) < 0.5)
      #expect(abs(board.width - board.height) < 1)
    }
  }
}
