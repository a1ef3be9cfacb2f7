import Foundation
import ShojiTestSupport
import Testing

/// A described table of 100,000 rows beside one of 100, counted rather than timed.
@Suite("A described table of 100,000 rows", .wholeApps)
struct LongTableTests {
  private static let size = CGSize(width: 375, height: 667)

  /// The numbers that the app and its process give.
  private struct Counts {
    var visible: Int
    /// The nodes alive that belong to no visible row.
    var beyond: Int
    /// The questions about single rows so far.
    var asked: Int
    /// The rows that are mounted.
    var rows: Int
    var heap: Int
    /// The bytes that the process has written so far, to its sockets and files.
    var written: Int
  }

  private func start(on display: TestDisplay, rows: Int) async throws -> any AppDriver {
    try await display.start("LongTable", size: Self.size, environment: ["ROWS": "\(rows)"])
  }

  private func written(by app: any AppDriver) throws -> Int {
    let process = (app as? AppProcess)?.processIdentifier ?? (app as? BrowserApp)?.processIdentifier
    let text = try String(contentsOfFile: "/proc/\(try #require(process))/io", encoding: .utf8)
    return try #require(text.firstMatch(of: /wchar: (\d+)/).flatMap { Int($0.1) })
  }

  private func counts(of app: any AppDriver) async throws -> Counts {
    let written = try written(by: app)
    try await app.tap("Count")
    let text = try await app.view("counts").text ?? ""
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 5, "\(text)")
    return Counts(
      visible: numbers[0], beyond: numbers[1], asked: numbers[2], rows: numbers[3], heap: numbers[4],
      written: written)
  }

  /// The texts of the rows that can be seen, from top to bottom, and the number of cells that the display
  /// has.
  private func shown(by app: any AppDriver) async throws -> (texts: [String], cells: Int) {
    let cells = try await app.tree().all.filter { $0.role == .cell }
    let visible = cells.filter { !$0.isHidden && $0.frame.maxY > 0 && $0.frame.minY < 627 }
    let texts = visible.sorted { $0.frame.minY < $1.frame.minY }.compactMap { cell in
      cell.all.lazy.compactMap(\.text).first
    }
    return (texts, cells.count)
  }

  /// Goes down by half a screen as often as a hundred rows allow.
  private func scrollSlowly(_ app: any AppDriver) async throws {
    for _ in 0..<12 { try await app.scroll(on: "table", by: CGVector(dx: 0, dy: 300)) }
  }

  @Test(
    "is shown and scrolled to its end and back with at most 30 nodes beyond the visible rows",
    arguments: TestDisplay.allCases)
  func nodes(display: TestDisplay) async throws {
    let rows = 100_000
    let app = try await start(on: display, rows: rows)
    func check(from first: Int? = nil, to last: Int? = nil) async throws -> Counts {
      let (texts, cells) = try await shown(by: app)
      let counts = try await counts(of: app)
      if let first { #expect(texts.first == "Row \(first)") }
      if let last { #expect(texts.last == "Row \(last)") }
      #expect(texts.count >= 14 && texts.count <= 16)
      #expect(counts.visible >= 14 && counts.visible <= 16)
      #expect(counts.beyond >= 0 && counts.beyond <= 30 && counts.rows <= counts.visible + 15)
      #expect(cells <= counts.visible + 15, "the display has \(cells) cells")
      return counts
    }
    _ = try await check(from: 0)
    try await scrollSlowly(app)
    let before = try await check()
    for _ in 0..<2 {
      try await app.scroll(on: "table", by: CGVector(dx: 0, dy: CGFloat(rows) * 44))
      _ = try await check(to: rows - 1)
      for _ in 0..<5 { try await app.scroll(on: "table", by: CGVector(dx: 0, dy: -300)) }
      _ = try await check()
      try await app.scroll(on: "table", by: CGVector(dx: 0, dy: -CGFloat(rows) * 44))
      _ = try await check(from: 0)
    }
    let after = try await check(from: 0)
    #expect(after.heap - before.heap < 500_000, "\(after.heap - before.heap) bytes were kept")
    #expect(after.asked - before.asked < 1_500, "\(after.asked - before.asked) questions")
    #expect(after.written - before.written < 200_000, "\(after.written - before.written) bytes were sent")
    try await app.quit()
  }

  @Test("costs what one of 100 rows does", arguments: TestDisplay.allCases)
  func costs(display: TestDisplay) async throws {
    var found: [(shown: Counts, scrolled: Counts)] = []
    for rows in [100, 100_000] {
      let app = try await start(on: display, rows: rows)
      let shown = try await counts(of: app)
      try await scrollSlowly(app)
      found.append((shown, try await counts(of: app)))
      try await app.quit()
    }
    let (short, long) = (found[0], found[1])
    #expect(long.shown.asked <= short.shown.asked + 10)
    #expect(long.scrolled.asked <= short.scrolled.asked + 20)
    #expect(long.shown.written <= short.shown.written * 11 / 10 + 100)
    let sent = [short, long].map { $0.scrolled.written - $0.shown.written }
    #expect(sent[1] <= sent[0] * 3 / 2, "\(sent[1]) bytes, beside \(sent[0])")
    #expect(long.shown.heap <= short.shown.heap + 300_000)
    #expect(long.scrolled.heap <= short.scrolled.heap + 300_000)
  }
}
