import ShojiTestSupport
import Testing

@Suite("The gallery", .wholeApps)
struct GalleryTests {
  static let phone = CGSize(width: 375, height: 667)
  static let pad = CGSize(width: 1024, height: 768)

  /// Compares what an app shows with what was recorded: two pixels to a point from left to right in the
  /// light, and one in the dark and from right to left, where colors and places are what differs.
  private func compare(_ app: any AppDriver, _ name: String, _ variant: RecordedVariant) async throws {
    try await app.setAppearance(variant.appearance)
    let mismatch = try RecordedOutput("\(name)-\(variant.rawValue)").mismatch(
      with: try await app.snapshot(scale: variant == .light ? nil : 1))
    #expect(mismatch == nil)
  }

  /// The pages, as the list names them.
  private func titles(_ app: any AppDriver) async throws -> [String] {
    let rows = try await app.tree().all.filter { $0.className == "PageRow" }
    return rows.compactMap { $0.children.first { $0.role == .label }?.text }
  }

  /// Gives a page's window the height of all that the page holds.
  private func unroll(_ app: any AppDriver) async throws {
    let cards = try await app.tree().all.filter { $0.className == "Card" }
    guard let end = cards.map(\.frame.maxY).max(), end + 24 > Self.phone.height else { return }
    try await app.resize(to: CGSize(width: Self.phone.width, height: end + 24))
  }

  @Test(
    "shows each control in its states as it was recorded", .withoutBrowser,
    arguments: RecordedVariant.allCases)
  func pages(variant: RecordedVariant) async throws {
    let list = try await TestDisplay.image.start(
      "Gallery", size: Self.phone, scale: 2, arguments: variant.arguments)
    let titles = try await titles(list)
    #expect(titles.count >= 20)
    try await unroll(list)
    try await compare(list, "index", variant)
    try await list.quit()
    for title in titles {
      try await TestDisplay.image.open(title, size: Self.phone, scale: 2, arguments: variant.arguments) {
        app in
        try await unroll(app)
        try await compare(app, title, variant)
      }
    }
  }

  @Test(
    "shows its list beside the open page, and pages at their widest, as recorded", .withoutBrowser,
    arguments: RecordedVariant.allCases)
  func wide(variant: RecordedVariant) async throws {
    let list = try await TestDisplay.image.start("Gallery", size: Self.pad, arguments: variant.arguments)
    try await list.tap("Switches")
    try await compare(list, "wide index", variant)
    try await list.quit()
    for title in ["Auto Layout", "Scrolling", "Text"] {
      try await TestDisplay.image.open(title, size: Self.pad, arguments: variant.arguments) { app in
        try await compare(app, "wide \(title)", variant)
      }
    }
  }

  @Test(
    "opens pages from its list, and comes back to it where there is no room for both", .withoutBrowser,
    arguments: ["ltr", "rtl"])
  func list(direction: String) async throws {
    for size in [CGSize(width: 320, height: 568), Self.pad] {
      let app = try await TestDisplay.image.start(
        "Gallery", size: size, arguments: ["--direction", direction])
      try await app.tap("Switches")
      // A page is pushed over the list, and popped.
      try await app.advance(1)
      let isOpen = try await app.tree().views(named: "switch Airplane Mode").count == 1
      #expect(isOpen)
      let back = try await app.tree().views(named: "Gallery").filter { $0.role == .button }
      #expect(back.count == (size.width < 700 ? 1 : 0))
      if size.width < 700 {
        try await app.tap("Gallery")
        try await app.advance(1)
        await #expect(throws: DriverError.self) { try await app.view("switch Airplane Mode") }
      }
      try await app.quit()
    }
  }

  @Test("goes from page to page by keys", arguments: TestDisplay.allCases)
  func keys(display: TestDisplay) async throws {
    let app = try await display.start("Gallery", size: Self.phone)
    try await app.press("Tab")
    try await app.press("Enter")
    #expect(try await app.tree().views(named: "Gallery").contains { $0.role == .button })
    try await app.quit()
  }
}
