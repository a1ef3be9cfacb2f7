import ShojiTestSupport
import Testing

/// The gallery's page of searches, on every display.
@Suite("Searches", .wholeApps)
struct SearchTests {
  private func settle(_ app: any AppDriver) async throws {
    try await app.advance(0.6)
  }

  /// The rows that can be seen of a list, from top to bottom.
  private func rows(_ app: any AppDriver, of list: String = "candies") async throws -> [String] {
    let tree = try await app.tree()
    guard let table = tree.all.first(where: { $0.identifier == list }) else { return [] }
    return table.all.filter { $0.role == .cell && !$0.isHidden }.sorted { $0.frame.minY < $1.frame.minY }
      .compactMap { $0.all.first { $0.role == .label }?.text }
  }

  private func barHeight(_ app: any AppDriver) async throws -> CGFloat? {
    try await app.tree().all.first { $0.className == "UINavigationBar" }?.frame.height
  }

  @Test(
    "find what is typed, by a pointer and by a finger", arguments: TestDisplay.allCases,
    [PointerInput.Kind.mouse, .touch])
  func find(display: TestDisplay, pointer: PointerInput.Kind) async throws {
    try await display.open("Search") { app in
      #expect(try await barHeight(app) == 148)
      try await app.tap("candy search", pointer: pointer)
      try await settle(app)
      // The title has made room, and the scopes have come.
      #expect(try await barHeight(app) == 96)
      try await app.type("ch", into: "candy search")
      #expect(try await rows(app) == ["Apple Chew", "Cherry Drop", "Ganache", "Peach Heart"])
      try await app.tap("Dark", pointer: pointer)
      #expect(try await rows(app) == ["Ganache"])
      try await app.tap("Fruity", pointer: pointer)
      try await app.tap("Cherry Drop", pointer: pointer)
      try await settle(app)
      #expect(try await app.view("Cherry Drop is fruity.").role == .label)
      #expect(try await barHeight(app) == 44)
      // The search is still there on the way back.
      try await app.tap("Candies", pointer: pointer)
      try await settle(app)
      #expect(try await rows(app) == ["Apple Chew", "Cherry Drop", "Peach Heart"])
      try await app.tap("Cancel", pointer: pointer)
      try await settle(app)
      #expect(try await barHeight(app) == 148)
      #expect(try await rows(app).count > 8)
    }
  }

  @Test("can be used by the keyboard alone", arguments: TestDisplay.allCases)
  func keyboard(display: TestDisplay) async throws {
    try await display.open("Search") { app in
      // The bar's buttons, then the field; the list below them is one stop.
      for _ in 0..<3 { try await app.press("Tab") }
      for letter in "nou" { try await app.press(String(letter)) }
      try await settle(app)
      #expect(try await rows(app) == ["Nougat"])
      try await app.press("Escape")
      try await settle(app)
      #expect(try await barHeight(app) == 148)
      #expect(try await rows(app).count > 8)
    }
    // Out by the button behind the field.
    try await display.open("Search") { app in
      for _ in 0..<3 { try await app.press("Tab") }
      try await settle(app)
      #expect(try await barHeight(app) == 148, "the focus alone begins no search")
      for key in ["n", "Backspace"] { try await app.press(key) }
      try await settle(app)
      #expect(try await barHeight(app) == 96)
      try await app.press("Tab")
      try await app.press("Return")
      try await settle(app)
      #expect(try await barHeight(app) == 148)
    }
  }

  @Test("come down with the content, and show results over it", arguments: TestDisplay.allCases)
  func results(display: TestDisplay) async throws {
    try await display.open("Search") { app in
      try await app.tap("Results")
      try await settle(app)
      // Out of sight at first.
      #expect(try await barHeight(app) == 96)
      try await app.scroll(on: "shop", by: CGVector(dx: 0, dy: -200))
      try await settle(app)
      #expect(try await barHeight(app) == 148)
      try await app.tap("shop search")
      try await settle(app)
      #expect(try await barHeight(app) == 52)
      #expect(try await app.view("search veil").isHidden == false)
      try await app.type("wa", into: "shop search")
      #expect(try await rows(app, of: "results") == ["Hazelnut Wafer", "Walnut Fudge"])
      try await app.tap("Walnut Fudge")
      try await settle(app)
      #expect(try await app.view("Walnut Fudge is nutty.").role == .label)
      try await app.tap("Shop")
      try await settle(app)
      #expect(try await rows(app, of: "results") == ["Hazelnut Wafer", "Walnut Fudge"])
      try await app.clear("shop search")
      try await settle(app)
      // The veil ends the search.
      try await app.tap(.point(CGPoint(x: 180, y: 400)))
      try await settle(app)
      #expect(try await barHeight(app) == 148)
      #expect(try await !app.tree().all.contains { $0.identifier == "search veil" })
    }
  }

  @Test("stand alone, and tell what is done with them", arguments: TestDisplay.allCases)
  func bars(display: TestDisplay) async throws {
    try await display.open("Search") { app in
      try await app.tap("Bars")
      try await settle(app)
      func status() async throws -> String? { try await app.view("told").text }
      try await app.type("tea", into: "Plain")
      #expect(try await status() == "Typed tea")
      try await app.press("Return")
      #expect(try await status() == "Searched for tea")
      try await app.tap("Clear text")
      #expect(try await status() == "Emptied")
      try await app.tap("Cancel")
      #expect(try await status() == "Cancelled")
      try await app.tap("Bookmarks")
      #expect(try await status() == "Bookmarks")
      try await app.tap("Everywhere")
      #expect(try await status() == "Everywhere")
    }
  }

  @Test(
    "look as recorded", .withoutBrowser,
    arguments: [CGSize(width: 375, height: 667), CGSize(width: 1024, height: 768)],
    RecordedVariant.allCases)
  func pictures(size: CGSize, variant: RecordedVariant) async throws {
    try await TestDisplay.image.open(
      "Search", size: size, appearance: variant.appearance,
      arguments: variant.arguments + ["--safe-area", "20,0,0,0"]
    ) { app in
      try await app.tap("candy search")
      try await app.advance(0.1)
      try await compare(app, "under-way", size, variant)
      try await settle(app)
      try await app.type("an", into: "candy search")
      try await compare(app, "active", size, variant)
      try await app.tap("Cancel")
      try await settle(app)
      try await app.tap("Bars")
      try await settle(app)
      try await compare(app, "bars", size, variant)
      try await app.tap("Candies")
      try await settle(app)
      try await app.tap("Results")
      try await settle(app)
      try await app.scroll(on: "shop", by: CGVector(dx: 0, dy: -200))
      try await settle(app)
      try await app.tap("shop search")
      try await settle(app)
      try await compare(app, "veil", size, variant)
    }
  }

  @Test("look alike on both displays")
  func agreement() async throws {
    // A list of text differs by a shade at the edges of letters.
    try await TestDisplay.expectAgreement(on: "Search", within: 0.015) { app in
      let list = try await app.snapshot()
      try await app.tap("Bars")
      try await settle(app)
      return [list, try await app.snapshot()]
    }
  }

  private func compare(_ app: any AppDriver, _ state: String, _ size: CGSize, _ variant: RecordedVariant)
    async throws
  {
    let name = "search-\(state)-\(Int(size.width))-\(variant.rawValue)"
    let mismatch = try RecordedOutput(name).mismatch(with: try await app.snapshot())
    #expect(mismatch == nil)
  }
}
