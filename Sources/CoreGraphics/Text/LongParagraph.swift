/// A paragraph that is so long that it is set piece by piece: what an edit leaves as it was is not set again, and the rest need not be
/// set at once.
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
    let hasTab = text.withUTF8 { memchr($0.baseAddress!, 9, $0.count) != nil }
    guard text.utf8.count >= LongParagraph.shortest, !hasTab,
      source.text.spans.allSatisfy({ $0.style.picture == nil })
    else { return nil }
    (self.setting, self.source, self.text) = (setting, source, text)
    isRightToLeft = source.format.readsFromRight(source.text)
    tabs = TabStops(source.format)
    total = text.utf8.count
  }

  /// Sets lines behind those that are set, of `bytes` bytes at least or to the end. Begins anew without a block.
  mutating func set(_ block: SetBlock?, bytes: Int) -> SetBlock {
    var block = block ?? SetBlock(lines: [], widest: 0, height: 0, leading: 0)
    if block.pieces.isEmpty {
      block.pieces = text.withUTF8 { ParagraphPieces.starts(of: $0, from: 0).starts }
    }
    pieces = block.pieces
    let start = block.lines.last?.bytes.upperBound ?? 0
    setLines(of: &block, until: { $0 - start >= bytes })
    finish(&block)
    return block
  }

  /// Sets a paragraph that differs in a part from one that was set: lines far from that part are kept.
  mutating func set(changing old: SetBlock, by change: TextDifference) -> SetBlock {
    pieces = piecesChanged(from: old.pieces, by: change)
    var block = old
    block.pieces = pieces
    // What changes the first word of a line may bring it to the line before.
    let changed = LongParagraph.line(at: change.start, in: old.lines)
    let first = max(changed - 1, 0)
    guard first < old.lines.count else { return set(block, bytes: 0) }
    block.lines.removeSubrange(first...)
    let growth = change.growth
    var kept: Int?
    setLines(of: &block) { start in
      guard start >= change.newEnd else { return false }
      let index = LongParagraph.line(at: start - growth, in: old.lines)
      guard index < old.lines.count, index > first, old.lines[index].bytes.lowerBound == start - growth else {
        // Behind what was set before, the rest is set when it is needed.
        return start - growth >= old.lines.last!.bytes.upperBound
      }
      kept = index
      return true
    }
    if let kept {
      block.lines += old.lines[kept...]
      if growth != 0 {
        for index in (block.lines.count - (old.lines.count - kept))..<block.lines.count {
          let bytes = block.lines[index].bytes
          block.lines[index].bytes = bytes.lowerBound + growth..<bytes.upperBound + growth
        }
      }
    }
    finish(&block)
    return block
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

  private func piecesChanged(from old: [Int], by change: TextDifference) -> [Int] {
    let reach = ParagraphPieces.reach
    var kept = old.partitioningIndex { $0 + reach > change.start }
    kept = max(kept, 1)
    var text = text
    return text.withUTF8 { bytes in
      var rest = 0
      let (starts, stop) = ParagraphPieces.starts(of: bytes, from: old[kept - 1]) { start in
        guard start >= change.newEnd + reach else { return false }
        rest = old.partitioningIndex { $0 >= start - change.growth }
        return rest < old.count && old[rest] == start - change.growth
      }
      let tail = stop == nil ? [] : old[rest...].map { $0 + change.growth }
      return old[..<(kept - 1)] + starts + tail
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

  private mutating func shapeNextPiece() {
    let start = pieces[nextPiece]
    let end = nextPiece + 1 < pieces.count ? pieces[nextPiece + 1] : total
    nextPiece += 1
    var clusters = setting.shaper.shapePiece(source.text[start..<end].spans, isRightToLeft: isRightToLeft)
      .clusters
    for index in clusters.indices { clusters[index].offset += start }
    if start > 0, !clusters.isEmpty {
      clusters[0].canBreakBefore = text.withUTF8 { ParagraphPieces.allowsBreak(at: start, of: $0) }
    }
    window.removeFirst(nextCluster)
    nextCluster = 0
    window += clusters
  }

  /// Takes the next line's clusters out of the window. Answers the byte where the line ends.
  private mutating func endOfLine(isFirst: Bool) -> Int {
    let indent = (isFirst ? source.format.firstLineHeadIndent : source.format.headIndent)
    let room = (setting.room(indent: indent, format: source.format), indent.usable)
    while true {
      let breaker = LineBreaker(
        clusters: window, breaksAnywhere: source.format.lineBreakMode == .byCharWrapping, tabs: tabs)
      let end = breaker.endOfLine(from: nextCluster, in: room)
      guard end == window.count, nextPiece < pieces.count else {
        nextCluster = end
        return end < window.count ? window[end].offset : total
      }
      shapeNextPiece()
    }
  }

  private func line(_ bytes: Range<Int>, isFirst: Bool) -> PlacedLine {
    let part = source.text[bytes]
    var line = SetLine(
      paragraph: source, bytes: bytes, isFirst: isFirst, isLast: bytes.upperBound == total,
      isRightToLeft: isRightToLeft, shape: setting.shaper.shape(part.spans, isRightToLeft: isRightToLeft))
    line.setHeight(of: part, library: setting.shaper.library)
    return PlacedLine(line, placed: setting.placed(line, in: setting.width), paragraph: 0)
  }

  /// Places the lines below each other.
  private func finish(_ block: inout SetBlock) {
    let spacing = source.format.lineSpacing.usable
    var (top, leading, widest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    for index in block.lines.indices {
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
