import Testing

@testable import CoreGraphics

/// Lines, shadows, outlines and pictures in text.
@Suite struct TextDecorationTests {
  private func style(_ size: CGFloat = 30, _ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
    var style = TextStyle(font: Font(family: "Inter", size: size, weight: 700, usesSystemMetrics: true))
    change(&style)
    return style
  }

  private func picture(_ spans: [TextSpan], name: String, scale: CGFloat = 2) throws -> CGImage {
    try draw(260, 60, scale: scale, name: name) {
      $0.draw(Typesetter.typeset(spans), at: CGPoint(x: 10, y: 10))
    }
  }

  private func ink(_ image: CGImage) throws -> CGRect {
    let blank = try draw(CGFloat(image.width), CGFloat(image.height)) { _ in }
    return try #require(ImageDifference(image, blank)).box
  }

  @Test func ruleKindsDifferAsTheirNamesSay() throws {
    func rows(_ change: (inout TextRule) -> Void) throws -> Int {
      var rule = TextRule()
      rule.color = .pureRed
      change(&rule)
      let image = try picture(
        [
          TextSpan("      ", style: style { $0.decoration.underline = rule }), TextSpan(".", style: style(1)),
        ],
        name: "text-rule")
      let x = 40
      return (0..<image.height).filter { image.color(x: x, y: $0) == .pureRed }.count
    }
    let single = try rows { _ in }
    #expect(single > 0)
    #expect(try rows { $0.weight = .thick } >= 2 * single - 1)
    #expect(try rows { $0.weight = .double } == 2 * single)
  }

