/// Styled text without line breaks, which can be cut by UTF-8 offsets.
struct SpanText: Hashable, Sendable {
  var spans: [TextSpan]

  /// How many bytes of UTF-8 there are.
  var count: Int { spans.reduce(0) { $0 + $1.text.utf8.count } }

  /// The text between two offsets, which must lie between characters.
  subscript(range: Range<Int>) -> SpanText {
    var part: [TextSpan] = []
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      let (from, to) = (max(range.lowerBound, start), min(range.upperBound, end))
      if from < to {
        let bytes = span.text.utf8.dropFirst(from - start).prefix(to - from)
        part.append(TextSpan(String(decoding: bytes, as: UTF8.self), style: span.style))
      }
      start = end
    }
    return SpanText(spans: part)
  }

  /// The style at an offset; at the end, the last one.
  func style(at offset: Int) -> TextStyle? {
    var start = 0
    for span in spans where !span.text.isEmpty {
      start += span.text.utf8.count
      if offset < start { return span.style }
    }
    return spans.last?.style
  }

  static func + (first: SpanText, second: SpanText) -> SpanText {
    SpanText(spans: first.spans + second.spans)
  }

  /// One paragraph and what ended it.
  struct Paragraph {
    var text: SpanText
    /// Whether the paragraph goes on after a mere line break (U+2028).
    var continues: Bool
    /// The style at the end, for a paragraph without text.
    var style: TextStyle
  }

  /// Cuts at line breaks. Characters that mean nothing on a page are dropped, a tab becomes four spaces.
  static func paragraphs(of spans: [TextSpan]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var current: [TextSpan] = []
    for span in spans {
      if span.text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
        current.append(span)
        continue
      }
      var text = ""
      for character in span.text {
        if character.isNewline {
          current.append(TextSpan(text, style: span.style))
          paragraphs.append(
            Paragraph(text: SpanText(spans: current), continues: character == "\u{2028}", style: span.style))
          current = []
          text = ""
        } else {
          text += setForm(of: character)
        }
      }
      current.append(TextSpan(text, style: span.style))
    }
    if let style = spans.last?.style {
      paragraphs.append(Paragraph(text: SpanText(spans: current), continues: false, style: style))
    }
    for index in paragraphs.indices { paragraphs[index].text.spans.removeAll(where: \.text.isEmpty) }
    return paragraphs
  }
}

extension SpanText {
  /// What is set for a character that ends no line: nothing for those that mean nothing on a page, four spaces for
  /// a tab.
  static func setForm(of character: Character) -> String {
    character == "\t" ? "    " : character.isControl ? "" : String(character)
  }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.first.map { $0.properties.generalCategory == .control } ?? false
  }
}
