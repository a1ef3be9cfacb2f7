import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// Content that the browser scrolls by itself.
@Suite("In a browser, content that scrolls", .serialized) @MainActor struct ScrollingInBrowserTests {
  let app: TestApp

  init() throws {
    app = try TestApp()
    app.show(list(1, at: CGRect(x: 20, y: 20, width: 200, height: 200), rows: 20))
  }

  /// A layer with rows of 50 points in it, numbered from a hundred times its own number on.
  private func list(
    _ number: Int, at frame: CGRect, rows: Int, insets: ScrollInsets = ScrollInsets(),
    _ change: (inout LayerScroll) -> Void = { _ in }
  ) -> [SceneChange] {
    let id = LayerID(number)
    var scroll = LayerScroll(
      contentSize: CGSize(width: frame.width, height: CGFloat(rows) * 50), insets: insets,
      scrollsHorizontally: false, indicators: ScrollIndicators(color: .black))
    change(&scroll)
    return [
      .insert(id, into: .root, before: nil), .set(id, .frame(frame)), .set(id, .masksToBounds(true)),
      .set(id, .scroll(scroll)), .set(id, .indicatorOpacity(1)),
    ]
      + (0..<rows).flatMap { row -> [SceneChange] in
        let child = LayerID(number * 100 + row)
        return [
          .insert(child, into: id, before: nil),
          .set(child, .frame(CGRect(x: 0, y: CGFloat(row) * 50, width: frame.width, height: 50))),
        ]
      }
  }

  /// The app does as UIKit does: it takes the offset over, and says so.
  private func follow() {
    app.answer = { input in
      guard case .scrolled(let scroll) = input else { return [] }
      return [.set(scroll.layer, .contentOffset(scroll.offset))]
    }
  }

  /// Sets an offset by the app itself.
  private func move(_ id: Int, to offset: CGPoint) {
    var scroll = app.scene[LayerID(id)]!.properties.scroll!
    scroll.revision += 1
    app.show([.set(LayerID(id), .contentOffset(offset)), .set(LayerID(id), .scroll(scroll))])
  }

  private var steps: [ScrollInput] {
    app.inputs.compactMap { if case .scrolled(let scroll) = $0 { scroll } else { nil } }
  }

  /// How far the first row lies above the top of its list.
  private func shown(_ page: TestPage, _ id: Int = 1) async throws -> Double {
    try await page.layer(
      id,
      "e.getBoundingClientRect().top - shoji.element(\(id * 100)).getBoundingClientRect().top"
    )
  }

