import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// What a person does with the server's picture of the scene, before the page is live, on a slow line.
@Suite(.serialized) @MainActor struct FirstInputTests {
  /// Something that a person does.
  private enum Action: CustomStringConvertible {
    case click(CGPoint), doubleClick(CGPoint), tap(CGPoint)
    case drag(CGPoint, CGPoint, isTouch: Bool)
    case key(String), wheel(CGPoint, CGVector)

    var description: String {
      switch self {
      case .click(let point): "click \(point)"
      case .doubleClick(let point): "double click \(point)"
      case .tap(let point): "tap \(point)"
      case .drag(let start, let end, let isTouch): "drag \(start) \(end) \(isTouch)"
      case .key(let key): "key \(key)"
      case .wheel(let point, _): "wheel \(point)"
      }
    }

    func perform(on page: ChromiumPage) async throws {
      switch self {
      case .click(let point): try await click(point, on: page)
      case .doubleClick(let point):
        try await click(point, on: page)
        try await click(point, on: page)
      case .tap(let point):
        try await page.touch(.down, fingers: [1: point], time: nil)
        try await page.touch(.up, fingers: [1: point], time: nil)
      case .drag(let start, let end, let isTouch):
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        for (phase, point) in [(PointerInput.Phase.down, start), (.move, middle), (.move, end), (.up, end)] {
          if isTouch {
            try await page.touch(phase, fingers: [1: point], time: nil)
          } else {
            try await page.mouse(phase, at: point, isDown: phase != .up)
          }
        }
      case .key(let key): try await page.press(key)
      case .wheel(let point, let distance): try await page.wheel(at: point, by: distance, modifiers: [])
      }
    }

    private func click(_ point: CGPoint, on page: ChromiumPage) async throws {
      try await page.mouse(.move, at: point, isDown: false)
      try await page.mouse(.down, at: point, isDown: true)
      try await page.mouse(.up, at: point, isDown: false)
    }
  }

  /// The presses, keys, wheels and presses by the keyboard that an app received, without their times.
  private func inputs(of app: TestApp) -> [String] {
    app.inputs.compactMap { input in
      switch input {
      case .pointer(let step) where step.phase == .down || step.phase == .up:
        "\(step.phase) \(step.kind) \(step.location.x) \(step.location.y)"
      case .key(let key): "key \(key.phase) \(key.key) \(key.focus.map { "\($0.rawValue)" } ?? "-")"
      case .scroll(let point, let distance): "wheel \(point) \(distance)"
      case .activate(let layer): "activate \(layer.rawValue)"
      default: nil
      }
    }
  }

  /// Three fields, and two buttons that the keyboard reaches below them.
  private func makeFields() throws -> (TestApp, FieldsApp) {
    let app = try TestApp()
    let fields = FieldsApp(app, count: 3)
    for index in 0..<2 { app.show(button(10 + 2 * index, at: CGPoint(x: 20 + 150 * index, y: 150))) }
    return (app, fields)
  }

  private var buttonSemantics: Semantics {
    var semantics = Semantics()
    semantics.isFocusable = true
    return semantics
  }

  private func button(_ id: Int, at point: CGPoint, named name: String = "Press") -> [SceneChange] {
    [
      .insert(LayerID(id), into: .root, before: nil),
      .set(LayerID(id), .frame(CGRect(origin: point, size: CGSize(width: 120, height: 60)))),
      .set(LayerID(id), .backgroundColor(CGColor(gray: 0.8, alpha: 1))),
      .set(LayerID(id), .semantics(buttonSemantics)),
      .insert(LayerID(id + 1), into: LayerID(id), before: nil),
      .set(LayerID(id + 1), .frame(CGRect(x: 10, y: 10, width: 100, height: 40))),
      .set(LayerID(id + 1), .content(TestText.line(name))),
    ]
  }

  private let size = CGSize(width: 400, height: 300)

  /// An open page and the line it is on.
  private struct Visit {
    let test: TestPage
    let proxy: CuttingProxy
    var page: ChromiumPage { test.page }

    func sync() async throws { try await test.sync() }

    func close() async {
      await test.close()
      await proxy.stop()
    }
  }

