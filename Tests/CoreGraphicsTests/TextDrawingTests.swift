import Testing

@testable import CoreGraphics

@Suite struct TextDrawingTests {
  private func style(_ size: CGFloat, _ weight: Int = 400, color: CGColor = .black) -> TextStyle {
    TextStyle(font: Font(family: "Inter", size: size, weight: weight, usesSystemMetrics: true), color: color)
  }

  /// The box of all pixels that are not white.
  private func ink(_ image: CGImage) throws -> CGRect {
    let blank = try draw(CGFloat(image.width), CGFloat(image.height)) { _ in }
    return try #require(ImageDifference(image, blank)).box
  }

  @Test func lettersStandOnTheBaselineInTheirColor() throws {
    let text = Typesetter.typeset("HEL", style: style(40, 700, color: .pureRed))
    let image = try draw(120, 60, name: "text-hel") { $0.draw(text, at: CGPoint(x: 5, y: 5)) }
    let box = try ink(image)
    #expect(box.maxY == (5 + text.firstBaseline).rounded())
    #expect(box.minY.isNear(5 + text.firstBaseline - 40 * 0.7273, within: 1.5))
    #expect(box.minX > 5 && box.maxX < 5 + text.size.width)
    #expect(image.color(x: Int(box.minX) + 3, y: Int(box.midY)) == .pureRed)
  }

