import ShojiTestSupport
import Testing

/// The gallery's page of scroll views, on every display.
@Suite("Content scrolls", .wholeApps)
struct ScrollingTests {
  /// The distance by which the content of a list has moved up, and that of a row to the left.
  private func offset(_ name: String, of row: String, _ app: any AppDriver) async throws -> CGPoint {
    let tree = try await app.tree()
    let (view, row) = (try tree.view(named: name).frame, try tree.view(named: row).frame)
    return CGPoint(x: view.minX - row.minX, y: view.minY - row.minY)
  }

  @Test("exactly as far as the wheel turns, and no further than its range", arguments: TestDisplay.allCases)
  func wheel(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
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

  @Test("into the room that its insets leave around it", arguments: TestDisplay.allCases)
  func insets(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
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

  @Test("page by page, and the app is told of it", arguments: TestDisplay.allCases)
  func pages(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
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

  @Test(
    "along each axis where there is something to see, inside other content", arguments: TestDisplay.allCases)
  func nested(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      try await app.scroll(on: "shelf 2", by: CGVector(dx: 150, dy: 0))
      #expect(try await offset("shelf 2", of: "2·1", app) == CGPoint(x: 138, y: -8))
      try await app.scroll(on: "shelf 2", by: CGVector(dx: 0, dy: 60))
      #expect(try await offset("shelves", of: "shelf 1", app).y == 60)
      #expect(try await offset("shelf 2", of: "2·1", app) == CGPoint(x: 138, y: -8))
    }
  }

  @Test("and what was out of sight can be pressed", arguments: TestDisplay.allCases)
  func pressing(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      await #expect(throws: DriverError.self) { try await app.tap("list 20") }
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 800))
      try await app.tap("list 20")
      #expect(try await app.view("status").text == "list 20 was chosen")
    }
  }

  @Test("under a finger, which then presses nothing", arguments: TestDisplay.allCases)
  func touch(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      let start = try await app.view("list 4").frame
      func place(_ distance: CGFloat) -> DriverTarget {
        .point(CGPoint(x: start.midX, y: start.midY - distance))
      }
      try await app.pointer(.down, id: 1, kind: .touch, at: place(0))
      try await app.advance(0.2)
      for distance in stride(from: CGFloat(5), through: 80, by: 5) {
        try await app.pointer(.move, id: 1, kind: .touch, at: place(distance))
      }
      #expect(try await app.view("status").text == "list 4 was let go")
      // All but what it took to begin, which every display decides for itself.
      let dragged = try await offset("list", of: "list 1", app).y
      #expect((55...75).contains(dragged), "\(dragged)")
      try await app.advance(0.3)
      try await app.pointer(.up, id: 1, kind: .touch, at: place(80))
      try await app.advance(0.5)
      #expect(try await offset("list", of: "list 1", app).y == dragged)
      #expect(try await app.view("status").text == "list 4 was let go")

      try await app.tap("list 5", pointer: .touch)
      #expect(try await app.view("status").text == "list 5 was chosen")
    }
  }

  @Test("under a mouse that drags it, past its edge and back", arguments: TestDisplay.allCases)
  func mouse(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      let start = try await app.view("list 3").frame
      func place(_ distance: CGFloat) -> DriverTarget {
        .point(CGPoint(x: start.midX, y: start.midY + distance))
      }
      try await app.pointer(.down, id: 0, kind: .mouse, at: place(0))
      for distance: CGFloat in [5, 20, 40, 60] {
        try await app.pointer(.move, id: 0, kind: .mouse, at: place(distance))
      }
      let past = try await offset("list", of: "list 1", app).y
      #expect((-35...(-15)).contains(past), "\(past)")
      try await app.pointer(.up, id: 0, kind: .mouse, at: place(60))
      try await app.advance(2)
      #expect(try await offset("list", of: "list 1", app).y == 0)
      #expect(try await app.view("status").text != "list 3 was chosen")

      try await app.pointer(.down, id: 0, kind: .mouse, at: place(60))
      try await app.pointer(.move, id: 0, kind: .mouse, at: place(0))
      try await app.advance(0.3)
      try await app.pointer(.up, id: 0, kind: .mouse, at: place(0))
      #expect(try await offset("list", of: "list 1", app).y == 50)
      // Then the wheel goes on from there.
      try await app.scroll(on: "list", by: CGVector(dx: 0, dy: 30))
      #expect(try await offset("list", of: "list 1", app).y == 80)
    }
  }

  @Test("page by page under a finger", arguments: TestDisplay.allCases)
  func touchPages(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      let frame = try await app.view("pages").frame
      for page in ["Page 2", "Page 3"] {
        try await app.drag(
          from: .point(CGPoint(x: frame.maxX - 40, y: frame.midY)),
          to: .point(CGPoint(x: frame.minX + 60, y: frame.midY)), seconds: 0.25, pointer: .touch)
        try await app.advance(1.5)
        #expect(try await offset("pages", of: page, app).x == 0)
        #expect(try await app.view("status").text == page.lowercased())
      }
    }
  }

  @Test("with the keys, from what has the keyboard", arguments: TestDisplay.allCases)
  func keys(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      // Nothing on the pages takes keys, so that they get the keyboard first; the list's first row is next.
      try await app.press("Tab")
      try await app.press("ArrowRight")
      try await app.advance(1)
      #expect(try await offset("pages", of: "Page 2", app).x == 0)
      try await app.press("Tab")
      try await app.press("ArrowDown")
      try await app.advance(1)
      #expect(try await offset("list", of: "list 1", app).y == 40)
      try await app.press("PageDown")
      try await app.advance(1)
      let height = try await app.view("list").frame.height
      #expect(abs(try await offset("list", of: "list 1", app).y - height) < 0.6)
      try await app.press("End")
      try await app.advance(1)
      #expect(abs(try await app.view("list 40").frame.maxY - app.view("list").frame.maxY) < 0.6)
      try await app.press("Home")
      try await app.advance(1)
      #expect(try await offset("list", of: "list 1", app).y == 0)
      try await app.press("Enter")
      #expect(try await app.view("status").text == "list 1 was chosen")
    }
  }

  private func isRefreshing(_ app: any AppDriver) async throws -> Bool {
    try await app.view("status").text?.hasPrefix("refreshing") == true
  }

  /// The content has been pulled so many times in all. It is refreshed for two seconds from the pull on,
  /// within which some browsers' drivers have not lifted the finger yet.
  private func expectRefresh(_ times: Int, _ by: String, _ app: any AppDriver) async throws {
    let status = try await app.view("status").text ?? ""
    #expect(["refreshing, \(times)", "refreshed, \(times)"].contains(status), "\(status) by \(by)")
  }

  @Test("and is pulled down to be refreshed", arguments: TestDisplay.allCases)
  func refresh(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      let frame = try await app.view("inset").frame
      try await app.drag(
        from: .point(CGPoint(x: frame.midX, y: frame.minY + 30)),
        to: .point(CGPoint(x: frame.midX, y: frame.minY + 230)), seconds: 0.5)
      try await expectRefresh(1, "a finger", app)
      try await app.advance(0.9)
      let held = try await offset("inset", of: "inset 1", app).y
      if try await isRefreshing(app) { #expect(abs(held + 80) < 3) }
      try await app.advance(2)
      #expect(try await app.view("status").text == "refreshed, 1")
      #expect(try await offset("inset", of: "inset 1", app).y == -20)
    }
  }

  @Test(
    "and is pulled to be refreshed by a finger, a wheel and the up arrow key, once a pull",
    arguments: TestDisplay.allCases)
  func refreshByEverything(display: TestDisplay) async throws {
    try await display.open("Scrolling") { app in
      let frame = try await app.view("inset").frame
      func place(_ distance: CGFloat) -> DriverTarget {
        .point(CGPoint(x: frame.midX, y: frame.minY + 30 + distance))
      }
      func expectRefresh(_ times: Int, _ by: String) async throws {
        try await self.expectRefresh(times, by, app)
        try await app.advance(3)
        #expect(try await app.view("status").text == "refreshed, \(times)", "by \(by)")
        #expect(try await offset("inset", of: "inset 1", app).y == -20, "by \(by)")
      }
      try await app.pointer(.down, id: 1, kind: .touch, at: place(0))
      for distance in stride(from: CGFloat(10), through: 240, by: 10) {
        try await app.pointer(.move, id: 1, kind: .touch, at: place(distance))
      }
      try await app.pointer(.up, id: 1, kind: .touch, at: place(240))
      try await expectRefresh(1, "a finger")
      // In one turn: after a quarter of a second the next one is another pull, and some browsers' drivers
      // take as long.
      try await app.scroll(on: place(0), by: CGVector(dx: 0, dy: -200))
      try await app.advance(0.5)
      try await expectRefresh(2, "a wheel")
      // A tap leaves the row the keyboard's focus.
      try await app.tap("inset 1")
      for _ in 1...6 { try await app.press("ArrowUp") }
      try await app.advance(0.5)
      try await expectRefresh(3, "keys")
    }
  }

  @Test(
    "and shows where it is by thin bars, as recorded", .withoutBrowser, arguments: RecordedVariant.allCases)
  func pictures(variant: RecordedVariant) async throws {
    try await TestDisplay.image.open(
      "Scrolling", scale: 2, appearance: variant.appearance, arguments: variant.arguments
    ) { app in
      try await app.scroll(on: "pages", by: CGVector(dx: 30, dy: 0))
      try await app.advance(1)
      for (name, distance) in [("list", 250.0), ("inset", 5_000), ("shelves", 70)] {
        try await app.scroll(on: .name(name, index: 0), by: CGVector(dx: 0, dy: distance))
      }
      try await app.scroll(on: "shelf 2", by: CGVector(dx: 130, dy: 0))
      try await app.advance(0.1)
      let mismatch = try RecordedOutput("scrolling-\(variant.rawValue)").mismatch(
        with: try await app.snapshot())
      #expect(mismatch == nil)
    }
  }
}
