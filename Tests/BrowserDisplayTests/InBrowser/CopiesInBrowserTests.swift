import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Layers that the page makes as copies of others, in a real browser.
@Suite(.serialized) @MainActor struct CopiesInBrowserTests {
  private func expectSameScene(_ page: TestPage, _ app: TestApp, _ comment: Comment) async throws {
    try await page.sync()
    let fresh = try await TestPage.open(app.url)
    let (found, expected) = (try await page.scene(), try await fresh.scene())
    #expect(difference(found, expected) == nil, comment)
    await fresh.close()
  }

  /// A tab that comes later makes each layer by itself.
  @Test func copiesAreTheElementsThatAFreshTabMakes() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show((0..<6).flatMap { TestRows.insert($0) })
    try await expectSameScene(page, app, "made")

    app.show((6..<12).flatMap { TestRows.insert($0, before: TestRows.id(2), text: "<b> & \"\($0)\"") })
    try await expectSameScene(page, app, "before a sibling")

    app.show(
      (12..<16).flatMap { TestRows.insert($0) }
        + [0, 3, 7].map { .remove(TestRows.id($0)) })
    try await expectSameScene(page, app, "while others go")
    await page.close()
    #expect(app.log.all.isEmpty)
  }

  @Test func copiesChangeByThemselves() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show((0..<6).flatMap { TestRows.insert($0) })
    let (label, button) = (LayerID(TestRows.id(4).rawValue + 1), LayerID(TestRows.id(4).rawValue + 2))
    var semantics = Semantics()
    (semantics.className, semantics.role, semantics.text) = ("UIButton", .button, "Remove")
    semantics.isEnabled = false
    app.show([
      .set(label, .content(TestText.line("Changed"))), .set(label, .opacity(0.5)),
      .set(button, .semantics(semantics)), .set(button, .frame(CGRect(x: 5, y: 5, width: 10, height: 10))),
      .set(TestRows.id(3), .contentOffset(CGPoint(x: 3, y: 4))),
      .set(LayerID(TestRows.id(5).rawValue + 1), .contentOffset(CGPoint(x: 1, y: 2))),
      .insert(LayerID(TestRows.id(2).rawValue + 1), into: TestRows.id(1), before: nil),
    ])
    try await expectSameScene(page, app, "changed")
    #expect(try await page.layer(TestRows.id(2).rawValue, "e.textContent") == "Remove")
    await page.close()
    #expect(app.log.all.isEmpty)
  }

  @Test func aCopyThatBeginsToScrollTakesItsTextAlong() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show((0..<6).flatMap { TestRows.insert($0) })
    let scroll = LayerScroll(contentSize: CGSize(width: 400, height: 400))
    app.show([.set(LayerID(TestRows.id(5).rawValue + 1), .scroll(scroll))])
    try await page.sync()
    let text = "e.querySelector('.x').textContent"
    #expect(try await page.layer(TestRows.id(5).rawValue + 1, text) == "Row 5")
    await page.close()
    #expect(app.log.all.isEmpty)
  }
}
