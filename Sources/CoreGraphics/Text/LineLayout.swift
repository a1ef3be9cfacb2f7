/// The inputs to line layout beside the text: exclusion areas that lines flow around, and hooks that are
/// called for each line.
package struct LineLayout {
  /// The exclusion areas that lines flow around; nil for none.
  package var exclusions: TextExclusions?
  /// The hooks that are called for each line; nil for none.
  package var hooks: LineHooks?

  /// Describes a layout; a plain one without arguments.
  package init(exclusions: TextExclusions? = nil, hooks: LineHooks? = nil) {
    self.exclusions = exclusions
    self.hooks = hooks
  }

  /// Whether lines depend on nothing but the text and their width.
  package var isPlain: Bool { exclusions == nil && hooks == nil }
}

/// A line as it is about to be set.
package struct LineFragment {
  /// The line's characters, in UTF-16 units.
  package var range: Range<Int>
  /// The line's box, as wide as the room that it has.
  package var rect: CGRect
  /// The part of the box that its characters take.
  package var usedRect: CGRect
  /// Points from the box's top to the baseline.
  package var baselineOffset: CGFloat
}

/// The closures that are asked about each line of a text while it is set.
package struct LineHooks {
  /// The closure that answers the points below a line, given those that its paragraph specifies.
  package var lineSpacing: (_ last: LineFragment, _ proposed: CGFloat) -> CGFloat
  /// The closure that answers the points after a paragraph, given those that it specifies.
  package var spacingAfter: (_ last: LineFragment, _ proposed: CGFloat) -> CGFloat
  /// The closure that answers the points before a paragraph, given those that it specifies.
  package var spacingBefore: (_ next: LineFragment, _ proposed: CGFloat) -> CGFloat
  /// The closure that may change a line's boxes.
  package var adjust: (inout LineFragment) -> Void

  /// Gathers the closures.
  package init(
    lineSpacing: @escaping (LineFragment, CGFloat) -> CGFloat,
    spacingAfter: @escaping (LineFragment, CGFloat) -> CGFloat,
    spacingBefore: @escaping (LineFragment, CGFloat) -> CGFloat,
    adjust: @escaping (inout LineFragment) -> Void
  ) {
    self.lineSpacing = lineSpacing
    self.spacingAfter = spacingAfter
    self.spacingBefore = spacingBefore
    self.adjust = adjust
  }

  /// The space between two lines.
  func spacing(from last: SetLine, to next: SetLine) -> CGFloat {
    let (before, after) = (fragment(of: last), fragment(of: next))
    var spacing = last.leading + lineSpacing(before, last.paragraph.format.lineSpacing.usable).usable
    if next.isFirst, !last.paragraph.continues {
      spacing += spacingAfter(before, last.paragraph.format.paragraphSpacing.usable).usable
      spacing += spacingBefore(after, next.paragraph.format.paragraphSpacingBefore.usable).usable
    }
    return spacing
  }

  /// Lets the boxes of a line be changed that is about to be placed.
  func adjust(_ line: inout SetLine, placed: TypesetLine) {
    let before = fragment(of: line, placed: placed)
    var changed = before
    adjust(&changed)
    if changed.rect.minY.isFinite { line.top = changed.rect.minY }
    if changed.rect.height.isFinite { line.height = max(changed.rect.height, 0) }
    if changed.baselineOffset.isFinite { line.descent = line.height - changed.baselineOffset }
    line.shift += (changed.usedRect.minX - before.usedRect.minX).usable
  }

  private func fragment(of line: SetLine, placed: TypesetLine? = nil) -> LineFragment {
    let rect = CGRect(
      x: line.slot?.left ?? 0, y: line.top, width: line.slot.map { $0.right - $0.left } ?? line.shape.width,
      height: line.height)
    return LineFragment(
      range: line.places, rect: rect,
      usedRect: CGRect(
        x: placed?.x ?? rect.minX, y: line.top, width: placed?.width ?? line.shape.width, height: line.height),
      baselineOffset: line.height - line.descent)
  }
}

