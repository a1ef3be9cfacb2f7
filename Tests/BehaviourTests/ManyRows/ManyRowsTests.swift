import ShojiTestSupport
import Testing

/// A thousand views that come at once, which the browser is sent in parts.
@Suite("A thousand rows", .wholeApps) struct ManyRowsTests {
  private let size = CGSize(width: 375, height: 667)

  @Test("come, are replaced and go", arguments: TestDisplay.allCases)
  func comingAndGoing(display: TestDisplay) async throws {
    let app = try await display.start("ManyRowsApp", size: size)
    try await app.tap("Append")
    try await app.tap("Append")
    #expect(try await app.view("row 3 of 1").frame.size == CGSize(width: 300, height: 30))
    try await app.tap("Replace")
    #expect(try await app.view("row 3 of 3").frame.size == CGSize(width: 300, height: 30))
    await #expect(throws: DriverError.self) { try await app.view("row 3 of 1") }
    try await app.tap("Clear")
    await #expect(throws: DriverError.self) { try await app.view("row 3 of 3") }
    try await app.quit()
  }

  @Test("come in parts, of which a page shows none before the last")
  func parts() async throws {
    let app = try await BrowserApp(built: "ManyRowsApp", size: size)
    try await app.page.run(
      """
      window.counts = [];
      window.rows = () => document.querySelectorAll('[data-identifier^="row "]').length;
      new MutationObserver(() => counts.push(rows())).observe(document.body, {childList: true, subtree: true});
      """)
    func commits(byTapping name: String) async throws -> Int {
      let before = try await app.page.evaluate("shoji.lastCommit", as: Int.self)
      try await app.tap(.name(name, index: 0))
      return try await app.page.evaluate("shoji.lastCommit", as: Int.self) - before
    }
    func counts() async throws -> Set<Int> { Set(try await app.page.evaluate("counts", as: [Int].self)) }
    // The button's own changes, and nothing else.
    let ofButton = try await commits(byTapping: "Clear")
    #expect((1..<7).contains(ofButton))
    #expect(try await commits(byTapping: "Append") >= 8)
    #expect(try await counts().subtracting([0]) == [1_000])
    #expect(try await commits(byTapping: "Append") >= 8)
    #expect(try await counts().subtracting([0]) == [1_000, 2_000])
    // Rows that go do so in one task with those that come.
    #expect(try await commits(byTapping: "Replace") >= 8)
    #expect(try await app.page.evaluate("rows()", as: Int.self) == 1_000)
    #expect(try await counts().subtracting([0]) == [1_000, 2_000])
    try await app.quit()
  }
}
