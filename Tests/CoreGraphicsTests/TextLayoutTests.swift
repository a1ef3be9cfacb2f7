import ShojiTestSupport
import Testing

@testable import CoreGraphics

/// Long texts that are edited: what is set anew, and that it is what setting all of it gives.
struct TextLayoutTests {
  private static let style = TextStyle(font: Font(family: SystemFamily.inter.rawValue, size: 14))
  private static let words = [
    "word", "and", "of", "something longer", "Straße", "第三段は長い文章です。", "שלום", "مرحبا", "😀", "👨‍👩‍👧‍👦", "🇩🇪",
    "e\u{301}", "12",
    "3.5", "!", "(a", "b)", "x-y", "\t", "\u{2028}", "\u{7}",
  ]
  private static let breaks = ["\n", "\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "\n\n"]

  private func words(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in Self.words.randomElement(using: &random)! }.joined(separator: " ")
  }

  /// A text of short paragraphs and of long ones.
  private func text(_ random: inout SeededGenerator) -> String {
    (0..<30).map { _ in
      words(Int.random(in: 0...6) == 0 ? 400 : Int.random(in: 0...30, using: &random), &random)
        + Self.breaks.randomElement(using: &random)!
    }.joined()
  }

  private func spans(_ text: String, mark: Range<Int>? = nil) -> [TextSpan] {
    guard let mark else { return [TextSpan(text, style: Self.style)] }
    let units = Array(text.unicodeScalars)
    func part(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(units[range.clamped(to: 0..<units.count)]))
    }
    var bold = Self.style
    bold.font.size = 17
    return [
      TextSpan(part(0..<mark.lowerBound), style: Self.style), TextSpan(part(mark), style: bold),
      TextSpan(part(mark.upperBound..<max(units.count, mark.upperBound)), style: Self.style),
    ].filter { !$0.text.isEmpty }
  }

  private func expectSame(_ layout: TextLayout, as spans: [TextSpan], _ comment: Comment) throws {
    var layout = layout
    let width = layout.width
    layout.setAll()
    let whole = Typesetter.typeset(spans, width: width)
    let shown = layout.text(in: -1..<CGFloat.greatestFiniteMagnitude)
    try #require(shown.lines.count == whole.lines.count, comment)
    let first = shown.lines.indices.first { shown.lines[$0] != whole.lines[$0] }
    try #require(first == nil, comment)
    #expect(shown.size == whole.size, comment)
    let (places, anew) = (
      TextGeometry(layout), TextGeometry(spans, paragraph: TextParagraph(), width: width, style: Self.style)
    )
    try #require(places.lines.count == anew.lines.count, comment)
    #expect(places.lines.map(\.range) == anew.lines.map(\.range), comment)
  }

  @Test("after random edits, a text is set as if it had been set whole", arguments: 0..<8)
  func randomEdits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = text(&random)
    var mark: Range<Int>? = seed.isMultiple(of: 2) ? nil : 40..<200
    var layout = try #require(
      TextLayout(spans(text, mark: mark), paragraph: TextParagraph(), width: 200))
    for step in 0..<60 {
      var scalars = Array(text.unicodeScalars)
      let start = Int.random(in: 0...scalars.count, using: &random)
      let length =
        Int.random(in: 0..<10, using: &random) == 0
        ? Int.random(in: 0..<300, using: &random) : Int.random(in: 0..<3, using: &random)
      let end = min(start + length, scalars.count)
      let new: String
      switch Int.random(in: 0..<6, using: &random) {
      case 0: new = Self.breaks.randomElement(using: &random)!
      case 1: new = words(Int.random(in: 0..<80, using: &random), &random)
      case 2: new = ""
      default: new = Self.words.randomElement(using: &random)!
      }
      scalars.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
      text = String(String.UnicodeScalarView(scalars))
      if let old = mark, Int.random(in: 0..<20, using: &random) == 0 {
        mark = old.lowerBound..<(old.upperBound + Int.random(in: 0..<100, using: &random))
      }
      let now = spans(text, mark: mark)
      guard layout.update(now, paragraph: TextParagraph(), width: 200) else {
        layout = try #require(TextLayout(now, paragraph: TextParagraph(), width: 200))
        continue
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0: _ = layout.setMore(bytes: 500)
      case 1: layout.setAll()
      case 2:
        let top = CGFloat.random(in: 0..<layout.size.height, using: &random)
        layout.set(in: top..<top + 100)
      default: break
      }
      if step.isMultiple(of: 4) { try expectSame(layout, as: now, "seed \(seed), step \(step)") }
    }
  }

  /// A line seldom begins where one did before, in texts whose lines are all alike; what follows is then set
  /// later.
  @Test(
    "a key in a long text sets a few lines",
    arguments: ["word and ", "Zeile \n", "第三段は長い文章です。", "שלום של "])
  func aKeySetsFewLines(piece: String) throws {
    var text = ""
    for number in 0..<4_000 {
      text += piece
      if number.isMultiple(of: 3) { text += "\(number) " }
    }
    let count = text.utf8.count
    var layout = try #require(TextLayout(spans(text), paragraph: TextParagraph(), width: 300))
    layout.set(in: 0..<500)
    #expect(layout.bytesSet < 20_000 && !layout.isComplete)
    layout.setAll()
    #expect(layout.bytesSet >= count * 9 / 10)
    let isOneParagraph = !piece.contains("\n")
    let height = layout.size.height
    for share in [0, 0.3, 0.5, 0.99, 1] {
      let place = text.unicodeScalars.index(
        text.startIndex, offsetBy: Int(Double(text.unicodeScalars.count) * share))
      text.unicodeScalars.insert("x", at: place)
      let before = layout.bytesSet
      let isUpdated = layout.update(spans(text), paragraph: TextParagraph(), width: 300)
      #expect(isUpdated && (layout.isComplete || isOneParagraph))
      #expect(layout.bytesSet - before < (isOneParagraph ? 1_000 : 100))
      // What is to be set later is taken to be as high as it was.
      #expect((layout.size.height - height).magnitude < 100)
    }
    layout.setAll()
    #expect(layout.isComplete && (layout.size.height - height).magnitude < 100)
    try expectSame(layout, as: spans(text), "\(piece)")
  }

  /// A pasted text is set in parts, between the keys of other people.
  @Test("the rest of a long text costs each paragraph once, and a key meanwhile those at its place")
  func paragraphsPlaced() throws {
    let count = 20_000
    var lines = (0..<count).map { "\($0 % 10)\n" }
    var layout = try #require(TextLayout(spans(lines.joined()), paragraph: TextParagraph(), width: 300))
    layout.set(in: 0..<500)
    let places = [0, count / 2, count / 2, count - 1, 3, 4, count / 3]
    var (parts, keys) = (0, 0)
    while !layout.setMore(bytes: 800) {
      parts += 1
      guard parts % 10 == 0, keys < places.count else { continue }
      lines[places[keys]].insert("x", at: lines[places[keys]].startIndex)
      keys += 1
      let before = layout.paragraphsPlaced
      let isUpdated = layout.update(spans(lines.joined()), paragraph: TextParagraph(), width: 300)
      #expect(isUpdated && layout.paragraphsPlaced - before <= 4)
    }
    #expect(parts > 100 && keys == places.count)
    #expect(layout.paragraphsPlaced <= 4 * count)
    try expectSame(layout, as: spans(lines.joined()), "after keys")
  }

  @Test("parts that are set here and there lie as those of the whole, between edits", arguments: 0..<8)
  func scatteredParts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var text = (0..<6).map { _ in self.text(&random) }.joined()
    var layout = try #require(TextLayout(spans(text), paragraph: TextParagraph(), width: 200))
    for step in 0..<60 {
      let height = layout.size.height
      let part = CGFloat.random(in: 0...height, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: layout.set(in: part..<part + 100)
      case 1: _ = layout.setMore(bytes: Int.random(in: 1...900, using: &random))
      case 2: layout.set(throughHeight: part / 4)
      case 3:
        let place = Int.random(in: 0...text.utf16.count, using: &random)
        layout.set(places: place..<min(place + 40, text.utf16.count))
      case 4: layout.set(through: Int.random(in: 0...text.utf16.count / 4, using: &random))
      default:
        let scalars = text.unicodeScalars
        let place = scalars.index(
          scalars.startIndex, offsetBy: Int.random(in: 0..<scalars.count, using: &random))
        let end = scalars.index(
          place, offsetBy: Int.random(in: 0...60, using: &random), limitedBy: scalars.endIndex)
        text.unicodeScalars.replaceSubrange(
          place..<(end ?? scalars.endIndex), with: Array(words(2, &random).unicodeScalars))
        let isUpdated = layout.update(spans(text), paragraph: TextParagraph(), width: 200)
        #expect(isUpdated)
      }
      // Paragraphs lie below each other, in the order of their places.
      var last = (place: 0, top: -1 as CGFloat)
      for share in 0...20 {
        let anchor = layout.anchor(atHeight: layout.size.height * CGFloat(share) / 20)
        let top = layout.height(of: (anchor.place, 0))
        #expect(anchor.place >= last.place && top >= last.top, "step \(step)")
        last = (anchor.place, top)
      }
      if step % 20 == 19 { try expectSame(layout, as: spans(text), "step \(step)") }
    }
  }

  @Test(
    "what is not set has about the height that it will have",
    arguments: ["word and ", "第三段は長い文章です。", "שלום של "])
  func estimates(piece: String) throws {
    let text = String(repeating: String(repeating: piece, count: 20) + "\n", count: 100)
    var layout = try #require(TextLayout(spans(text), paragraph: TextParagraph(), width: 300))
    let estimate = layout.size.height
    layout.setAll()
    #expect(estimate > layout.size.height * 0.6 && estimate < layout.size.height * 1.7)
  }
}
