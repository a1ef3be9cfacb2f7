import ShojiTestSupport
import Testing

@testable import CoreGraphics

/// Styled texts that are edited at random: their lines, line by line, are those of a layout made anew.
struct TextLayoutEditTests {
  /// A text as its scalars, each with the number of its style.
  private struct Draft {
    var scalars: [Unicode.Scalar] = []
    var marks: [Int] = []

    mutating func replace(_ range: Range<Int>, with text: String, mark: Int) {
      let new = Array(text.unicodeScalars)
      scalars.replaceSubrange(range, with: new)
      marks.replaceSubrange(range, with: repeatElement(mark, count: new.count))
    }

    mutating func mark(_ range: Range<Int>, _ mark: Int) {
      for index in range { marks[index] = mark }
    }

    func spans(_ styles: [(TextStyle, TextParagraph?)]) -> [TextSpan] {
      var spans: [TextSpan] = []
      var start = 0
      for end in 1...max(scalars.count, 1) where end == scalars.count || marks[end] != marks[start] {
        guard start < end, end <= scalars.count else { break }
        let (style, paragraph) = styles[marks[start]]
        spans.append(
          TextSpan(
            String(String.UnicodeScalarView(scalars[start..<end])), style: style, paragraph: paragraph))
        start = end
      }
      return spans
    }
  }

  private static let words = [
    "word", "and", "of", "something longer", "fi fl ffi", "Straße", "AVAWA To", "第三段は長い文章です。", "漢字漢字、漢字",
    "שלום", "مرحبا",
    "😀", "👨‍👩‍👧‍👦", "🇩🇪", "e\u{301}", "o\u{308}\u{304}", "12", "3.5", "1.000,25", "!", "?", "(a", "b)", "x-y",
    "https://a.example/b?c",
    "\u{2028}", "\u{7}", "\u{200B}", "\u{AD}", "\u{A0}", "  ", "   ", "สวัสดีครับ", "한국어 글자", "नमस्ते",
    "unbrokenunbrokenunbroken",
  ]
  private static let breaks = ["\n", "\n", "\r\n", "\r", "\u{2029}", "\u{85}", "\u{2028}", "\n\n", "\n \n"]

  /// The styles of a text: several fonts, and paragraphs of each alignment.
  private static func styles(isPlain: Bool) -> [(TextStyle, TextParagraph?)] {
    let base = TextStyle(font: Font(family: SystemFamily.inter.rawValue, size: 14))
    guard !isPlain else { return [(base, nil)] }
    var (large, spaced, ruled, raised) = (base, base, base, base)
    large.font = Font(family: SystemFamily.inter.rawValue, size: 19, weight: 700)
    spaced.kern = 1.5
    ruled.decoration.underline = TextRule()
    ruled.decoration.underline?.isByWord = true
    raised.baselineOffset = 4
    var (centered, indented, justified, right) = (
      TextParagraph(), TextParagraph(), TextParagraph(), TextParagraph()
    )
    centered.alignment = .center
    (indented.firstLineHeadIndent, indented.headIndent, indented.tailIndent) = (20, 10, -15)
    indented.marker = TextMarker("•", indent: 4)
    (justified.alignment, justified.lineSpacing, justified.paragraphSpacing) = (.justified, 3, 7)
    (right.alignment, right.lineBreakMode, right.paragraphSpacingBefore) = (.right, .byCharWrapping, 5)
    right.minimumLineHeight = 22
    return [
      (base, nil), (large, nil), (spaced, nil), (ruled, nil), (raised, nil), (base, centered),
      (base, indented),
      (base, justified), (large, right),
    ]
  }

  private static func words(_ count: Int, _ random: inout SeededGenerator, tabs: Bool) -> String {
    let joins = tabs ? [" ", " ", " ", "\t"] : [" ", " ", " ", ""]
    return (0..<count).map { _ in words.randomElement(using: &random)! + joins.randomElement(using: &random)!
    }
    .joined()
  }

  /// Words of one kind, whose lines are alike: an edit moves all of those that follow.
  private static func likes(_ count: Int, _ random: inout SeededGenerator) -> String {
    String(
      repeating: ["word and ", "第三段は長い文章です。", "שלום של ", "x ", "abcdefghij", "e\u{301} ", "🇩🇪"].randomElement(
        using: &random)!,
      count: count)
  }

