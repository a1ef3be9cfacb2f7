import ShojiTestSupport
import Testing

/// The gallery's page of constraints, on every display.
@Suite("Constraints place views", .wholeApps)
struct AutoLayoutTests {
  @Test("between their limits, at any size of the window", arguments: TestDisplay.allCases)
  func resizing(display: TestDisplay) async throws {
    try await display.open("Auto Layout", size: CGSize(width: 375, height: 667)) { app in
      for (width, sidebarWidth, cardWidth) in [
        (375, 120, 215), (1000, 250, 300), (600, 180, 300), (320, 120, 160),
      ] {
        try await app.resize(to: CGSize(width: width, height: 667))
        let tree = try await app.tree()
        func frame(_ name: String) throws -> CGRect { try tree.view(named: name).frame }
        let (sidebar, content, card) = (try frame("sidebar"), try frame("content"), try frame("card"))
        #expect(sidebar == CGRect(x: 0, y: 0, width: sidebarWidth, height: 667))
        #expect(content == CGRect(x: sidebarWidth, y: 0, width: width - sidebarWidth, height: 667))
        #expect(card.width == CGFloat(cardWidth) && abs(card.midX - content.midX) <= 0.5)
        let fields = try ["Name", "Town", "Occupation"].map { try frame("field \($0)") }
        #expect(Set(fields.map(\.minX)).count == 1 && Set(fields.map(\.maxX)) == [content.maxX - 16])
        let (title, text) = (try frame("sidebar title"), try frame("sidebar text"))
        #expect(text.minY == title.maxY + 8)
      }
    }
  }

  @Test("and an animated constant moves them, by pointer and by finger", arguments: TestDisplay.allCases)
  func rolling(display: TestDisplay) async throws {
    try await display.open("Auto Layout") { app in
      let end = try await app.view("track").frame.width - 40
      #expect(try await ball(app) == 4)
      try await app.tap("roll", pointer: .mouse)
      try await app.advance(0.5)
      #expect(try await ball(app) == end)
      try await app.tap("roll", pointer: .touch)
      try await app.advance(0.5)
      #expect(try await ball(app) == 4)
    }
  }

  @Test("and by keys, past the fields of the form", arguments: TestDisplay.allCases)
  func rollingByKeys(display: TestDisplay) async throws {
    try await display.open("Auto Layout") { app in
      for _ in 0..<4 where try await ball(app) == 4 {
        try await app.press("Tab")
        try await app.press("Return")
        try await app.advance(0.5)
      }
      #expect(try await ball(app) > 100)
    }
  }

  /// How far the ball has rolled.
  private func ball(_ app: any AppDriver) async throws -> CGFloat {
    try await app.view("ball").frame.minX - app.view("track").frame.minX
  }

  @Test(
    "as they were recorded", .withoutBrowser,
    arguments: [
      ("phone", CGSize(width: 375, height: 667), Appearance.light, []),
      ("tab", CGSize(width: 1000, height: 600), .dark, []),
      ("rtl", CGSize(width: 600, height: 500), .light, ["--direction", "rtl"]),
    ] as [(String, CGSize, Appearance, [String])])
  func pictures(name: String, size: CGSize, appearance: Appearance, arguments: [String]) async throws {
    try await TestDisplay.image.open("Auto Layout", size: size, appearance: appearance, arguments: arguments)
    {
      app in
      let mismatch = try RecordedOutput("auto-layout-\(name)").mismatch(with: try await app.snapshot())
      #expect(mismatch == nil)
    }
  }
}
