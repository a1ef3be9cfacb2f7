/// Text that is put together from words which were shaped before: in interfaces the same words come up again and again, in texts that
/// are all different.
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

  /// Shapes text of words with a space between each two, where that gives the very result that shaping the whole would: letters that
  /// their face draws beside a space as it does alone, in one style that asks for nothing else. Nil for all other text.
  func shapeByWord(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine? {
    guard spans.count == 1, !isRightToLeft, spans[0].text.utf8.count <= TextShaper.longestText,
      let ends = endsOfWords(in: spans[0])
    else { return nil }
    let (text, style) = (spans[0].text, spans[0].style)
    var clusters: [ShapedLine.Cluster] = []
    clusters.reserveCapacity(text.utf8.count)
    var (start, width) = (0, CGFloat(0))
    func add(_ cluster: ShapedLine.Cluster, at offset: Int, isSpace: Bool) {
      var cluster = cluster
      cluster.canBreakBefore = offset > 0 && offset == start && !isSpace
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
      for cluster in self.clusters(of: String(text[first..<last]), style) {
        add(cluster, at: start + cluster.offset, isSpace: false)
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

  /// The ends of the words of a text; nil for one that is to be shaped whole.
  private func endsOfWords(in span: TextSpan) -> [Int]? {
    let style = span.style
    guard style.kern == nil, style.picture == nil, !style.font.hasMonospacedDigits,
      TextShaper.isVisible(size: style.font.size), let face = library.faceOrWarning(for: style.font),
      !face.isColored, SystemFamily(rawValue: face.family) != nil
    else { return nil }
    let neighbors = face.spaceNeighbors
    var ends: [Int] = []
    var (index, start) = (0, 0)
    for code in span.text.utf8 {
      if code == UInt8(ascii: " ") {
        guard index > start else { return nil }
        ends.append(index)
        start = index + 1
      } else if !neighbors.contains(code) {
        return nil
      }
      index += 1
    }
    // One word is shaped as it is.
    guard !ends.isEmpty, index > start else { return nil }
    return ends + [index]
  }

  private func clusters(of word: String, _ style: TextStyle) -> [ShapedLine.Cluster] {
    let key = WordKey(text: word, font: style.font)
    return words.value(for: key, cost: { 4 + $0.count }) {
      shapeWhole([TextSpan(word, style: style)], isRightToLeft: false).clusters
    }
  }
}