  private static func draft(_ random: inout SeededGenerator, styles: Int) -> Draft {
    var draft = Draft()
    func add(_ text: String) {
      draft.replace(
        draft.scalars.count..<draft.scalars.count, with: text,
        mark: Int.random(in: 0..<styles, using: &random))
    }
    for _ in 0..<6 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: add(words(150, &random, tabs: false))
      case 1: add(likes(120, &random))
      case 2: add(words(60, &random, tabs: true))
      default: for _ in 0..<3 { add(words(Int.random(in: 0...12, using: &random), &random, tabs: false)) }
      }
      if Int.random(in: 0..<4, using: &random) > 0 { add(breaks.randomElement(using: &random)!) }
    }
    return draft
  }

  private static func edit(_ draft: inout Draft, _ random: inout SeededGenerator, styles: Int) {
    let count = draft.scalars.count
    // Most edits follow each other near one place, the ends included.
    let start = [
      0, count, Int.random(in: 0...count, using: &random), Int.random(in: 0...count, using: &random),
    ]
    .randomElement(using: &random)!
    let length =
      Int.random(in: 0..<8, using: &random) == 0
      ? Int.random(in: 0..<600, using: &random) : Int.random(in: 0..<3, using: &random)
    let range = start..<min(start + length, count)
    let mark =
      Bool.random(using: &random) && start > 0
      ? draft.marks[start - 1] : Int.random(in: 0..<styles, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: draft.replace(range, with: breaks.randomElement(using: &random)!, mark: mark)
    case 1:
      draft.replace(
        range, with: words(Int.random(in: 0..<60, using: &random), &random, tabs: false), mark: mark)
    case 2: draft.replace(range, with: likes(Int.random(in: 0..<150, using: &random), &random), mark: mark)
    case 3: draft.replace(range, with: "", mark: mark)
    case 4: draft.mark(start..<min(start + 40, count), mark)
    case 5: draft.replace(range, with: "\t", mark: mark)
    case 6: draft.replace(range, with: " ", mark: mark)
    default: draft.replace(range, with: words.randomElement(using: &random)!, mark: mark)
    }
  }

  private func expectSame(
    _ edited: TextLayout, as spans: [TextSpan], _ paragraph: TextParagraph, _ random: inout SeededGenerator,
    _ comment: Comment
  ) throws {
    var layout = edited
    let width = layout.width
    layout.setAll()
    let whole = Typesetter.typeset(spans, paragraph: paragraph, width: width)
    let shown = layout.text(in: -1..<CGFloat.greatestFiniteMagnitude)
    for (line, other) in zip(shown.lines, whole.lines) { try #require(line == other, comment) }
    try #require(shown.lines.count == whole.lines.count, comment)
    #expect(shown.size == whole.size, comment)
    let places = TextGeometry(layout)
    let anew = TextGeometry(spans, paragraph: paragraph, width: width, style: spans[0].style)
    try #require(places.lines.map(\.range) == anew.lines.map(\.range), comment)
    for _ in 0..<4 {
      let place = Int.random(in: 0...(anew.lines.last!.range.upperBound), using: &random)
      #expect(places.caret(at: place) == anew.caret(at: place), comment)
      let end = min(place + 50, anew.lines.last!.range.upperBound)
      #expect(places.boxes(of: place..<end) == anew.boxes(of: place..<end), comment)
      let point = CGPoint(
        x: CGFloat.random(in: -5...width + 5, using: &random),
        y: CGFloat.random(in: -5...whole.size.height + 5, using: &random))
      #expect(places.place(nearest: point) == anew.place(nearest: point), comment)
    }
  }

  @Test("an edited text has the lines of one that is set anew", arguments: 0..<16)
  func randomEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let styles = Self.styles(isPlain: seed % 3 == 0)
    let width = [CGFloat(40), 200, 330, 2_000][Int(seed % 4)]
    var paragraph = TextParagraph()
    paragraph.alignment = [.natural, .center, .justified, .right].randomElement(using: &random)!
    var draft = Self.draft(&random, styles: styles.count)
    var layout: TextLayout?
    for step in 0..<24 {
      let spans = draft.spans(styles)
      if layout?.update(spans, paragraph: paragraph, width: width) != true {
        layout = TextLayout(spans, paragraph: paragraph, width: width)
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: _ = layout?.setMore(bytes: 500)
      case 1: layout?.setAll()
      case 2:
        let top = CGFloat.random(in: 0..<max(layout?.size.height ?? 1, 1), using: &random)
        layout?.set(in: top..<top + 100)
      case 3:
        let place = Int.random(in: 0...draft.scalars.count, using: &random)
        layout?.set(places: place..<place)
      default: break
      }
      if let layout, step % 2 == 1 {
        try expectSame(layout, as: spans, paragraph, &random, "seed \(seed), step \(step)")
      }
      Self.edit(&draft, &random, styles: styles.count)
    }
  }
}
