import ShojiTestSupport
import Testing

/// The gallery's page of bars, on every display.
@Suite("Bars", .wholeApps)
struct BarsTests {
  private func settle(_ app: any AppDriver) async throws {
    try await app.advance(0.6)
  }

  /// The title that the navigation bar shows.
  private func title(_ app: any AppDriver) async throws -> String? {
    try await app.tree().all.first { $0.className == "NavigationRow" }?.all
      .first { $0.role == .header && !$0.isHidden && $0.alpha > 0 && $0.text?.isEmpty == false }?.text
  }

  @Test(
    "lead to pages and back, by a pointer and by a finger", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func pointers(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Bars") { app in
      #expect(try await title(app) == "Letters")
      try await app.tap("Letters 3", pointer: pointer)
      try await settle(app)
      #expect(try await title(app) == "Letter 3")
      let tree = try await app.tree()
      #expect(try tree.view(named: "Letters").role == .button)
      #expect(try tree.view(named: "Letter 3 1").frame.minY == 44)
      try await app.tap("Letter 3 2", pointer: pointer)
      try await settle(app)
      // This page hides the bar at the bottom.
      #expect(try await title(app) == "Page 2")
      #expect(try await app.tree().all.first { $0.className == "UITabBar" }?.isHidden != false)
      try await app.tap("Letter 3", pointer: pointer)
      try await settle(app)
      try await app.tap("Letters", pointer: pointer)
      try await settle(app)
      #expect(try await title(app) == "Letters")
      #expect(try await app.view("Letters 1").frame.minY == 96)
    }
  }

  @Test("let a finger drag pages back, or leave them", arguments: TestDisplay.allCases)
  func edge(display: TestDisplay) async throws {
    try await display.open("Bars") { app in
      try await app.tap("Letters 3", pointer: .touch)
      try await settle(app)
      let start = DriverTarget.point(CGPoint(x: 4, y: 300))
      // Not far enough, and resting before it is lifted.
      try await app.pointer(.down, id: 1, kind: .touch, at: start)
      for x in [20, 60, 100] {
        try await app.pointer(.move, id: 1, kind: .touch, at: .point(CGPoint(x: x, y: 300)))
      }
      try await app.advance(0.3)
      try await app.pointer(.up, id: 1, kind: .touch, at: .point(CGPoint(x: 100, y: 300)))
      try await settle(app)
      #expect(try await title(app) == "Letter 3")
      #expect(try await app.view("Letter 3 1").frame.minX == 16)
      try await app.drag(
        from: start, to: .point(CGPoint(x: 330, y: 300)), seconds: 0.3, pointer: .touch)
      try await settle(app)
      #expect(try await title(app) == "Letters")
      #expect(try await app.view("Letters 1").frame.minX == 16)
      // At the root there is nothing to go back to.
      try await app.drag(
        from: start, to: .point(CGPoint(x: 330, y: 300)), seconds: 0.3, pointer: .touch)
      try await settle(app)
      #expect(try await title(app) == "Letters")
    }
  }

