/// A stretch of a line's text that one face draws in one style.
struct FontSegment {
  /// The offset of its start in the line's UTF-8.
  var start: Int
  /// The offset of its end in the line's UTF-8.
  var end: Int
  /// The style in which it is drawn; the font names the face that was found.
  var style: TextStyle
  var face: FontFace

  /// Points after each character: those of the system font, and those that the text asks for.
  var spacing: CGFloat { style.picture == nil ? style.spacing : 0 }

  /// OpenType features for Pango; nil for the font's own.
  var features: String? {
    var features: [String] = []
    if style.font.hasMonospacedDigits { features.append("tnum=1") }
    if let kern = style.kern {
      // Browsers join no letters that are spaced; no spacing at all means no kerning, as on iOS.
      features.append(kern == 0 ? "kern=0" : "calt=0,liga=0,clig=0")
    }
    return features.isEmpty ? nil : features.joined(separator: ",")
  }

  /// The segment that an offset lies in; the first one for text before it that is left out.
  static func segment(at offset: Int, of segments: [FontSegment]) -> FontSegment {
    segments[max(segments.partitioningIndex { $0.start > offset } - 1, 0)]
  }

  /// Cuts spans where the face changes. Text too small to see is left out, and so is all text on a machine
  /// without any font.
  static func segments(of spans: [TextSpan], library: FontLibrary) -> [FontSegment] {
    var segments: [FontSegment] = []
    var start = 0
    for span in spans {
      let end = start + span.text.utf8.count
      defer { start = end }
      guard end > start, TextShaper.isVisible(size: span.style.font.size),
        let face = library.faceOrWarning(for: span.style.font)
      else { continue }
      let whole = FontSegment(start: start, end: end, style: span.style, face: face)
      let isPlain =
        span.style.picture != nil || span.text.utf8.allSatisfy({ $0 < 0x80 }) && !face.isColored
      let parts = isPlain ? [whole] : whole.cut(span.text, library: library)
      if span.style.font.separatesFigures, span.style.picture == nil {
        segments += parts.flatMap { $0.cutAtFigures(of: span.text, from: start) }
      } else {
        segments += parts
      }
    }
    return segments
  }

  private func cut(_ text: String, library: FontLibrary) -> [FontSegment] {
    var segments: [FontSegment] = []
    var offset = start
    var known: [Unicode.Scalar: FontFace] = [:]
    for character in text {
      let next = offset + character.utf8.count
      let face = self.face(for: character, previous: segments.last?.face, library: library, known: &known)
      if let last = segments.last, last.face == face {
        segments[segments.count - 1].end = next
      } else {
        segments.append(FontSegment(start: offset, end: next, style: style(in: face), face: face))
      }
      offset = next
    }
    return segments
  }

  /// Cuts where digits, with single marks between two of them, meet other characters, of a span that begins
  /// at an offset.
  private func cutAtFigures(of text: String, from origin: Int) -> [FontSegment] {
    guard style.font.separatesFigures else { return [self] }
    let bytes = text.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: start - origin)
    let part = text[first..<bytes.index(first, offsetBy: end - start)]
    var segments: [FontSegment] = []
    var offset = start
    func add(_ length: Int, isFigures: Bool) {
      let isLast = segments.last.map { ($0.style.font.tracking == .figures) == isFigures } ?? false
      if !isLast {
        var segment = self
        segment.start = offset
        if isFigures { segment.style.font.tracking = .figures }
        segments.append(segment)
      }
      offset += length
      segments[segments.count - 1].end = offset
    }
    for index in part.indices {
      let character = part[index]
      let isFigures = character.isFigure || character.joinsFigures && part.hasFigures(around: index)
      add(character.utf8.count, isFigures: isFigures)
    }
    return segments
  }

  /// The style with the substitute's family, weight and slant, so that no display invents a bold emoji.
  private func style(in other: FontFace) -> TextStyle {
    guard other != face else { return style }
    var style = style
    style.font.family = other.family
    style.font.weight = other.weight
    style.font.isItalic = other.isItalic
    return style
  }

  /// The face that draws a character. `known` holds those of characters that were searched for before.
  private func face(
    for character: Character, previous: FontFace?, library: FontLibrary,
    known: inout [Unicode.Scalar: FontFace]
  ) -> FontFace {
    if character.isShownAsEmoji,
      let emoji = try? library.face(for: Font(family: SystemFamily.emoji.rawValue, size: 1))
    {
      return emoji
    }
    // Spaces belong to the word before them: cutting there would break a line of another script into words.
    if character.isWhitespace, let previous, !previous.isColored, previous.coverage.contains(character) {
      return previous
    }
    if face.coverage.contains(character) { return face }
    let scalars = character.unicodeScalars
    let single = scalars.index(after: scalars.startIndex) == scalars.endIndex ? scalars.first : nil
    if let single, let found = known[single] { return found }
    let found = library.substitute(for: character, in: style.font) ?? face
    if let single { known[single] = found }
    return found
  }
}

extension Substring {
  /// Whether there is a digit on either side of a character.
  fileprivate func hasFigures(around index: Index) -> Bool {
    let next = self.index(after: index)
    guard index > startIndex, next < endIndex else { return false }
    return self[self.index(before: index)].isFigure && self[next].isFigure
  }
}

extension TextStyle {
  /// Points after each character: those of the system font, and those that the text asks for.
  public var spacing: CGFloat {
    guard let kern, kern.isFinite else { return font.systemTracking }
    return font.systemTracking + min(max(kern, -1_000), 1_000)
  }
}

extension Character {
  /// Whether the character is one of the digits 0 to 9, and nothing is combined with it.
  fileprivate var isFigure: Bool { isASCII && ("0"..."9").contains(self) }

  /// Whether the character is a mark within numbers, whose shape depends on the digits around it.
  fileprivate var joinsFigures: Bool {
    isASCII && (self == "." || self == "," || self == ":" || self == "/")
  }

  /// Whether the character is meant as a colored picture: by itself, or because a selector asks for it.
  fileprivate var isShownAsEmoji: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, !first.isASCII || scalars.count > 1 else { return false }
    if scalars.contains("\u{FE0F}") { return first.properties.isEmoji }
    return first.properties.isEmojiPresentation && !scalars.contains("\u{FE0E}")
  }
}

extension TypesetRun {
  /// Joins neighbors of one style and one direction, but for tabs.
  static func merged(_ runs: [TypesetRun]) -> [TypesetRun] {
    var merged: [TypesetRun] = []
    // The texts of a run that reads from the right, from left to right: joined once, from the end.
    var texts: [String] = []
    func joinTexts() {
      if texts.count > 1 { merged[merged.count - 1].text = texts.reversed().joined() }
      texts = []
    }
    for run in runs {
      guard let last = merged.indices.last, merged[last].style == run.style,
        merged[last].isRightToLeft == run.isRightToLeft, !merged[last].isTab, !run.isTab
      else {
        joinTexts()
        merged.append(run)
        if run.isRightToLeft { texts = [run.text] }
        continue
      }
      if run.isRightToLeft {
        texts.append(run.text)
      } else {
        merged[last].text += run.text
      }
      merged[last].width += run.width
    }
    joinTexts()
    return merged
  }

  /// Whether the run is a tab.
  var isTab: Bool { text.utf8.count == 1 && text.utf8.first == TextShaper.tab }
}
