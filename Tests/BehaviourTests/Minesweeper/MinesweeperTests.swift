import ShojiTestSupport
import Testing

@testable import Minesweeper

/// Whole games of Minesweeper, on every display.
@Suite("A game of Minesweeper", .wholeApps) struct MinesweeperTests {
  static let phone = CGSize(width: 393, height: 852)

  /// Starts the game with the mines of a seed.
  private func play(
    on display: TestDisplay, size: CGSize = phone, appearance: Appearance = .light, seed: UInt64 = 4,
    _ game: (any AppDriver) async throws -> Void
  ) async throws {
    let app = try await display.start(
      "Minesweeper", size: size, appearance: appearance, arguments: ["--seed", "\(seed)"])
    try await game(app)
    try await app.quit()
  }

  /// What the cells say, row by row.
  private func cells(_ app: any AppDriver, columns: Int = 9) async throws -> [String] {
    var words: [Int: String] = [:]
    for node in try await app.tree().all {
      guard let label = node.label, label.hasPrefix("Row ") else { continue }
      let parts = label.split(separator: ", ")
      let row = Int(parts[0].dropFirst(4)) ?? 0
      let column = Int(parts[1].dropFirst(7)) ?? 0
      words[(row - 1) * columns + column - 1] = String(parts[2])
    }
    return words.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Where the app lays the mines once the first cell was opened.
  @MainActor private func mines(_ difficulty: Difficulty, first: Int) -> [Int] {
    var field = Minefield(difficulty)
    field.layMines(avoiding: first, seed: 4)
    return field.cells.indices.filter { field.cells[$0].isMine }
  }

  private func place(_ index: Int, columns: Int = 9) -> String {
    "Row \(index / columns + 1), column \(index % columns + 1)"
  }

  @Test("is won by opening every cell without a mine", arguments: TestDisplay.allCases)
  func won(display: TestDisplay) async throws {
    try await play(on: display) { app in
      try await app.tap("Row 5, column 5, covered")
      let mines = await mines(.easy, first: 40)
      for index in 0..<81 where !mines.contains(index) {
        guard try await cells(app)[index] == "covered" else { continue }
        try await app.tap(.name(place(index) + ", covered"))
      }
      #expect(try await app.view("title").text == "Cleared!")
      #expect(try await app.view("mines").text == "0")
      #expect(try await cells(app).count { $0 == "flag" } == 10)
      try await app.tap("New Game")
      #expect(try await cells(app) == Array(repeating: "covered", count: 81))
      #expect(try await app.view("title").text == "Minesweeper")
    }
  }

  @Test("is lost by opening a mine, and shows them all", arguments: TestDisplay.allCases)
  func lost(display: TestDisplay) async throws {
    try await play(on: display) { app in
      try await app.tap("Row 5, column 5, covered")
      let mines = await mines(.easy, first: 40)
      try await app.tap(.name(place(mines[3]) + ", covered"))
      #expect(try await app.view("title").text == "Boom!")
      let shown = try await cells(app)
      #expect(shown[mines[3]] == "exploded mine")
      #expect(mines.allSatisfy { shown[$0].hasSuffix("mine") })
      let covered = try #require(shown.firstIndex(of: "covered"))
      try await app.tap(.name(place(covered) + ", covered"))
      #expect(try await cells(app) == shown)
    }
  }

  @Test("sets flags by the switch, and by a finger that stays", arguments: TestDisplay.allCases)
  func flags(display: TestDisplay) async throws {
    try await play(on: display) { app in
      try await app.tap("Flag")
      try await app.tap("Row 1, column 1, covered")
      #expect(try await cells(app)[0] == "flag")
      #expect(try await app.view("mines").text == "9")
      try await app.tap("Open")
      try await app.tap("Row 1, column 1, flag")
      #expect(try await cells(app)[0] == "flag")

      let cell = try await app.tree().all.first { $0.label == "Row 2, column 2, covered" }
      let frame = try #require(cell).frame
      let middle = DriverTarget.point(CGPoint(x: frame.midX, y: frame.midY))
      try await app.pointer(.down, id: 1, kind: .touch, at: middle)
      try await app.advance(0.5)
      try await app.pointer(.up, id: 1, kind: .touch, at: middle)
      #expect(try await cells(app)[10] == "flag")
      #expect(try await cells(app).count { $0 == "covered" } == 79)
      #expect(try await app.view("mines").text == "8")
    }
  }

  @Test("counts the seconds from the first cell to the end, on the app's clock", .withoutBrowser)
  func time() async throws {
    try await play(on: .image) { app in
      try await app.advance(5)
      #expect(try await app.view("seconds").text == "0")
      try await app.tap("Row 5, column 5, covered")
      try await app.advance(12.5)
      #expect(try await app.view("seconds").text == "12")
      try await app.tap("New Game")
      try await app.advance(5)
      #expect(try await app.view("seconds").text == "0")
    }
  }

  @Test("can be played with the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await play(on: display) { app in
      // What comes before the first cell, the sizes and the button, does nothing to the cells of a new game.
      var steps = 0
      while try await !cells(app).contains("empty") {
        try #require(steps < 8)
        try await app.press("Tab")
        try await app.press("Enter")
        steps += 1
      }
      #expect(try await cells(app)[0] == "empty")
      let before = try await cells(app).count { $0 == "covered" }
      for _ in 0..<40 {
        try await app.press("Tab")
        try await app.press("Enter")
      }
      #expect(try await cells(app).count { $0 == "covered" } < before)
    }
  }

  @Test("has three sizes, which lie on their side where the screen is wide", .withoutBrowser)
  func sizes() async throws {
    try await play(on: .image, size: CGSize(width: 1024, height: 768)) { app in
      for (name, rows, columns) in [("Easy", 9, 9), ("Medium", 16, 15), ("Hard", 30, 15)] {
        try await app.tap(.name(name))
        #expect(try await cells(app, columns: columns).count == rows * columns)
        let all = try await app.tree().all
        let first = try #require(all.first { $0.label == "Row 1, column 2, covered" }).frame
        let below = try #require(all.first { $0.label == "Row 2, column 1, covered" }).frame
        #expect(below.minX > first.minX && first.minY > below.minY)
        let last = try #require(all.first { $0.label == "Row \(rows), column \(columns), covered" }).frame
        #expect(last.maxX <= 1008 && last.maxY <= 752)
      }
    }
  }

  @Test(
    "looks as it was recorded", .withoutBrowser, arguments: [phone, CGSize(width: 1024, height: 768)],
    [Appearance.light, .dark])
  func pictures(size: CGSize, appearance: Appearance) async throws {
    try await play(on: .image, size: size, appearance: appearance) { app in
      let name = "\(Int(size.width))x\(Int(size.height))-\(appearance.rawValue)"
      try await app.tap("Medium")
      try await app.tap("Row 8, column 8, covered")
      try await app.advance(2)
      #expect(try RecordedOutput("playing-\(name)").mismatch(with: try await app.snapshot()) == nil)
      try await app.tap("Flag")
      try await app.tap("Row 1, column 1, covered")
      try await app.tap("Open")
      let mines = await mines(.medium, first: 112)
      let mine = try #require(mines.last)
      try await app.tap(.name(place(mine, columns: 15) + ", covered"))
      try await app.advance(2)
      #expect(try RecordedOutput("lost-\(name)").mismatch(with: try await app.snapshot()) == nil)
    }
  }
}
