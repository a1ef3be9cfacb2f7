import BrowserDisplay
import DisplayProtocol
import ShojiTestSupport
import Testing

/// The memory of a page's process after layers came and went.
@Suite(.serialized) @MainActor struct RemovedLayersTests {
  /// Layers in layer 1, and what a person does with them.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var changes: [SceneChange]
    var script = ""

    init(_ description: String, _ changes: [SceneChange], script: String = "") {
      (testDescription, self.changes, self.script) = (description, changes, script)
    }
  }

  nonisolated static func box(_ id: Int, in parent: Int = 1) -> [SceneChange] {
    [
      .insert(LayerID(id), into: LayerID(parent), before: nil),
      .set(LayerID(id), .frame(CGRect(x: 10, y: 10, width: 60, height: 40))),
      .set(LayerID(id), .backgroundColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))),
    ]
  }

  nonisolated static func fade(_ id: Int, rate: Double = 1, duration: Double = 2) -> SceneChange {
    var fade = LayerAnimation(
      from: .opacity(1), to: .opacity(0.5), duration: duration, repeatCount: .infinity, autoreverses: true)
    fade.rate = rate
    return .animate(LayerID(id), key: "fade", fade)
  }

  nonisolated static var editor: TextEditor {
    var editor = TextEditor(
      style: TextStyle(font: Font(family: "Inter", size: 17, usesSystemMetrics: true), color: .black))
    editor.frame = CGRect(x: 0, y: 0, width: 300, height: 34)
    (editor.firstBaseline, editor.lineHeight) = (23, 20)
    return editor
  }

  nonisolated static let scroll: [SceneChange] = [
    .set(LayerID(2), .masksToBounds(true)),
    .set(LayerID(2), .scroll(LayerScroll(contentSize: CGSize(width: 60, height: 400)))),
  ]

  nonisolated static let focusable: SceneChange = {
    var semantics = Semantics()
    (semantics.className, semantics.isFocusable) = ("UIButton", true)
    return .set(LayerID(2), .semantics(semantics))
  }()

  nonisolated static let cases = [
    Case("boxes", box(2)),
    Case("an animation without end", box(2) + [fade(2)]),
    Case("an animation that is held", box(2) + [fade(2, rate: 0)]),
    Case("a long animation of a layer in a layer", box(2) + box(3, in: 2) + [fade(3, duration: 1e6)]),
    Case(
      "a mask whose animation has no end",
      box(2) + box(3, in: 2) + [fade(3), .set(LayerID(2), .mask(LayerID(3)))]),
    Case("a scroller", box(2) + scroll, script: "document.querySelector('.v').scrollTop = 50;"),
    Case(
      "a button with the focus", box(2) + [focusable], script: "document.querySelector('[tabindex]').focus();"
    ),
    Case(
      "a field with the focus", box(2) + [.set(LayerID(2), .editor(editor))],
      script: "document.querySelector('.e').focus();"),
  ]

  @Test("layers that are gone leave no node and no listener", arguments: cases)
  func removed(example: Case) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    func visit() async throws -> ChromiumPage.Memory {
      let frame = SceneChange.set(LayerID(1), .frame(CGRect(x: 0, y: 0, width: 400, height: 300)))
      app.show([.insert(LayerID(1), into: .root, before: nil), frame] + example.changes)
      try await page.sync()
      if !example.script.isEmpty {
        try await page.page.run(example.script)
        try await page.page.type("a")
      }
      // A mask is drawn anew with each change of it.
      for opacity in [0.9, 0.8] {
        app.show([.set(LayerID(2), .opacity(opacity))])
        try await page.sync()
      }
      app.show([.remove(LayerID(1))])
      try await page.sync()
      try await page.page.nextFrame()
      return try await page.page.memory()
    }
    // With the first, scripts and what they make once are fetched.
    for _ in 0..<2 { _ = try await visit() }
    let first = try await visit()
    for _ in 0..<3 { _ = try await visit() }
    let last = try await visit()
    #expect(last.nodes <= first.nodes)
    #expect(last.listeners <= first.listeners)
    await page.close()
  }

  @Test("a page that was left with the focus in a field is not kept for the focus to go back to")
  func formerFocus() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    func show(_ changes: [SceneChange]) async throws {
      app.show(changes)
      try await page.sync()
    }
    try await show(Self.box(1, in: 0))
    try await show([.set(LayerID(1), .editor(Self.editor))])
    try await page.page.run("document.querySelector('.e').focus()")
    try await page.page.type("a")
    try await page.sync()
    // Layers beside the field, which the element keeps with it.
    try await show((2..<50).flatMap { Self.box($0, in: 1) })
    let there = try await page.page.memory()
    try await show([.remove(LayerID(1))])
    try await page.page.nextFrame()
    let gone = try await page.page.memory()
    #expect(gone.nodes <= there.nodes - 48)
    await page.close()
  }
}
