/// The work of setting one text: paragraphs are cut into lines, the last line that has room is cut short where
/// more follows, and the lines are placed below each other.
struct TextSetting {
  let shaper: TextShaper
  let paragraph: TextParagraph
  let width: CGFloat
  let maximumLines: Int
  let maximumHeight: CGFloat

  private var lines: [SetLine] = []
  private var isTruncated = false

  init(
    shaper: TextShaper, paragraph: TextParagraph, width: CGFloat, maximumLines: Int, maximumHeight: CGFloat
  ) {
    self.shaper = shaper
    self.paragraph = paragraph
    self.width = width
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
  }

  mutating func run(_ spans: [TextSpan]) -> TypesetText {
    let paragraphs = SpanText.paragraphs(of: spans)
    guard paragraphs.count > 1 || paragraphs.contains(where: { $0.text.count > 0 }) else { return .empty }
    let fitsAll = paragraphs.allSatisfy { place($0) }
    if !fitsAll || (!wraps && lines.contains { $0.shape.width > room(of: $0) + LineBreaker.tolerance }) {
      cutLastLine(hasMore: !fitsAll)
    }
    return finished()
  }

  /// The lines of text that is not cut, each with where it is placed; also for no text, as high as `style` makes it.
  mutating func lines(of spans: [TextSpan]) -> [(line: SetLine, placed: TypesetLine)] {
    for paragraph in SpanText.paragraphs(of: spans) where !place(paragraph) { break }
    let widest = lines.map { leadingIndent(of: $0) + $0.shape.width }.max() ?? 0
    let container = width.isFinite ? width : widest
    return lines.map { ($0, placed($0, in: container)) }
  }

  /// Whether lines that are too long go on below. Modes that cut text do so only on the last line.
  private var wraps: Bool {
    switch paragraph.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: maximumLines != 1
    }
  }

  // MARK: Lines

  /// Adds a paragraph's lines. False when one of them has no room.
  private mutating func place(_ next: SpanText.Paragraph) -> Bool {
    let isRightToLeft = paragraph.readsFromRight(next.text)
    let shape = shaper.shape(next.text.spans, isRightToLeft: isRightToLeft)
    for (index, range) in ranges(of: shape).enumerated() {
      let bytes = shape.bytes(of: range, total: next.text.count)
      let isWhole = bytes.count == next.text.count
      let text = isWhole ? next.text : next.text[bytes]
      var line = SetLine(
        paragraph: next, bytes: bytes, isFirst: index == 0,
        isLast: bytes.upperBound == next.text.count, isRightToLeft: isRightToLeft,
        shape: isWhole ? shape : shaper.shape(text.spans, isRightToLeft: isRightToLeft))
      line.setHeight(of: text, paragraph: paragraph, library: shaper.library)
      if let last = lines.last { line.top = last.top + last.height + spacing(from: last, to: line) }
      let isOneTooMany = maximumLines > 0 && lines.count == maximumLines
      let isTooLow = line.top + line.height > maximumHeight + LineBreaker.tolerance
      if !lines.isEmpty && (isOneTooMany || isTooLow) { return false }
      lines.append(line)
    }
    return true
  }

  private func ranges(of shape: ShapedLine) -> [Range<Int>] {
    guard wraps else { return [0..<shape.clusters.count] }
    let breaker = LineBreaker(
      clusters: shape.clusters, breaksAnywhere: paragraph.lineBreakMode == .byCharWrapping)
    return breaker.lines(
      firstWidth: room(indent: paragraph.firstLineHeadIndent), width: room(indent: paragraph.headIndent),
      limit: maximumLines == 0 ? .max : maximumLines - lines.count)
  }

  private func spacing(from last: SetLine, to next: SetLine) -> CGFloat {
    var spacing = paragraph.lineSpacing.usable + last.leading
    if next.isFirst, !last.paragraph.continues {
      spacing += paragraph.paragraphSpacing.usable + paragraph.paragraphSpacingBefore.usable
    }
    return spacing
  }

  /// The width between the indents.
  private func room(indent: CGFloat) -> CGFloat {
    max(trailingEdge(in: width) - indent.usable, 0)
  }

  private func room(of line: SetLine) -> CGFloat {
    room(indent: line.isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent)
  }

  /// The distance from the leading edge to where lines end.
  private func trailingEdge(in width: CGFloat) -> CGFloat {
    let tail = paragraph.tailIndent.usable
    return tail > 0 ? min(tail, width) : width + tail
  }

  // MARK: Cutting

  private mutating func cutLastLine(hasMore: Bool) {
    isTruncated = true
    guard var line = lines.popLast() else { return }
    let rest = line.paragraph.text[line.bytes.lowerBound..<line.paragraph.text.count]
    let cutter = LineCutter(
      text: rest, hasMore: hasMore, room: room(of: line), isRightToLeft: line.isRightToLeft, shaper: shaper)
    if let shape = cutter.cut(paragraph.lineBreakMode) { line.shape = shape }
    line.isLast = true
    lines.append(line)
  }

  // MARK: Placing

  private func finished() -> TypesetText {
    let widest = lines.map { leadingIndent(of: $0) + $0.shape.width }.max() ?? 0
    let container = width.isFinite ? width : widest
    let last = lines.last!
    return TypesetText(
      lines: lines.map { placed($0, in: container) },
      size: CGSize(width: widest, height: last.top + last.height), isTruncated: isTruncated)
  }

  private func leadingIndent(of line: SetLine) -> CGFloat {
    (line.isFirst ? paragraph.firstLineHeadIndent : paragraph.headIndent).usable
  }

  private func placed(_ line: SetLine, in container: CGFloat) -> TypesetLine {
    let indent = leadingIndent(of: line)
    let trailing = width.isFinite ? trailingEdge(in: container) : container
    let (left, right) =
      line.isRightToLeft ? (container - trailing, container - indent) : (indent, trailing)
    let extra = right - left - line.shape.width
    var runs = line.shape.runs
    var width = line.shape.width
    let x: CGFloat
    switch paragraph.alignment {
    case .left: x = left
    case .right: x = left + extra
    case .center: x = left + extra / 2
    case .justified where !line.isLast && !line.isRightToLeft && extra > 0:
      x = left
      if let stretched = Justification(shaper: shaper).stretched(line, by: extra) {
        runs = stretched
        width += extra
      }
    case .natural, .justified: x = line.isRightToLeft ? left + extra : left
    }
    // A line that reads from the right has its hanging spaces on the left.
    let shift = line.isRightToLeft ? x - line.shape.hangingWidth : x
    return TypesetLine(
      runs: runs.map { run in
        var run = run
        run.x += shift
        return run
      }, x: x, top: line.top, baseline: line.top + line.height - line.descent, height: line.height,
      width: width)
  }
}

extension CGFloat {
  /// Zero in place of what is no number.
  var usable: CGFloat { isFinite ? self : 0 }
}
