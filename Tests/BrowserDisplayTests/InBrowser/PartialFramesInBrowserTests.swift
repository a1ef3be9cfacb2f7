import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Frames whose new layers come in several commits, in a real browser.
@Suite(.serialized) @MainActor struct PartialFramesInBrowserTests {
  /// Keeps every number of rows that the document has had.
  private static let observation = """
    window.rows = () => document.querySelectorAll('[data-identifier^="row "]').length;
    window.seen = new Set([rows()]);
    new MutationObserver(() => seen.add(rows())).observe(document.body, {childList: true, subtree: true});
    """

  private func expectSameScene(_ page: TestPage, _ app: TestApp) async throws {
    #expect(try await page.sync() == app.lastCommit)
    let fresh = try await TestPage.open(app.url)
    let (found, expected) = (try await page.scene(), try await fresh.scene())
    #expect(difference(found, expected) == nil)
    await fresh.close()
    // A connection that a page breaks may be noticed by the server as it writes.
    #expect(app.log.all.allSatisfy { $0.hasPrefix("closed a connection") })
  }

  @Test func nothingOfAFrameShowsBeforeItsEnd() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show((0..<10).flatMap { TestRows.insert($0) })
    try await page.sync()
    try await page.page.run(Self.observation)
    for part in 1...3 {
      app.show(((10 * part)..<(10 * part + 10)).flatMap { TestRows.insert($0) }, endsFrame: false)
      try await page.sync()
      #expect(try await page.page.evaluate("rows()") == 10)
    }
    app.show(
      (0..<10).map { .remove(TestRows.id($0)) }
        + [
          .insert(TestRows.id(35), into: .root, before: TestRows.id(12)),
          .set(TestRows.id(20), .opacity(0.5)),
        ])
    try await expectSameScene(page, app)
    let seen: [Int] = try await page.page.evaluate("[...seen]")
    #expect(Set(seen).subtracting([10, 30, 40]).isEmpty, "\(seen)")
    #expect(seen.last == 30)
    await page.close()
  }

  @Test func aPageWhoseConnectionBreaksInTheMiddleOfAFrameGoesOn() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    for part in 0..<3 {
      app.show(((10 * part)..<(10 * part + 10)).flatMap { TestRows.insert($0) }, endsFrame: false)
      if part == 0 { try await page.sync() }
      try await page.page.run("shoji.disconnect()")
    }
    app.show([.remove(TestRows.id(4)), .set(TestRows.id(20), .opacity(0.5))])
    try await expectSameScene(page, app)
    await page.close()
  }

  /// Its rows in the middle of a frame, which the page has not attached, are among those that go.
  @Test func aSnapshotTakesThePlaceOfHalfAFrame() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show((0..<10).flatMap { TestRows.insert($0) }, endsFrame: false)
    try await page.sync()
    // Numbers with a gap make the server send all of the scene.
    app.skipNumber()
    app.show((0..<10).map { .remove(TestRows.id($0)) } + (10..<14).flatMap { TestRows.insert($0) })
    try await expectSameScene(page, app)
    await page.close()
  }
}
