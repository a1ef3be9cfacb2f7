import ShojiTestSupport
import Testing

/// The tutorial's app, as its reader has it at the end of chapter 3, on a screen without a person.
@Suite struct TutorialTests {
  private func launch(_ width: CGFloat, _ height: CGFloat, scale: CGFloat) throws -> AppProcess {
    try AppProcess(built: "Tutorial", size: CGSize(width: width, height: height), scale: scale)
  }

  /// The player who begins takes the first row.
  private func finishGame(_ app: AppProcess) async throws {
    for cell in [1, 4, 2, 5, 3] { try await app.tap(.name("cell\(cell)", index: 0)) }
  }

  private func frame(_ name: String, in tree: TreeNode) throws -> [CGFloat] {
    let frame = try tree.view(named: name, index: 0).frame
    return [frame.origin.x, frame.origin.y, frame.width, frame.height]
  }

  /// Where a screen of some size and scale has its parts.
  struct Screen: Sendable, CustomTestStringConvertible {
    var size: (CGFloat, CGFloat, scale: CGFloat)
    var scores: [[CGFloat]]
    var button: [CGFloat]
    var cell: CGFloat
    var x: [CGFloat]
    var y: [CGFloat]
    /// The image in the fifth cell, relative to it.
    var image: [CGFloat]
    var testDescription: String { "\(size.0)×\(size.1) @\(size.scale)" }
  }

  static let screens = [
    Screen(
      size: (320, 568, 1), scores: [[15, 30, 290, 40], [15, 70, 290, 40]], button: [10, 518, 300, 40],
      cell: 107, x: [0, 107, 213], y: [120, 227, 333], image: [10, 10, 87, 87]),
    Screen(
      size: (320, 568, 2), scores: [[15, 30, 290, 40], [15, 70, 290, 40]], button: [10, 518, 300, 40],
      cell: 106.5, x: [0, 106.5, 213.5], y: [120, 226.5, 333.5], image: [10, 10, 86.5, 86.5]),
    Screen(
      size: (375, 667, 2), scores: [[17.5, 35, 340, 47], [17.5, 82, 340, 47]],
      button: [11.5, 608.5, 351.5, 47],
      cell: 125, x: [0, 125, 250], y: [140.5, 265.5, 390.5], image: [11.5, 11.5, 101.5, 101.5]),
    Screen(
      size: (768, 1024, 2), scores: [[27, 54, 714, 72], [27, 126, 714, 72]], button: [18, 934, 732, 72],
      cell: 256, x: [0, 256, 512], y: [216.5, 472.5, 728.5], image: [18, 18, 220, 220]),
    Screen(
      size: (640, 480, 1), scores: [[13, 25, 615, 34], [13, 59, 615, 34]], button: [8, 438, 623, 34],
      cell: 213, x: [0, 213, 427], y: [101, 315, 528], image: [8, 8, 196, 196]),
    Screen(
      size: (640, 1136, 1), scores: [[30, 60, 580, 80], [30, 140, 580, 80]], button: [20, 1036, 600, 80],
      cell: 213, x: [0, 213, 427], y: [240, 453, 667], image: [20, 20, 173, 173]),
  ]

  private func check(_ tree: TreeNode, against screen: Screen) throws {
    #expect(try frame("player1Score", in: tree) == screen.scores[0])
    #expect(try frame("player2Score", in: tree) == screen.scores[1])
    #expect(try frame("startButton", in: tree) == screen.button)
    for (index, cell) in (1...9).enumerated() {
      let (x, y) = (screen.x[index % 3], screen.y[index / 3])
      #expect(try frame("cell\(cell)", in: tree) == [x, y, screen.cell, screen.cell])
    }
    let cell = try tree.view(named: "cell5", index: 0)
    let image = try #require(cell.children.last).frame
    #expect(
      [image.minX - cell.frame.minX, image.minY - cell.frame.minY, image.width, image.height] == screen.image)
    #expect(cell.children.first?.frame == cell.frame, "the cell's button fills it")
  }

  @Test(arguments: screens) func liesWhereTheTextSays(screen: Screen) async throws {
    let app = try launch(screen.size.0, screen.size.1, scale: screen.size.scale)
    // On the flat screen the last row is out of sight, but not needed for a row of three.
    try await finishGame(app)
    try check(try await app.tree(), against: screen)
    try await app.quit()
  }

  @Test func followsTheWindowsSize() async throws {
    let app = try launch(320, 568, scale: 1)
    try await finishGame(app)
    try await app.resize(to: CGSize(width: 640, height: 1136))
    try check(try await app.tree(), against: Self.screens[5])
    try await app.resize(to: CGSize(width: 320, height: 568))
    try check(try await app.tree(), against: Self.screens[0])
    try await app.quit()
  }

  @Test func playsAsTheTextSays() async throws {
    let app = try launch(320, 568, scale: 1)
    let yellow = "#f1c40f"
    let start = try await app.tree()
    let turns = try ["player1Score", "player2Score"].map {
      try start.view(named: $0, index: 0).backgroundColor == yellow
    }
    #expect(turns.filter { $0 }.count == 1, "one player is to move")
    #expect(throws: DriverError.self) { try start.view(named: "startButton", index: 0) }

    try await app.tap("cell1")
    let moved = try await app.tree()
    #expect(
      try moved.view(named: "cell1", index: 0).children.map(\.className) == ["NativeButton", "UIImageView"])
    #expect(
      try (moved.view(named: "player1Score", index: 0).backgroundColor == yellow) == turns[1], "turns change")

    for cell in [4, 2, 5, 3] { try await app.tap(.name("cell\(cell)", index: 0)) }
    let won = try await app.tree()
    let scores = try ["player1Score", "player2Score"].map { try won.view(named: $0, index: 0).text }
    #expect(
      scores == (turns[0] ? ["Player one: 10", "Player two: 0"] : ["Player one: 0", "Player two: 10"]))
    let green = try (1...9).filter {
      try won.view(named: "cell\($0)", index: 0).children[0].backgroundColor == "#2ecc71"
    }
    #expect(green == [1, 2, 3], "the winning line is marked")

    try await app.tap("cell9")
    #expect(try await app.view("cell9").children.count == 1, "a finished game takes no moves")
    try await app.tap("startButton")
    let again = try await app.tree()
    #expect(try (1...9).allSatisfy { try again.view(named: "cell\($0)", index: 0).children.count == 1 })
    #expect(
      try again.view(named: turns[0] ? "player1Score" : "player2Score", index: 0).text?.hasSuffix("10")
        == true)
    try await app.quit()
  }
}
