/// The work of setting one text: paragraphs are cut into lines, the last line that has room is cut short
/// where more follows, and the lines are placed below each other.
struct TextSetting {
  let shaper: TextShaper
  /// The format of the lines of paragraphs that specify none of their own.
  let format: TextParagraph
  let width: CGFloat
  let maximumLines: Int
  let maximumHeight: CGFloat
  /// The areas that lines flow around, and the changes that are made to them.
  let layout: LineLayout

  var lines: [SetLine] = []
  private var isTruncated = false

  init(
    shaper: TextShaper, paragraph: TextParagraph, width: CGFloat, maximumLines: Int, maximumHeight: CGFloat,
    layout: LineLayout = LineLayout()
  ) {
    self.shaper = shaper
    format = paragraph
    self.width = width
    self.maximumLines = maximumLines
    self.maximumHeight = maximumHeight
    self.layout = layout
  }

  mutating func run(_ spans: [TextSpan]) -> TypesetText {
    let paragraphs = SpanText.paragraphs(of: spans, format: format)
    guard paragraphs.count > 1 || paragraphs.contains(where: { $0.text.count > 0 }) else { return .empty }
    if isStacked(paragraphs) { return stacked(paragraphs) }
    let fitsAll = paragraphs.allSatisfy { place($0) }
    if !fitsAll || lines.contains(where: isTooLong) {
      cutLastLine(hasMore: !fitsAll)
    }
    return finished()
  }

  /// The lines of text that is not cut, each with its paragraph and where it is placed; also for no text, as
  /// high as its style makes it.
  mutating func lines(of spans: [TextSpan]) -> [PlacedLine] {
    let paragraphs = SpanText.paragraphs(of: spans, format: format)
    guard !isStacked(paragraphs) else {
      var lines: [PlacedLine] = []
      stack(paragraphs) { block, top, index in
        for var line in block.lines {
          line.placed.move(down: top)
          line.paragraph = index
          lines.append(line)
        }
      }
      return lines
    }
    for paragraph in paragraphs where !place(paragraph) { break }
    let container = width.isFinite ? width : widest
    var index = -1
    return lines.map { line in
      if line.isFirst { index += 1 }
      return PlacedLine(line, placed: placed(line, in: container), paragraph: index)
    }
  }

  // MARK: Long texts

  /// Whether the text is long, and its paragraphs do not depend on one another but for their tops. Such
  /// paragraphs are remembered one by one, so that a change of one costs little. ``TextLayout`` adds the same
  /// numbers in the same order.
  private func isStacked(_ paragraphs: [SpanText.Paragraph]) -> Bool {
    width.isFinite && hasNoLimits && layout.isPlain
      && (paragraphs.count > 16 || paragraphs.reduce(0) { $0 + $1.byteLength } >= TextLayout.longText)
  }

  /// Whether all of the text is set, however much room it takes.
  var hasNoLimits: Bool { maximumLines == 0 && maximumHeight == .infinity }

  /// Room for a text of a megabyte, which several may set.
  private static let blocks = BoundedCache<BlockKey, SetBlock>(limit: 16_000_000)

  private struct BlockKey: Hashable, Sendable {
    var text: SpanText
    var style: TextStyle?
    var format: TextParagraph
    var width: CGFloat
  }

  /// A paragraph that is set by itself.
  func block(of paragraph: SpanText.Paragraph) -> SetBlock {
    let key = BlockKey(
      text: paragraph.text, style: paragraph.text.spans.isEmpty ? paragraph.style : nil,
      format: paragraph.format, width: width)
    return TextSetting.blocks.value(for: key, cost: { 64 + 64 * $0.lines.count + paragraph.text.count }) {
      if var long = LongParagraph(paragraph, in: self) { return long.set(nil, bytes: .max) }
      var setting = TextSetting(
        shaper: shaper, paragraph: format, width: width, maximumLines: 0, maximumHeight: .infinity)
      _ = setting.place(paragraph)
      let lines = setting.lines
      let last = lines[lines.count - 1]
      return SetBlock(
        lines: lines.map { PlacedLine($0, placed: setting.placed($0, in: width), paragraph: 0) },
        widest: setting.widest, height: last.top + last.height,
        leading: last.leading)
    }
  }

