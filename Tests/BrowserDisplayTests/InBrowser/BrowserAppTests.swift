import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The driver's verbs in a browser: the same app answers them as it does on the image display.
@Suite(.serialized) struct BrowserAppTests {
  private func launch() async throws -> BrowserApp {
    try await BrowserApp(built: "DriverTestApp", size: CGSize(width: 320, height: 480))
  }

  private func value(_ name: String, in app: any AppDriver) async throws -> String? {
    try await app.view(name).value
  }

  @Test func thePageHasTheTreeThatTheImageDisplayHas() async throws {
    let app = try await launch()
    let image = try AppProcess(built: "DriverTestApp", size: CGSize(width: 320, height: 480))
    for driver in [app, image] as [any AppDriver] { try await driver.tap("Count") }
    var (found, expected) = (try await app.tree(), try await image.tree())
    // The inputs before the tap differ: a browser sends its size first.
    for number in found.children.indices where found.children[number].identifier == "log" {
      found.children[number].value = nil
      expected.children[number].value = nil
    }
    // A tree as it is written says nothing of the layers behind it.
    let writer = JSONEncoder()
    writer.outputFormatting = [.sortedKeys, .prettyPrinted]
    let (foundText, expectedText) = (try writer.encode(found), try writer.encode(expected))
    #expect(String(decoding: foundText, as: UTF8.self) == String(decoding: expectedText, as: UTF8.self))
    #expect(found.all.count > 12)
    try await app.quit()
    try await image.quit()
  }

  @Test func aVerbReturnsWhenWorkOnOtherThreadsIsShownToo() async throws {
    let app = try await launch()
    for count in 1...10 {
      try await app.tap("Count", pointer: count.isMultiple(of: 2) ? .mouse : .touch)
      #expect(try await value("count", in: app) == "\(count)")
      try await app.tap("Background")
      #expect(try await value("count", in: app) == "background 19999900000")
    }
    try await app.quit()
  }

  @Test func whatCannotBeDoneIsSaidInTheSameWords() async throws {
    let app = try await launch()
    let image = try AppProcess(built: "DriverTestApp", size: CGSize(width: 320, height: 480))
    for name in ["Off", "Covered", "Hidden", "Far", "Coumt", "No such thing"] {
      let target = DriverTarget.name(name)
      let found = await #expect(throws: DriverError.self) { try await app.tap(target) }
      let expected = await #expect(throws: DriverError.self) { try await image.tap(target) }
      #expect(found == expected)
    }
    try await app.quit()
    try await image.quit()
  }

  @Test func theKeyboardMovesTheFocusAndActivates() async throws {
    let app = try await launch()
    try await app.press("Tab")
    try await app.press("Return")
    #expect(try await value("count", in: app) == "1")
    try await app.press("Tab")
    try await app.press("Space")
    #expect(try await value("count", in: app) == "background 19999900000")
    try await app.press("Escape")
    #expect(try await value("log", in: app)?.hasSuffix("key-down(Escape,0) key-up(Escape,0)") == true)
    try await app.quit()
  }

  @Test func pointersDragScrollAndTimePasses() async throws {
    let app = try await launch()
    try await app.drag(
      from: .point(CGPoint(x: 10, y: 410)), to: .point(CGPoint(x: 70, y: 410)), seconds: 0.05)
    let log = try #require(try await value("log", in: app))
    #expect(log.contains("mouse-down#") && log.contains("(10,410) mouse-move") && log.hasSuffix("(70,410)"))
    try await app.scroll(on: "log", by: CGVector(dx: 0, dy: 30))
    #expect(try await value("log", in: app)?.hasSuffix("scroll(160,410 0,-30)") == true)
    try await app.pointer(.down, id: 1, kind: .touch, at: .point(CGPoint(x: 5, y: 410)))
    await #expect(throws: DriverError("pointer 1 is down already")) {
      try await app.pointer(.down, id: 1, kind: .touch, at: "log")
    }
    try await app.pointer(.up, id: 1, kind: .touch, at: .point(CGPoint(x: 5, y: 410)))
    try await app.tap("Later")
    try await app.wait(for: "count", seconds: 5)
    try await app.advance(0.2)
    #expect(try await value("count", in: app) == "later")
    try await app.quit()
  }

  @Test func theWindowChangesItsSizeAndAppearanceAndIsPictured() async throws {
    let app = try await launch()
    try await app.resize(to: CGSize(width: 400, height: 500))
    try await app.setAppearance(.dark)
    let log = try #require(try await value("log", in: app))
    #expect(log.hasSuffix("resize(400x500) dark"))
    #expect(try await app.tree().frame == CGRect(x: 0, y: 0, width: 400, height: 500))
    let picture = try await app.snapshot()
    #expect(picture.width == 400 && picture.height == 500)
    #expect(picture.color(x: 350, y: 450) == CGColor(gray: 242 / 255, alpha: 1))
    let large = try await app.snapshot(scale: 2)
    #expect(large.width == 800 && large.height == 1_000)
    try await app.quit()
  }
}
