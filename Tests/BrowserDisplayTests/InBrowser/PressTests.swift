import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

@testable import BrowserDisplay

/// The look of what is pressed, which the page shows before the app has answered.
@Suite("In a browser, what is pressed", .serialized) @MainActor struct PressInBrowserTests {
  /// Milliseconds each way: long enough for a look at the page before the app has received anything.
  private static let latency = 400
  private let inside = CGPoint(x: 40, y: 40)
  private let size = CGSize(width: 100, height: 44)

  /// A layer with a look at (20, 20), and a layer of its size in it.
  private func pressable(_ look: PressedLook, into parent: LayerID = .root) -> [SceneChange] {
    var semantics = SceneInBrowserTests.button("Press")
    semantics.pressedLook = look
    return [
      .insert(LayerID(1), into: parent, before: nil),
      .set(LayerID(1), .frame(CGRect(origin: CGPoint(x: 20, y: 20), size: size))),
      .set(LayerID(1), .semantics(semantics)),
      .insert(LayerID(2), into: LayerID(1), before: nil),
      .set(LayerID(2), .frame(CGRect(origin: .zero, size: size))),
      .set(LayerID(2), .backgroundColor(.black)),
    ]
  }

  private func press(_ page: TestPage, _ phase: PointerInput.Phase = .down, at point: CGPoint? = nil)
    async throws
  {
    try await page.page.mouse(phase, at: point ?? inside, isDown: phase != .up)
  }

  /// The filter and the background of a layer as the page shows them.
  private func look(_ id: Int, _ page: TestPage) async throws -> [String] {
    try await page.layer(id, "[getComputedStyle(e).filter, getComputedStyle(e).backgroundColor]")
  }

  private let plain = ["none", "rgb(0, 0, 0)"]