  /// Visits the paragraphs' lines with the tops of their paragraphs. Answers the size of all.
  @discardableResult private func stack(
    _ paragraphs: [SpanText.Paragraph], _ visit: (_ block: SetBlock, _ top: CGFloat, _ index: Int) -> Void
  ) -> CGSize {
    var size = CGSize.zero
    var leading: CGFloat = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let block = block(of: paragraph)
      if index > 0 {
        size.height += TextSetting.spacing(
          from: paragraphs[index - 1], leading: leading, to: paragraph, beginsParagraph: true)
      }
      visit(block, size.height, index)
      size.height += block.height
      size.width = max(size.width, block.widest)
      leading = block.leading
    }
    return size
  }

  private func stacked(_ paragraphs: [SpanText.Paragraph]) -> TypesetText {
    var lines: [TypesetLine] = []
    let size = stack(paragraphs) { block, top, _ in
      for line in block.lines {
        var placed = line.placed
        placed.move(down: top)
        lines.append(placed)
      }
    }
    return TypesetText(lines: lines, size: size, isTruncated: false)
  }

  // MARK: Lines

  /// Whether lines that are too long go on below. Modes that cut text do so only on the last line.
  func wraps(_ format: TextParagraph) -> Bool {
    switch format.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: true
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: maximumLines != 1
    }
  }

  private func isTooLong(_ line: SetLine) -> Bool {
    !wraps(line.paragraph.format) && line.shape.width > room(of: line) + LineBreaker.tolerance
  }

  /// Adds a paragraph's lines. False when one of them has no room.
  private mutating func place(_ paragraph: SpanText.Paragraph) -> Bool {
    let next = shortened(paragraph)
    let isRightToLeft = next.format.readsFromRight(next.text)
    let tabs = TabStops(next.format)
    let shape = shaper.shape(next.text.spans, isRightToLeft: isRightToLeft)
    let paragraph = Paragraph(source: next, shape: shape, tabs: tabs, isRightToLeft: isRightToLeft)
    if let exclusions = layout.exclusions, width.isFinite, wraps(next.format) {
      return flow(paragraph, around: exclusions)
    }
    for (index, range) in ranges(of: shape, format: next.format, tabs: tabs).enumerated() {
      var line = self.line(of: paragraph, range: range, isFirst: index == 0, slot: nil)
      if let last = lines.last { line.top = last.top + last.height + spacing(from: last, to: line) }
      layout.hooks?.adjust(
        &line, placed: placed(line, in: width.isFinite ? width : line.indent + line.shape.width))
      let isOneTooMany = maximumLines > 0 && lines.count == maximumLines
      let isTooLow = line.top + line.height > maximumHeight + LineBreaker.tolerance
      if !lines.isEmpty && (isOneTooMany || isTooLow) { return false }
      lines.append(line)
    }
    return true
  }

  /// A paragraph that is cut into lines: its text as one long line.
  struct Paragraph {
    var source: SpanText.Paragraph
    var shape: ShapedLine
    var tabs: TabStops
    var isRightToLeft: Bool
  }

  /// A range of a paragraph's clusters as a line, with its height; in a slot where lines flow around
  /// something.
  func line(of paragraph: Paragraph, range: Range<Int>, isFirst: Bool, slot: TextSlot?) -> SetLine {
    let (next, isRightToLeft) = (paragraph.source, paragraph.isRightToLeft)
    let bytes = paragraph.shape.bytes(of: range, total: next.text.count)
    let isWhole = bytes.count == next.text.count
    let text = isWhole ? next.text : next.text[bytes]
    var line = SetLine(
      paragraph: next, bytes: bytes, isFirst: isFirst,
      isLast: bytes.upperBound == next.text.count, isRightToLeft: isRightToLeft,
      shape: isWhole ? paragraph.shape : shaper.shape(text.spans, isRightToLeft: isRightToLeft))
    line.slot = slot
    line.shape = line.shape.withTabs(paragraph.tabs, from: line.indent)
    line.setHeight(of: text, library: shaper.library)
    return line
  }

  private func ranges(of shape: ShapedLine, format: TextParagraph, tabs: TabStops) -> [Range<Int>] {
    guard wraps(format) else { return [0..<shape.clusters.count] }
    let breaker = LineBreaker(
      clusters: shape.clusters, breaksAnywhere: format.lineBreakMode == .byCharWrapping, tabs: tabs)
    func room(indent: CGFloat) -> LineBreaker.Room {
      (self.room(indent: indent, format: format), indent.usable)
    }
    return breaker.lines(
      first: room(indent: format.firstLineHeadIndent), other: room(indent: format.headIndent),
      limit: maximumLines == 0 ? .max : maximumLines - lines.count)
  }

  func spacing(from last: SetLine, to next: SetLine) -> CGFloat {
    if let hooks = layout.hooks { return hooks.spacing(from: last, to: next) }
    return TextSetting.spacing(
      from: last.paragraph, leading: last.leading, to: next.paragraph, beginsParagraph: next.isFirst)
  }

  /// The space below a line of one paragraph and above the next line.
  static func spacing(
    from last: SpanText.Paragraph, leading: CGFloat, to next: SpanText.Paragraph, beginsParagraph: Bool
  ) -> CGFloat {
    var spacing = last.format.lineSpacing.usable + leading
    if beginsParagraph, !last.continues {
      spacing += last.format.paragraphSpacing.usable + next.format.paragraphSpacingBefore.usable
    }
    return spacing
  }

  /// The width between the indents.
  func room(indent: CGFloat, format: TextParagraph) -> CGFloat {
    max(trailingEdge(in: width, format: format) - indent.usable, 0)
  }

  private func room(of line: SetLine) -> CGFloat {
    line.slot.map { $0.right - $0.left } ?? room(indent: line.indent, format: line.paragraph.format)
  }

  /// The distance from the leading edge to where lines end.
  func trailingEdge(in width: CGFloat, format: TextParagraph) -> CGFloat {
    let tail = format.tailIndent.usable
    return tail > 0 ? min(tail, width) : width + tail
  }

  // MARK: Cutting

  private mutating func cutLastLine(hasMore: Bool) {
    isTruncated = true
    guard var line = lines.popLast() else { return }
    let rest = line.paragraph.text[line.bytes.lowerBound..<line.paragraph.text.count]
    let cutter = LineCutter(text: rest, hasMore: hasMore, room: room(of: line)) { [shaper] text in
      shaper.shape(text.spans, isRightToLeft: line.isRightToLeft)
        .withTabs(TabStops(line.paragraph.format), from: line.indent)
    }
    if let shape = cutter.cut(line.paragraph.format.lineBreakMode) { line.shape = shape }
    line.isLast = true
    lines.append(line)
  }

  // MARK: Placing

  /// The width of the widest line with its indent.
  private var widest: CGFloat {
    lines.map { ($0.slot?.left ?? $0.indent) + $0.shape.width }.max() ?? 0
  }

  private func finished() -> TypesetText {
    let container = width.isFinite ? width : widest
    let last = lines.last!
    return TypesetText(
      lines: lines.map { placed($0, in: container) },
      size: CGSize(width: widest, height: last.top + last.height), isTruncated: isTruncated)
  }

  /// The edges between which a line is aligned.
  private func edges(of line: SetLine, in container: CGFloat) -> (left: CGFloat, right: CGFloat) {
    if let slot = line.slot { return (slot.left, slot.right) }
    let (indent, format) = (line.indent, line.paragraph.format)
    let trailing = width.isFinite ? trailingEdge(in: container, format: format) : container
    return line.isRightToLeft ? (container - trailing, container - indent) : (indent, trailing)
  }

  func placed(_ line: SetLine, in container: CGFloat) -> TypesetLine {
    let format = line.paragraph.format
    let (left, right) = edges(of: line, in: container)
    let extra = right - left - line.shape.width
    var runs = line.shape.runs
    var width = line.shape.width
    let x: CGFloat
    switch format.alignment {
    case .left: x = left
    case .right: x = left + extra
    case .center: x = left + extra / 2
    case .justified where !line.isLast && !line.isRightToLeft && !line.shape.hasTabs && extra > 0:
      x = left
      if let stretched = Justification(shaper: shaper).stretched(line, by: extra) {
        runs = stretched
        width += extra
      }
    case .natural, .justified: x = line.isRightToLeft ? left + extra : left
    }
    // A line that reads from the right has its hanging spaces on the left.
    let shift = line.shift + (line.isRightToLeft ? x - line.shape.hangingWidth : x)
    runs = runs.map { run in
      var run = run
      run.x += shift
      return run
    }
    if line.isFirst, let marker = format.marker {
      // Text that is not aligned with the leading edge has its marker beside it.
      runs += markerRuns(marker, of: line, from: line.shift + x, to: line.shift + x + width)
    }
    return TypesetLine(
      runs: runs, x: x + line.shift, top: line.top, baseline: line.top + line.height - line.descent,
      height: line.height,
      width: width)
  }
}

extension CGFloat {
  /// Zero in place of what is no number.
  var usable: CGFloat { isFinite ? self : 0 }
}
