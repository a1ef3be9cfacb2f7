import ShojiTestSupport
import Testing

/// TicTacToe as those who play it see it.
struct GameTable {
  let app: any AppDriver

  /// Waits until the first board is set up.
  func waitForStart() async throws {
    try await app.wait(for: "Player one’s turn", seconds: 10)
  }

  /// What the line above the board says.
  func status() async throws -> String? {
    try await app.view("status").text
  }

  /// The scores of the first and the second player.
  func scores() async throws -> [String?] {
    try await app.tree().all.filter { $0.identifier == "score" }.map(\.text)
  }

  /// What a screen reader says of the nine cells: `nought`, `cross` or `empty`, and `won`.
  func cells() async throws -> [String] {
    try await buttons().map { button in
      let words = (button.label ?? "").split(separator: ", ")
      return words.dropFirst(2).joined(separator: ", ")
    }
  }

  /// The nine buttons of the cells, row by row.
  func buttons() async throws -> [TreeNode] {
    try await app.tree().all.filter { $0.label?.hasPrefix("Row ") == true }
  }

  /// Takes the cells of these numbers one after the other, each by a press in its middle.
  func take(_ cells: [Int], pointer: PointerInput.Kind = .mouse) async throws {
    let buttons = try await buttons()
    for cell in cells {
      let frame = buttons[cell].frame
      try await app.tap(.point(CGPoint(x: frame.midX, y: frame.midY)), pointer: pointer)
    }
  }
}
