import Foundation
import ShojiTestSupport
import Testing

/// Runs of the examples that are recorded as they happen, and shown again by another process.
@Suite("A recorded run", .withoutBrowser, .wholeApps) struct ReplayTests {
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent(
    "run-\(UUID().uuidString).jsonl")

  /// Plays in one process and shows the end in another, which has to give the same picture.
  private func replay(
    _ example: String, arguments: [String] = [], _ play: (any AppDriver) async throws -> Void
  ) async throws -> String {
    let report = file.appendingPathExtension("report")
    defer { for file in [file, report] { try? FileManager.default.removeItem(at: file) } }
    let size = CGSize(width: 393, height: 852)
    let app = try await TestDisplay.image.start(
      example, size: size, arguments: arguments, environment: ["SHOJI_RECORDING": file.path])
    try await play(app)
    try await app.advance(2)
    let picture = try await app.snapshot()
    try await waitUntilWritten()
    // A crash leaves the file as it is.
    kill(try #require(app as? AppProcess).processIdentifier, SIGKILL)

    let again = try await TestDisplay.image.start(
      example, size: size, environment: ["SHOJI_REPLAY": file.path, "SHOJI_REPLAY_REPORT": report.path])
    try await again.advance(2)
    let other = try await again.snapshot()
    #expect(ImageDifference(picture, other)?.greatest == 0)
    try await again.quit()
    return try String(contentsOf: report, encoding: .utf8)
  }

  /// Waits until the file has not grown for a second: it is written beside the app's turns, and by a thread
  /// that others may keep waiting.
  private func waitUntilWritten() async throws {
    func size() throws -> Int {
      try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int ?? 0
    }
    var (last, looks) = (try size(), 0)
    while looks < 10 {
      try await Task.sleep(for: .milliseconds(100))
      let now = try size()
      looks = now == last ? looks + 1 : 0
      last = now
    }
  }

  @Test("of two thousand taps at random in Minesweeper ends in the same picture")
  func minesweeper() async throws {
    var random = SeededGenerator(seed: 3)
    let report = try await replay("Minesweeper") { app in
      for round in 0..<2500 {
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
    try expect(report, atLeast: 2000)
  }

  @Test("of two thousand moves at random in TicTacToe ends in the same picture")
  func randomTicTacToe() async throws {
    var random = SeededGenerator(seed: 5)
    let report = try await replay("TicTacToe") { app in
      let table = GameTable(app: app)
      try await table.waitForStart()
      let cells = try await table.buttons().map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      // Some seven moves and a new game each; a finished game takes no more moves.
      for _ in 0..<255 {
        for cell in cells.shuffled(using: &random) { try await app.tap(.point(cell)) }
        try await app.tap("New Game")
      }
    }
    try expect(report, atLeast: 2000)
  }

  @Test("of two thousand presses at random in the counter ends in the same picture")
  func counter() async throws {
    var random = SeededGenerator(seed: 9)
    let report = try await replay("Counter") { app in
      for _ in 0..<2000 {
        try await app.tap(Int.random(in: 0..<3, using: &random) == 0 ? "Decrement" : "Increment")
      }
    }
    try expect(report, atLeast: 2000)
  }

  @Test("of two thousand likes, swipes, pulls and retries at random in the posts ends in the same picture")
  func posts() async throws {
    var random = SeededGenerator(seed: 11)
    // Requests of which a refresh, an older page and their retries are some.
    let failures = [2, 3, 7, 12, 20].flatMap { ["--fail", "\($0)"] }
    let report = try await replay("Posts", arguments: failures) { app in
      func scrollToTop() async throws {
        for _ in 0..<5 { try await app.scroll(on: "table", by: CGVector(dx: 0, dy: -1500)) }
        try await app.advance(2)
      }
      try await app.wait(for: "author", seconds: 10)
      for _ in 0..<2000 {
        switch Int.random(in: 0..<100, using: &random) {
        case 0:
          try await app.drag(
            from: .point(CGPoint(x: 300, y: 130)), to: .point(CGPoint(x: 180, y: 130)), seconds: 0.3)
          try await app.advance(1)
          // The swipe may have been on a row that says something.
          _ = try? await app.tap("Hide")
          try await app.advance(1)
        case 1:
          try await app.drag(
            from: .point(CGPoint(x: 200, y: 150)), to: .point(CGPoint(x: 200, y: 500)), seconds: 0.4)
          try await app.advance(2)
          if (try? await app.tap("Retry")) != nil { try await app.advance(2) }
          try await scrollToTop()
        case 2:
          try await app.tap("text")
          try await app.advance(1)
          try await app.tap("Posts")
          try await app.advance(1)
        case 3:
          for _ in 0..<5 { try await app.scroll(on: "table", by: CGVector(dx: 0, dy: 900)) }
          if (try? await app.tap("Retry")) != nil { try await app.advance(1) }
          try await scrollToTop()
        default: try await app.tap("like")
        }
      }
      try await scrollToTop()
    }
    try expect(report, atLeast: 2000)
  }

  @Test("of two thousand slides at random, most of them interrupted, ends in the same picture")
  func slides() async throws {
    var random = SeededGenerator(seed: 13)
    let report = try await replay("Slides") { app in
      for round in 0..<2200 {
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
          try await app.tap(.name(["None", "Linear", "Spring", "Delayed"].randomElement(using: &random)!))
        case 1, 2: try await app.tap("Back")
        default: try await app.tap("Next")
        }
        if round % 10 == 0 { try await app.advance(.random(in: 0..<1, using: &random)) }
      }
    }
    try expect(report, atLeast: 2000)
  }

  private func expect(_ report: String, atLeast least: Int) throws {
    #expect(report.contains(#""same":true"#) && report.contains("the same as recorded"), "\(report)")
    let count = report.firstMatch(of: /(\d+) actions/).flatMap { Int($0.1) } ?? 0
    #expect(count >= least, "\(report)")
  }

  @Test(
    "names the first action and field that differ after one state update was edited, and keeps what led there"
  )
  func editedUpdate() async throws {
    let report = file.appendingPathExtension("report")
    let folder = file.appendingPathExtension("resume")
    let run = folder.appendingPathComponent("run.jsonl")
    defer { for file in [file, report, folder] { try? FileManager.default.removeItem(at: file) } }
    func start(_ variables: [String: String]) throws -> AppProcess {
      try AppProcess(
        built: "PanelTestApp", size: CGSize(width: 375, height: 667),
        environment: variables.merging(["SHELVES": "50"]) { $1 })
    }
    let app = try start(["SHOJI_RECORDING": file.path])
    for button in ["Rename", "Add one", "Add one"] { try await app.tap(.name(button, index: 0)) }
    #expect(try await app.view("total").text == "2 boxes")
    try await app.quit()

    let replayed = try start([
      "SHOJI_REPLAY": file.path, "SHOJI_REPLAY_REPORT": report.path, "EDITED_UPDATE": "1",
    ])
    #expect(try await replayed.view("name").text == "Depot")
    try await replayed.quit()
    let words = try String(contentsOf: report, encoding: .utf8)
    let difference =
      #/action 2, PanelTestApp.StoreBox from PanelTestApp\/AppDelegate.swift:\d+, at [\d.]+ s: \/shelves\/41\/boxes is 2, but was recorded as 1/#
    #expect(
      words.contains(#""same":false"#) && words.replacing("\\/", with: "/").contains(difference), "\(words)")

    // `shoji run` goes on from the last state that is the same.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: file, to: run)
    let resumption = ["SHOJI_RESUME": folder.path, "SHOJI_RECORDING": run.path]
    let resumed = try start(resumption.merging(["EDITED_UPDATE": "1"]) { $1 })
    #expect(try await resumed.view("name").text == "Depot")
    #expect(try await resumed.view("total").text == "0 boxes")
    let output = resumed.errorOutput
    #expect(output.contains("[Replay] kept 1 of 3 actions: action 2"), "\(output)")
    try await resumed.tap("Add one")
    try await resumed.quit()
    // All that is recorded from there on is by the edited update, and comes back whole.
    let again = try start(resumption.merging(["EDITED_UPDATE": "1"]) { $1 })
    #expect(try await again.view("total").text == "1 boxes")
    #expect(!again.errorOutput.contains("[Replay]"), "\(again.errorOutput)")
    try await again.quit()
    // What came before that start is compared as well.
    let back = try start(resumption)
    #expect(try await back.view("total").text == "0 boxes")
    #expect(back.errorOutput.contains("[Replay] kept 1 of 2 actions: action 2"), "\(back.errorOutput)")
    try await back.quit()
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
    let app = try await TestDisplay.image.start(
      "Minesweeper", size: CGSize(width: 393, height: 852), environment: ["SHOJI_REPLAY": file.path])
    #expect(try await app.view("title").text == "Minesweeper")
    try await app.quit()
  }
}