extension TextSetting {
  /// Adds a paragraph's lines in the parts of the width that areas leave. False when one of them has no room.
  mutating func flow(_ paragraph: Paragraph, around exclusions: TextExclusions) -> Bool {
    var start = 0
    // Lines side by side count as one.
    var rows = maximumLines > 0 ? Set(lines.map(\.top)).count : 0
    repeat {
      var (row, end) = row(of: paragraph, from: start, around: exclusions)
      let isOneTooMany = maximumLines > 0 && rows == maximumLines
      let isTooLow = row[0].top + row[0].height > maximumHeight + LineBreaker.tolerance
      if !lines.isEmpty && (isOneTooMany || isTooLow) { return false }
      for index in row.indices {
        layout.hooks?.adjust(&row[index], placed: placed(row[index], in: width))
      }
      lines += row
      rows += 1
      start = end
    } while start < paragraph.shape.clusters.count
    return true
  }

  /// The lines side by side that begin with a cluster, as far up as there is room for a word, and the cluster
  /// behind them.
  private func row(
    of paragraph: Paragraph, from start: Int, around exclusions: TextExclusions
  ) -> (lines: [SetLine], end: Int) {
    var first = line(of: paragraph, range: start..<start, isFirst: start == 0, slot: nil)
    if let last = lines.last {
      // Lines of one row may have been given different heights.
      let bottom = lines.lazy.reversed().prefix { $0.top == last.top }.map { $0.top + $0.height }.max()!
      first.top = bottom + spacing(from: last, to: first)
    }
    var (top, height) = (first.top, max(first.height, 1))
    while true {
      var (row, end) = fill(paragraph, from: start, top: top, height: height, around: exclusions)
      guard !row.isEmpty else {
        top += 1
        continue
      }
      // Higher letters than those expected reach further down, where there may be less room.
      let needed = row.map(\.height).max()!
      guard needed <= height + LineBreaker.tolerance else {
        height = needed
        continue
      }
      let (descent, leading) = (row.map(\.descent).max()!, row.map(\.leading).max()!)
      for index in row.indices {
        (row[index].top, row[index].height) = (top, needed)
        (row[index].descent, row[index].leading) = (descent, leading)
      }
      return (row, end)
    }
  }

  /// The lines that the free parts of a band take, without their tops, and the cluster behind them; none
  /// where no word fits.
  private func fill(
    _ paragraph: Paragraph, from start: Int, top: CGFloat, height: CGFloat, around exclusions: TextExclusions
  ) -> (lines: [SetLine], end: Int) {
    let format = paragraph.source.format
    let indent = (start == 0 ? format.firstLineHeadIndent : format.headIndent).usable
    let trailing = trailingEdge(in: width, format: format)
    let isRightToLeft = paragraph.isRightToLeft
    let (left, right) = isRightToLeft ? (width - trailing, width - indent) : (indent, trailing)
    let isBelow = top >= exclusions.bottom
    var slots =
      isBelow
      ? [TextSlot(left: left, right: max(right, left))]
      : exclusions.slots(from: top, to: top + height, left: left, right: right)
    if isRightToLeft { slots.reverse() }
    let breaker = LineBreaker(
      clusters: paragraph.shape.clusters, breaksAnywhere: format.lineBreakMode == .byCharWrapping,
      tabs: paragraph.tabs)
    var row: [SetLine] = []
    var next = start
    for slot in slots where row.isEmpty || next < paragraph.shape.clusters.count {
      var slot = slot
      slot.indent = isRightToLeft ? width - slot.right : slot.left
      let room: LineBreaker.Room = (slot.right - slot.left, slot.indent)
      let isWhole = slot.left == left && slot.right == right
      guard
        let end = isBelow || isWhole
          ? breaker.endOfLine(from: next, in: room) : breaker.endOfSlot(from: next, in: room)
      else { continue }
      row.append(line(of: paragraph, range: next..<end, isFirst: next == 0 && row.isEmpty, slot: slot))
      next = end
    }
    return (row, next)
  }
}