  @Test("turns with the wheel, and tells where it is from its begin to its end")
  func wheel() async throws {
    defer { app.display.stop() }
    follow()
    let page = try await TestPage.open(app.url)
    try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 120))
    try await page.sync()
    #expect(try await shown(page) == 120)
    #expect(steps.first?.phase == .began && steps.last?.phase == .ended)
    #expect(steps.dropFirst().dropLast().allSatisfy { $0.phase == .moved })
    #expect(steps.map(\.offset.y) == steps.map(\.offset.y).sorted() && steps.last?.offset.y == 120)
    #expect(app.scene[LayerID(1)]?.properties.contentOffset.y == 120)
    // No more than one report a frame.
    #expect(steps.count < 60)
    // A wheel beside it is the app's.
    try await page.page.wheel(at: CGPoint(x: 300, y: 100), by: CGVector(dx: 0, dy: 7))
    try await page.sync()
    #expect(app.inputs.contains(.scroll(at: CGPoint(x: 300, y: 100), by: CGVector(dx: 0, dy: -7))))
    await page.close()
  }

  @Test("goes no further than its content and its insets, whatever lies beyond")
  func range() async throws {
    defer { app.display.stop() }
    app.show(
      list(
        2, at: CGRect(x: 240, y: 20, width: 100, height: 100), rows: 4,
        insets: ScrollInsets(top: 10, bottom: 30))
        + [
          .insert(LayerID(300), into: LayerID(2), before: nil),
          .set(LayerID(300), .frame(CGRect(x: 0, y: 900, width: 900, height: 900))),
        ])
    follow()
    let page = try await TestPage.open(app.url)
    try await page.page.wheel(at: CGPoint(x: 260, y: 60), by: CGVector(dx: 0, dy: 5_000))
    try await page.sync()
    #expect(steps.last?.offset == CGPoint(x: 0, y: 130))
    #expect(try await shown(page, 2) == 130)
    try await page.page.wheel(at: CGPoint(x: 260, y: 60), by: CGVector(dx: 0, dy: -5_000))
    try await page.sync()
    #expect(steps.last?.offset == CGPoint(x: 0, y: -10))
    #expect(try await shown(page, 2) == -10)
    await page.close()
  }

  @Test("goes where the app wants it, past its range too, and tells nothing of that")
  func app() async throws {
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    for offset in [300.0, 850, -40, 0, 120] {
      move(1, to: CGPoint(x: 0, y: offset))
      try await page.sync()
      #expect(try await shown(page) == offset)
    }
    #expect(steps.isEmpty)
    // Hidden, moved among its siblings and shown again, it is where it was.
    app.show([.set(LayerID(1), .isHidden(true))])
    try await page.sync()
    app.show([.set(LayerID(1), .isHidden(false))])
    try await page.sync()
    #expect(try await shown(page) == 120)
    app.show(list(2, at: CGRect(x: 240, y: 20, width: 100, height: 100), rows: 4))
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    try await page.sync()
    #expect(try await shown(page) == 120)
    #expect(steps.isEmpty)
    await page.close()
  }

  @Test("is not pulled back by an app that only repeats what it was told, however late")
  func echo() async throws {
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    var late: [CGPoint] = []
    app.answer = { input in
      guard case .scrolled(let scroll) = input else { return [] }
      late.append(scroll.offset)
      // Always some reports behind.
      let old = late.count > 3 ? late[late.count - 4] : .zero
      return [.set(LayerID(1), .contentOffset(scroll.phase == .ended ? scroll.offset : old))]
    }
    try await page.page.run(
      """
      window.backwards = 0;
      const view = shoji.element(1).querySelector(':scope > .v');
      let last = 0;
      view.addEventListener('scroll', () => {
        if (view.scrollTop < last) window.backwards += 1;
        last = view.scrollTop;
      });
      """)
    for _ in 0..<10 {
      try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 50))
    }
    try await page.sync()
    #expect(try await shown(page) == 500)
    #expect(try await page.page.evaluate("window.backwards") == 0)
    #expect(late.count > 4)
    await page.close()
  }

  @Test("gives way to an app that has a wish of its own, and then knows what is out of date")
  func intent() async throws {
    defer { app.display.stop() }
    follow()
    let page = try await TestPage.open(app.url)
    try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 300))
    try await page.sync()
    let follows = app.answer
    app.answer = { [self] input in
      guard case .scrolled(let scroll) = input, scroll.phase == .ended else { return follows(input) }
      var own = app.scene[LayerID(1)]!.properties.scroll!
      own.revision += 1
      return [.set(LayerID(1), .contentOffset(.zero)), .set(LayerID(1), .scroll(own))]
    }
    try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 100))
    try await page.sync()
    try await page.sync()
    #expect(try await shown(page) == 0)
    #expect(steps.allSatisfy { $0.revision == 0 })
    app.answer = follows
    try await page.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 60))
    try await page.sync()
    #expect(try await shown(page) == 60)
    #expect(steps.last?.revision == 1)
    await page.close()
  }

  @Test("is in the same place in every tab")
  func tabs() async throws {
    defer { app.display.stop() }
    follow()
    let (one, other) = (try await TestPage.open(app.url), try await TestPage.open(app.url))
    try await one.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 220))
    try await one.sync()
    try await other.sync()
    #expect(try await shown(other) == 220)
    try await other.page.wheel(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 30))
    try await other.sync()
    try await one.sync()
    #expect(try await shown(one) == 250)
    let late = try await TestPage.open(app.url)
    #expect(try await shown(late) == 250)
    for page in [one, other, late] { await page.close() }
  }

  @Test("takes a finger from the app once it drags, and tells when it is lifted")
  func touch() async throws {
    defer { app.display.stop() }
    follow()
    let page = try await TestPage.open(app.url)
    try await page.page.touch(.down, fingers: [1: CGPoint(x: 100, y: 180)])
    for y in stride(from: 170.0, through: 60, by: -10) {
      try await page.page.touch(.move, fingers: [1: CGPoint(x: 100, y: y)])
    }
    try await page.sync()
    let dragged = try await shown(page)
    #expect(dragged > 80 && app.scene[LayerID(1)]?.properties.contentOffset.y == CGFloat(dragged))
    #expect(!steps.contains { $0.phase == .lifted || $0.phase == .ended })
    try await page.page.touch(.up, fingers: [1: CGPoint(x: 100, y: 60)])
    try await page.sync()
    #expect(steps.map(\.phase).filter { $0 != .moved } == [.began, .lifted, .ended])
    let pointers = app.inputs.compactMap { if case .pointer(let step) = $0 { step } else { nil } }
    #expect(pointers.first?.phase == .down && pointers.first?.mayScroll == true)
    #expect(pointers.last?.phase == .cancel)
    await page.close()
  }

  @Test("comes to rest at pages, unless the app has put it between two")
  func pages() async throws {
    defer { app.display.stop() }
    app.show(
      list(2, at: CGRect(x: 240, y: 20, width: 100, height: 100), rows: 8) { $0.pages = true })
    follow()
    let page = try await TestPage.open(app.url)
    try await page.page.wheel(at: CGPoint(x: 260, y: 60), by: CGVector(dx: 0, dy: 70))
    try await page.sync()
    #expect(try await shown(page, 2) == 100)
    move(2, to: CGPoint(x: 0, y: 130))
    try await page.sync()
    #expect(try await shown(page, 2) == 130)
    move(2, to: CGPoint(x: 0, y: 300))
    try await page.sync()
    #expect(try await shown(page, 2) == 300)
    #expect(steps.last?.offset.y == 100)
    await page.close()
  }

  @Test("shows its bars where every display has them")
  func bars() async throws {
    defer { app.display.stop() }
    for (size, content, offset) in [
      (CGSize(width: 200, height: 200), CGSize(width: 200, height: 1_000), CGPoint(x: 0, y: 300)),
      (CGSize(width: 300, height: 120), CGSize(width: 900, height: 400), CGPoint(x: 77, y: 280)),
      (CGSize(width: 300, height: 120), CGSize(width: 900, height: 400), CGPoint(x: -40, y: 340)),
    ] {
      var scroll = app.scene[LayerID(1)]!.properties.scroll!
      scroll.contentSize = content
      scroll.indicators.verticalInsets.top = 5
      scroll.indicators.horizontalInsets.left = 9
      scroll.revision += 1
      app.show([
        .set(LayerID(1), .frame(CGRect(x: 20, y: 20, width: size.width, height: size.height))),
        .set(LayerID(1), .scroll(scroll)), .set(LayerID(1), .contentOffset(offset)),
      ])
      let page = try await TestPage.open(app.url)
      let found: [[Double]] = try await page.layer(
        1,
        """
        [...e.querySelectorAll('.g')].filter(g => g.style.display !== 'none').map(g => {
          const box = g.getBoundingClientRect();
          return [box.x - 20, box.y - 20, box.width, box.height];
        })
        """)
      let bars = app.scene[LayerID(1)]!.properties.indicatorBars
      let expected = [bars.horizontal, bars.vertical].compactMap { $0 }
      #expect(found.count == expected.count)
      for (box, bar) in zip(found, expected) {
        for (a, b) in zip(box, [bar.minX, bar.minY, bar.width, bar.height]) { #expect(abs(a - b) < 0.05) }
      }
      await page.close()
    }
  }
}
