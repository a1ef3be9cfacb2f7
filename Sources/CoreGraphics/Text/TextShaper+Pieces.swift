/// Long text that is shaped piece by piece, so that a change of it has one or two pieces shaped again.
extension TextShaper {
  /// Shapes a piece, and remembers it.
  func shapePiece(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine {
    pieces.value(
      for: Key(spans: spans, isRightToLeft: isRightToLeft),
      cost: { 16 + $0.clusters.count + 8 * $0.runs.count }
    ) { shapeWhole(spans, isRightToLeft: isRightToLeft) }
  }

  /// Shapes long text by its pieces, where they stand side by side in reading order: where all of it reads
  /// from the left. Nil for other text.
  func shapeByPiece(_ spans: [TextSpan], isRightToLeft: Bool) -> ShapedLine? {
    guard !isRightToLeft, spans.reduce(0, { $0 + $1.text.utf8.count }) >= LongParagraph.shortest else {
      return nil
    }
    let source = SpanText(spans: spans)
    var text = spans.count == 1 ? spans[0].text : spans.map(\.text).joined()
    var line = ShapedLine()
    let isShaped = text.withUTF8 { bytes in
      guard !ParagraphPieces.mayReadFromRight(bytes) else { return false }
      let starts = ParagraphPieces.starts(of: bytes, from: 0).starts
      guard starts.count > 1 else { return false }
      line.clusters.reserveCapacity(bytes.count)
      var x: CGFloat = 0
      for (index, start) in starts.enumerated() {
        let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
        let piece = shapePiece(source[start..<end].spans, isRightToLeft: false)
        let first = line.clusters.count
        for cluster in piece.clusters {
          line.clusters.append(cluster)
          line.clusters[line.clusters.count - 1].offset += start
        }
        if start > 0, first < line.clusters.count {
          line.clusters[first].canBreakBefore = ParagraphPieces.allowsBreak(at: start, of: bytes)
        }
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
      return true
    }
    guard isShaped else { return nil }
    line.runs = TypesetRun.merged(line.runs)
    return line
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
