import CoreGraphics
import Testing

/// Texts of several paragraphs, each with a style of its own, and tabs.
@Suite struct ParagraphTests {
  private let style = TextStyle(font: Font(family: "Inter", size: 17, usesSystemMetrics: true))
  private let lineHeight: CGFloat = 20.287_109_375

  private func paragraph(_ change: (inout TextParagraph) -> Void) -> TextParagraph {
    var paragraph = TextParagraph()
    change(&paragraph)
    return paragraph
  }

  private func width(_ text: String) -> CGFloat { Typesetter.measure([TextSpan(text, style: style)]).width }

  @Test func eachParagraphHasItsOwnAlignmentAndIndents() {
    let text = Typesetter.typeset(
      [
        TextSpan("one\n", style: style),
        TextSpan("two\n", style: style, paragraph: paragraph { $0.alignment = .center }),
        TextSpan("three", style: style, paragraph: paragraph { $0.firstLineHeadIndent = 30 }),
      ], paragraph: paragraph { $0.alignment = .right }, width: 200)
    #expect(text.lines[0].x.isNear(200 - width("one"), within: 0.01))
    #expect(text.lines[1].x.isNear((200 - width("two")) / 2, within: 0.01))
    #expect(text.lines[2].x == 30)
  }

  @Test func aParagraphsFirstCharacterSpeaksForIt() {
    let centered = paragraph { $0.alignment = .center }
    let text = Typesetter.typeset(
      [
        TextSpan("a", style: style), TextSpan("b\nc", style: style, paragraph: centered),
        TextSpan("d\n\n", style: style), TextSpan("e", style: style, paragraph: centered),
      ], width: 100)
    #expect(text.lines.count == 4)
    #expect(text.lines[0].x == 0)
    #expect(text.lines[1].x > 30, "the line that begins with c is centred")
    #expect(text.lines[3].x > 30)
  }

  @Test func aMereLineBreakEndsNoParagraph() {
    let right = paragraph {
      $0.alignment = .right
      $0.paragraphSpacing = 50
    }
    let text = Typesetter.typeset(
      [TextSpan("a", style: style, paragraph: right), TextSpan("\u{2028}b\nc", style: style)], width: 100)
    #expect(text.lines[1].x > 80)
    #expect(text.lines[1].top.isNear(lineHeight, within: 0.001))
    #expect(text.lines[2].x == 0 && text.lines[2].top.isNear(2 * lineHeight + 50, within: 0.001))
  }

  @Test func spacesBetweenParagraphsAreThoseOfBothSides() {
    let loose = paragraph {
      $0.lineSpacing = 4
      $0.paragraphSpacing = 10
    }
    let text = Typesetter.typeset(
      [
        TextSpan("a\n", style: style, paragraph: loose),
        TextSpan("b\n", style: style, paragraph: paragraph { $0.paragraphSpacingBefore = 7 }),
        TextSpan("c", style: style, paragraph: paragraph { $0.minimumLineHeight = 40 }),
      ])
    #expect(text.lines[1].top.isNear(lineHeight + 21, within: 0.001))
    #expect(text.lines[2].top.isNear(2 * lineHeight + 21, within: 0.001))
    #expect(text.size.height.isNear(2 * lineHeight + 61, within: 0.001))
  }

  @Test func aParagraphMayReadAgainstItsLetters() {
    let text = Typesetter.typeset(
      "abc!", style: style,
      paragraph: paragraph {
        $0.isRightToLeft = true
        $0.hasOwnDirection = true
      }, width: 100)
    #expect(text.lines[0].runs.map(\.text) == ["!", "abc"])
    #expect(text.lines[0].x > 50)
  }

  // MARK: Tabs

  private func starts(
    _ text: String, width: CGFloat = .infinity, _ change: (inout TextParagraph) -> Void = { _ in }
  )
    -> [CGFloat]
  {
    let set = Typesetter.typeset(text, style: style, paragraph: paragraph(change), width: width)
    return set.lines.flatMap { line in line.runs.filter { $0.text != "\t" }.map { $0.x.rounded() } }
  }

  @Test func tabsLeadToTheNextOfTheirPlaces() {
    #expect(starts("a\tb\t\tc") == [0, 28, 84])
    #expect(starts("a long first column\tb").last == (width("a long first column") / 28).rounded(.up) * 28)
    #expect(starts("a\tb\tc\td") { $0.tabStops = [TextTabStop(50), TextTabStop(120)] } == [0, 50, 120, 140])
    #expect(starts("a\tb") { $0.firstLineHeadIndent = 30 } == [30, 56])
    #expect(starts("a\tb") { $0.tabInterval = 40 } == [0, 40])
  }

  @Test func textBehindATabMayEndOrHaveItsMiddleThere() {
    let right = starts("a\t12\tb") { $0.tabStops = [TextTabStop(100, alignment: .end), TextTabStop(150)] }
    #expect(right == [0, (100 - width("12")).rounded(), 150])
    let middle = starts("a\t12") { $0.tabStops = [TextTabStop(100, alignment: .middle)] }
    #expect(middle[1] == (100 - width("12") / 2).rounded())
    let full = starts("aaaa\tbbbbbbbb") { $0.tabStops = [TextTabStop(60, alignment: .end)] }
    #expect(full[1] == width("aaaa").rounded(), "there is no room to move")
  }

  @Test func tabsCountWhereLinesBreak() {
    let set = Typesetter.typeset("aa\tbb cc", style: style, width: 70)
    #expect(set.lines.map { $0.runs.map(\.text).joined() } == ["aa\tbb ", "cc"])
    #expect(set.lines[0].width.isNear(28 + width("bb"), within: 0.05))
    #expect(set.size.width <= 70)
  }

  @Test func tabsOfTextThatReadsFromTheRightCountFromThere() {
    let set = Typesetter.typeset("א\tב", style: style, width: 200)
    let runs = set.lines[0].runs
    #expect(runs.map(\.text) == ["ב", "\t", "א"])
    #expect((runs[0].x + runs[0].width).isNear(200 - 28, within: 0.05))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -10, 0, 1e300])
  func tabsOfAnyPlaceEnd(_ place: CGFloat) {
    let set = Typesetter.typeset(
      "a\tb\tc", style: style,
      paragraph: paragraph {
        $0.tabStops = [TextTabStop(place), TextTabStop(place, alignment: .end)]
        $0.tabInterval = place
      }, width: 300)
    #expect(!set.lines.isEmpty && set.lines.count < 4)
  }

  @Test func textWithTabsIsCutWhereItShows() {
    let set = Typesetter.typeset(
      "ab\tcd and more than fits", style: style,
      paragraph: paragraph { $0.lineBreakMode = .byTruncatingTail }, width: 90, maximumLines: 1)
    #expect(set.isTruncated && set.lines[0].width <= 90.01)
    #expect(set.lines[0].runs.map(\.text).joined().hasPrefix("ab\tcd"))
  }

  @Test func caretsStandBeforeAndBehindTabs() {
    let geometry = TextGeometry(
      [TextSpan("a\tb", style: style)], paragraph: TextParagraph(), width: 200, style: style)
    #expect(geometry.caret(at: 1).x.isNear(width("a"), within: 0.05))
    #expect(geometry.caret(at: 2).x.isNear(28, within: 0.05))
  }
}
