import Foundation
import ShojiTestSupport
import Testing

@testable import CoreGraphics

/// Text costs what its length says, in any script and any mixture: the work that Pango gets is counted, over
/// a table of mixtures.
struct TextWorkTests {
  private static let style = TextStyle(
    font: Font(family: SystemFamily.inter.rawValue, size: 17, usesSystemMetrics: true))

  /// A text that is repeated, or a start and what is repeated behind it.
  struct Mixture: CustomTestStringConvertible, Sendable {
    var name: String
    var start = ""
    var unit: String
    var end = ""

    func text(_ bytes: Int) -> String {
      let count = max(bytes / (unit + end).utf8.count, 1)
      return start + String(repeating: unit, count: count) + String(repeating: end, count: count)
    }

    /// Whether it is one word of letters and digits of ASCII, which is parted later than other text.
    var isOneWord: Bool {
      unit.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.value < 0x20 || $0.properties.numericType != nil)
          && $0 != "\t"
      }
    }

    var testDescription: String { name }
  }

  static let mixtures = [
    Mixture(name: "words", unit: "the quick brown fox "), Mixture(name: "one word", unit: "abcdefghij"),
    Mixture(name: "two scripts by letter", unit: "aא"), Mixture(name: "by word", unit: "word מילה "),
    Mixture(name: "by line", unit: "a line\nשורה של טקסט\n"), Mixture(name: "three scripts", unit: "aאαж"),
    Mixture(name: "a Hebrew word", unit: "שלום"), Mixture(name: "an Arabic word", unit: "مرحبا"),
    Mixture(name: "ideographs", unit: "漢字仮名"), Mixture(name: "tabs", unit: "\t"),
    Mixture(name: "letters and tabs", unit: "a\t"), Mixture(name: "Hebrew and tabs", unit: "א\t"),
    Mixture(name: "marks on one letter", start: "a", unit: "\u{301}"),
    Mixture(name: "marks of two classes", start: "a", unit: "\u{301}\u{323}"),
    Mixture(name: "marks on letters", unit: "a\u{301}א\u{5B0}"), Mixture(name: "emoji", unit: "😀"),
    Mixture(name: "letters and emoji", unit: "a😀"), Mixture(name: "joined emoji", unit: "👩\u{200D}"),
    Mixture(name: "families", unit: "👩‍👩‍👧‍👦"), Mixture(name: "flags", unit: "🇩🇪"),
    Mixture(name: "variation selectors", start: "a", unit: "\u{FE0F}"),
    Mixture(name: "digits", unit: "0123456789"),
    Mixture(name: "digits of two scripts", unit: "1٢"), Mixture(name: "letters and digits", unit: "1a"),
    Mixture(name: "spaces", unit: " "), Mixture(name: "spaces that do not break", unit: "\u{A0}"),
    Mixture(name: "spaces of no width", unit: "\u{200B}"), Mixture(name: "soft hyphens", unit: "\u{AD}"),
    Mixture(name: "letters and soft hyphens", unit: "a\u{AD}"),
    Mixture(name: "nested embeddings", unit: "\u{202B}", end: "a\u{202C}"),
    Mixture(name: "nested isolates", unit: "\u{2067}", end: "a\u{2069}"),
    Mixture(name: "isolates", unit: "\u{2068}א\u{2069}a"),
    Mixture(name: "nested brackets", unit: "(א", end: ")"),
    Mixture(name: "Hangul letters", unit: "\u{1112}\u{1161}\u{11AB}"),
    Mixture(name: "Indic clusters", unit: "क्ष"),
    Mixture(name: "joined consonants", unit: "क्"), Mixture(name: "Mongolian", unit: "ᠮᠣᠩ"),
    Mixture(name: "Thai", unit: "กำ"), Mixture(name: "unassigned", unit: "\u{378}"),
    Mixture(name: "letters and nulls", unit: "a\u{0}"), Mixture(name: "breaks", unit: "a\r\n"),
    Mixture(name: "paragraph separators", unit: "a\u{2029}"),
    Mixture(name: "line separators", unit: "a\u{2028}"),
    Mixture(name: "next lines", unit: "a\u{85}"),
  ]

  /// A text in lines, with limits.
  struct Editor: CustomTestStringConvertible, Sendable {
    var name: String
    var width: CGFloat = 300
    var lines = 0
    var mode = NSLineBreakMode.byWordWrapping

    var testDescription: String { name }
  }

  static let editors = [
    Editor(name: "field", lines: 1, mode: .byTruncatingTail), Editor(name: "text view"),
    Editor(name: "label of one line", width: .infinity, lines: 1),
    Editor(name: "label cut in the middle", lines: 1, mode: .byTruncatingMiddle),
    Editor(name: "label of two lines", lines: 2, mode: .byTruncatingHead),
  ]

  private func work(_ spans: [TextSpan], in editor: Editor) -> TextShaper.Work {
    let shaper = TextShaper(library: .shared)
    var paragraph = TextParagraph()
    paragraph.lineBreakMode = editor.mode
    // A width of its own has no block of lines remembered.
    var setting = TextSetting(
      shaper: shaper, paragraph: paragraph, width: editor.width + 0.5, maximumLines: editor.lines,
      maximumHeight: .infinity)
    _ = setting.run(spans)
    return shaper.work
  }

  @Test("Pango's work grows with the length, and no call is long", arguments: mixtures)
  func shaping(mixture: Mixture) {
    for editor in Self.editors {
      let (short, long) = (2_000, 12_000)
      let text = mixture.text(long)
      let (few, many) = (
        work([TextSpan(mixture.text(short), style: Self.style)], in: editor),
        work([TextSpan(text, style: Self.style)], in: editor)
      )
      #expect(many.bytes <= 7 * few.bytes + 20_000, "\(editor.name)")
      #expect(many.bytes <= 4 * text.utf8.count + 20_000, "\(editor.name)")
      #expect(many.longest <= (mixture.isOneWord ? 17_000 : 5_000), "\(editor.name)")
    }
  }

  @Test("A field's first line does not cost what is behind it", arguments: mixtures)
  func firstLine(mixture: Mixture) {
    // What has no width, or hangs at the end of a line, is all on the first line.
    let isAllOnOneLine = mixture.text(100).unicodeScalars.dropFirst().allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace
        || $0.properties.generalCategory == .nonspacingMark
    }
    guard !isAllOnOneLine, !mixture.end.contains("\u{202C}"), !mixture.end.contains("\u{2069}") else {
      return
    }
    let work = work([TextSpan(mixture.text(60_000), style: Self.style)], in: Self.editors[0])
    #expect(work.bytes < (mixture.isOneWord ? 50_000 : 30_000))
  }

  @Test func attributesByLetterCostTheirLetters() {
    let other = TextStyle(font: Font(family: SystemFamily.inter.rawValue, size: 15, usesSystemMetrics: true))
    func spans(_ count: Int) -> [TextSpan] {
      (0..<count).map {
        TextSpan($0.isMultiple(of: 7) ? " " : "a", style: $0.isMultiple(of: 2) ? Self.style : other)
      }
    }
    for editor in Self.editors {
      let (few, many) = (work(spans(2_000), in: editor), work(spans(12_000), in: editor))
      #expect(many.bytes <= 7 * few.bytes + 20_000 && many.longest < 5_000, "\(editor.name)")
    }
  }

  // MARK: Steps of our own

  /// The processor time of a thread's work, in seconds: the least of three.
  private func time(_ work: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    return (0..<3).map { _ in
      let start = now()
      work()
      return now() - start
    }.min()!
  }

  /// Expects that sixteen times as much takes much less than 256 times as long.
  private func expectLinear(_ name: String, _ count: Int, _ work: (Int) -> () -> Void) {
    let (few, many) = (work(count), work(16 * count))
    let (short, long) = (time(few), time(many))
    #expect(long <= 64 * short + 0.005, "\(name): \(short) s, \(long) s")
  }

  @Test func stepsOfTypesettingAreLinear() {
    let style = Self.style
    func run(_ text: String) -> TypesetRun {
      TypesetRun(text: text, style: style, x: 0, width: 1, isRightToLeft: true)
    }
    expectLinear("runs from the right are merged", 1_000) { count in
      let runs = (0..<count).map { _ in run("אבגד") }
      return { _ = TypesetRun.merged(runs) }
    }
    expectLinear("spans are cut", 500) { count in
      let text = SpanText(
        spans: (0..<count).map {
          TextSpan("ab", style: $0 % 2 == 0 ? style : TextStyle(font: Font(family: "x", size: 1)))
        })
      return { for index in 0..<count - 2 { _ = text[index..<(index + 3)] } }
    }
    expectLinear("runs are put in order", 1_000) { count in
      let levels = (0..<count).map { UInt8($0 * 7 % 60) }
      return { _ = VisualOrder.indices(of: levels) }
    }
    expectLinear("places behind dropped characters are found", 500) { count in
      let paragraph = SpanText.paragraphs(
        of: [TextSpan(String(repeating: "aα\u{0}", count: count), style: style)], format: TextParagraph())[0]
      return { for byte in 0..<count { _ = paragraph.units(ofBytes: byte * 3, countingDroppedThere: true) } }
    }
    expectLinear("tabs find their stops", 500) { count in
      var paragraph = TextParagraph()
      paragraph.tabStops = (0..<count).map { TextTabStop(CGFloat($0) * 10) }
      let stops = TabStops(paragraph)
      return { for index in 0..<count { _ = stops.width(ofTabAt: 0, in: [], from: CGFloat(index) * 9) } }
    }
    expectLinear("texts are compared by their bytes", 500) { count in
      let span = TextSpan("a" + String(repeating: "\u{301}\u{323}", count: count), style: style)
      return { _ = span.hashValue }
    }
  }
}
