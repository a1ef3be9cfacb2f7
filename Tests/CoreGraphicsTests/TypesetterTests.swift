import CoreGraphics
import ShojiTestSupport
import Testing

@Suite struct TypesetterTests {
  private let style = TextStyle(font: Font(family: "Inter", size: 17, usesSystemMetrics: true))
  private let lineHeight: CGFloat = 20.287_109_375

  private func texts(_ text: TypesetText) -> [String] { text.lines.map { $0.runs.map(\.text).joined() } }

  @Test func oneLineIsAsHighAsTheFontAndAsWideAsItsGlyphs() {
    let text = Typesetter.typeset("Hello", style: style)
    #expect(text.lines.count == 1 && text.size.height == lineHeight && !text.isTruncated)
    #expect(text.size.width == text.lines[0].runs[0].width && (38...44).contains(text.size.width))
    #expect(text.firstBaseline.isNear(16.186_523_437_5, within: 0.0001))
    #expect(text == Typesetter.typeset("Hello", style: style))
  }

  @Test func nothingTakesNoRoom() {
    #expect(Typesetter.typeset("", style: style) == .empty)
    #expect(Typesetter.typeset([]) == .empty)
  }

  @Test func linesBreakBetweenWordsAndSpacesHang() {
    let wide = Typesetter.measure([TextSpan("hello brave", style: style)]).width
    let text = Typesetter.typeset("hello brave new world", style: style, width: wide)
    #expect(texts(text) == ["hello brave ", "new world"])
    #expect(text.lines[0].width.isNear(wide, within: 0.02) && text.size.width <= wide + 0.02)
    #expect(text.size.height.isNear(2 * lineHeight, within: 0.0001))
    #expect(text.lastBaseline.isNear(text.firstBaseline + lineHeight, within: 0.0001))
  }

  @Test func aWordWiderThanTheLineIsBrokenInside() {
    let text = Typesetter.typeset("internationalisation", style: style, width: 60)
    #expect(text.lines.count > 2 && texts(text).joined() == "internationalisation")
    #expect(text.lines.allSatisfy { $0.width <= 60.01 })
    #expect(Typesetter.typeset("abc", style: style, width: 0).lines.count == 3)
  }

  @Test func newlinesOfEveryKindBreakLinesAndTheLastMayBeEmpty() {
    #expect(texts(Typesetter.typeset("a\nb\r\nc\u{2028}d\n", style: style)) == ["a", "b", "c", "d", ""])
    #expect(Typesetter.typeset("a\n", style: style).size.height.isNear(2 * lineHeight, within: 0.001))
  }

  @Test func truncationKeepsWhatTheModeSays() {
    let whole = "The quick brown fox jumps"
    func cut(_ mode: NSLineBreakMode, lines: Int = 1) -> TypesetText {
      var paragraph = TextParagraph()
      paragraph.lineBreakMode = mode
      return Typesetter.typeset(whole, style: style, paragraph: paragraph, width: 120, maximumLines: lines)
    }
    let tail = cut(.byTruncatingTail)
    #expect(texts(tail)[0].hasPrefix("The quick") && texts(tail)[0].hasSuffix("…"))
    #expect(tail.isTruncated && tail.size.width <= 120.01 && tail.size.width > 100)
    let head = cut(.byTruncatingHead)
    #expect(texts(head)[0].hasPrefix("…") && texts(head)[0].hasSuffix("fox jumps"))
    let middle = cut(.byTruncatingMiddle)
    #expect(texts(middle)[0].hasPrefix("The") && texts(middle)[0].hasSuffix("jumps"))
    #expect(texts(middle)[0].contains("…") && middle.size.width <= 120.01)
    let clipped = cut(.byClipping)
    #expect(whole.hasPrefix(texts(clipped)[0]) && clipped.isTruncated && clipped.size.width <= 120.01)
    let words = cut(.byWordWrapping)
    #expect(texts(words) == ["The quick "] && words.isTruncated)
    let two = cut(.byTruncatingTail, lines: 2)
    #expect(texts(two) == ["The quick ", "brown fox ju…"] || texts(two)[1].hasSuffix("…"))
    #expect(two.lines.count == 2)
    #expect(!Typesetter.typeset(whole, style: style, width: 500, maximumLines: 1).isTruncated)
  }

