import ShojiTestSupport
import Testing

/// The gallery's page of scroll views, on every display.
@Suite("Content scrolls", .serialized)
struct ScrollingTests {
  /// How far the content of a list has moved up, and that of a shelf to the left.
  private func offset(_ name: String, of row: String, _ app: any AppDriver) async throws -> CGPoint {
    let tree = try await app.tree()
    let (view, row) = (try tree.view(named: name).frame, try tree.view(named: row).frame)
    return CGPoint(x: view.minX - row.minX, y: view.minY - row.minY)
  }

  @Test("exactly as far as the wheel turns, and no further than its range", arguments: Stage.allCases)
  func wheel(stage: Stage) async throws {
    try await stage.open("Scrolling") { app in
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 120))
      #expect(try await offset("list", of: "list 1", app).y == 120)
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: -50))
      #expect(try await offset("list", of: "list 1", app).y == 70)
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 5_000))
      let list = try await app.view("list").frame
      #expect(abs(try await app.view("list 40").frame.maxY - list.maxY) < 0.6)
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: -9_000))
      #expect(try await offset("list", of: "list 1", app) == .zero)
    }
  }

  @Test("into the room that its insets leave around it", arguments: Stage.allCases)
  func insets(stage: Stage) async throws {
    try await stage.open("Scrolling") { app in
      #expect(try await offset("inset", of: "inset 1", app).y == -20)
      try await app.scroll(on: "inset", by: CGVector(dx: 0, dy: 50))
      #expect(try await offset("inset", of: "inset 1", app).y == 30)
      try await app.scroll(on: "inset", by: CGVector(dx: 0, dy: -90))
      #expect(try await offset("inset", of: "inset 1", app).y == -20)
      try await app.scroll(on: "inset", by: CGVector(dx: 0, dy: 5_000))
      let view = try await app.view("inset").frame
      #expect(abs(try await app.view("inset 12").frame.maxY - view.maxY + 40) < 0.6)
    }
  }

  @Test("page by page, and the app is told of it", arguments: Stage.allCases)
  func pages(stage: Stage) async throws {
    try await stage.open("Scrolling") { app in
      for page in ["Page 2", "Page 3"] {
        try await app.scroll(on: "pages", by: CGVector(dx: 200, dy: 0))
        try await app.advance(1)
        #expect(try await offset("pages", of: page, app).x == 0)
        #expect(try await app.view("status").text == page.lowercased())
      }
      try await app.scroll(on: "pages", by: CGVector(dx: 200, dy: 0))
      try await app.advance(1)
      #expect(try await offset("pages", of: "Page 3", app).x == 0)
    }
  }

  @Test("along each axis where there is something to see, inside other content", arguments: Stage.allCases)
  func nested(stage: Stage) async throws {
    try await stage.open("Scrolling") { app in
      try await app.scroll(on: "shelf 2", by: CGVector(dx: 150, dy: 0))
      #expect(try await offset("shelf 2", of: "2·1", app) == CGPoint(x: 138, y: -8))
      try await app.scroll(on: "shelf 2", by: CGVector(dx: 0, dy: 60))
      #expect(try await offset("shelves", of: "shelf 1", app).y == 60)
      #expect(try await offset("shelf 2", of: "2·1", app) == CGPoint(x: 138, y: -8))
    }
  }

  @Test("and what was out of sight can be pressed", arguments: Stage.allCases)
  func pressing(stage: Stage) async throws {
    try await stage.open("Scrolling") { app in
      await #expect(throws: DriverError.self) { try await app.tap("list 20") }
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 800))
      try await app.tap("list 20")
      #expect(try await app.view("status").text == "list 20 was chosen")
    }
  }
}
