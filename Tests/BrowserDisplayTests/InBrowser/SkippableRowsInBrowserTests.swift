import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Rows of a long list in a real browser, which leaves out those that are not in sight.
@Suite(.serialized) @MainActor struct SkippableRowsInBrowserTests {
  private static let list = LayerID(9)

  private func show(rows: Int, in app: TestApp) {
    app.show(
      [
        .insert(Self.list, into: .root, before: nil),
        .set(Self.list, .frame(CGRect(x: 0, y: 0, width: 400, height: 300))),
        .set(Self.list, .scroll(LayerScroll(contentSize: CGSize(width: 400, height: 30 * rows)))),
      ] + (0..<rows).flatMap { TestRows.insert($0, into: Self.list) })
  }

  /// Whether the browser has what lies in a row in its layout.
  private func isRendered(_ row: Int, _ page: TestPage) async throws -> Bool {
    try await page.layer(
      TestRows.id(row).rawValue + 1, "e.checkVisibility({contentVisibilityAuto: true})")
  }

  @Test func rowsAreLaidOutOnceTheyComeNear() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    show(rows: 1_000, in: app)
    try await page.sync()
    #expect(try await isRendered(0, page))
    #expect(try await !isRendered(990, page))
    #expect(
      try await page.page.evaluate(
        "document.elementFromPoint(250, 45).closest('[role]').parentNode.dataset.identifier")
        == "row 1")
    // Whoever asks where something lies that is not in sight gets the right answer all the same.
    #expect(try await page.layer(TestRows.id(990).rawValue + 1, "e.getBoundingClientRect().top") == 29_700)
    #expect(
      try await page.layer(TestRows.id(990).rawValue + 1, "e.firstChild.getBoundingClientRect().width > 20"))

    app.answer = { input in
      guard case .scrolled(let scroll) = input else { return [] }
      return [.set(scroll.layer, .contentOffset(scroll.offset))]
    }
    try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 30_000))
    try await page.sync()
    #expect(try await isRendered(990, page))
    #expect(try await !isRendered(0, page))
    await page.close()
    #expect(app.log.all.isEmpty)
  }

  /// Counts in the page's `asked` how often the place of something is asked for that is out of sight.
  private func countQuestions(on page: TestPage) async throws {
    try await page.page.run(
      """
      window.asked = 0;
      const {getBoundingClientRect} = Element.prototype;
      Element.prototype.getBoundingClientRect = function () {
        if (this.classList.contains('l') && !this.checkVisibility({contentVisibilityAuto: true})) asked++;
        return getBoundingClientRect.call(this);
      };
      """)
  }

  /// The order of the Tab key asks nothing of what is out of sight, which would be laid out to answer.
  @Test func theOrderOfTheTabKeyIsKnownWithoutALayoutOfAllRows() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    show(rows: 200, in: app)
    try await page.sync()
    try await countQuestions(on: page)
    let order = "shoji.tabOrder.map(e => e.closest('[data-row]').dataset.identifier)"
    #expect(try await page.page.evaluate(order) == (0..<200).map { "row \($0)" })
    #expect(try await page.page.evaluate("asked") == 0)
    await page.close()
  }

  /// What takes the focus of a button that is made anew is found among those in sight alone.
  @Test func theFocusIsKeptWithoutALayoutOfAllRows() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    show(rows: 200, in: app)
    try await page.sync()
    try await page.page.press("Tab")
    try await page.page.press("Tab")
    // What finds the successor comes with the first focus.
    try await page.sync()
    let focused = "document.activeElement.closest('[data-row]').dataset.identifier"
    #expect(try await page.page.evaluate(focused) == "row 1")
    try await countQuestions(on: page)

    let (former, new) = (LayerID(TestRows.id(1).rawValue + 2), LayerID(9_999))
    var semantics = Semantics()
    (semantics.className, semantics.role, semantics.text) = ("UIButton", .button, "Restore")
    semantics.isFocusable = true
    app.show([
      .remove(former), .insert(new, into: TestRows.id(1), before: nil),
      .set(new, .frame(CGRect(x: 220, y: 0, width: 80, height: 30))), .set(new, .semantics(semantics)),
    ])
    try await page.sync()
    #expect(try await page.page.evaluate("document.activeElement.layer.id") == new.rawValue)
    #expect(try await page.page.evaluate("asked") == 0)
    await page.close()
  }

  @Test func whatReachesBeyondItsRowIsSeen() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    show(rows: 100, in: app)
    app.show([
      .set(LayerID(TestRows.id(2).rawValue + 2), .frame(CGRect(x: 320, y: 0, width: 60, height: 200)))
    ])
    try await page.sync()
    let found = "document.elementFromPoint(350, 240).closest('[role]').parentNode.dataset.identifier"
    #expect(try await page.page.evaluate(found) == "row 2")
    await page.close()
  }

  @Test func aTabThatComesLaterHasTheSameRows() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    show(rows: 120, in: app)
    app.show([
      .set(LayerID(TestRows.id(3).rawValue + 1), .frame(CGRect(x: 0, y: 0, width: 20, height: 90))),
      .set(LayerID(TestRows.id(4).rawValue + 1), .content(TestText.line("Other"))),
    ])
    try await page.sync()
    let fresh = try await TestPage.open(app.url)
    let (found, expected) = (try await page.scene(), try await fresh.scene())
    #expect(difference(found, expected) == nil)
    #expect(try await page.page.evaluate("document.querySelectorAll('[data-row]').length") == 119)
    await fresh.close()
    await page.close()
  }
}