  /// Opens an app's page on a line that takes so many milliseconds each way, does something with the server's
  /// picture, and waits until the page shows all that this caused.
  private func open(
    _ app: TestApp, slowness: Double = 1, delay: Int64 = 0, _ work: (ChromiumPage) async throws -> Void
  ) async throws -> Visit {
    let proxy = try await CuttingProxy()
    proxy.lead(to: app.url.port!)
    proxy.delay(milliseconds: delay)
    // However long it takes here to do it, the page does not become live meanwhile.
    proxy.holdSockets(true)
    var address = URLComponents(url: app.url, resolvingAgainstBaseURL: false)!
    address.port = proxy.port
    let page = TestPage(page: try await Chromium.shared().newPage())
    try await page.page.setSize(size, scale: 1)
    if slowness > 1 { try await page.page.slowDown(by: slowness) }
    try await page.page.openUntilPainted(address.url!)
    try await work(page.page)
    #expect(
      try await page.page.evaluate("document.getElementById('first') !== null") == true, "the page was live")
    if slowness > 1 { try await page.page.slowDown(by: 1) }
    proxy.holdSockets(false)
    proxy.delay(milliseconds: 0)
    try await page.sync()
    return Visit(test: page, proxy: proxy)
  }

  @Test(
    "A click and a typed key just after the first paint do what they do later, on a slow line and processor")
  func first() async throws {
    let (app, fields) = try makeFields()
    defer { app.display.stop() }
    let page = try await open(app, slowness: 4, delay: 300) { page in
      try await Action.click(CGPoint(x: 60, y: 170)).perform(on: page)
      try await Action.click(CGPoint(x: 60, y: 50)).perform(on: page)
      for key in ["a", "b", "c", "Backspace"] { try await page.press(key) }
    }
    #expect(
      inputs(of: app) == [
        "down mouse 60.0 170.0", "up mouse 60.0 170.0", "down mouse 60.0 50.0",
        "up mouse 60.0 50.0",
      ])
    #expect(fields.texts == ["", "ab", ""])
    #expect(try await page.page.evaluate("document.activeElement.matches('.e')") == true)
    try await page.page.press("d")
    try await page.sync()
    #expect(fields.texts == ["", "abd", ""])
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  @Test(
    "Random presses, keys and turns of the wheel do the same before the page is live as afterwards",
    arguments: 1...6)
  func random(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let places = [
      CGPoint(x: 60, y: 17), CGPoint(x: 60, y: 51), CGPoint(x: 60, y: 85), CGPoint(x: 60, y: 170),
      CGPoint(x: 210, y: 190), CGPoint(x: 350, y: 280),
    ]
    let keys = [
      "a", "b", "7", " ", "Backspace", "ArrowLeft", "Home", "End", "Enter", "Tab", "Escape", "Delete",
    ]
    let actions: [Action] = (0..<8).map { _ in
      let place = places.randomElement(using: &generator)!
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<2: return .click(place)
      case 2: return .doubleClick(CGPoint(x: 210, y: 190))
      case 3..<5: return .tap(place)
      case 5:
        return .drag(
          CGPoint(x: 60, y: 170), places.randomElement(using: &generator)!,
          isTouch: Bool.random(using: &generator))
      case 6: return .wheel(place, CGVector(dx: 0, dy: 40))
      default: return .key(keys.randomElement(using: &generator)!)
      }
    }
    let (live, liveFields) = try makeFields()
    defer { live.display.stop() }
    let livePage = try await TestPage.open(live.url, size: size)
    for action in actions {
      try await action.perform(on: livePage.page)
      try await livePage.sync()
    }
    let (app, fields) = try makeFields()
    defer { app.display.stop() }
    let page = try await open(app) { page in
      for action in actions { try await action.perform(on: page) }
    }
    #expect(inputs(of: app) == inputs(of: live), "\(actions)")
    #expect(fields.texts == liveFields.texts, "\(actions)")
    await page.close()
    await livePage.close()
  }

  @Test("A press on what the app has replaced meanwhile is left out, and so are the keys after it")
  func replaced() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show(button(1, at: CGPoint(x: 20, y: 20)) + button(11, at: CGPoint(x: 20, y: 120)))
    let page = try await open(app) { page in
      try await Action.click(CGPoint(x: 60, y: 50)).perform(on: page)
      try await page.press("x")
      try await Action.click(CGPoint(x: 60, y: 150)).perform(on: page)
      app.show([.remove(LayerID(1))])
      app.show(button(21, at: CGPoint(x: 20, y: 20), named: "Delete"))
    }
    #expect(inputs(of: app) == ["down mouse 60.0 150.0", "up mouse 60.0 150.0"])
    await page.close()
  }

  @Test("A second press does not fall on what the first one brought, and a double press stays one")
  func second() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show(button(1, at: CGPoint(x: 20, y: 20)))
    var next = 11
    app.answer = { [self] input in
      guard case .pointer(let step) = input, step.phase == .up else { return [] }
      defer { next += 10 }
      return [.remove(LayerID(next - 10))] + button(next, at: CGPoint(x: 20, y: 20), named: "Screen \(next)")
    }
    let point = CGPoint(x: 60, y: 50)
    let page = try await open(app) { page in
      try await Action.doubleClick(point).perform(on: page)
      try await Task.sleep(for: .milliseconds(400))
      try await Action.click(point).perform(on: page)
    }
    #expect(inputs(of: app).count == 4)
    await page.close()
  }

  @Test("A press that is held while the page becomes live goes on, and one that was long is long")
  func held() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show(button(1, at: CGPoint(x: 20, y: 20)))
    let point = CGPoint(x: 60, y: 50)
    let page = try await open(app) { page in
      try await page.mouse(.down, at: point, isDown: true)
      try await Task.sleep(for: .milliseconds(500))
      try await page.mouse(.up, at: point, isDown: false)
      try await page.mouse(.down, at: CGPoint(x: 70, y: 50), isDown: true)
    }
    var steps = app.inputs.compactMap { input -> PointerInput? in
      if case .pointer(let step) = input, step.phase != .move { step } else { nil }
    }
    try #require(steps.map(\.phase) == [.down, .up, .down])
    #expect(steps[1].timestamp - steps[0].timestamp > 0.4)
    try await page.page.mouse(.move, at: CGPoint(x: 90, y: 60), isDown: true)
    try await page.page.mouse(.up, at: CGPoint(x: 90, y: 60), isDown: false)
    try await page.sync()
    steps = app.inputs.compactMap { if case .pointer(let step) = $0, step.phase == .up { step } else { nil } }
    #expect(steps.map(\.location) == [point, CGPoint(x: 90, y: 60)])
    await page.close()
  }
}