  @Test func modesFillOutlineHideAndClip() throws {
    let text = Typesetter.typeset("O", style: style(80, 700, color: .pureRed))
    func picture(_ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }) throws -> CGImage {
      try draw(100, 110) { context in
        context.setLineWidth(2)
        context.setTextDrawingMode(mode)
        context.draw(text, at: CGPoint(x: 10, y: 5))
        after(context)
      }
    }
    func red(_ image: CGImage) -> Int {
      (0..<100).reduce(0) { sum, x in
        sum + (0..<110).count { image.color(x: x, y: $0) == .pureRed }
      }
    }
    let (filled, outlined, both) = (
      red(try picture(.fill)), red(try picture(.stroke)), red(try picture(.fillStroke))
    )
    #expect(outlined > 100 && outlined < filled / 2 && both > filled)
    #expect(red(try picture(.invisible)) == 0)
    // What comes after a clip shows in the glyphs alone.
    let clipped = try picture(.clip) { context in
      context.setFillColor(.pureRed)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 110))
    }
    #expect(abs(red(clipped) - filled) < filled / 20)
    // The mode is a part of the state that is kept and restored.
    let restored = try draw(100, 110) { context in
      context.saveGState()
      context.setTextDrawingMode(.invisible)
      context.restoreGState()
      context.draw(text, at: CGPoint(x: 10, y: 5))
    }
    #expect(red(restored) == filled)
  }

  @Test func baselinesLieOnWholePixelsAndLettersMoveByPartsOfOne() throws {
    let text = Typesetter.typeset("Hxil", style: style(13))
    let first = try draw(50, 30) { $0.draw(text, at: CGPoint(x: 4, y: 4)) }
    let lower = try draw(50, 30) { $0.draw(text, at: CGPoint(x: 4, y: 4.1)) }
    #expect(first == lower)
    let right = try draw(50, 30) { $0.draw(text, at: CGPoint(x: 4.5, y: 4)) }
    #expect(first != right)
    #expect(BaselineGrid.snapped(10.5, scale: 1) == 11 && BaselineGrid.snapped(10.24, scale: 2) == 10)
    #expect(BaselineGrid.snapped(-0.5, scale: 1) == 0)
  }

  @Test func maskedAndOutlinedLettersDifferByAnEighthOfAPixelAtMost() throws {
    let text = Typesetter.typeset("Sphinx of black quartz", style: style(20))
    let masked = try draw(260, 40, scale: 2, name: "text-masked") { $0.draw(text, at: CGPoint(x: 8, y: 8)) }
    let outlined = try draw(260, 40, scale: 2, name: "text-outlined") { context in
      // A turn too small to see, so that masks cannot be used.
      context.concatenate(CGAffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 8, ty: 8))
      context.draw(
        text,
        at: CGPoint(x: 0, y: BaselineGrid.snapped(8 + text.firstBaseline, scale: 2) - 8 - text.firstBaseline))
    }
    let difference = try #require(ImageDifference(masked, outlined))
    #expect(difference.greatest < 25 && difference.noticeableShare < 0.04, "\(difference)")
  }

  @Test func everyKindOfTextIsDrawn() throws {
    var under = style(18)
    under.isUnderlined = true
    var struck = style(18, 600, color: .pureBlue)
    struck.isStruckThrough = true
    var marked = style(18)
    marked.backgroundColor = CGColor(red: 1, green: 1, blue: 0.4, alpha: 1)
    var raised = style(11)
    raised.baselineOffset = 6
    var spaced = style(14)
    spaced.kern = 3
    var mono = style(14)
    mono.font.family = "JetBrains Mono"
    var serif = style(18)
    serif.font.family = "Linux Libertine O"
    let text = Typesetter.typeset(
      [
        TextSpan("Plain ", style: style(18)), TextSpan("under gypsy", style: under),
        TextSpan(" ", style: style(18)),
        TextSpan("struck", style: struck), TextSpan(" ", style: style(18)), TextSpan("marked", style: marked),
        TextSpan(" up", style: raised), TextSpan("\nSPACED ", style: spaced),
        TextSpan("mono 0O1l ", style: mono),
        TextSpan("Serif gf", style: serif), TextSpan("\nשלום עולם 😀👍🏽 1️⃣ ✓ ✗ → 中文\n", style: style(18)),
        TextSpan("Thin ", style: style(24, 100)), TextSpan("Black", style: style(24, 900)),
      ], width: 400)
    let image = try draw(400, 140, scale: 2, name: "text-kinds") { $0.draw(text, at: CGPoint(x: 10, y: 8)) }
    #expect(try ink(image).width > 500)
    let again = try draw(400, 140, scale: 2) { $0.draw(text, at: CGPoint(x: 10, y: 8)) }
    #expect(try image.pngData() == again.pngData())
    _ = try draw(400, 400, name: "text-turned") { context in
      context.translateBy(x: 60, y: 40)
      context.rotate(by: 0.5)
      context.draw(text, at: .zero)
    }
  }

  @Test func documentsKeepTextAsText() throws {
    let text = Typesetter.typeset("Searchable 😀", style: style(18))
    let context = try CGContext.pdf(size: CGSize(width: 200, height: 50))
    context.draw(text, at: CGPoint(x: 10, y: 10))
    let data = try #require(try context.finishDocument())
    #expect(data.range(of: Data("/FontFile".utf8)) != nil || data.range(of: Data("/Font".utf8)) != nil)
    #expect(data.count > 2_000)
    let svg = try CGContext.svg(size: CGSize(width: 300, height: 60))
    svg.drawShadow(
      of: CGRect(x: 10, y: 10, width: 200, height: 30), radii: CornerRadii(8), color: .pureBlue,
      offset: .zero, radius: 4)
    svg.draw(text, at: CGPoint(x: 20, y: 14))
    let drawing = try #require(try svg.finishDocument())
    #expect(String(decoding: drawing, as: UTF8.self).contains("glyph"))
    if let folder = ProcessInfo.processInfo.environment["SHOJI_TEST_PICTURES"] {
      try drawing.write(to: URL(fileURLWithPath: folder).appendingPathComponent("text.svg"))
    }
  }

  @Test func groupOpacityAndShadowsReachText() throws {
    let text = Typesetter.typeset("Shadow", style: style(30, 800))
    let image = try draw(160, 60, name: "text-shadow") { context in
      context.setShadow(offset: CGSize(width: 2, height: 4), blur: 4, color: .pureRed)
      context.setAlpha(0.5)
      context.draw(text, at: CGPoint(x: 10, y: 8))
    }
    let colors = Set((0..<60).flatMap { y in (0..<160).map { x in image.color(x: x, y: y) } })
    #expect(colors.contains { $0.red > 0.9 && $0.green < 0.8 })
    #expect(!colors.contains { $0.red < 0.3 })
  }
}

@Suite struct TextCoverageTests {
  @Test func edgesOfLightTextAreStrengthenedAndThoseOfDarkTextHardly() {
    for table in TextCoverage.tables {
      #expect(table[0] == 0 && table[255] == 255)
      #expect(table == table.sorted())
    }
    #expect(TextCoverage.tables[0][128] == 124 && TextCoverage.tables[7][128] == 144)
  }

  @Test func stepsFollowLightnessAndNotOpacity() {
    #expect(TextCoverage.step(of: .black) == 0 && TextCoverage.step(of: .white) == 7)
    #expect(TextCoverage.step(of: CGColor(gray: 1, alpha: 0.2)) == 7)
    #expect(TextCoverage.step(of: .pureBlue) < TextCoverage.step(of: .pureGreen))
  }
}
