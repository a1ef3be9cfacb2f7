import DisplayProtocol
import Foundation
import ImageDisplay
import ShojiTestSupport
import Testing

/// Text that we typeset, in a real browser.
@Suite(.serialized) @MainActor struct TextInBrowserTests {
  private func typeset(_ spans: [TextSpan], width: CGFloat = .infinity) -> TypesetText {
    Typesetter.typeset(spans, paragraph: TextParagraph(), width: width)
  }

  @Test func runsAreAsWideInTheBrowserAsWeSayTheyAre() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url, size: CGSize(width: 900, height: 700))
    let words = [
      "Hamburgefonstiv", "AVATAR To Wa", "1,234.56 – 7:30", "fi fl ffi office", "Příliš žluťoučký kůň",
      "Съешь же ещё", "Ξεσκεπάζω", "https://example.com/?q=1&r=2", "👍🏽 emoji 🙂", "שלום עולם (1)",
    ]
    var texts: [TypesetText] = []
    for (index, word) in words.enumerated() {
      for (column, style) in styles.enumerated() {
        let text = typeset([TextSpan(word, style: style)])
        let id = LayerID(texts.count + 1)
        texts.append(text)
        app.show([
          .insert(id, into: .root, before: nil),
          .set(id, .frame(CGRect(x: column * 200, y: index * 60, width: 200, height: 60))),
          .set(id, .content(.text(text, origin: .zero))),
        ])
      }
    }
    try await page.sync()
    var worst = 0.0
    for (index, text) in texts.enumerated() {
      let widths: [Double] = try await page.layer(
        index + 1,
        "[...e.querySelectorAll('.t')].filter(t => t.textContent).map(t => t.getBoundingClientRect().width)")
      let runs = text.lines.flatMap(\.runs)
      try #require(widths.count == runs.count)
      for (width, run) in zip(widths, runs) {
        worst = max(worst, abs(width - Double(run.width)))
        // Emoji are pictures, whose widths Chromium rounds.
        let limit = run.style.font.family.contains("Emoji") ? 0.1 : 0.03
        #expect(abs(width - Double(run.width)) < limit, "\(run.text) in \(run.style.font)")
      }
    }
    #expect(worst > 0, "nothing was measured")
    await page.close()
  }

  @Test(arguments: [1.0, 2.0])
  func textLiesOnTheSamePixelsAsInTheImage(_ scale: Double) async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let size = CGSize(width: 420, height: 440)
    let page = try await TestPage.open(app.url, size: size, scale: scale)
    let image = try ImageDisplay(configuration: DisplayConfiguration(size: size, scale: scale))
    app.show(try paragraphs(size: size))
    image.show(SceneCommit(number: 1, changes: try paragraphs(size: size)))
    try await page.sync()
    try await page.page.nextFrame()

    let shown = try CGImage(data: try await page.page.screenshot())
    let drawn = try image.image()
    // Edges of letters differ by a shade; a line that lay one pixel off would differ by far more.
    let difference = try #require(ImageDifference(drawn, shown, tolerance: 25))
    #expect(difference.noticeableShare < 0.005, "\(difference)")
    // The text is there at all.
    let paper = TestPicture.plain(gray: 1, width: shown.width, height: shown.height)
    #expect(try #require(ImageDifference(shown, paper)).noticeableShare > 0.05)
    await page.close()
  }

  /// Labels at whole, half and odd fractions of a point, in several sizes, faces and directions.
  private func paragraphs(size: CGSize) throws -> [SceneChange] {
    var changes: [SceneChange] = [
      .set(.root, .frame(CGRect(origin: .zero, size: size))), .set(.root, .backgroundColor(.white)),
    ]
    let blue = CGColor(red: 0, green: 0.3, blue: 0.8, alpha: 1)
    for (index, y) in [8, 40.5, 73.25, 105.75, 138.333, 171.667].enumerated() {
      for (column, base) in styles.enumerated() {
        var style = base
        if column == 1 {
          style.isUnderlined = true
          style.color = blue
        }
        if column == 2 { style.backgroundColor = CGColor(red: 1, green: 0.9, blue: 0.4, alpha: 1) }
        let id = LayerID(10 * index + column + 1)
        let text = typeset([TextSpan("Quick fox \(index)", style: style)])
        changes += [
          .insert(id, into: .root, before: nil),
          .set(id, .frame(CGRect(x: 8 + CGFloat(column) * 103.3, y: CGFloat(y), width: 100, height: 30))),
          .set(id, .content(.text(text, origin: CGPoint(x: 0.4, y: 2.2)))),
        ]
      }
    }
    let long = typeset(
      [
        TextSpan("A paragraph of several lines, ", style: styles[0]),
        TextSpan("some bold, ", style: styles[1]),
        TextSpan("וקצת עברית, ", style: styles[0]), TextSpan("and a smile 🙂.", style: styles[0]),
      ], width: 380)
    changes += [
      .insert(LayerID(100), into: .root, before: nil),
      .set(LayerID(100), .frame(CGRect(x: 20, y: 230, width: 380, height: 120))),
      .set(LayerID(100), .backgroundColor(CGColor(gray: 0.93, alpha: 1))),
      .set(LayerID(100), .content(.text(long, origin: CGPoint(x: 0, y: 4)))),
      .insert(LayerID(101), into: .root, before: nil),
      .set(LayerID(101), .frame(CGRect(x: 20, y: 370, width: 380, height: 60))),
      .set(
        LayerID(101),
        .content(
          .text(
            typeset([
              TextSpan("Large 44", style: TextStyle(font: Font(family: "Inter", size: 44, weight: 800)))
            ]), origin: .zero))),
    ]
    return changes
  }

  @Test(arguments: [1, 2] as [CGFloat]) func decoratedTextLooksTheSameAsDrawnHere(scale: CGFloat) async throws
  {
    let size = CGSize(width: 420, height: 300)
    let app = try TestApp()
    defer { app.display.stop() }
    let image = try ImageDisplay(configuration: DisplayConfiguration(size: size, scale: scale))
    let page = try await TestPage.open(app.url, size: size, scale: scale)
    app.show(try decorated(size: size))
    image.show(SceneCommit(number: 1, changes: try decorated(size: size)))
    try await page.sync()
    try await page.page.nextFrame()
    let shown = try CGImage(data: try await page.page.screenshot())
    let difference = try #require(ImageDifference(try image.image(), shown, tolerance: 25))
    #expect(difference.noticeableShare < 0.005, "\(difference)")
    await page.close()
  }

  /// Lines, shadows, outlines, slants, raised text, pictures and tabs.
  private func decorated(size: CGSize) throws -> [SceneChange] {
    var changes: [SceneChange] = [
      .set(.root, .frame(CGRect(origin: .zero, size: size))), .set(.root, .backgroundColor(.white)),
    ]
    let red = CGColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 1)
    var variants: [(inout TextStyle) -> Void] = []
    for weight in [TextRule.Weight.single, .thick, .double] {
      for pattern in [TextRule.Pattern.solid, .dots, .dashDot] {
        variants.append { style in
          style.decoration.underline = TextRule()
          style.decoration.underline!.weight = weight
          style.decoration.underline!.pattern = pattern
          style.decoration.underline!.color = red
          style.decoration.underline!.isByWord = pattern == .dots
        }
      }
    }
    variants.append {
      $0.decoration.shadow = TextShadow(offset: CGSize(width: 2, height: 3), blur: 4, color: red)
    }
    variants.append { $0.decoration.stroke = TextStroke(width: 1, color: red) }
    variants.append { $0.decoration.stroke = TextStroke(width: 1, color: red, isFilled: true) }
    variants.append { $0.decoration.slant = 0.4 }
    let picture = TestPicture.plain(gray: 0.5, width: 20, height: 16)
    variants.append {
      $0.picture = TextPicture(image: picture, size: CGSize(width: 20, height: 16), rise: -3)
    }
    variants.append { $0.baselineOffset = 4 }
    for (index, vary) in variants.enumerated() {
      var style = styles[0]
      style.font.weight = 600
      vary(&style)
      let words = style.picture == nil ? "Quick fox" : "\u{FFFC}\u{FFFC}"
      let text = typeset([TextSpan("a\t", style: styles[0]), TextSpan(words, style: style)])
      let id = LayerID(index + 1)
      changes += [
        .insert(id, into: .root, before: nil),
        .set(
          id,
          .frame(
            CGRect(
              x: 8 + CGFloat(index % 3) * 133.3, y: 8 + CGFloat(index / 3) * 50.4, width: 130, height: 40))
        ),
        .set(id, .content(.text(text, origin: CGPoint(x: 2.3, y: 6.2)))),
      ]
    }
    return changes
  }

  private var styles: [TextStyle] {
    let system = Font(family: "Inter", size: 17, usesSystemMetrics: true)
    var bold = system
    bold.weight = 700
    bold.size = 13
    var digits = system
    digits.hasMonospacedDigits = true
    return [
      TextStyle(font: system), TextStyle(font: bold), TextStyle(font: digits, kern: 1.5),
      TextStyle(font: Font(family: "Linux Libertine O", size: 20, isItalic: true), kern: 0),
    ]
  }

  @Test func aMissingFamilyIsDrawnBySystemTextAndServed() async throws {
    let app = try TestApp()
    defer { app.display.stop() }
    let page = try await TestPage.open(app.url)
    app.show([
      .insert(LayerID(1), into: .root, before: nil),
      .set(LayerID(1), .content(TestText.line("words"))),
    ])
    try await page.sync()
    #expect(try await page.page.evaluate("[...document.fonts].map(f => f.status).join()") == "loaded")
    #expect(app.log.all.isEmpty)
    await page.close()
  }
}
