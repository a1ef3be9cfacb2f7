import BrowserDisplay
import DisplayProtocol
import ImageDisplay
import ShojiTestSupport
import Testing

/// The keyboard's focus when the layer that has it is gone: a page and the image display have one rule.
@Suite(.serialized) @MainActor struct FocusPlaceTests {
  /// Something that takes the place of button 3, which lies in row 2, between buttons 1 and 6.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var changes: [SceneChange]
    /// The layer that has the focus then, if the keyboard brought it to button 3; nil for none.
    var successor: Int?
    /// The layer that the next Tab goes to.
    var next: Int

    init(_ description: String, _ changes: [SceneChange], successor: Int?, next: Int) {
      (testDescription, self.changes) = (description, changes)
      (self.successor, self.next) = (successor, next)
    }
  }

  nonisolated static func layer(
    _ id: Int, in parent: Int, _ frame: CGRect, class name: String? = nil
  ) -> [SceneChange] {
    var semantics = Semantics()
    semantics.className = name ?? ""
    semantics.isFocusable = name != nil
    return [
      .insert(LayerID(id), into: LayerID(parent), before: nil), .set(LayerID(id), .frame(frame)),
      .set(LayerID(id), .semantics(semantics)),
    ]
  }

  nonisolated static let former = CGRect(x: 10, y: 10, width: 60, height: 30)
  nonisolated static let wider = CGRect(x: 10, y: 10, width: 100, height: 30)
  nonisolated static let row = CGRect(x: 0, y: 100, width: 300, height: 50)

  /// A list that is scrolled by 20 points, and what lies in it.
  nonisolated static let scene =
    layer(9, in: 0, CGRect(x: 0, y: 0, width: 300, height: 300))
    + [.set(LayerID(9), .contentOffset(CGPoint(x: 0, y: 20)))]
    + layer(1, in: 9, CGRect(x: 10, y: 60, width: 60, height: 30), class: "UIButton")
    + layer(2, in: 9, row) + layer(3, in: 2, former, class: "UIButton")
    + layer(5, in: 9, row.offsetBy(dx: 0, dy: 50)) + layer(6, in: 5, former, class: "UIButton")
    + layer(8, in: 9, CGRect(x: 10, y: 240, width: 60, height: 30), class: "UIButton")

  nonisolated static let cases = [
    Case(
      "replaced in its row", [.remove(LayerID(3))] + layer(4, in: 2, wider, class: "UIButton"),
      successor: 4, next: 6),
    Case(
      "its row replaced",
      [.remove(LayerID(2))] + layer(7, in: 9, row) + layer(4, in: 7, former, class: "UIButton"),
      successor: 4, next: 6),
    Case(
      "its row hidden behind a new one",
      [.set(LayerID(2), .isHidden(true))] + layer(7, in: 9, row) + layer(4, in: 7, former, class: "UIButton"),
      successor: 4, next: 6),
    Case(
      "its row fading under a new one",
      [.set(LayerID(2), .opacity(0))] + layer(7, in: 9, row) + layer(4, in: 7, former, class: "UIButton"),
      successor: 4, next: 6),
    Case(
      "the next row moved up",
      [.remove(LayerID(2)), .set(LayerID(5), .frame(row))], successor: 6, next: 8),
    Case(
      "something else at its place", [.remove(LayerID(3))] + layer(4, in: 2, former, class: "UISwitch"),
      successor: nil, next: 1),
    Case(
      "its like elsewhere",
      [.remove(LayerID(3))] + layer(4, in: 2, former.offsetBy(dx: 150, dy: 0), class: "UIButton"),
      successor: nil, next: 1),
    Case(
      "still there", layer(4, in: 2, wider, class: "UIButton") + [.set(LayerID(3), .opacity(0.5))],
      successor: 3, next: 4),
  ]

  @Test("goes to what took the layer's place", arguments: cases)
  func place(_ example: Case) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show(Self.scene)
    let page = try await TestPage.open(app.url)
    let focused = "document.activeElement.layer?.id ?? -1"
    for _ in 0..<2 { try await page.page.press("Tab") }
    #expect(try await page.page.evaluate(focused) == 3)
    // What follows the focus is fetched with the first one.
    try await page.sync()
    app.show(example.changes)
    try await page.sync()
    #expect(try await page.page.evaluate(focused) == example.successor ?? -1)
    try await page.page.press("Tab")
    #expect(try await page.page.evaluate(focused) == example.next)
    await page.close()

    let image = try ImageDisplay(configuration: DisplayConfiguration())
    image.show(SceneCommit(number: 1, changes: Self.scene))
    image.recordKeyUse()
    for _ in 0..<2 { _ = image.moveFocus(back: false) }
    #expect(image.focus == LayerID(3))
    image.show(SceneCommit(number: 2, changes: example.changes))
    #expect(image.focus == example.successor.map(LayerID.init))
    _ = image.moveFocus(back: false)
    #expect(image.focus == LayerID(example.next))
  }

  @Test("waits for the Tab key where a pointer brought the focus there, and is forgotten with the next press")
  func pointer() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    app.show(Self.scene)
    let page = try await TestPage.open(app.url)
    let image = try ImageDisplay(configuration: DisplayConfiguration())
    image.show(SceneCommit(number: 1, changes: Self.scene))
    let focused = "document.activeElement.layer?.id ?? -1"
    func press(_ point: CGPoint) async throws {
      try await page.page.mouse(.down, at: point, isDown: true)
      try await page.page.mouse(.up, at: point, isDown: false)
      image.focusTouched(at: point)
    }
    let (button, nothing) = (CGPoint(x: 40, y: 105), CGPoint(x: 250, y: 280))
    var present = 3
    for isForgotten in [false, true] {
      try await press(nothing)
      try await press(button)
      #expect(try await page.page.evaluate(focused) == present)
      #expect(image.focus == LayerID(present))
      try await page.sync()
      let changes =
        [SceneChange.remove(LayerID(present))] + Self.layer(present + 7, in: 2, Self.wider, class: "UIButton")
      present += 7
      app.show(changes)
      image.show(SceneCommit(number: present, changes: changes))
      try await page.sync()
      #expect(try await page.page.evaluate(focused) == -1)
      #expect(image.focus == nil)
      if isForgotten { try await press(nothing) }
      try await page.page.press("Tab")
      _ = image.moveFocus(back: false)
      let expected = isForgotten ? 1 : present
      #expect(try await page.page.evaluate(focused) == expected)
      #expect(image.focus == LayerID(expected))
    }
    await page.close()
  }
}
