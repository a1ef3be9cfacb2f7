import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The page before its scripts run, in a real browser.
@Suite(.serialized) @MainActor struct PrerenderingInBrowserTests {
  private let size = CGSize(width: 400, height: 300)

  /// The page as the server sends it, where no script runs.
  private func withoutScripts(_ app: TestApp) async throws -> Data {
    let page = try await Chromium.shared().newPage()
    try await page.setSize(size, scale: 1)
    try await page.setScripts(isEnabled: false)
    try await page.open(app.url)
    let picture = try await page.screenshot()
    await page.close()
    return picture
  }

  private func app(showing changes: [SceneChange]) throws -> TestApp {
    let app = try TestApp()
    app.show(changes)
    return app
  }

  private func rectangle(_ id: Int, _ property: LayerProperty? = nil) -> [SceneChange] {
    [
      .insert(LayerID(id), into: .root, before: nil),
      .set(LayerID(id), .frame(CGRect(x: 40 * id, y: 30 * id, width: 100, height: 60))),
      .set(LayerID(id), .backgroundColor(CGColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.75))),
    ] + (property.map { [.set(LayerID(id), $0)] } ?? [])
  }

  /// The greatest difference between the colors of two pictures, from 0 to 255.
  private func difference(_ one: Data, _ other: Data) throws -> Int {
    let (one, other) = (try CGImage(data: one), try CGImage(data: other))
    try #require(one.width == other.width && one.height == other.height)
    return one.withPixels { one in
      other.withPixels { other in zip(one, other).map { abs(Int($0) - Int($1)) }.max() ?? 0 }
    }
  }

  /// Compares the page without scripts with the page as it is in the end.
  private func compare(_ app: TestApp, _ comment: Comment) async throws {
    let still = try await withoutScripts(app)
    let page = try await TestPage.open(app.url, size: size)
    // A bar that scrolling shows stands for a while; without scripts there is none.
    let bars = "document.querySelectorAll('.y')"
    try await page.page.run("for (const bar of \(bars)) bar.style.visibility = 'hidden'")
    // Where layers are composited by themselves, colors are rounded once more.
    let (live, empty) = (try await page.page.screenshot(), try await withoutScene())
    #expect(try difference(live, still) <= 2, comment)
    #expect(try difference(still, empty) > 2, comment)
    #expect(try await page.page.evaluate("document.getElementById('first') === null") == true)
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  /// Lies over the words for those whose browsers run no scripts.
  private let background = SceneChange.set(.root, .backgroundColor(CGColor(gray: 1, alpha: 1)))

  @Test("Scenes at random look the same without scripts as with them", arguments: 1...5)
  func sameWithoutScripts(seed: UInt64) async throws {
    var walk = SceneWalk(seed: seed, scrolls: false)
    let app = try app(showing: [background])
    defer { app.display.stop() }
    for _ in 1...150 { app.show(walk.step()) }
    try await compare(app, "seed \(seed)")
  }

  @Test("Content that is scrolled looks the same without scripts")
  func scrolled() async throws {
    var changes = [background] + rectangle(1, .contentOffset(CGPoint(x: 10, y: 25)))
    changes.append(
      .set(
        LayerID(1),
        .scroll(
          LayerScroll(
            contentSize: CGSize(width: 300, height: 200), insets: ScrollInsets(), scrollsHorizontally: true,
            scrollsVertically: true, pages: false, indicators: ScrollIndicators(color: .black), revision: 1)))
    )
    changes += [
      .insert(LayerID(2), into: LayerID(1), before: nil),
      .set(LayerID(2), .frame(CGRect(x: 20, y: 30, width: 60, height: 60))),
      .set(LayerID(2), .backgroundColor(.black)), .set(LayerID(1), .content(TestText.line("text", size: 40))),
    ]
    let app = try app(showing: changes)
    defer { app.display.stop() }
    try await compare(app, "scrolled")
  }

  @Test("The first page of an app is painted in its own window's size before a script has run")
  func ownSize() async throws {
    let app = try app(showing: rectangle(1))
    defer { app.display.stop() }
    _ = try await withoutScripts(app)
    #expect(app.inputs == [.resize(size, scale: 1)])
    let page = try await TestPage.open(app.url, size: size)
    #expect(app.inputs == [.resize(size, scale: 1)])
    await page.close()
  }

  @Test("Another window's page shows nothing of the app before its scripts run, and leaves it its window")
  func otherSize() async throws {
    let app = try app(showing: rectangle(1))
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url, size: CGSize(width: 700, height: 500))
    let shown = app.inputs
    let other = try await Chromium.shared().newPage()
    try await other.setSize(size, scale: 1)
    try await other.setScripts(isEnabled: false)
    try await other.open(app.url)
    #expect(app.inputs == shown)
    #expect(try await other.screenshot() == withoutScene())
    await other.close()
    await page.close()
  }

  /// The page of an app that shows nothing.
  private func withoutScene() async throws -> Data {
    let app = try TestApp()
    defer { app.display.stop() }
    return try await withoutScripts(app)
  }

  @Test("The document's fonts are the page's, and none is fetched twice")
  func fonts() async throws {
    let app = try app(showing: rectangle(1, .content(TestText.line("text"))))
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url, size: size)
    #expect(try await page.page.evaluate("document.fonts.size") == 1)
    let isLoaded = "[...document.fonts].every(face => face.status === 'loaded')"
    #expect(try await page.page.evaluate(isLoaded) == true)
    let fetched =
      "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/f/')).length"
    #expect(try await page.page.evaluate(fetched) == 1)
    await page.close()
  }
}
