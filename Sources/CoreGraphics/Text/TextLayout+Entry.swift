extension TextLayout {
  /// A paragraph.
  struct Entry: Sendable {
    let source: ParagraphSource
    /// Its lines; nil before it is set. Of a long paragraph, those from its start on that are set.
    var block: SetBlock?
    var isComplete = false
    /// The height of what is not set.
    var estimate: CGFloat
    /// The numbers of the paragraph by which the next one is placed.
    private let (bytes, units): (Int, Int)
    private let (lineSpacing, spacingBefore, spacingAfter): (CGFloat, CGFloat, CGFloat)

    init(_ paragraph: SpanText.Paragraph, estimate: CGFloat) {
      source = ParagraphSource(paragraph)
      self.estimate = estimate
      (bytes, units) = (paragraph.byteLength, paragraph.unitLength)
      lineSpacing = paragraph.format.lineSpacing.usable
      spacingBefore = paragraph.format.paragraphSpacingBefore.usable
      spacingAfter = paragraph.continues ? 0 : paragraph.format.paragraphSpacing.usable
      continues = paragraph.continues
    }

    private let continues: Bool

    /// Returns where the next paragraph begins.
    func end(from start: Start, before next: Entry?) -> Start {
      var end = start
      end.byte += bytes
      end.place += units
      end.line += lineCount
      end.top += height
      guard let next else { return end }
      var spacing = lineSpacing + leading
      if !continues { spacing += spacingAfter + next.spacingBefore }
      end.top += spacing
      return end
    }

    var height: CGFloat { (block?.height ?? 0) + (isComplete ? 0 : estimate) }
    var lineCount: Int { max(block?.lines.count ?? 1, 1) }
    var leading: CGFloat { block?.leading ?? 0 }
  }

  /// A paragraph's text, which many layouts may share.
  final class ParagraphSource: Sendable {
    let paragraph: SpanText.Paragraph

    init(_ paragraph: SpanText.Paragraph) {
      self.paragraph = paragraph
    }
  }
}

extension TextLayout.Entry {
  /// Sets what is not set, of a long paragraph `bytes` further bytes at least. Answers how many were set.
  mutating func set(_ bytes: Int, in setting: TextSetting) -> Int {
    let paragraph = source.paragraph
    guard var long = LongParagraph(paragraph, in: setting) else {
      block = setting.block(of: paragraph)
      isComplete = true
      return paragraph.byteLength
    }
    let before = block?.lines.last?.bytes.upperBound ?? 0
    let new = long.set(block, bytes: bytes)
    follow(new, from: before)
    return long.bytesSet
  }

  /// Sets a long paragraph that was edited, as far as the one before the edit was. Answers how many bytes
  /// were set.
  mutating func followEdit(of old: TextLayout.Entry, in setting: TextSetting) -> Int {
    let (text, oldText) = (source.paragraph.text, old.source.paragraph.text)
    let (format, oldFormat) = (source.paragraph.format, old.source.paragraph.format)
    guard format == oldFormat, let change = TextDifference(oldText.spans, text.spans),
      var long = LongParagraph(source.paragraph, in: setting)
    else { return 0 }
    // The lines that are set later are about as high as those before the edit.
    if change.newEnd - change.start < text.count / 2 {
      estimate = old.height / CGFloat(max(oldText.count, 1)) * CGFloat(text.count)
    }
    guard let block = old.block, !block.pieces.isEmpty,
      oldFormat.readsFromRight(oldText) == format.readsFromRight(text)
    else { return 0 }
    follow(long.set(changing: block, of: oldText, by: change, bytes: TextLayout.followedSize), from: 0)
    return long.bytesSet
  }

  private mutating func follow(_ new: SetBlock, from before: Int) {
    let total = source.paragraph.text.count
    let now = new.lines.last?.bytes.upperBound ?? 0
    if total > before { estimate *= CGFloat(total - now) / CGFloat(total - before) }
    block = new
    isComplete = now == total
  }
}

extension SpanText.Paragraph {
  /// Whether another paragraph has the same text in the same format, wherever in a text both begin.
  func isSame(as other: SpanText.Paragraph) -> Bool {
    byteLength == other.byteLength && unitLength == other.unitLength && continues == other.continues
      && inheritsFormat == other.inheritsFormat && text == other.text && style == other.style
      && format == other.format && dropped == other.dropped
  }
}
