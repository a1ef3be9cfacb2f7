/// Text that is put together from words which were shaped before: in interfaces the same words come up again
/// and again, in texts that are all different.
extension TextShaper {
  /// A word in one font, whatever else its style says: nothing else changes its shape.
  struct WordKey: Hashable, Sendable {
    var text: String
    var font: Font

    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
    }
  }

  /// Longer texts are paragraphs, which seldom share their lines with others.
  private static let longestText = 256

  /// Shapes text of words with a space between each two, where that gives the very result that shaping the
  /// whole would: characters that their face draws beside a space as it does alone, in one style that asks
  /// for nothing else. Nil for all other text.
  func shapeByWord(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine? {
    guard spans.count == 1, !isRightToLeft, spans[0].text.utf8.count <= TextShaper.longestText,
      let face = wordFace(for: spans[0].style),
      let ends = endsOfWords(
        in: spans[0].text, face, separatesFigures: spans[0].style.font.separatesFigures)
    else { return nil }
    let hasDigitsByPairs = face.spaceNeighbors.hasDigitsByPairs
    let (text, style) = (spans[0].text, spans[0].style)
    var clusters: [ShapedLine.Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var (start, width) = (0, CGFloat(0))
    func add(_ cluster: ShapedLine.Cluster, at offset: Int, isSpace: Bool) {
      var cluster = cluster
      if offset == start || isSpace {
        let first = text.utf8[text.utf8.index(text.utf8.startIndex, offsetBy: offset)]
        cluster.canBreakBefore = offset > 0 && !isSpace && !TextShaper.forbidsBreak(before: first)
      }
      cluster.offset = offset
      clusters.append(cluster)
      width += cluster.width
    }
    for end in ends {
      if start > 0 {
        guard let space = self.clusters(of: " ", style).first else { return nil }
        add(space, at: start - 1, isSpace: true)
      }
      let utf8 = text.utf8
      let (first, last) = (
        utf8.index(utf8.startIndex, offsetBy: start), utf8.index(utf8.startIndex, offsetBy: end)
      )
      let word = text[first..<last]
      if hasDigitsByPairs, let digits = DigitWidths.digits(of: word) {
        let widths = digitWidths(style)
        for index in digits.indices {
          let width = widths.width(
            of: digits[index], before: index + 1 < digits.count ? digits[index + 1] : nil)
          add(
            ShapedLine.Cluster(offset: 0, width: width, canBreakBefore: false, isSpace: false),
            at: start + index,
            isSpace: false)
        }
      } else {
        for cluster in self.clusters(of: String(word), style) {
          add(cluster, at: start + cluster.offset, isSpace: false)
        }
      }
      start = end + 1
    }
    var line = ShapedLine()
    line.runs = [TypesetRun(text: text, style: style, x: 0, width: width)]
    line.stretches = [
      ShapedLine.Stretch(bytes: 0..<text.utf8.count, x: 0, width: width, isRightToLeft: false)
    ]
    line.clusters = clusters
    return line
  }

  /// The face of a style whose text may be set by words; nil where a style asks for more.
  private func wordFace(for style: TextStyle) -> FontFace? {
    guard style.kern == nil, style.picture == nil, !style.font.hasMonospacedDigits,
      TextShaper.isVisible(size: style.font.size), let face = library.faceOrWarning(for: style.font),
      !face.isColored, SystemFamily(rawValue: face.family) != nil
    else { return nil }
    return face
  }

  /// The ends of the words of a text; nil for one that is to be shaped whole.
  private func endsOfWords(in text: String, _ face: FontFace, separatesFigures: Bool) -> [Int]? {
    let neighbors = face.spaceNeighbors
    var ends: [Int] = []
    if separatesFigures, text.utf8.contains(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      return nil
    }
    var (index, start) = (0, 0)
    for code in text.utf8 {
      if code == UInt8(ascii: " ") {
        guard index > start else { return nil }
        ends.append(index)
        start = index + 1
      } else if !neighbors.contains(code) || !TextShaper.mayStand(code, atStart: index == start) {
        return nil
      }
      index += 1
    }
    // One word is shaped as it is.
    guard !ends.isEmpty, index > start else { return nil }
    return ends + [index]
  }

  /// Whether a character may stand in a word, and begin one: where what this file knows of line breaks is all
  /// there is to know.
  private static func mayStand(_ code: UInt8, atStart: Bool) -> Bool {
    switch code {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "%"), UInt8(ascii: "'"): !atStart
    default: forbidsBreak(before: code)
    }
  }

  /// Whether no line may end before a word that begins with a character, even behind a space (Unicode
  /// Standard Annex 14, LB13).
  private static func forbidsBreak(before code: UInt8) -> Bool {
    code == UInt8(ascii: "!") || code == UInt8(ascii: "?")
  }

  private func digitWidths(_ style: TextStyle) -> DigitWidths {
    digits.value(for: style.font, cost: { _ in 1 }) {
      DigitWidths { shapeWhole([TextSpan($0, style: style)], isRightToLeft: false).clusters.map(\.width) }
    }
  }

  private func clusters(of word: String, _ style: TextStyle) -> [ShapedLine.Cluster] {
    let key = WordKey(text: word, font: style.font)
    return words.value(for: key, cost: { 4 + $0.count }) {
      shapeWhole([TextSpan(word, style: style)], isRightToLeft: false).clusters
    }
  }
}
