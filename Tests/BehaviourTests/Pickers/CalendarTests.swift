import ShojiTestSupport
import Testing

/// The gallery's calendars, on every display.
@Suite("Calendars can be used", .wholeApps)
struct CalendarTests {
  private func text(_ app: any AppDriver) async throws -> String? { try await app.view("days").text }

  @Test("by pressing a day", arguments: TestDisplay.allCases, [PointerInput.Kind.mouse, .touch])
  func days(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Calendars") { app in
      try await app.tap("Thursday, June 20, 2024", pointer: pointer)
      #expect(try await text(app) == "20")
      try await app.tap("Thursday, June 20, 2024", pointer: pointer)
      #expect(try await text(app) == "none")
      try await app.tap(.name("Next month", index: 0), pointer: pointer)
      try await app.advance(1)
      try await app.tap("Monday, July 1, 2024", pointer: pointer)
      #expect(try await text(app) == "1")
    }
  }

  @Test("by keys", arguments: TestDisplay.allCases)
  func keys(display: TestDisplay) async throws {
    try await display.open("Calendars") { app in
      // The title, the arrows and the selected day.
      for _ in 0..<4 { try await app.press("Tab") }
      try await app.press("ArrowDown")
      try await app.press("ArrowLeft")
      #expect(try await text(app) == "12")
      try await app.press(" ")
      #expect(try await text(app) == "18")
    }
  }
}
