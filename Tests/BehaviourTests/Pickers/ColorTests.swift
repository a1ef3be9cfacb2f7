import ShojiTestSupport
import Testing

/// The gallery's color wells, on every display.
@Suite("Colors can be chosen", .wholeApps)
struct ColorTests {
  private func grids(_ app: any AppDriver) async throws -> Int {
    try await app.tree().all.count { $0.className == "ColorGrid" }
  }

  @Test("from a well's picker", arguments: TestDisplay.allCases, [PointerInput.Kind.mouse, .touch])
  func well(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Colors") { app in
      let before = try await grids(app)
      try await app.tap("accent", pointer: pointer)
      try await app.advance(1)
      #expect(try await grids(app) == before + 1)
      let frame = try #require(try await app.tree().all.last { $0.className == "ColorGrid" }).frame
      // The last row but one, first column: a light blue.
      let place = CGPoint(x: frame.minX + frame.width / 24, y: frame.minY + frame.height * 0.85)
      try await app.tap(.point(place), pointer: pointer)
      try await app.tap("Close", pointer: pointer)
      try await app.advance(1)
      #expect(try await grids(app) == before)
      #expect(try await app.view("color").text == "light blue")
    }
  }

  @Test("by keys", arguments: TestDisplay.allCases)
  func keys(display: TestDisplay) async throws {
    try await display.open("Colors") { app in
      let before = try await grids(app)
      try await app.press("Tab")
      try await app.press(" ")
      try await app.advance(1)
      #expect(try await grids(app) == before + 1)
      try await app.press("Escape")
      try await app.advance(1)
      #expect(try await grids(app) == before)
    }
  }
}
