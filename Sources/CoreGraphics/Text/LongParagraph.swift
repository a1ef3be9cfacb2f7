/// A paragraph that is so long that it is set piece by piece: what an edit leaves as it was is not set again,
/// and the rest need not be set at once.
struct LongParagraph {
  private let setting: TextSetting
  private let source: SpanText.Paragraph
  private var text: String
  private let isRightToLeft: Bool
  private let tabs: TabStops
  private let total: Int
  private var pieces: [Int] = []

  /// The clusters that were shaped and not yet put into lines, their offsets in the paragraph.
  private var window: [ShapedLine.Cluster] = []
  private var nextCluster = 0
  private var nextPiece = 0
  /// The number of bytes that were put into lines.
  private(set) var bytesSet = 0

  /// Paragraphs of so many bytes are long.
  static let shortest = 1_000

  /// Prepares to set a paragraph; nil for one that is set whole.
  init?(_ source: SpanText.Paragraph, in setting: TextSetting) {
    guard source.byteLength >= LongParagraph.shortest, setting.width.isFinite, setting.hasNoLimits,
      setting.layout.isPlain, setting.wraps(source.format)
    else { return nil }
    var text =
      source.text.spans.count == 1 ? source.text.spans[0].text : source.text.spans.map(\.text).joined()
    tabs = TabStops(source.format)
    guard text.utf8.count >= LongParagraph.shortest,
      source.text.spans.allSatisfy({ $0.style.picture == nil }),
      // Text behind a tab that decides how wide the tab is may not be shaped yet.
      tabs.dependOnlyOnStart || text.withUTF8({ memchr($0.baseAddress!, 9, $0.count) == nil })
    else { return nil }
    (self.setting, self.source, self.text) = (setting, source, text)
    isRightToLeft = source.format.readsFromRight(source.text)
    total = text.utf8.count
  }

  /// Sets lines behind those that are set, of `bytes` bytes at least or to the end. Begins anew without a
  /// block.
  mutating func set(_ block: SetBlock?, bytes: Int) -> SetBlock {
    var block = block ?? SetBlock(lines: [], widest: 0, height: 0, leading: 0)
    if block.pieces.isEmpty {
      block.pieces = text.withUTF8 { ParagraphPieces.starts(of: $0, from: 0).starts }
    }
    pieces = block.pieces
    let start = block.lines.last?.bytes.upperBound ?? 0
    let former = block.former
    block.former = nil
    var kept: Int?
    let first = block.lines.count
    setLines(of: &block) { next in
      kept = former?.index(of: next)
      return kept != nil || next - start >= bytes
    }
    if let former, let kept {
      block.add(former, from: kept)
    } else {
      block.former = former
    }
    finish(&block, from: first)
    return block
  }

  /// Sets a paragraph that differs in a part from one that was set, whose text was `oldText`: lines far from
  /// that part are kept. Where the lines behind it do not fall into their former places within `bytes` bytes,
  /// the rest is left to be set later.
  mutating func set(
    changing old: SetBlock, of oldText: SpanText, by change: TextDifference, bytes: Int
  ) -> SetBlock {
    let cut = piecesChanged(from: old.pieces, by: change)
    pieces = cut.pieces
    var block = old
    block.pieces = pieces
    let area = changedArea(cut, old: old.pieces, of: oldText, by: change)
    let later = old.former?.moved(byBytes: change.growth, from: area.upperBound)
    block.former = later
    let first = firstLine(before: area.lowerBound, in: old.lines)
    guard first < old.lines.count else { return set(block, bytes: 0) }
    block.lines.removeSubrange(first...)
    let former = FormerLines(lines: old.lines, growth: change.growth, start: area.upperBound)
    let begin = block.lines.last?.bytes.upperBound ?? 0
    let most = min(area.upperBound - begin, TextLayout.editSize) + bytes
    var kept: Int?
    setLines(of: &block) { start in
      kept = former.index(of: start)
      // What is pasted, and what is behind all that was set before, is set when it is needed.
      return kept != nil || start - begin >= most || start >= former.end
    }
    if let kept {
      block.add(former, from: kept)
    } else {
      block.former = later ?? former
    }
    finish(&block)
    return block
  }

