import ShojiTestSupport
import Testing

@testable import CoreGraphics

/// Long texts in pieces: where they are cut, and that directions are those of the whole.
struct TextPieceTests {
  private static let style = TextStyle(font: Font(family: SystemFamily.inter.rawValue, size: 14))

  // MARK: Order

  /// Rule L2 of Unicode's bidirectional algorithm, to the letter.
  private func reversed(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  @Test func runsStandAsReversingByLevelsPutsThem() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let highest = UInt8.random(in: 0...9, using: &random)
      let levels = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        UInt8.random(in: 0...highest, using: &random)
      }
      #expect(VisualOrder.indices(of: levels) == reversed(levels), "\(levels)")
    }
  }

  @Test("Long lines of several directions are those that Pango makes of the whole", arguments: 0..<12)
  func directions(seed: UInt64) {
    let words = [
      "word", "and", "(of)", "שלום", "עולם", "مرحبا", "12", "3.5", "٤٥", "-", "😀", "\u{2067}abc אב\u{2069}",
      "\u{202B}x שש 7\u{202C}", "αβγ", "a,", "[ש]", "\t",
    ]
    var random = SeededGenerator(seed: seed)
    var text = ""
    while text.utf8.count < 1_600 { text += words.randomElement(using: &random)! + " " }
    var large = Self.style
    large.font.size = 17
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let spans =
      seed.isMultiple(of: 3)
      ? [TextSpan(text, style: Self.style)]
      : [
        TextSpan(String(text[..<middle]), style: Self.style), TextSpan(String(text[middle...]), style: large),
      ]
    for isRightToLeft in [false, true] {
      let tabs = TabStops(TextParagraph())
      let whole = TextShaper.shared.shapeWhole(spans, isRightToLeft: isRightToLeft).withTabs(tabs, from: 0)
      let line = TextShaper.shared.shapeByPiece(spans, isRightToLeft: isRightToLeft)?.withTabs(tabs, from: 0)
      guard let line else {
        Issue.record("one piece")
        continue
      }
      #expect(line.runs.map(\.text) == whole.runs.map(\.text))
      #expect(line.runs.map(\.isRightToLeft) == whole.runs.map(\.isRightToLeft))
      #expect(zip(line.runs, whole.runs).allSatisfy { ($0.x - $1.x).magnitude < 0.05 })
      #expect(line.clusters.map(\.offset) == whole.clusters.map(\.offset))
      let breaks = zip(line.clusters, whole.clusters).filter { $0.canBreakBefore != $1.canBreakBefore }
      #expect(breaks.isEmpty, "\(breaks.prefix(3))")
    }
  }

  // MARK: Cuts

  private func starts(_ text: String) -> [Int] {
    var text = text
    return text.withUTF8 { ParagraphPieces.starts(of: $0, from: 0).starts }
  }

  @Test(
    "No piece begins within a character",
    arguments: ["🇩🇪", "👩‍👩‍👧‍👦", "👍🏽", "1️⃣", "\u{1112}\u{1161}\u{11AB}", "क्षि", "กำ", "e\u{301}\u{323}", "אָ", "a🇩🇪🇫🇷"])
  func characters(unit: String) {
    for lead in ["", "a", "ab", "語"] {
      let text = lead + String(repeating: unit, count: 20_000 / unit.utf8.count)
      let found = starts(text)
      #expect(found.count > 3)
      var (ends, offset) = (Set([0]), 0)
      for character in text {
        offset += character.utf8.count
        ends.insert(offset)
      }
      #expect(found.allSatisfy(ends.contains), "\(unit)")
    }
  }

  @Test(
    "A character that is longer than any of a language is cut between its scalars",
    arguments: ["\u{301}", "\u{FE0F}", "\u{5B0}", "\u{200B}", "\u{E0061}", "\u{AD}"])
  func longCharacters(mark: String) {
    let text = "a" + String(repeating: mark, count: 20_000 / mark.utf8.count)
    let found = starts(text)
    let bytes = Array(text.utf8)
    #expect(found.allSatisfy { bytes[$0] & 0xC0 != 0x80 })
    #expect(zip(found, found.dropFirst() + [bytes.count]).allSatisfy { $1 - $0 <= 800 })
  }

  @Test("An edit leaves the cuts far from it", arguments: ["aא", "aα", "语言文字符号", "a\t"])
  func edits(unit: String) {
    var random = SeededGenerator(seed: 3)
    let letters = Array(unit)
    let text = (0..<20_000).map { _ in String(letters.randomElement(using: &random)!) }.joined()
    let shift = "xyz".utf8.count
    let (before, after) = (starts(text), starts("xyz" + text))
    let same = Set(before.map { $0 + shift }).intersection(after)
    #expect(same.count > before.count / 2, "\(same.count) of \(before.count)")
  }

  // MARK: Spans

  @Test func spansAreCutAsTheirTextIs() {
    var random = SeededGenerator(seed: 7)
    for count in [1, 3, 15, 16, 40] {
      let spans = (0..<count).map { index in
        var style = Self.style
        style.font.size = CGFloat(index + 1)
        return TextSpan(["", "a", "אב", "😀x"].randomElement(using: &random)!, style: style)
      }
      let text = SpanText(spans: spans)
      let bytes = Array(spans.map(\.text).joined().utf8)
      let places = (0...bytes.count).filter { $0 == bytes.count || bytes[$0] & 0xC0 != 0x80 }
      #expect(text.count == bytes.count)
      for start in places {
        let first = String(decoding: bytes[..<start], as: UTF8.self)
        #expect(text.utf16Count(ofBytes: start) == first.utf16.count)
        var end = 0
        let style = spans.first {
          end += $0.text.utf8.count
          return start < end
        }
        #expect(text.style(at: start) == (style ?? spans.last!).style)
        for end in places where end >= start {
          let part = text[start..<end]
          #expect(part.spans.map(\.text).joined() == String(decoding: bytes[start..<end], as: UTF8.self))
          #expect(part.spans.allSatisfy { !$0.text.isEmpty })
        }
      }
    }
  }

  @Test func textsThatMeanTheSameAreSetByTheirOwnCharacters() {
    let (one, two) = ("\u{E9}", "e\u{301}")
    #expect(one == two && TextSpan(one, style: Self.style) != TextSpan(two, style: Self.style))
    for text in [one, two, one] {
      let clusters = TextShaper.shared.shape([TextSpan(text + "x", style: Self.style)], isRightToLeft: false)
        .clusters
      #expect(clusters.last?.offset == text.utf8.count)
    }
  }
}
