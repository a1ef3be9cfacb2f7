import CCairo

/// Long text that is shaped piece by piece, so that a change of it has one or two pieces shaped again.
extension TextShaper {
  /// Shapes a piece, and remembers it.
  func shapePiece(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine {
    pieces.value(
      for: Key(spans: spans, isRightToLeft: isRightToLeft),
      cost: { 16 + $0.clusters.count + 8 * $0.runs.count }
    ) { shapeWhole(spans, isRightToLeft: isRightToLeft) }
  }

  /// Shapes long text by its pieces; nil for text of one piece. Where it reads from the right somewhere, the
  /// directions are those of the whole.
  func shapeByPiece(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine? {
    guard spans.reduce(0, { $0 + $1.text.utf8.count }) >= LongParagraph.shortest else { return nil }
    let source = SpanText(spans: spans)
    var text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    return text.withUTF8 { bytes in
      let starts = ParagraphPieces.starts(of: bytes, from: 0).starts
      guard starts.count > 1 else { return nil }
      return isRightToLeft || ParagraphPieces.mayReadFromRight(bytes)
        ? joinedDirected(
          source, bytes, at: ParagraphPieces.withoutDigits(starts, of: bytes), isRightToLeft: isRightToLeft)
        : joined(source, bytes, at: starts)
    }
  }

  /// The line of pieces that all read from the left, which stand side by side.
  private func joined(_ source: SpanText, _ bytes: UnsafeBufferPointer<UInt8>, at starts: [Int]) -> ShapedLine
  {
    var line = ShapedLine()
    line.clusters.reserveCapacity(bytes.count)
    var x: CGFloat = 0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      let piece = shapePiece(source[start..<end].spans, isRightToLeft: false)
      add(piece.clusters, from: start, of: bytes, to: &line)
      for var run in piece.runs {
        run.x += x
        line.runs.append(run)
      }
      for var stretch in piece.stretches {
        stretch.bytes = stretch.bytes.lowerBound + start..<stretch.bytes.upperBound + start
        stretch.x += x
        line.stretches.append(stretch)
      }
      line.hasTabs = line.hasTabs || piece.hasTabs
      x += piece.stretches.reduce(0) { $0 + $1.width }
    }
    line.runs = TypesetRun.merged(line.runs)
    return line
  }

  /// The line of pieces whose runs are put in order together.
  private func joinedDirected(
    _ source: SpanText, _ bytes: UnsafeBufferPointer<UInt8>, at starts: [Int], isRightToLeft: Bool
  ) -> ShapedLine {
    let levels = TextShaper.levels(of: bytes, isRightToLeft: isRightToLeft)
    var line = ShapedLine()
    line.clusters.reserveCapacity(bytes.count)
    var runs: [DirectedPiece.Run] = []
    var character = 0
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      let next = bytes[start..<end].reduce(character) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
      let piece = shapeDirected(source[start..<end].spans, levels: Array(levels[character..<next]))
      character = next
      add(piece.clusters, from: start, of: bytes, to: &line)
      for var run in piece.runs {
        run.bytes = run.bytes.lowerBound + start..<run.bytes.upperBound + start
        runs.append(run)
      }
    }
    line.hasTabs = bytes.contains(TextShaper.tab)
    var x: CGFloat = 0
    for index in VisualOrder.indices(of: runs.map(\.level)) {
      let run = runs[index]
      let isRightToLeft = !run.level.isMultiple(of: 2)
      line.runs.append(
        TypesetRun(text: run.text, style: run.style, x: x, width: run.width, isRightToLeft: isRightToLeft))
      line.stretches.append(
        ShapedLine.Stretch(bytes: run.bytes, x: x, width: run.width, isRightToLeft: isRightToLeft))
      x += run.width
    }
    line.runs = TypesetRun.merged(line.runs)
    return line
  }

