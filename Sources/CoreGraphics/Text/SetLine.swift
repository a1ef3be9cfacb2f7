/// A line that has been cut and measured, but not yet aligned.
struct SetLine {
  /// The paragraph it belongs to.
  var paragraph: SpanText.Paragraph
  /// Its place in the paragraph's UTF-8.
  var bytes: Range<Int>
  /// Whether it is the paragraph's first line.
  var isFirst: Bool
  /// Whether it is the paragraph's last line.
  var isLast: Bool
  var isRightToLeft: Bool
  var shape: ShapedLine
  var top: CGFloat = 0
  var height: CGFloat = 0
  /// From the baseline down to the bottom.
  var descent: CGFloat = 0
  /// Space to the next line that the font asks for.
  var leading: CGFloat = 0
  /// The part of the width that it lies in, where text flows around something.
  var slot: TextSlot?
  /// The distance by which it was moved to the right.
  var shift: CGFloat = 0

  init(
    paragraph: SpanText.Paragraph, bytes: Range<Int>, isFirst: Bool, isLast: Bool, isRightToLeft: Bool,
    shape: ShapedLine
  ) {
    self.paragraph = paragraph
    self.bytes = bytes
    self.isFirst = isFirst
    self.isLast = isLast
    self.isRightToLeft = isRightToLeft
    self.shape = shape
  }

  /// The indent at which it begins, in points from the leading edge.
  var indent: CGFloat {
    if let slot { return slot.indent }
    return (isFirst ? paragraph.format.firstLineHeadIndent : paragraph.format.headIndent).usable
  }

  /// Its place in the whole text, in UTF-16 units.
  var places: Range<Int> {
    let start = paragraph.place + paragraph.units(ofBytes: bytes.lowerBound, countingDroppedThere: !isFirst)
    return
      start..<(paragraph.place
      + paragraph.units(ofBytes: bytes.upperBound, countingDroppedThere: true))
  }

  /// Makes the line as high as its fonts and the paragraph's style ask. What is more than the fonts need goes
  /// above the letters.
  mutating func setHeight(of text: SpanText, library: FontLibrary) {
    let style = paragraph.format
    var ascent: CGFloat = 0
    for style in text.spans.isEmpty ? [paragraph.style] : text.spans.map(\.style) {
      let metrics = library.metrics(for: style.font)
      let raise = style.baselineOffset.usable
      ascent = max(ascent, metrics.ascender + raise)
      descent = max(descent, -metrics.descender - raise)
      leading = max(leading, metrics.leading)
      if let picture = style.picture {
        ascent = max(ascent, picture.rise + picture.size.height + raise)
        descent = max(descent, -picture.rise - raise)
      }
    }
    height = ascent + descent
    if style.lineHeightMultiple.usable > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight.usable)
    if style.maximumLineHeight.usable > 0 { height = min(height, style.maximumLineHeight) }
  }
}

extension ShapedLine {
  /// The place in the text's UTF-8 of a range of clusters.
  func bytes(of range: Range<Int>, total: Int) -> Range<Int> {
    func offset(_ index: Int) -> Int {
      index == 0 ? 0 : index < clusters.count ? clusters[index].offset : total
    }
    return offset(range.lowerBound)..<offset(range.upperBound)
  }

  /// The width of the spaces at the end.
  var hangingWidth: CGFloat {
    clusters.reversed().prefix { $0.isSpace }.reduce(0) { $0 + $1.width }
  }
}
