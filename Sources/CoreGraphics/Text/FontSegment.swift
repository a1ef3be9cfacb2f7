/// A stretch of a line's text that one face draws in one style.
struct FontSegment {
  /// The offset of its start in the line's UTF-8.
  var start: Int
  /// The offset of its end in the line's UTF-8.
  var end: Int
  /// The style in which it is drawn; the font names the face that was found.
  var style: TextStyle
  var face: FontFace

  /// Points after each character.
  var spacing: CGFloat {
    guard let kern = style.kern, kern.isFinite, style.picture == nil else { return 0 }
    return min(max(kern, -1_000), 1_000)
  }

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
      if span.style.picture != nil || span.text.utf8.allSatisfy({ $0 < 0x80 }) && !face.isColored {
        segments.append(whole)
      } else {
        segments += whole.cut(span.text, library: library)
      }
    }
    return segments
  }

  private func cut(_ text: String, library: FontLibrary) -> [FontSegment] {
    var segments: [FontSegment] = []
    var offset = start
    for character in text {
      let next = offset + character.utf8.count
      let face = self.face(for: character, previous: segments.last?.face, library: library)
      if let last = segments.last, last.face == face {
        segments[segments.count - 1].end = next
      } else {
        segments.append(FontSegment(start: offset, end: next, style: style(in: face), face: face))
      }
      offset = next
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

  private func face(for character: Character, previous: FontFace?, library: FontLibrary) -> FontFace {
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
    return library.substitute(for: character, in: style.font) ?? face
  }
}

extension Character {
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
    for run in runs {
      guard var last = merged.last, last.style == run.style, last.isRightToLeft == run.isRightToLeft,
        !last.isTab, !run.isTab
      else {
        merged.append(run)
        continue
      }
      last.text = run.isRightToLeft ? run.text + last.text : last.text + run.text
      last.width += run.width
      merged[merged.count - 1] = last
    }
    return merged
  }
  /// Whether the run is a tab.
  var isTab: Bool { text == "\t" }
}
