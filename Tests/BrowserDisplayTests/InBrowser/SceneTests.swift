import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// What tabs show, in a real browser.
@Suite(.serialized) @MainActor struct SceneInBrowserTests {
  @Test func aThousandChangesEndWithTheSameElementsAsTheFinalSceneDrawnAfresh() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    var walk = SceneWalk(seed: 1)
    for step in 1...1_000 {
      app.show(walk.step())
      if step.isMultiple(of: 100) { try await page.sync() }
    }
    #expect(try await page.sync() == app.lastCommit)
    let fresh = try await TestPage.open(app.url)
    let expected = try await fresh.scene()
    let found = try await page.scene()
    #expect(difference(found, expected) == nil)
    #expect(expected.contains("<DIV") && expected.contains("<SPAN") && expected.contains("<IMG"))
    #expect(app.log.all.isEmpty)
    await page.close()
    await fresh.close()
  }

  @Test func aHundredCutsLoseNoChangeAndNoInputAndDoubleNone() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    proxy.lead(to: app.url.port!)
    let url = URL(string: app.url.absoluteString.replacing(":\(app.url.port!)/", with: ":\(proxy.port)/"))!
    let page = try await TestPage.open(url)
    try await page.page.run("window.isSamePage = true")

    var walk = SceneWalk(seed: 2)
    var random = SeededGenerator(seed: 3)
    var typed: [String] = []
    app.answer = { input in
      if case .key(let key) = input, key.phase == .down { walk.step() } else { [] }
    }
    for round in 1...100 {
      proxy.cut(after: Int.random(in: 0..<1_500, using: &random))
      var batch = 0
      repeat {
        for _ in 0..<10 { app.show(walk.step()) }
        let key = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(typed.count % 26)))
        typed.append(key)
        try await page.page.press(key)
        try await page.sync()
        batch += 1
      } while proxy.cuts < round && batch < 100
    }
    #expect(proxy.cuts == 100)
    #expect(try await page.sync() == app.lastCommit)
    #expect(app.lastCommit >= 1_000)
    let received = app.inputs.compactMap { input -> String? in
      if case .key(let key) = input, key.phase == .down { key.key } else { nil }
    }
    #expect(received == typed)
    #expect(try await page.page.evaluate("isSamePage === true"))
    let fresh = try await TestPage.open(url)
    let (found, expected) = (try await page.scene(), try await fresh.scene())
    #expect(difference(found, expected) == nil)
    await page.close()
    await fresh.close()
    await proxy.stop()
  }

  @Test func aTabThatComesBackKeepsTheElementsItHas() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    proxy.lead(to: app.url.port!)
    let url = URL(string: app.url.absoluteString.replacing(":\(app.url.port!)/", with: ":\(proxy.port)/"))!
    let page = try await TestPage.open(url)
    for id in 1...5 {
      app.show([
        .insert(LayerID(id), into: .root, before: nil),
        .set(LayerID(id), .frame(CGRect(x: 0, y: id * 50, width: 40, height: 40))),
        .set(LayerID(id), .content(TestText.line("layer \(id)"))),
        .set(LayerID(id), .semantics(Self.button("button \(id)"))),
      ])
    }
    try await page.sync()
    try await page.page.run("document.querySelectorAll('.l, .t').forEach(e => e.isKept = true)")
    try await page.page.run("shoji.element(3).focus()")
    try await page.sync()
    proxy.cut(after: 0)
    app.show([
      .set(LayerID(1), .content(TestText.line("changed"))), .remove(LayerID(2)),
      .insert(LayerID(5), into: .root, before: LayerID(1)),
    ])
    try await page.sync()
    #expect(proxy.cuts == 1)
    #expect(try await page.page.evaluate("[...document.querySelectorAll('.l, .t')].every(e => e.isKept)"))
    #expect(try await page.page.evaluate("document.activeElement.layer.id") == 3)
    #expect(try await page.layer(0, "[...e.children].map(e => e.layer.id)") == [5, 1, 3, 4])
    #expect(try await page.layer(1, "e.textContent") == "changed")
    await page.close()
    await proxy.stop()
  }

  @Test func aTabWhoseAppHasEndedSaysSoAndKeepsItsPicture() async throws {
    let app = try TestApp()
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .content(TestText.line("last"))),
    ])
    try await page.sync()
    #expect(try await page.page.evaluate("notice.textContent") == "")
    try await page.page.run(
      """
      window.told = new Promise(done => new MutationObserver(() => done(notice.firstChild.nodeValue))
        .observe(notice, {childList: true}))
      """)
    app.display.stop()
    #expect(try await page.page.evaluate("told") == "The app has ended.")
    #expect(try await page.page.evaluate("getComputedStyle(notice).visibility") == "visible")
    // Nobody would get what is done here now.
    #expect(try await page.layer(0, "e.inert"))
    #expect(try await page.layer(1, "e.textContent") == "last")
    await page.close()
  }

  @Test func aLineThatIsGoneIsNamedWhileItIsAndAnAppThatIsGoneWithinSeconds() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    proxy.lead(to: app.url.port!)
    let url = URL(string: app.url.absoluteString.replacing(":\(app.url.port!)/", with: ":\(proxy.port)/"))!
    let page = try await TestPage.open(url)
    let editing = EditingApp(app, text: "ab")
    try await page.sync()
    try await page.page.run(
      """
      // What was said, however long the test took to ask.
      window.heard = new Map();
      window.said = text => new Promise(done => {
        const look = () => heard.has(text) ? done(heard.get(text)) : setTimeout(look, 20);
        look();
      });
      new MutationObserver(() => heard.set(notice.firstChild?.nodeValue, performance.now())).observe(notice, {childList: true});
      document.querySelector('.e').focus();
      """)
    // What the focus has the page fetch is there: the next line to be used is the socket's.
    try await page.sync()
    // For some time nobody answers at the other end.
    proxy.lead(to: 1)
    proxy.cut(after: 0)
    try await page.page.type("x")
    #expect(try await page.page.evaluate("said('Reconnecting…')", as: Double.self) > 0)
    proxy.lead(to: app.url.port!)
    for _ in 0..<3 { try await page.sync() }
    #expect(editing.text.contains("x"))
    #expect(try await page.page.evaluate("notice.textContent") == "")
    let status = try await page.page.accessibleElements(of: ["status"])
    #expect(status.allSatisfy { $0.name.isEmpty })

    let left = try await page.page.evaluate("heard.clear(), performance.now()", as: Double.self)
    await proxy.stop()
    let said = try await page.page.evaluate("said('The app cannot be reached.')", as: Double.self)
    #expect(said - left < 6_000)
    #expect(try await page.page.evaluate("notice.querySelector('button').textContent") == "Reload")
    try await page.page.type("y")
    #expect(try await page.layer(0, "e.inert"))
    #expect(
      try await page.page.evaluate("document.querySelector('.e').value", as: String.self) == editing.text)
    await page.close()
  }

  @Test func severalTabsShowTheSameAndTheOneUsedLastDecidesTheSize() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let small = try await TestPage.open(app.url, size: CGSize(width: 320, height: 480), scale: 2)
    #expect(app.inputs == [.resize(CGSize(width: 320, height: 480), scale: 2)])
    let large = try await TestPage.open(app.url, size: CGSize(width: 800, height: 600), scale: 1)
    #expect(app.inputs.last == .resize(CGSize(width: 800, height: 600), scale: 1))
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .content(TestText.line("both"))),
    ])
    try await small.sync()
    try await large.sync()
    #expect(try await small.layer(1, "e.textContent") == "both")
    #expect(try await large.layer(1, "e.textContent") == "both")

    try await small.page.press("x")
    try await small.sync()
    #expect(
      app.inputs.suffix(3) == [
        .resize(CGSize(width: 320, height: 480), scale: 2), .key(KeyInput(phase: .down, key: "x")),
        .key(KeyInput(phase: .up, key: "x")),
      ])
    await small.close()
    await large.close()
  }

  @Test func thePageFollowsItsSizePixelRatioAndAppearance() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    try await page.page.setSize(CGSize(width: 500, height: 350), scale: 2)
    try await page.page.setAppearance(.dark)
    try await page.page.nextFrame()
    try await page.sync()
    #expect(app.inputs.contains(.resize(CGSize(width: 500, height: 350), scale: 2)))
    #expect(app.inputs.contains(.appearance(.dark)))
    await page.close()
  }

  @Test func animationsOfAHeldOrSlowLayerGoByItsTime() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let (start, end) = (
      CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 100, y: 0, width: 50, height: 50)
    )
    func animate(rate: Double, elapsed: TimeInterval) async throws {
      var move = LayerAnimation(from: .frame(start), to: .frame(end), duration: 100, curve: .linear)
      (move.rate, move.elapsed) = (rate, elapsed)
      app.show([.animate(LayerID(1), key: "move", move)])
      try await page.sync()
    }
    app.show([.insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .frame(end))])
    try await animate(rate: 0, elapsed: 30)
    #expect(try await page.layer(1, "e.getAnimations()[0].playState") == "paused")
    #expect(try await page.layer(1, "Math.round(e.getBoundingClientRect().x)") == 30)
    // Scrubbed back, then on at half the pace, then back.
    try await animate(rate: 0, elapsed: 10)
    #expect(try await page.layer(1, "Math.round(e.getBoundingClientRect().x)") == 10)
    try await animate(rate: 0.5, elapsed: 10)
    #expect(try await page.layer(1, "e.getAnimations()[0].playbackRate") == 0.5)
    #expect(try await page.layer(1, "e.getAnimations()[0].playState") == "running")
    try await animate(rate: -1, elapsed: 90)
    #expect(
      try await page.layer(1, "(a => a.playbackRate === -1 && a.currentTime <= 90000)(e.getAnimations()[0])"))
    // Before its start its first value shows.
    try await animate(rate: 0, elapsed: -5)
    #expect(try await page.layer(1, "Math.round(e.getBoundingClientRect().x)") == 0)
    await page.close()
  }

  @Test func animationsRunInTheBrowserAndEndOnTheValueOfTheProperty() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let (start, end) = (
      CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 100, y: 40, width: 80, height: 50)
    )
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .frame(end)),
      .set(LayerID(1), .opacity(0.5)),
      .animate(
        LayerID(1), key: "frame", LayerAnimation(from: .frame(start), to: .frame(end), duration: 1000)),
      .animate(
        LayerID(1), key: "opacity",
        LayerAnimation(
          from: .opacity(1), to: .opacity(0.5), duration: 2, delay: 3,
          curve: .spring(stiffness: 100, damping: 10, velocity: 0), repeatCount: .infinity, autoreverses: true
        )),
    ])
    try await page.sync()
    #expect(try await page.layer(1, "e.getAnimations().length") == 2)
    #expect(try await page.layer(1, "e.getBoundingClientRect().x < 1"))
    #expect(
      try await page.layer(
        1,
        """
        (() => { const t = e.getAnimations()[1].effect.getTiming();
          return [t.duration, t.delay, String(t.iterations), t.direction, t.easing.startsWith('linear(0')].join() })()
        """) == "2000,3000,Infinity,alternate,true")
    let _: Int = try await page.layer(1, "e.getAnimations()[0].currentTime = 500000")
    let middle: [Double] = try await page.layer(1, "(r => [r.x, r.y, r.width])(e.getBoundingClientRect())")
    #expect(abs(middle[0] - 50) < 1 && abs(middle[1] - 20) < 1 && abs(middle[2] - 65) < 1)

    // A tab that comes later joins in the middle.
    let later = try await TestPage.open(app.url)
    #expect(try await later.layer(1, "e.getAnimations()[0].currentTime > 1"))
    app.show([.endAnimation(LayerID(1), key: "frame"), .endAnimation(LayerID(1), key: "opacity")])
    try await page.sync()
    #expect(try await page.layer(1, "e.getAnimations().length") == 0)
    #expect(try await page.layer(1, "e.getBoundingClientRect().x") == 100)
    await page.close()
    await later.close()
  }

  @Test(arguments: [false, true]) func aPictureShrinksWithALayerThatIsAnimatedToNothing(
    isAdditive: Bool
  ) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let (start, end) = (
      CGRect(x: 50, y: 50, width: 80, height: 40), CGRect(x: 90, y: 70, width: 0, height: 0)
    )
    let way = isAdditive ? CGRect(x: -40, y: -20, width: 80, height: 40) : start
    var animation = LayerAnimation(
      from: .frame(way), to: .frame(isAdditive ? .zero : end), duration: 1000, curve: .linear)
    animation.isAdditive = isAdditive
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .frame(end)),
      .set(
        LayerID(1),
        .content(
          .image(
            LayerImage(
              image: TestPicture.plain(gray: 0), rect: .zero,
              fractions: CGRect(x: 0.25, y: 0, width: 0.5, height: 1))))),
      .animate(LayerID(1), key: "frame", animation),
    ])
    try await page.sync()
    let _: Int = try await page.layer(
      1, "[e, ...e.querySelectorAll('img')].forEach(e => e.getAnimations()[0].currentTime = 500000) ?? 0")
    let box: [Double] = try await page.layer(
      1, "(r => [r.x, r.y, r.width, r.height])(e.querySelector('img').getBoundingClientRect())")
    for (number, expected) in zip(box, [80.0, 60, 20, 20]) { #expect(abs(number - expected) < 1) }
    app.show([.endAnimation(LayerID(1), key: "frame")])
    try await page.sync()
    #expect(try await page.layer(1, "e.querySelector('img').getBoundingClientRect().width == 0"))
    await page.close()
  }

  @Test func framesThatAreNoNumbersOrHugeShowNothing() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300]
    for (index, value) in bad.enumerated() {
      let id = LayerID(index + 1)
      app.show([
        .insert(id, into: .root, before: nil), .set(id, .backgroundColor(.black)),
        .set(id, .frame(CGRect(x: value, y: 0, width: value, height: 10))), .set(id, .opacity(.nan)),
        .set(id, .transform(LayerTransform(matrix: CGAffineTransform(scaleX: value, y: 1)))),
      ])
    }
    #expect(try await page.sync() == app.lastCommit)
    for id in 1...bad.count {
      #expect(try await page.layer(id, "getComputedStyle(e).display") == "none")
    }
    app.show([.set(LayerID(1), .frame(CGRect(x: 1, y: 2, width: 3, height: 4)))])
    try await page.sync()
    #expect(try await page.layer(1, "getComputedStyle(e).display") == "block")
    await page.close()
  }

  static func button(_ name: String) -> Semantics {
    var semantics = Semantics()
    semantics.role = .button
    semantics.text = name
    semantics.className = "UIButton"
    semantics.isFocusable = true
    return semantics
  }
}

/// The first line in which two texts differ.
func difference(_ text: String, _ expected: String) -> String? {
  let (lines, expectedLines) = (text.split(separator: "\n"), expected.split(separator: "\n"))
  for (line, expectedLine) in zip(lines, expectedLines) where line != expectedLine {
    return "found \(line) instead of \(expectedLine)"
  }
  return lines.count == expectedLines.count ? nil : "\(lines.count) lines instead of \(expectedLines.count)"
}
