import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Input by a person in a real browser, and what the app receives of it.
@Suite(.serialized) @MainActor struct InputInBrowserTests {
  @Test func theMousePressesMovesAndLetsGo() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    try await page.page.mouse(.move, at: CGPoint(x: 30, y: 40), isDown: false)
    try await page.sync()
    try await page.page.mouse(.down, at: CGPoint(x: 30, y: 40), isDown: true)
    try await page.page.mouse(.move, at: CGPoint(x: 35, y: 45), isDown: true)
    try await page.sync()
    try await page.page.mouse(.up, at: CGPoint(x: 35, y: 45), isDown: false)
    try await page.sync()
    let steps = app.pointers
    #expect(steps.map(\.phase) == [.move, .down, .move, .up])
    #expect(steps.map(\.location) == [(30, 40), (30, 40), (35, 45), (35, 45)].map { CGPoint(x: $0, y: $1) })
    #expect(Set(steps.map(\.kind)) == [.mouse] && Set(steps.map(\.pointerID)).count == 1)
    #expect(steps.map(\.timestamp) == steps.map(\.timestamp).sorted())
    let now = ProcessInfo.processInfo.systemUptime
    #expect(steps.allSatisfy { (now - 10...now).contains($0.timestamp) })
    await page.close()
  }

  @Test func theSecondaryButtonIsDistinguished() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let script = """
      for (const button of [2, 1, 0]) for (const type of ['pointerdown', 'pointerup']) document.body.dispatchEvent(
        new PointerEvent(type, {pointerId: 1, pointerType: 'mouse', button, bubbles: true, clientX: 5, clientY: 5}))
      """
    try await page.page.run(script)
    try await page.sync()
    // The middle button presses nothing.
    #expect(app.pointers.map(\.phase) == [.down, .up, .down, .up])
    #expect(app.pointers.filter { $0.phase == .down }.map(\.isSecondary) == [true, false])
    await page.close()
  }

  @Test func twoFingersAreDistinguished() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let (left, right) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50))
    try await page.page.touch(.down, fingers: [1: left])
    try await page.page.touch(.down, fingers: [1: left, 2: right])
    try await page.page.touch(.move, fingers: [1: left, 2: CGPoint(x: 170, y: 60)])
    try await page.sync()
    try await page.page.touch(.up, fingers: [2: CGPoint(x: 170, y: 60)])
    try await page.page.touch(.cancel, fingers: [:])
    try await page.sync()
    let steps = app.pointers
    #expect(steps.map(\.phase) == [.down, .down, .move, .up, .cancel])
    #expect(steps.allSatisfy { $0.kind == .touch })
    #expect(steps[0].pointerID == steps[4].pointerID && steps[1].pointerID == steps[3].pointerID)
    #expect(steps[0].pointerID != steps[1].pointerID)
    #expect(steps[2].location == CGPoint(x: 170, y: 60))
    await page.close()
  }

  @Test func theWheelSaysHowFarTheContentShouldMove() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    try await page.page.wheel(at: CGPoint(x: 10, y: 20), by: CGVector(dx: 5, dy: 120))
    try await page.sync()
    #expect(app.inputs.last == .scroll(at: CGPoint(x: 10, y: 20), by: CGVector(dx: -5, dy: -120)))
    await page.close()
  }

  @Test func enterAndSpaceActivateTheFocusedButtonAndOtherKeysAreKeys() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    var disabled = SceneInBrowserTests.button("No")
    disabled.isEnabled = false
    for (id, meaning) in [
      (1, SceneInBrowserTests.button("First")), (2, disabled), (3, SceneInBrowserTests.button("Last")),
    ] {
      app.show([
        .insert(LayerID(id), into: .root, before: nil),
        .set(LayerID(id), .frame(CGRect(x: 0, y: id * 50, width: 90, height: 40))),
        .set(LayerID(id), .semantics(meaning)),
      ])
    }
    try await page.sync()
    let before = app.inputs.count
    try await page.page.press("Tab")
    #expect(try await page.page.evaluate("document.activeElement.layer.id") == 1)
    #expect(try await page.layer(1, "getComputedStyle(e).outlineStyle") == "solid")
    try await page.page.press("Enter")
    try await page.page.press("Tab")
    #expect(try await page.page.evaluate("document.activeElement.layer.id") == 3)
    try await page.page.press(" ")
    try await page.page.press("ArrowLeft", modifiers: [.shift])
    try await page.sync()
    #expect(
      app.inputs[before...] == [
        .activate(LayerID(1)), .activate(LayerID(3)),
        .key(KeyInput(phase: .down, key: "ArrowLeft", modifiers: .shift, focus: LayerID(3))),
        .key(KeyInput(phase: .up, key: "ArrowLeft", modifiers: .shift, focus: LayerID(3))),
      ])
    await page.close()
  }

  @Test func aScreenReadersPressActivatesAndAMousesClickDoesNotTwice() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil),
      .set(LayerID(1), .frame(CGRect(x: 0, y: 0, width: 90, height: 40))),
      .set(LayerID(1), .semantics(SceneInBrowserTests.button("OK"))),
    ])
    try await page.sync()
    try await page.page.run("shoji.element(1).click()")
    try await page.sync()
    #expect(app.inputs.filter { $0 == .activate(LayerID(1)) }.count == 1)
    try await page.page.mouse(.down, at: CGPoint(x: 20, y: 20), isDown: true)
    try await page.page.mouse(.up, at: CGPoint(x: 20, y: 20), isDown: false)
    try await page.sync()
    #expect(app.inputs.filter { $0 == .activate(LayerID(1)) }.count == 1)
    #expect(app.pointers.map(\.phase) == [.down, .up])
    await page.close()
  }

  @Test func screenReadersGetRolesAndNames() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    var picture = Semantics()
    picture.role = .image
    picture.label = "A cat"
    var cover = Semantics()
    cover.isAccessibilityHidden = true
    for (id, meaning) in [(1, SceneInBrowserTests.button("New Game")), (2, picture), (3, cover)] {
      app.show([.insert(LayerID(id), into: .root, before: nil), .set(LayerID(id), .semantics(meaning))])
    }
    try await page.sync()
    #expect(try await page.layer(1, "[e.role, e.ariaLabel, e.tabIndex].join()") == "button,New Game,0")
    #expect(try await page.layer(2, "[e.role, e.ariaLabel].join()") == "img,A cat")
    #expect(try await page.layer(3, "e.ariaHidden") == "true")
    await page.close()
  }
}

extension TestApp {
  /// The steps of pointers that came.
  var pointers: [PointerInput] {
    inputs.compactMap { if case .pointer(let step) = $0 { step } else { nil } }
  }
}
