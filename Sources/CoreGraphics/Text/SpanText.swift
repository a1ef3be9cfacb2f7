/// Styled text without line breaks, which can be cut by UTF-8 offsets. Finding an offset does not cost the
/// spans before it.
struct SpanText: Sendable {
  let spans: [TextSpan]
  /// The offsets of the spans' starts and of the end; empty for a few spans, which are counted as quickly.
  private let bytes: [Int]
  /// The UTF-16 units before the spans, likewise.
  private let units: [Int]

  /// From so many spans on, their offsets are kept.
  private static let many = 16

  init(spans: [TextSpan]) {
    self.spans = spans
    guard spans.count >= SpanText.many else {
      (bytes, units) = ([], [])
      return
    }
    var (bytes, units) = ([0], [0])
    bytes.reserveCapacity(spans.count + 1)
    units.reserveCapacity(spans.count + 1)
    for span in spans {
      bytes.append(bytes[bytes.count - 1] + span.text.utf8.count)
      units.append(units[units.count - 1] + span.text.utf16.count)
    }
    (self.bytes, self.units) = (bytes, units)
  }

  /// The number of bytes of UTF-8.
  var count: Int { bytes.last ?? spans.reduce(0) { $0 + $1.text.utf8.count } }

  /// The index of the last span that begins at or before an offset, where the offsets are kept, and the
  /// offset of its start; else the first span's.
  private func span(before offset: Int) -> (index: Int, start: Int) {
    guard !bytes.isEmpty else { return (0, 0) }
    let index = max(min(bytes.partitioningIndex { $0 > offset }, spans.count) - 1, 0)
    return (index, bytes[index])
  }

  /// The text between two offsets, which must lie between characters.
  subscript(range: Range<Int>) -> SpanText {
    var part: [TextSpan] = []
    var (index, start) = span(before: range.lowerBound)
    while index < spans.count, start < range.upperBound {
      let span = spans[index]
      let end = start + span.text.utf8.count
      let (from, to) = (max(range.lowerBound, start), min(range.upperBound, end))
      if from < to {
        let bytes = span.text.utf8.dropFirst(from - start).prefix(to - from)
        part.append(TextSpan(String(decoding: bytes, as: UTF8.self), style: span.style))
      }
      start = end
      index += 1
    }
    return SpanText(spans: part)
  }

  /// The style at an offset; at the end, the last one.
  func style(at offset: Int) -> TextStyle? {
    var (index, start) = span(before: offset)
    while index < spans.count {
      start += spans[index].text.utf8.count
      if offset < start { return spans[index].style }
      index += 1
    }
    // Spans without text have no place.
    return spans.last?.style
  }

  /// The number of UTF-16 units that the first bytes make.
  func utf16Count(ofBytes count: Int) -> Int {
    var (index, start) = span(before: count)
    var units = index == 0 ? 0 : self.units[index]
    while index < spans.count {
      let text = spans[index].text
      let length = text.utf8.count
      guard count - start < length else {
        units += text.utf16.count
        start += length
        index += 1
        continue
      }
      guard count > start else { break }
      let end = text.utf8.index(text.startIndex, offsetBy: count - start)
      units += text.utf16.distance(from: text.startIndex, to: end)
      break
    }
    return units
  }

  static func + (first: SpanText, second: SpanText) -> SpanText {
    SpanText(spans: first.spans + second.spans)
  }

  /// One paragraph and what ended it.
  struct Paragraph: Sendable {
    var text: SpanText
    /// Whether the paragraph goes on after a mere line break (U+2028).
    var continues: Bool
    /// The style at the end, for a paragraph without text.
    var style: TextStyle
    /// The format of its lines.
    var format: TextParagraph
    /// The offset of its start in the whole text, in UTF-16 units.
    var place = 0
    /// The UTF-8 offsets at which characters were dropped that mean nothing on a page.
    var dropped: [Int] = []
    /// The number of bytes from its start to the next paragraph's, with what is dropped and what ends it.
    var byteLength = 0
    /// The number of UTF-16 units from its start to the next paragraph's.
    var unitLength = 0
    /// Whether it goes on in the format of the paragraph before, which a mere line break ended.
    var inheritsFormat = false
  }

  /// Cuts at line breaks. Characters that mean nothing on a page are dropped. `format` holds for paragraphs
  /// that begin where the text says nothing of its own.
  static func paragraphs(of spans: [TextSpan], format: TextParagraph) -> [Paragraph] {
    var cutter = ParagraphCutter(format: format)
    for span in spans where !span.text.isEmpty { cutter.add(span) }
    if let last = spans.last { cutter.end(in: last, isLast: true) }
    return cutter.paragraphs
  }
}

extension SpanText: Hashable {
  static func == (one: SpanText, other: SpanText) -> Bool { one.spans == other.spans }

  func hash(into hasher: inout Hasher) { hasher.combine(spans) }
}

/// Cuts text into paragraphs, byte by byte: most bytes say nothing of where one ends.
struct ParagraphCutter {
  let format: TextParagraph
  private(set) var paragraphs: [SpanText.Paragraph] = []

  private var pieces: [TextSpan] = []
  /// Whether the last piece is of the span that is being cut.
  private var isSpanOpen = false
  /// The total length of the pieces.
  private var count = 0
  private var dropped: [Int] = []
  /// The paragraph format that the paragraph's first character specifies; nil before that.
  private var own: TextParagraph??
  private var inheritsFormat = false
  private var start = 0
  private var place = 0
  /// The bytes of the text before the span that is being cut, and those before the paragraph.
  private var (spanStart, byteStart) = (0, 0)