  @Test(
    "shows its look at once, and takes it back when the app has dealt with the press and changed nothing",
    arguments: [
      (PressedLook.faded(0.2), 2, ["opacity(0.2)", "rgb(0, 0, 0)"]),
      (.darkened(0.65), 2, ["brightness(0.65)", "rgb(0, 0, 0)"]),
      (.background(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)), 1, ["none", "rgba(255, 0, 0, 0.5)"]),
      (.ground(CGColor(red: 0, green: 0, blue: 1, alpha: 1)), 2, ["none", "rgb(0, 0, 255)"]),
    ])
  func guess(look expected: PressedLook, layer: Int, style: [String]) async throws {
    let app = try TestApp(latency: Self.latency)
    defer { app.display.stop() }
    app.show(pressable(expected))
    let page = try await TestPage.open(app.url)
    let before = try await look(layer, page)
    try await press(page)
    #expect(app.pointers.filter { $0.phase == .down }.isEmpty)
    #expect(try await look(layer, page) == style)
    try await page.sync()
    // Held, and nothing has changed.
    #expect(try await look(layer, page) == style)
    try await press(page, .up)
    #expect(try await look(layer, page) == style)
    try await page.sync()
    #expect(try await look(layer, page) == before)
    #expect(app.pointers.filter { $0.phase == .down }.map(\.seenCommit) == [app.lastCommit])
    await page.close()
  }

  @Test("goes by the app once that has changed it, and earlier changes do not end the guess")
  func answered() async throws {
    let app = try TestApp(latency: Self.latency)
    defer { app.display.stop() }
    app.show(pressable(.faded(0.2)))
    app.answer = { input in
      guard case .pointer(let step) = input, step.phase == .down else { return [] }
      return [.set(LayerID(2), .opacity(0.6))]
    }
    let page = try await TestPage.open(app.url)
    try await press(page)
    app.show([.set(LayerID(2), .backgroundColor(.white))])
    try await page.page.run(
      "while (shoji.lastCommit < \(app.lastCommit)) await new Promise(requestAnimationFrame)")
    #expect(try await look(2, page) == ["opacity(0.2)", "rgb(255, 255, 255)"])
    try await page.sync()
    #expect(try await look(2, page) == ["none", "rgb(255, 255, 255)"])
    #expect(try await page.layer(2, "getComputedStyle(e).opacity") == "0.6")
    await page.close()
  }

  @Test("shows nothing that is not pressed: in something else that is used, and with the pointer moved away")
  func notPressed() async throws {
    let app = try TestApp(latency: Self.latency)
    defer { app.display.stop() }
    app.show(pressable(.faded(0.2)))
    var passing = Semantics()
    passing.acceptsTouches = false
    app.show([
      .insert(LayerID(3), into: LayerID(1), before: nil),
      .set(LayerID(3), .frame(CGRect(x: 60, y: 0, width: 40, height: 44))),
      .set(LayerID(3), .semantics(SceneInBrowserTests.button("Other"))),
      // What lets touches through lies over everything.
      .insert(LayerID(4), into: .root, before: nil),
      .set(LayerID(4), .frame(CGRect(x: 0, y: 0, width: 400, height: 300))),
      .set(LayerID(4), .semantics(passing)),
    ])
    let page = try await TestPage.open(app.url)
    let other = CGPoint(x: 100, y: 40)
    try await press(page, at: other)
    #expect(try await look(2, page) == plain)
    try await press(page, .up, at: other)
    try await press(page)
    #expect(try await look(2, page) != plain)
    try await press(page, .move, at: CGPoint(x: 180, y: 40))
    #expect(try await look(2, page) != plain)
    try await press(page, .move, at: CGPoint(x: 195, y: 40))
    #expect(try await look(2, page) == plain)
    await page.close()
  }

  @Test("waits in content that scrolls, and does not show where it scrolls; a tap shows it at its end")
  func scrolled() async throws {
    let app = try TestApp(latency: Self.latency)
    defer { app.display.stop() }
    app.show(
      [
        .insert(LayerID(9), into: .root, before: nil),
        .set(LayerID(9), .frame(CGRect(x: 0, y: 0, width: 300, height: 200))),
        .set(
          LayerID(9),
          .scroll(LayerScroll(contentSize: CGSize(width: 300, height: 900), scrollsHorizontally: false))),
      ] + pressable(.faded(0.2), into: LayerID(9)))
    let page = try await TestPage.open(app.url)
    // Every look that shows is recorded.
    try await page.page.run(
      """
      window.looks = [];
      const animate = Element.prototype.animate;
      Element.prototype.animate = function(...values) {
        looks.push(Math.round(performance.now() - pressed));
        return animate.apply(this, values);
      };
      addEventListener('pointerdown', () => { window.pressed = performance.now(); }, true);
      """)
    func looks() async throws -> [Int] { try await page.page.evaluate("looks.splice(0)") }

    try await page.page.touch(.down, fingers: [1: inside])
    for step in 1...4 {
      try await page.page.touch(.move, fingers: [1: CGPoint(x: 40, y: 40 - 8 * step)])
    }
    try await page.page.run("await new Promise(done => setTimeout(done, 300))")
    try await page.page.touch(.up, fingers: [1: CGPoint(x: 40, y: 8)])
    #expect(try await looks() == [])
    try await page.sync()
    try await page.page.run("document.querySelector('.v').scrollTo(0, 0)")
    try await page.sync()

    try await page.page.touch(.down, fingers: [1: inside])
    try await page.page.touch(.up, fingers: [1: inside])
    let tapped = try await looks()
    #expect(tapped.count == 1 && tapped[0] < 150)
    try await page.sync()

    try await page.page.touch(.down, fingers: [1: inside])
    try await page.page.run("await new Promise(done => setTimeout(done, 300))")
    let held = try await looks()
    #expect(held.count == 1 && (140..<300).contains(held[0]))
    await page.close()
  }

  @Test("costs a few bytes where it has a look, and nothing elsewhere")
  func bytes() {
    var encoder = SceneEncoder(assets: AssetStore(log: ServerLog { _ in }))
    func length(_ look: PressedLook?) -> Int {
      var semantics = SceneInBrowserTests.button("Press")
      semantics.pressedLook = look
      var encoder = encoder
      let changes: [SceneChange] = [
        .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .semantics(semantics)),
      ]
      return encoder.encode(SceneCommit(number: 1, changes: changes), now: 0, report: { _ in }).bytes
        .readableBytes
    }
    _ = encoder.snapshot(now: 0)
    #expect(length(.faded(0.2)) - length(nil) <= 20)
  }
}