  @Test func patternsLeaveGaps() throws {
    for pattern in [TextRule.Pattern.dots, .dashes, .dashDot, .dashDotDot] {
      let ruled = style {
        $0.decoration.underline = TextRule()
        $0.decoration.underline!.pattern = pattern
        $0.decoration.underline!.color = .pureRed
      }
      let image = try picture([TextSpan("nnnnn", style: ruled)], name: "text-\(pattern)")
      let row = try #require(
        (0..<image.height).first { y in (20..<60).contains { image.color(x: $0, y: y) == .pureRed } })
      let red = (20..<120).filter { image.color(x: $0, y: row) == .pureRed }.count
      #expect((30..<85).contains(red), "\(pattern): \(red)")
    }
    #expect(Array(Dashes([6, 3, 2, 3], length: 22)).map(\.start) == [0, 9, 14])
    #expect(Array(Dashes([6, 3, 2, 3], length: 22)).last?.length == 6)
    #expect(Array(Dashes([], length: 10)).isEmpty && Array(Dashes([2, 2], length: .nan)).isEmpty)
    #expect(Array(Dashes([2, 2], length: .infinity)).count < 50_000)
  }

  @Test func linesByWordLeaveSpacesOut() {
    let ruled = style { $0.decoration.underline = TextRule() }
    var byWord = ruled
    byWord.decoration.underline!.isByWord = true
    let text = Typesetter.typeset([TextSpan("one two", style: byWord)])
    #expect(text.lines[0].runs.map(\.text) == ["one", " ", "two"])
    #expect(text.lines[0].runs.map(\.style.isUnderlined) == [true, false, true])
    #expect(Typesetter.typeset([TextSpan("one two", style: ruled)]).lines[0].runs.count == 1)
  }

  @Test func shadowsLieWhereTheyAreSaidTo() throws {
    let plain = try ink(try picture([TextSpan("Shade", style: style())], name: "text-plain"))
    let thrown = style {
      $0.decoration.shadow = TextShadow(
        offset: CGSize(width: 8, height: 5), blur: 0, color: CGColor(gray: 0.5, alpha: 1))
    }
    let shaded = try ink(try picture([TextSpan("Shade", style: thrown)], name: "text-shadow"))
    #expect(shaded.maxX == plain.maxX + 16 && shaded.maxY == plain.maxY + 10)
    #expect(shaded.minX == plain.minX)
    let text = Typesetter.typeset([TextSpan("Shade", style: thrown)])
    #expect(text.decorationReach >= 8)
    let wild = style {
      $0.decoration.shadow = TextShadow(
        offset: CGSize(width: CGFloat.nan, height: 0), blur: -1, color: .pureRed)
    }
    #expect(try ink(try picture([TextSpan("Shade", style: wild)], name: "text-wild")) == plain)
  }

  @Test func outlinesAreHollowUnlessTheyAreFilled() throws {
    func middle(isFilled: Bool) throws -> (CGColor, CGRect) {
      let stroked = style(44) {
        $0.decoration.stroke = TextStroke(width: 1, color: .pureRed, isFilled: isFilled)
      }
      let image = try picture([TextSpan("I", style: stroked)], name: "text-outline-\(isFilled)")
      let box = try ink(image)
      return (image.color(x: Int(box.midX), y: Int(box.midY)), box)
    }
    let (hollow, box) = try middle(isFilled: false)
    #expect(hollow == CGColor(gray: 1, alpha: 1))
    #expect(try middle(isFilled: true).0 == .black)
    let plain = try ink(try picture([TextSpan("I", style: style(44))], name: "text-plain"))
    #expect(box.width >= plain.width + 1 && box.width <= plain.width + 4)
  }

  @Test func slantedLettersLeanToTheRight() throws {
    let plain = try ink(try picture([TextSpan("I", style: style())], name: "text-plain"))
    let leaning = style { $0.decoration.slant = 0.5 }
    let leant = try ink(try picture([TextSpan("I", style: leaning)], name: "text-slant"))
    #expect(leant.maxX > plain.maxX + plain.height * 0.45)
    #expect(leant.minY == plain.minY && leant.maxY == plain.maxY)
    #expect(leant.minX >= plain.minX - 1)
  }

  @Test func raisedTextNeedsRoomAboveAndLoweredTextBelow() {
    let height = Typesetter.measure([TextSpan("a", style: style())]).height
    let raised = TextSpan("b", style: style { $0.baselineOffset = 10 })
    let lowered = TextSpan("c", style: style { $0.baselineOffset = -6 })
    let text = Typesetter.typeset([TextSpan("a", style: style()), raised, lowered])
    #expect(text.size.height.isNear(height + 16, within: 0.001))
    #expect(
      text.firstBaseline.isNear(Typesetter.typeset("a", style: style()).firstBaseline + 10, within: 0.001))
  }

  // MARK: Pictures

  private func pictured(_ size: CGSize, rise: CGFloat = 0) throws -> TextSpan {
    let image = try fourQuarters()
    return TextSpan(
      "\u{FFFC}", style: style { $0.picture = TextPicture(image: image, size: size, rise: rise) })
  }

  @Test func picturesTakeTheirRoomInTheLine() throws {
    let a = TextSpan("a", style: style())
    let width = Typesetter.measure([a]).width
    let text = Typesetter.typeset([a, try pictured(CGSize(width: 24, height: 50)), a])
    #expect(text.size.width.isNear(2 * width + 24, within: 0.1))
    #expect(text.firstBaseline == 50, "the picture stands on the baseline")
    let low = Typesetter.typeset([a, try pictured(CGSize(width: 24, height: 20), rise: -12)])
    #expect((low.size.height - low.firstBaseline).isNear(12, within: 0.001))
    let two = Typesetter.typeset(
      [try pictured(CGSize(width: 24, height: 24)), try pictured(CGSize(width: 24, height: 24))], width: 30)
    #expect(two.lines.count == 2, "a line may be broken between pictures")
  }

  @Test func picturesAreDrawnOnWholePixels() throws {
    let spans = [TextSpan("a", style: style()), try pictured(CGSize(width: 20, height: 20))]
    let text = Typesetter.typeset(spans)
    let image = try picture(spans, name: "text-picture")
    let x = Int(((10 + text.lines[0].runs[1].x) * 2 + 0.5).rounded(.down))
    let bottom = Int(((10 + text.firstBaseline) * 2 + 0.5).rounded(.down))
    #expect(image.color(x: x, y: bottom - 40) == .pureRed)
    #expect(image.color(x: x + 39, y: bottom - 1) == .black)
    #expect(image.color(x: x - 1, y: bottom - 40) == CGColor(gray: 1, alpha: 1))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 1e300])
  func picturesOfNoPossibleSizeTakeNoRoom(_ length: CGFloat) {
    let picture = TextPicture(image: nil, size: CGSize(width: length, height: length), rise: length)
    #expect(picture.size == .zero)
    let text = Typesetter.typeset([TextSpan("\u{FFFC}", style: style { $0.picture = picture })])
    #expect(text.size.width == 0 && text.size.height.isFinite)
  }
}