  @Test func moreParagraphsThanLinesLeaveAnEllipsis() {
    var paragraph = TextParagraph()
    paragraph.lineBreakMode = .byTruncatingTail
    let text = Typesetter.typeset("a\nb", style: style, paragraph: paragraph, width: 100, maximumLines: 1)
    #expect(texts(text) == ["a…"] && text.isTruncated)
  }

  @Test func aHeightHoldsWholeLinesOnlyButOneAtLeast() {
    let text = Typesetter.typeset("a\nb\nc", style: style, maximumHeight: 50)
    #expect(text.lines.count == 2 && text.isTruncated)
    #expect(Typesetter.typeset("a\nb", style: style, maximumHeight: 3).lines.count == 1)
  }

  @Test func alignmentPlacesLinesInTheWidth() {
    func x(_ alignment: NSTextAlignment, _ string: String = "abc") -> (CGFloat, CGFloat) {
      var paragraph = TextParagraph()
      paragraph.alignment = alignment
      let line = Typesetter.typeset(string, style: style, paragraph: paragraph, width: 200).lines[0]
      return (line.x, line.width)
    }
    let width = x(.left).1
    #expect(x(.left).0 == 0 && x(.natural).0 == 0)
    #expect(
      x(.center).0.isNear((200 - width) / 2, within: 0.001) && x(.right).0.isNear(200 - width, within: 0.001))
    let hebrew = x(.natural, "שלום")
    #expect(hebrew.0.isNear(200 - hebrew.1, within: 0.001))
  }

  @Test func justifiedLinesFillTheWidthExceptTheLast() throws {
    var paragraph = TextParagraph()
    paragraph.alignment = .justified
    let text = Typesetter.typeset(
      "one two three four five six", style: style, paragraph: paragraph, width: 130)
    try #require(text.lines.count > 1)
    let runs = text.lines[0].runs
    #expect(runs.count > 1 && runs[0].x == 0)
    let last = try #require(runs.last)
    #expect((last.x + last.width).isNear(130, within: 0.05))
    #expect(text.lines.last!.width < 129)
  }

  @Test func paragraphStyleMovesLines() {
    var paragraph = TextParagraph()
    paragraph.lineSpacing = 5
    paragraph.paragraphSpacing = 7
    paragraph.firstLineHeadIndent = 11
    paragraph.headIndent = 4
    let text = Typesetter.typeset("a b\nc", style: style, paragraph: paragraph, width: 22)
    #expect(text.lines.map(\.x) == [11, 4, 11])
    #expect(text.lines[1].top.isNear(lineHeight + 5, within: 0.001))
    #expect(text.lines[2].top.isNear(2 * lineHeight + 17, within: 0.001))
    var tall = TextParagraph()
    tall.lineHeightMultiple = 2
    let doubled = Typesetter.typeset("a", style: style, paragraph: tall)
    #expect(doubled.size.height.isNear(2 * lineHeight, within: 0.001))
    #expect(
      doubled.firstBaseline.isNear(lineHeight + 16.1865, within: 0.001), "the extra goes above the letters")
    tall.lineHeightMultiple = 0
    tall.minimumLineHeight = 50
    #expect(Typesetter.typeset("a", style: style, paragraph: tall).size.height == 50)
    tall.minimumLineHeight = 0
    tall.maximumLineHeight = 10
    #expect(Typesetter.typeset("a", style: style, paragraph: tall).size.height == 10)
  }

  @Test func emojiHaveARunOfTheirOwnFont() throws {
    let runs = Typesetter.typeset("Hi 😀👩‍👩‍👧 there 1️⃣ ❤️ 12", style: style).lines[0].runs
    #expect(
      runs.map(\.text) == ["Hi ", "😀👩‍👩‍👧", " there ", "1️⃣", " ", "❤️", " 12"])
    #expect(runs.map(\.style.font.family) == (0..<7).map { $0 % 2 == 0 ? "Inter" : "Noto Color Emoji" })
    for (run, next) in zip(runs, runs.dropFirst()) {
      #expect(next.x.isNear(run.x + run.width, within: 0.001))
    }
    #expect(runs[1].width > 30 && runs[1].width < 60, "\(runs)")
  }

  @Test func textOfTwoDirectionsIsPlacedAsItIsSeen() {
    let runs = Typesetter.typeset("abc שלום עולם def", style: style).lines[0].runs
    #expect(
      runs.map(\.text) == ["abc ", "שלום עולם", " def"] || runs.map(\.text).joined() == "abc שלום עולם def")
    #expect(runs.contains { $0.isRightToLeft && $0.text.contains("שלום") })
    #expect(runs.map(\.x) == runs.map(\.x).sorted())
  }

  @Test func monospacedDigitsAndKerningFollowTheStyle() {
    func width(_ text: String, _ style: TextStyle) -> CGFloat {
      Typesetter.typeset(text, style: style).size.width
    }
    var digits = style
    digits.font.hasMonospacedDigits = true
    #expect(width("1111", digits).isNear(width("0000", digits), within: 0.01))
    #expect(!width("1111", style).isNear(width("0000", style), within: 1))
    var spaced = style
    spaced.kern = 2
    #expect(width("abcd", spaced).isNear(width("abcd", style) + 8, within: 0.1))
    var unkerned = style
    unkerned.kern = 0
    #expect(width("AVAVAV", unkerned) > width("AVAVAV", style) + 1)
  }

  @Test func widthsAreThoseOfUnroundedGlyphs() {
    let once = Typesetter.typeset("i", style: style).size.width
    let many = Typesetter.typeset(String(repeating: "i", count: 100), style: style).size.width
    #expect(once != once.rounded() && many.isNear(100 * once, within: 0.2))
  }

  @Test func noSpecialCharacterOrNumberDoesHarm() {
    for size in [CGFloat.nan, .infinity, -5, 0, 0.001, 1e9] {
      var odd = style
      odd.font.size = size
      let text = Typesetter.typeset("abc\nd", style: odd, width: 50)
      #expect(text.size.width.isFinite && text.size.height.isFinite)
    }
    var odd = TextParagraph()
    odd.headIndent = .nan
    odd.tailIndent = -.infinity
    odd.lineSpacing = .infinity
    for width in [CGFloat.nan, -1, 0, .infinity, 1e300] {
      let text = Typesetter.typeset("a\u{0}b\tc \u{FFFF}\u{200B}", style: style, paragraph: odd, width: width)
      #expect(text.size.height.isFinite)
    }
  }

  @Test func anyUnicodeIsSetAndEnds() throws {
    var random = SplitMix(seed: 11)
    let pools: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0x00...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0xDFF, 0x2000...0x206F,
      0x2600...0x27BF, 0x3040...0x30FF, 0x4E00...0x4F00, 0xFE00...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F300...0x1FAFF,
      0xE0000...0xE01EF, 0xFFF0...0xFFFF,
    ]
    for round in 0..<150 {
      var string = ""
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let pool = pools.randomElement(using: &random)!
        if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &random)) {
          string.unicodeScalars.append(scalar)
        }
      }
      var paragraph = TextParagraph()
      paragraph.lineBreakMode = NSLineBreakMode(rawValue: round % 6)!
      paragraph.alignment = NSTextAlignment(rawValue: round % 5)!
      var other = style
      other.font.weight = 700
      let text = Typesetter.typeset(
        [TextSpan(string, style: style), TextSpan(string, style: other)], paragraph: paragraph,
        width: CGFloat.random(in: 0...200, using: &random), maximumLines: round % 4)
      #expect(text.size.width.isFinite && text.size.height >= 0)
      if round % 10 == 0 {
        _ = try draw(200, 60) { $0.draw(text, at: CGPoint(x: 3, y: 3)) }
      }
    }
  }

  @Test func longTextIsSetInTimeThatGrowsWithItsLength() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { round in
        let string = String(repeating: "lorem ipsum dolor ", count: count) + "\(count) \(round)"
        return processorTime { _ = Typesetter.typeset(string, style: style, width: 300) }
      }.min()!
    }
    _ = time(10)
    let (short, long) = (time(100), time(2_000))
    // Twentyfold work where it grows with the length, four hundredfold where it grows with its square.
    #expect(long < short * 120, "\(long) against \(short) for a twentieth")
  }
}
