import ShojiTestSupport
import Testing

/// The gallery's wheels and calendars, on every display.
@Suite("Pickers can be used", .wholeApps)
struct PickerTests {
  private func text(_ app: any AppDriver, _ name: String) async throws -> String? {
    try await app.view(name).text
  }

  @Test("by turning a wheel, and by tapping a row", arguments: TestDisplay.allCases, ControlTests.pointers)
  func wheels(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Pickers") { app in
      let frame = try await app.view("fruit").frame
      let right = CGPoint(x: frame.midX + frame.width / 4, y: frame.midY)
      // Slowly, so that it does not run on.
      try await app.drag(
        from: .point(right), to: .point(CGPoint(x: right.x, y: right.y - 66)), seconds: 1, pointer: pointer)
      // A busy machine's finger may let go with a swing all the same; the choice is reported when the column
      // rests.
      var shown: String?
      for _ in 0..<8 where shown == nil || shown == "Medium Cherries" {
        try await app.advance(1)
        shown = try await text(app, "picked")
      }
      let picked = try #require(shown)
      #expect(picked != "Medium Cherries" && picked.hasPrefix("Medium "))
      try await app.tap(
        .point(CGPoint(x: frame.midX - frame.width / 4, y: frame.midY + 32)), pointer: pointer)
      try await app.advance(1)
      #expect(try await text(app, "picked")?.hasPrefix("Large ") == true)
    }
  }

  @Test("by keys", arguments: TestDisplay.allCases)
  func wheelsByKeys(display: TestDisplay) async throws {
    try await display.open("Pickers") { app in
      try await app.press("Tab")
      try await app.press("ArrowDown")
      try await app.advance(1)
      #expect(try await text(app, "picked") == "Large Cherries")
      try await app.press("Tab")
      try await app.press("End")
      try await app.advance(2)
      #expect(try await text(app, "picked") == "Large Mangoes")
    }
  }

  @Test("and so can fields that open a calendar", arguments: TestDisplay.allCases, ControlTests.pointers)
  func compact(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Dates") { app in
      #expect(try await text(app, "date") == "2024-06-12 09:30")
      try await app.tap("Jun 12, 2024", pointer: pointer)
      try await app.tap(.name("Thursday, June 20, 2024", index: 1), pointer: pointer)
      #expect(try await text(app, "date") == "2024-06-20 09:30")
      try await app.tap(.name("Next month", index: 1), pointer: pointer)
      try await app.advance(1)
      try await app.tap(.name("Monday, July 1, 2024", index: 0), pointer: pointer)
      #expect(try await text(app, "date") == "2024-07-01 09:30")
      try await app.tap(.point(CGPoint(x: 5, y: 5)), pointer: pointer)
      try await app.advance(0.5)
      let calendars = try await app.tree().all.filter { $0.className == "DatePopover" }
      #expect(calendars.isEmpty)
    }
  }

  @Test("and a calendar's days by keys", arguments: TestDisplay.allCases)
  func calendarByKeys(display: TestDisplay) async throws {
    try await display.open("Dates") { app in
      // Both fields, the title and the arrows of the calendar, and its chosen day.
      for _ in 0..<6 { try await app.press("Tab") }
      try await app.press("ArrowDown")
      #expect(try await text(app, "date") == "2024-06-19 09:30")
      // The keyboard goes along, and the other days are no stops of its way.
      try await app.press("ArrowLeft")
      #expect(try await text(app, "date") == "2024-06-18 09:30")
      try await app.press("PageDown")
      #expect(try await text(app, "date") == "2024-07-18 09:30")
      try await app.press("Tab")
      try await app.press("Tab", modifiers: .shift)
      try await app.press("ArrowRight")
      #expect(try await text(app, "date") == "2024-07-19 09:30")
    }
  }
}