  @Test("can be used by the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await display.open("Bars") { app in
      // The bar's two buttons, and the first row of the list.
      for _ in 0..<3 { try await app.press("Tab") }
      try await app.press("Return")
      try await settle(app)
      #expect(try await title(app) == "Letter 1")
      // The focus goes along: it is on the way back.
      try await app.press("Return")
      try await settle(app)
      #expect(try await title(app) == "Letters")
      // And back to where it was, from where the next row is not far.
      try await app.press("Tab")
      try await app.press("Return")
      try await settle(app)
      #expect(try await title(app) == "Letter 2")
      // From the way back on: the item at the end, the rows, and the tabs, of which arrows choose another.
      let rows = try await app.tree().all.filter {
        $0.role == .button && $0.text?.hasPrefix("Letter 2 ") == true
      }
      for _ in 0..<rows.count + 2 { try await app.press("Tab") }
      try await app.press("ArrowRight")
      try await settle(app)
      #expect(try await title(app) == "Tools")
    }
  }

  @Test("have items that act, and some that cannot", arguments: TestDisplay.allCases)
  func items(display: TestDisplay) async throws {
    try await display.open("Bars") { app in
      try await app.tap("Edit")
      #expect(try await app.view("Done").role == .button)
      #expect(try await !app.view("Letters 3").isEnabled)
      try await app.tap("Done")
      #expect(try await app.view("Letters 3").isEnabled)
      try await app.tap("Add")
      #expect(try await title(app) == "Added")
      try await app.tap("tools tab")
      #expect(try await title(app) == "Tools")
      #expect(try await app.view("tools tab").isSelected)
      for name in ["Share", "Delete", "Cancel", "Done"] {
        try await app.tap(.name(name))
        #expect(try await app.view("news").text == "\(name) was used")
      }
      do {
        try await app.tap("Organize")
        Issue.record("an item that is disabled could be used")
      } catch let error as DriverError {
        #expect(error.message.contains("not enabled") || error.message.contains("disabled"))
      }
    }
  }

  @Test("go back to the root where the tab is chosen already", arguments: TestDisplay.allCases)
  func tabs(display: TestDisplay) async throws {
    try await display.open("Bars") { app in
      #expect(try await app.view("Mail").value == "3")
      try await app.tap("Letters 5")
      try await settle(app)
      try await app.tap("tools tab")
      #expect(try await title(app) == "Tools")
      try await app.tap("Mail")
      #expect(try await title(app) == "Letter 5")
      try await app.tap("Mail")
      try await settle(app)
      #expect(try await title(app) == "Letters")
    }
  }

  @Test("collapse a large title as the content goes up", arguments: TestDisplay.allCases)
  func largeTitle(display: TestDisplay) async throws {
    try await display.open("Bars") { app in
      func height() async throws -> CGFloat? {
        try await app.tree().all.first { $0.className == "UINavigationBar" }?.frame.height
      }
      #expect(try await height() == 96)
      try await app.scroll(on: "list 0", by: CGVector(dx: 0, dy: 200))
      try await settle(app)
      #expect(try await height() == 44)
      try await app.scroll(on: "list 0", by: CGVector(dx: 0, dy: -400))
      try await settle(app)
      #expect(try await height() == 96)
    }
  }

  @Test(
    "look as recorded", .withoutBrowser,
    arguments: [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 768)],
    RecordedVariant.allCases)
  func pictures(size: CGSize, variant: RecordedVariant) async throws {
    try await TestDisplay.image.open(
      "Bars", size: size, appearance: variant.appearance,
      arguments: variant.arguments + ["--safe-area", "20,0,0,0"]
    ) { app in
      try await compare(app, "large-title", size, variant)
      try await app.scroll(on: "list 0", by: CGVector(dx: 0, dy: 200))
      try await compare(app, "scrolled", size, variant)
      try await app.tap("Letters 9")
      try await app.advance(0.12)
      try await compare(app, "under-way", size, variant)
      try await settle(app)
      try await compare(app, "pushed", size, variant)
      try await app.tap("tools tab")
      try await compare(app, "tools", size, variant)
    }
  }

  @Test("look alike on both displays")
  func agreement() async throws {
    try await TestDisplay.expectAgreement(on: "Bars", in: [.webkit: 0.017]) { app in
      var states = [try await app.snapshot()]
      for target in ["Letters 4", "tools tab"] {
        try await app.tap(.name(target, index: 0))
        try await settle(app)
        states.append(try await app.snapshot())
      }
      return states
    }
  }

  @Test(
    "blur a list that goes on behind them, alike on both displays",
    .notIn(.firefox, "The pictures that its WebDriver takes leave out what is blurred."),
    arguments: [Appearance.light, .dark])
  func blur(appearance: Appearance) async throws {
    var pictures: [CGImage] = []
    for display in TestDisplay.both {
      try await display.open("Bars", scale: 2, appearance: appearance) { app in
        try await app.scroll(on: "list 0", by: CGVector(dx: 0, dy: 230))
        try await settle(app)
        pictures.append(try await app.snapshot())
      }
    }
    try TestDisplay.expectAlike(pictures[0], pictures[1], within: 0.01, in: [.webkit: 0.025])
    // No letter is sharp behind the bars, and yet they show.
    for picture in pictures {
      for rows in [8..<80, 1_240..<1_250] {
        let steps = rows.flatMap { y in
          (20..<90).map { abs(picture.color(x: $0, y: y).green - picture.color(x: $0 + 1, y: y).green) }
        }
        #expect(steps.max()! < 0.02)
        // There are letters at the left only.
        let (left, right) = (
          picture.color(x: 60, y: rows.lowerBound), picture.color(x: 500, y: rows.lowerBound)
        )
        #expect(left.green != right.green)
      }
    }
  }

  private func compare(_ app: any AppDriver, _ state: String, _ size: CGSize, _ variant: RecordedVariant)
    async throws
  {
    let name = "bars-\(state)-\(Int(size.width))-\(variant.rawValue)"
    let mismatch = try RecordedOutput(name).mismatch(with: try await app.snapshot())
    #expect(mismatch == nil)
  }
}