  /// Begins at the start of a text; or further on, where the paragraph before ended with a mere line break,
  /// in that one's format.
  init(format: TextParagraph, inheriting inherited: TextParagraph? = nil) {
    self.format = format
    if let inherited {
      own = .some(inherited)
      inheritsFormat = true
    }
  }

  /// Adds a span from a byte on. `mayStop` is asked at the start of each further paragraph, with the number
  /// of bytes before it and the format that it inherits; answers whether that stopped it.
  @discardableResult mutating func add(
    _ span: TextSpan, from first: Int = 0,
    unless mayStop: (_ bytes: Int, _ inherited: TextParagraph?) -> Bool = { _, _ in false }
  ) -> Bool {
    var text = span.text
    isSpanOpen = false
    return text.withUTF8 { bytes in
      var (from, index) = (first, first)
      while index < bytes.count {
        guard bytes[index] < 0x20 || bytes[index] >= 0x7F,
          let special = SpecialCharacter(at: index, of: bytes)
        else {
          index += 1
          continue
        }
        append(bytes[from..<index], style: span.style, paragraph: span.paragraph)
        if own == nil { own = .some(span.paragraph) }
        place += special.units
        index += special.length
        from = index
        switch special.kind {
        case .dropped:
          dropped.append(count)
          continue
        case .paragraphEnd: end(in: span, at: spanStart + index - first)
        case .lineBreak: end(in: span, at: spanStart + index - first, continues: true)
        }
        if mayStop(byteStart, own ?? nil) { return true }
      }
      append(bytes[from...], style: span.style, paragraph: span.paragraph)
      spanStart += bytes.count - first
      return false
    }
  }

  private mutating func append(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, style: TextStyle, paragraph: TextParagraph?
  ) {
    guard !bytes.isEmpty else { return }
    if own == nil { own = .some(paragraph) }
    let text = String(decoding: bytes, as: UTF8.self)
    place += text.utf16.count
    count += bytes.count
    // What is dropped from a span cuts it into no more spans.
    if isSpanOpen, !pieces.isEmpty {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(TextSpan(text, style: style))
    }
    isSpanOpen = true
  }

  /// Ends a paragraph, where a stretch of text ends it.
  mutating func end(in span: TextSpan, at byte: Int? = nil, continues: Bool = false, isLast: Bool = false) {
    let byte = byte ?? spanStart
    var format = (own ?? span.paragraph) ?? format
    // What follows the last break is no item of a list yet.
    if isLast, own == nil { format.marker = nil }
    paragraphs.append(
      SpanText.Paragraph(
        text: SpanText(
          spans: pieces.contains { $0.style.hasDecoration } ? pieces.flatMap(\.cutWhereRulesEnd) : pieces),
        continues: continues, style: span.style,
        format: format, place: start, dropped: dropped, byteLength: byte - byteStart,
        unitLength: place - start, inheritsFormat: inheritsFormat))
    (pieces, count, dropped, start, byteStart) = ([], 0, [], place, byte)
    inheritsFormat = continues
    // A mere line break ends no paragraph, and what follows it has no marker.
    format.marker = nil
    own = continues ? .some(format) : nil
  }
}

/// A character that is not set: it ends a line, or means nothing on a page.
private struct SpecialCharacter {
  enum Kind {
    case paragraphEnd, lineBreak, dropped
  }

  var kind: Kind
  /// The number of bytes of UTF-8 it has.
  var length: Int
  /// The number of UTF-16 units it has.
  var units: Int

  /// The one that begins at an index; nil for a character that is set, tabs included.
  init?(at index: Int, of bytes: UnsafeBufferPointer<UInt8>) {
    func next(_ distance: Int) -> UInt8 { index + distance < bytes.count ? bytes[index + distance] : 0 }
    (kind, length, units) = (.dropped, 1, 1)
    switch bytes[index] {
    case 0x09: return nil
    case 0x0D where next(1) == 0x0A: (kind, length, units) = (.paragraphEnd, 2, 2)
    case 0x0A...0x0D: kind = .paragraphEnd
    case 0..<0x20, 0x7F: break
    // The controls from U+0080 on, of which U+0085 ends a line.
    case 0xC2 where next(1) < 0xA0: (kind, length) = (next(1) == 0x85 ? .paragraphEnd : .dropped, 2)
    case 0xE2 where next(1) == 0x80 && next(2) == 0xA8: (kind, length) = (.lineBreak, 3)
    case 0xE2 where next(1) == 0x80 && next(2) == 0xA9: (kind, length) = (.paragraphEnd, 3)
    default: return nil
    }
  }
}

extension TextSpan {
  /// The text cut into words and what lies between, where lines are only drawn under or through words.
  fileprivate var cutWhereRulesEnd: [TextSpan] {
    let (under, through) = (style.decoration.underline, style.decoration.strikethrough)
    guard under?.isByWord == true || through?.isByWord == true else { return [self] }
    var between = style
    if under?.isByWord == true { between.decoration.underline = nil }
    if through?.isByWord == true { between.decoration.strikethrough = nil }
    var spans: [TextSpan] = []
    for character in text {
      let style = character.isWhitespace ? between : style
      if spans.last?.style == style {
        spans[spans.count - 1].text.append(character)
      } else {
        spans.append(TextSpan(String(character), style: style))
      }
    }
    return spans
  }
}