  /// The first line whose end may depend on a byte: what follows a line decides where it ends, up to the
  /// first character that has no room in it, which is no further than the start of the line after the next.
  private func firstLine(before byte: Int, in lines: [PlacedLine]) -> Int {
    let line = max(LongParagraph.line(at: byte, in: lines) - 2, 0)
    let format = source.format
    let (first, other) = (
      setting.room(indent: format.firstLineHeadIndent, format: format),
      setting.room(indent: format.headIndent, format: format)
    )
    // A first line that is wider than the others looks further ahead.
    guard first > other else { return line }
    return CGFloat(line) > 2 * first / max(other, 1) + 2 ? line : 0
  }

  /// The share of the paragraph that is set.
  static func isComplete(_ block: SetBlock, of source: SpanText.Paragraph) -> Bool {
    block.pieces.isEmpty || block.lines.last?.bytes.upperBound == source.text.count
  }

  /// The index of the line that a byte lies in, of those that are set; their number behind them.
  private static func line(at byte: Int, in lines: [PlacedLine]) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].bytes.upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Pieces

  /// The pieces of a changed text, of which those of a range are new, in place of those of another range.
  private struct CutPieces {
    var pieces: [Int]
    var new: Range<Int>
    var old: Range<Int>
  }

  private func piecesChanged(from old: [Int], by change: TextDifference) -> CutPieces {
    let reach = ParagraphPieces.reach
    let kept = max(old.partitioningIndex { $0 + reach > change.start }, 1) - 1
    var text = text
    return text.withUTF8 { bytes in
      var rest = old.count
      let (starts, _) = ParagraphPieces.starts(of: bytes, from: old[kept]) { start in
        guard start >= change.newEnd + reach else { return false }
        let index = old.partitioningIndex { $0 >= start - change.growth }
        guard index < old.count, old[index] == start - change.growth else { return false }
        rest = index
        return true
      }
      return CutPieces(
        pieces: old[..<kept] + starts + old[rest...].map { $0 + change.growth },
        new: kept..<kept + starts.count, old: kept..<rest)
    }
  }

  /// From so many bytes on, pieces that are new count as changed without a look at what they were.
  private static let mostCompared = 40_000

  /// The bytes whose letters, or the places where lines may end between them, are not what they were: a
  /// change reaches as far as letters are joined, and no further than its pieces.
  private func changedArea(
    _ cut: CutPieces, old: [Int], of oldText: SpanText, by change: TextDifference
  ) -> Range<Int> {
    func bytes(_ range: Range<Int>, of pieces: [Int], total: Int) -> Range<Int> {
      pieces[range.lowerBound]..<(range.upperBound < pieces.count ? pieces[range.upperBound] : total)
    }
    let new = bytes(cut.new, of: cut.pieces, total: total)
    guard new.count <= LongParagraph.mostCompared, !cut.old.isEmpty,
      bytes(cut.old, of: old, total: oldText.count).count <= LongParagraph.mostCompared
    else { return new }
    let (before, after) = (
      clusters(cut.old, at: old, of: oldText), clusters(cut.new, at: cut.pieces, of: source.text)
    )
    let shorter = min(before.count, after.count)
    var (front, back) = (0, 0)
    while front < shorter, before[front] == after[front] { front += 1 }
    while back < shorter - front,
      before[before.count - 1 - back].moved(by: change.growth) == after[after.count - 1 - back]
    {
      back += 1
    }
    let start = front < after.count ? after[front].offset : new.upperBound
    let end = back == 0 ? new.upperBound : after[after.count - back].offset
    return min(start, change.start)..<max(end, change.newEnd)
  }

  /// The clusters of some pieces.
  private func clusters(_ range: Range<Int>, at pieces: [Int], of text: SpanText) -> [ShapedLine.Cluster] {
    let total = text.count
    return range.flatMap { index in
      let start = pieces[index]
      let end = index + 1 < pieces.count ? pieces[index + 1] : total
      return setting.shaper.shapePiece(text[start..<end].spans, isRightToLeft: isRightToLeft).clusters
        .map { $0.moved(by: start) }
    }
  }

  // MARK: Lines

  /// Adds lines until the paragraph is over, or `isEnough` says so of the byte where the next would begin.
  private mutating func setLines(of block: inout SetBlock, until isEnough: (Int) -> Bool) {
    var start = block.lines.last?.bytes.upperBound ?? 0
    open(at: start)
    while start < total, block.lines.isEmpty || !isEnough(start) {
      let end = endOfLine(isFirst: block.lines.isEmpty)
      block.lines.append(line(start..<end, isFirst: block.lines.isEmpty))
      bytesSet += end - start
      start = end
    }
  }

  /// Makes the clusters from a byte on the next ones.
  private mutating func open(at start: Int) {
    (window, nextCluster) = ([], 0)
    nextPiece = max(pieces.partitioningIndex { $0 > start } - 1, 0)
    guard start < total else { return }
    shapeNextPiece()
    nextCluster = window.partitioningIndex { $0.offset >= start }
  }

  /// Shapes the next piece. What is behind ended lines is dropped where that is no less than what is kept.
  private mutating func shapeNextPiece(keepingFrom scan: inout LineBreaker.Scan) {
    if nextCluster * 2 >= window.count {
      window.removeFirst(nextCluster)
      scan.index -= nextCluster
      if let wordBreak = scan.wordBreak { scan.wordBreak = wordBreak - nextCluster }
      nextCluster = 0
    }
    shapeNextPiece()
  }

  private mutating func shapeNextPiece() {
    let start = pieces[nextPiece]
    let end = nextPiece + 1 < pieces.count ? pieces[nextPiece + 1] : total
    nextPiece += 1
    var clusters = setting.shaper.shapePiece(source.text[start..<end].spans, isRightToLeft: isRightToLeft)
      .clusters
    for index in clusters.indices { clusters[index].offset += start }
    if start > 0, !clusters.isEmpty {
      let shaper = setting.shaper
      clusters[0].canBreakBefore = text.withUTF8 { shaper.allowsBreak(at: start, of: $0) }
    }
    window += clusters
  }

  /// Takes the next line's clusters out of the window. Answers the byte where the line ends.
  private mutating func endOfLine(isFirst: Bool) -> Int {
    let indent = (isFirst ? source.format.firstLineHeadIndent : source.format.headIndent)
    let room = (setting.room(indent: indent, format: source.format), indent.usable)
    var scan = LineBreaker.Scan(index: nextCluster)
    while true {
      let breaker = LineBreaker(
        clusters: window, breaksAnywhere: source.format.lineBreakMode == .byCharWrapping, tabs: tabs)
      let end = breaker.endOfLine(from: nextCluster, in: room, &scan)
      guard end == window.count, nextPiece < pieces.count else {
        nextCluster = end
        return end < window.count ? window[end].offset : total
      }
      shapeNextPiece(keepingFrom: &scan)
    }
  }

  private func line(_ bytes: Range<Int>, isFirst: Bool) -> PlacedLine {
    let part = source.text[bytes]
    var line = SetLine(
      paragraph: source, bytes: bytes, isFirst: isFirst, isLast: bytes.upperBound == total,
      isRightToLeft: isRightToLeft, shape: setting.shaper.shape(part.spans, isRightToLeft: isRightToLeft))
    line.shape = line.shape.withTabs(tabs, from: line.indent)
    line.setHeight(of: part, library: setting.shaper.library)
    return PlacedLine(line, placed: setting.placed(line, in: setting.width), paragraph: 0)
  }

  /// Places the lines from one on below those before it.
  private func finish(_ block: inout SetBlock, from first: Int = 0) {
    let spacing = source.format.lineSpacing.usable
    var (top, leading, widest) =
      first == 0 ? (0, 0, 0) : (block.height, block.leading, block.widest)
    for index in first..<block.lines.count {
      if index > 0 { top += spacing + leading }
      if block.lines[index].placed.top != top {
        let line = block.lines[index]
        block.lines[index].placed.top = top
        block.lines[index].placed.baseline = top + line.placed.height - line.descent
      }
      top += block.lines[index].placed.height
      leading = block.lines[index].leading
      widest = max(widest, block.lines[index].extent)
    }
    (block.height, block.leading, block.widest) = (top, leading, widest)
  }
}

extension ShapedLine.Cluster {
  fileprivate func moved(by bytes: Int) -> Self {
    var moved = self
    moved.offset += bytes
    return moved
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the first element of which a predicate holds, which holds of all behind it.
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