  /// Adds a piece's clusters to those of its line.
  private func add(
    _ clusters: [ShapedLine.Cluster], from start: Int, of bytes: UnsafeBufferPointer<UInt8>,
    to line: inout ShapedLine
  ) {
    let first = line.clusters.count
    for cluster in clusters {
      line.clusters.append(cluster)
      line.clusters[line.clusters.count - 1].offset += start
    }
    if start > 0, first < line.clusters.count {
      line.clusters[first].canBreakBefore = allowsBreak(at: start, of: bytes)
    }
  }

  /// The number of bytes around a place by which it is decided whether a line may end there.
  private static let breakContext = 24

  /// Whether a line may end before a place at which a piece begins.
  func allowsBreak(at place: Int, of bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if ParagraphPieces.allowsBreak(at: place, of: bytes) { return true }
    // The place was chosen for want of a better one.
    var start = max(place - TextShaper.breakContext, 0)
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    var end = min(place + TextShaper.breakContext, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let count = part.reduce(1) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    let before = part[..<(place - start)].reduce(0) { $0 + ($1 & 0xC0 != 0x80 ? 1 : 0) }
    return part.withMemoryRebound(to: CChar.self) { characters in
      withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count) { attributes in
        attributes.initialize(repeating: PangoLogAttr())
        lock.withLock {
          pango_get_log_attrs(
            characters.baseAddress, Int32(characters.count), -1, pango_context_get_language(context),
            attributes.baseAddress, Int32(count))
        }
        return attributes[before].is_line_break != 0
      }
    }
  }
}

extension TypesetRun {
  /// The run's text from left to right in pieces, each of which is drawn at once.
  var piecesToDraw: [String] {
    guard text.utf8.count >= LongParagraph.shortest else { return [text] }
    var whole = text
    let pieces = whole.withUTF8 { bytes in
      let starts = ParagraphPieces.starts(of: bytes, from: 0).starts
      return starts.indices.map { index in
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        return String(decoding: bytes[starts[index]..<end], as: UTF8.self)
      }
    }
    return isRightToLeft ? pieces.reversed() : pieces
  }
}

extension TextSetting {
  /// A paragraph of which no more lines are wanted than a few, without most of what these have no room for.
  func shortened(_ paragraph: SpanText.Paragraph) -> SpanText.Paragraph {
    guard paragraph.byteLength >= LongParagraph.shortest, width.isFinite, layout.isPlain,
      let count = mostLines(of: paragraph)
    else { return paragraph }
    switch paragraph.format.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle: return paragraph
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: break
    }
    var text = paragraph.text.spans.map(\.text).joined()
    let length = text.utf8.count
    let end = text.withUTF8 { bytes in
      let isRightToLeft = paragraph.format.readsFromRight(paragraph.text)
      var room = CGFloat(count) * max(width, 1)
      var (last, end) = (0, length)
      _ = ParagraphPieces.starts(of: bytes, from: 0) { start in
        let piece = shaper.shapePiece(paragraph.text[last..<start].spans, isRightToLeft: isRightToLeft)
        // Spaces hang at the end of a line, however many there are.
        room -= piece.clusters.reduce(0) { $0 + ($1.isSpace ? 0 : $1.width) }
        last = start
        guard room < 0 else { return false }
        end = start
        return true
      }
      return end
    }
    guard end < length else { return paragraph }
    var shortened = paragraph
    shortened.text = paragraph.text[0..<end]
    shortened.dropped = paragraph.dropped.filter { $0 <= end }
    return shortened
  }

  /// Twice the number of lines that a paragraph may have, and two more; nil for no limit.
  private func mostLines(of paragraph: SpanText.Paragraph) -> Int? {
    if maximumLines > 0 { return 2 * maximumLines + 2 }
    guard maximumHeight.isFinite else { return nil }
    let format = paragraph.format
    let sizes = paragraph.text.spans.map { $0.style.font.size }
    var least = (sizes.min() ?? 0) / 2
    if format.lineHeightMultiple.usable > 0 { least *= min(format.lineHeightMultiple, 1) }
    if format.maximumLineHeight.usable > 0 { least = min(least, format.maximumLineHeight) }
    guard least > 0, maximumHeight / least < 10_000 else { return nil }
    return 2 * Int(maximumHeight / least) + 2
  }
}
