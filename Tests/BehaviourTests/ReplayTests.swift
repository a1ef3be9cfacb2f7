import Foundation
import ShojiTestSupport
import Testing

/// Runs of the examples that are recorded as they happen, and shown again by another process.
@Suite("A recorded run", .serialized) struct ReplayTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "run-\(UUID().uuidString).jsonl")

  /// Plays in one process and shows the end in another, which has to give the same picture.
  private func replay(_ example: String, _ play: (any AppDriver) async throws -> Void) async throws -> String
  {
    let report = file.appendingPathExtension("report")
    defer { for file in [file, report] { try? FileManager.default.removeItem(at: file) } }
    let size = CGSize(width: 393, height: 852)
    let app = try await Stage.image.start(
      example, size: size, environment: ["SHOJI_RECORDING": file.path])
    try await play(app)
    try await app.advance(2)
    let picture = try await app.snapshot()
    // A crash leaves the file as it is.
    kill(try #require(app as? AppProcess).processIdentifier, SIGKILL)

    let again = try await Stage.image.start(
      example, size: size, environment: ["SHOJI_REPLAY": file.path, "SHOJI_REPLAY_REPORT": report.path])
    try await again.advance(2)
    let other = try await again.snapshot()
    #expect(ImageDifference(picture, other)?.greatest == 0)
    try await again.quit()
    return try String(contentsOf: report, encoding: .utf8)
  }

  @Test("of two thousand taps at random in Minesweeper ends in the same picture")
  func minesweeper() async throws {
    var random = SeededGenerator(seed: 3)
    let report = try await replay("Minesweeper") { app in
      for round in 0..<2000 {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: try await app.tap("New Game")
        case 1: try await app.tap(["Easy", "Medium"].randomElement(using: &random)!)
        case 2: try await app.tap(["Open", "Flag"].randomElement(using: &random)!)
        default:
          let point = CGPoint(
            x: CGFloat.random(in: 20..<370, using: &random), y: CGFloat.random(in: 280..<650, using: &random))
          try await app.tap(.point(point))
        }
        if round % 100 == 0 { try await app.advance(1) }
      }
    }
    #expect(report.contains(#""same":true"#) && report.contains("the same as recorded"))
    let count = report.firstMatch(of: /(\d+) actions/).flatMap { Int($0.1) } ?? 0
    #expect(count > 1500, "\(report)")
  }

  @Test("of TicTacToe is shown again by all of its actions, also the one without content")
  func ticTacToe() async throws {
    let report = try await replay("TicTacToe") { app in
      let table = GameTable(app: app)
      try await table.waitForStart()
      try await table.take([4, 0, 2, 3, 6])
      try await app.tap("New Game")
      try await table.take([8, 1])
    }
    #expect(report.contains(#""same":true"#) && report.contains("actions: the same as recorded"))
  }

  @Test("that was edited is refused with the line, and the app starts as it would without")
  func edited() async throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try "{\"run\":1}\n".write(to: file, atomically: true, encoding: .utf8)
    let app = try await Stage.image.start(
      "Minesweeper", size: CGSize(width: 393, height: 852), environment: ["SHOJI_REPLAY": file.path])
    #expect(try await app.view("title").text == "Minesweeper")
    try await app.quit()
  }
}
