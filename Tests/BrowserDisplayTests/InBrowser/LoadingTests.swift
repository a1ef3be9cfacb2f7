import DisplayProtocol
import Foundation
import ShojiTestSupport
import Testing

/// The work of the page for layers that are new, and what it fetches.
@Suite(.serialized) @MainActor struct LoadingTests {
  private func shape() -> LayerProperty {
    var shape = LayerShape(path: CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil))
    shape.fillColor = .black
    return .content(.shape(shape))
  }

  @Test("What draws shapes is fetched with the first of them, and later commits wait for it")
  func drawing() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), .content(TestText.line("text"))),
    ])
    try await page.sync()
    let scripts =
      "performance.getEntriesByType('resource').filter(entry => entry.name.endsWith('.js')).length"
    // What speaks of the connection.
    #expect(try await page.page.evaluate(scripts) == 1)
    app.show([.insert(LayerID(2), into: .root, before: nil), .set(LayerID(2), shape())])
    for number in 1...5 { app.show([.set(LayerID(1), .content(TestText.line("text \(number)")))]) }
    #expect(try await page.sync() == app.lastCommit)
    #expect(try await page.page.evaluate(scripts) == 2)
    #expect(try await page.layer(1, "e.textContent") == "text 5")
    #expect(try await page.layer(2, "e.querySelectorAll('path').length") == 1)
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  @Test("The pictures of a new screen stand in its first frame")
  func pictures() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    try await page.sync()
    // Notes each frame in which a picture is in the page and cannot be painted.
    _ = try await page.page.evaluate(
      """
      (window.gaps = window.frames_ = 0, function look() {
        const pictures = [...document.images];
        window.frames_ += pictures.length > 0;
        window.gaps += pictures.some(picture => !picture.complete || !picture.naturalWidth);
        requestAnimationFrame(look);
      }(), true)
      """, as: Bool.self)
    for number in 0..<20 {
      let pictures = (0..<8).map {
        SceneChange.set(LayerID(100 * number + $0 + 10), .content(noise(8 * number + $0)))
      }
      app.show(
        (0..<8).map { .insert(LayerID(100 * number + $0 + 10), into: LayerID(1), before: nil) } + pictures)
      try await page.sync()
    }
    #expect(try await page.page.evaluate("document.images.length") == 160)
    #expect(try await page.page.evaluate("window.frames_ > 0 && window.gaps") == 0)
    await page.close()
  }

  /// A picture of its own kind for each number, which takes a while to be packed.
  private func noise(_ seed: Int) -> LayerContent {
    let context = try! CGContext(width: 200, height: 200)
    var generator = SeededGenerator(seed: UInt64(seed))
    for y in 0..<50 {
      for x in 0..<50 {
        context.setFillColor(CGColor(gray: .random(in: 0...1, using: &generator), alpha: 1))
        context.fill(CGRect(x: 4 * x, y: 4 * y, width: 4, height: 4))
      }
    }
    return .image(
      LayerImage(image: context.makeImage()!, rect: CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test("Parts of the script that one message needs are fetched beside each other")
  func partsAtOnce() async throws {
    let app = try TestApp(latency: 200)
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    var editor = TextEditor(style: TextStyle(font: Font(family: "Inter", size: 17), color: .black))
    editor.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    app.show([
      .insert(LayerID(1), into: .root, before: nil), .set(LayerID(1), shape()),
      .insert(LayerID(2), into: .root, before: nil), .set(LayerID(2), .editor(editor)),
    ])
    try await page.sync()
    let starts = try await page.page.evaluate(
      """
      performance.getEntriesByType('resource').filter(entry => entry.name.endsWith('.js')).map(entry => entry.startTime)
      """, as: [Double].self)
    #expect(starts.count == 3)
    // A round trip takes twice as long.
    #expect(starts[2] - starts[1] < 200)
    await page.close()
  }

  @Test(
    "A page begins with nothing to fetch but its document, and fetches what speaks of its connection once it is connected"
  )
  func document() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([.insert(LayerID(1), into: .root, before: nil)])
    try await page.sync()
    #expect(try await page.page.evaluate("performance.getEntriesByType('resource').length") == 1)
    #expect(try await page.layer(1, "getComputedStyle(e).position") == "absolute")
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  @Test("The fonts of what is shown are fetched once, beside the scripts")
  func fonts() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    for (index, family) in ["Inter", "JetBrains Mono", "Inter"].enumerated() {
      let id = LayerID(1 + index)
      app.show([
        .insert(id, into: .root, before: nil), .set(id, .content(TestText.line("text", family: family))),
      ])
    }
    let page = try await TestPage.open(app.url)
    try await page.sync()
    let fetched = "performance.getEntriesByType('resource').filter(entry => entry.name.includes('/f/'))"
    #expect(try await page.page.evaluate("\(fetched).length") == 2)
    #expect(try await page.page.evaluate("\(fetched).every(entry => entry.initiatorType === 'link')") == true)
    #expect(
      try await page.page.evaluate("[...document.fonts].filter(face => face.status === 'loaded').length") == 2
    )
    #expect(app.log.all.isEmpty)
    await page.close()
  }

  @Test("Scripts, fonts and pictures whose answers are cut are fetched again")
  func cutAnswers() async throws {
    let proxy = try await CuttingProxy()
    let app = try TestApp()
    defer { app.display.stop() }
    let fields = FieldsApp(app, count: 1)
    proxy.lead(to: app.url.port!)
    var address = URLComponents(url: app.url, resolvingAgainstBaseURL: false)!
    address.port = proxy.port
    let page = try await TestPage.open(address.url!)

    proxy.cutAnswers(2)
    try await page.page.press("Tab")
    try await page.page.type("a")
    try await page.sync()
    #expect(proxy.answersToCut == 0)
    #expect(fields.texts == ["a"])

    proxy.cutAnswers(2)
    app.show([
      .insert(LayerID(10), into: .root, before: nil),
      .set(LayerID(10), .content(TestText.line("text", family: "JetBrains Mono"))),
    ])
    try await page.sync()
    #expect(proxy.answersToCut == 0)
    #expect(
      try await page.page.evaluate("[...document.fonts].filter(face => face.status === 'loaded').length") == 2
    )

    proxy.cutAnswers(1)
    let image = LayerImage(
      image: TestPicture.plain(gray: 0.5), rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    app.show([
      .insert(LayerID(11), into: .root, before: nil),
      .set(LayerID(11), .content(.image(image))),
    ])
    try await page.sync()
    #expect(proxy.answersToCut == 0)
    let width = try await page.page.evaluate(
      """
      new Promise(resolve => {
        const picture = shoji.element(11).querySelector('img');
        const look = () => picture.naturalWidth ? resolve(picture.naturalWidth) : requestAnimationFrame(look);
        look();
      })
      """, as: Int.self)
    #expect(width == 4)
    await page.close()
    await proxy.stop()
  }

  @Test("A font that the browser refuses is fetched once more, and not again")
  func refusedFont() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    // As Firefox refuses letters in color.
    try await page.page.run(
      """
      const Face = window.FontFace;
      window.FontFace = function(family, source, descriptors) {
        return new Face(family, typeof source === 'string' ? 'url(data:,)' : new ArrayBuffer(8), descriptors);
      };
      """)
    for id in 10...11 {
      app.show([
        .insert(LayerID(id), into: .root, before: nil),
        .set(LayerID(id), .content(TestText.line("text \(id)", family: "JetBrains Mono"))),
      ])
      try await page.sync()
      #expect(try await page.layer(id, "e.textContent") == "text \(id)")
    }
    let fetched = "performance.getEntriesByType('resource').filter(entry => /f\\/.*\\?/.test(entry.name))"
    #expect(try await page.page.evaluate("\(fetched).length") == 1)
    await page.close()
  }

  @Test(
    "New layers come into the page whole, in their order, and where the layer around them was scrolled to")
  func newLayers() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil),
      .set(LayerID(1), .frame(CGRect(x: 10, y: 10, width: 200, height: 200))),
      .insert(LayerID(2), into: LayerID(1), before: nil),
    ])
    try await page.sync()
    try await page.page.run(
      """
      window.additions = 0;
      new MutationObserver(list => {
        for (const record of list) if (record.type === 'childList') additions += record.addedNodes.length;
      }).observe(document.body, {childList: true, subtree: true});
      """)
    var changes: [SceneChange] = []
    for row in 0..<20 {
      let id = LayerID(100 - 2 * row)
      changes.append(.insert(id, into: LayerID(1), before: row == 0 ? LayerID(2) : LayerID(102 - 2 * row)))
      changes.append(.set(id, .frame(CGRect(x: 0, y: 10 * row, width: 200, height: 10))))
      changes.append(.insert(LayerID(101 - 2 * row), into: id, before: nil))
      changes.append(.set(LayerID(101 - 2 * row), .content(TestText.line("row \(row)"))))
    }
    changes.append(.set(LayerID(1), .contentOffset(CGPoint(x: 0, y: 30))))
    app.show(changes)
    try await page.sync()
    #expect(try await page.page.evaluate("additions") == 20)
    #expect(
      try await page.layer(1, "[...e.children].map(e => e.layer.id)")
        == (0..<20).map { 62 + 2 * $0 } + [2])
    #expect(try await page.layer(100, "e.getBoundingClientRect().top") == -20)
    #expect(try await page.layer(62, "e.textContent") == "row 19")
    await page.close()
  }
}
