/// A long text in lines of a width, paragraph by paragraph: an edit has its own paragraph set again, and
/// paragraphs that nobody has looked at yet have a height that is estimated from their length. Its lines are
/// those that ``Typesetter`` makes of the whole.
package struct TextLayout: Sendable {
  private(set) var spans: [TextSpan]
  let paragraph: TextParagraph
  /// The width of the lines.
  package let width: CGFloat

  private(set) var entries: [Entry] = []
  private(set) var places = ParagraphPlaces()
  /// The number of paragraphs that are not set as a whole.
  private var unset = 0
  /// Where the search for these goes on.
  private var firstUnset = 0
  private var widest: CGFloat?

  /// Texts of so many bytes are long: a shorter one is set whole for each change.
  package static let longText = 1_000

  /// The number of bytes of the text.
  package var byteCount: Int { places.end.byte }
  /// The number of bytes that were put into lines so far, those included that were so before.
  package private(set) var bytesSet = 0
  /// The number of paragraphs that were placed so far, those included that were so before.
  package var paragraphsPlaced: Int { places.count }

  /// Prepares text, of which nothing is set yet; nil for text that is not long, or has limits.
  package init?(_ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat) {
    guard width.isFinite, spans.reduce(0, { $0 + $1.text.utf8.count }) >= TextLayout.longText else {
      return nil
    }
    (self.spans, self.paragraph, self.width) = (spans, paragraph, max(width, 0))
    entries = estimated(SpanText.paragraphs(of: spans, format: paragraph))
    unset = entries.count
    places.replace(0..<0, with: entries.count, entries)
  }

  private var setting: TextSetting {
    TextSetting(
      shaper: .shared, paragraph: paragraph, width: width, maximumLines: 0, maximumHeight: .infinity)
  }

  /// Paragraphs that are not set. Their letters are taken to be as wide as those of most texts in their
  /// script, which the lengths in both encodings tell apart.
  private func estimated(_ paragraphs: [SpanText.Paragraph]) -> [Entry] {
    var known: (style: TextStyle, format: TextParagraph, height: CGFloat)?
    return paragraphs.map { source in
      let style = source.text.spans.first?.style ?? source.style
      if known?.style != style || known?.format != source.format {
        known = (style, source.format, lineHeight(style, in: source))
      }
      let letters = style.font.size * 0.25 * CGFloat(source.byteLength + source.unitLength)
      let count = max((letters / max(width, style.font.size)).rounded(.up), 1)
      return Entry(source, estimate: count * known!.height)
    }
  }

  private func lineHeight(_ style: TextStyle, in source: SpanText.Paragraph) -> CGFloat {
    var line = SetLine(
      paragraph: source, bytes: 0..<0, isFirst: true, isLast: true, isRightToLeft: false, shape: ShapedLine())
    line.setHeight(of: SpanText(spans: [TextSpan("", style: style)]), library: setting.shaper.library)
    return line.height + line.leading + source.format.lineSpacing.usable
  }

  // MARK: Editing

  /// Follows a change of the text. Paragraphs that are the same stay as they are set. Nil where all has to be
  /// set anew.
  package mutating func update(_ spans: [TextSpan], paragraph: TextParagraph, width: CGFloat) -> Bool {
    guard paragraph == self.paragraph, max(width, 0) == self.width else { return false }
    guard let change = TextDifference(self.spans, spans) else {
      self.spans = spans
      return true
    }
    let length = places.end.byte + change.growth
    guard length >= TextLayout.longText else { return false }
    self.spans = spans
    var first = index(ofByte: change.start)
    // A break may become one with what ended the paragraph before.
    if first > 0, places[first].byte == change.start { first -= 1 }
    let old = entries[first].source.paragraph
    var cutter = ParagraphCutter(format: paragraph, inheriting: old.inheritsFormat ? old.format : nil)
    let begin = places[first].byte
    var end = entries.count
    var isStopped = false
    var skipped = 0
    for span in spans where !span.text.isEmpty {
      let count = span.text.utf8.count
      defer { skipped += count }
      guard skipped + count > begin else { continue }
      isStopped = cutter.add(span, from: max(begin - skipped, 0)) { bytes, inherited in
        let start = begin + bytes
        guard start >= change.newEnd, start < length else { return false }
        let index = places.firstIndex { $0.byte >= start - change.growth }
        guard index > first, index < entries.count, places[index].byte == start - change.growth else {
          return false
        }
        let next = entries[index].source.paragraph
        guard next.inheritsFormat == (inherited != nil), inherited.map({ $0 == next.format }) ?? true else {
          return false
        }
        end = index
        return true
      }
      if isStopped { break }
    }
    if !isStopped, let last = spans.last { cutter.end(in: last, isLast: true) }
    replace(first..<end, with: cutter.paragraphs)
    return true
  }

  private mutating func replace(_ range: Range<Int>, with paragraphs: [SpanText.Paragraph]) {
    var new = estimated(paragraphs)
    let old = Array(entries[range])
    // What was only cut again keeps its lines.
    var (front, back) = (0, 0)
    while front < min(old.count, new.count),
      old[front].source.paragraph.isSame(as: new[front].source.paragraph)
    {
      new[front] = old[front]
      front += 1
    }
    while back < min(old.count, new.count) - front,
      old[old.count - 1 - back].source.paragraph.isSame(as: new[new.count - 1 - back].source.paragraph)
    {
      new[new.count - 1 - back] = old[old.count - 1 - back]
      back += 1
    }
    // Of a long paragraph that was changed, the lines far from the change stay.
    if front < old.count - back, front < new.count - back {
      bytesSet += new[front].followEdit(of: old[front], in: setting)
    }
    unset += new.count { !$0.isComplete } - old.count { !$0.isComplete }
    firstUnset = min(firstUnset, range.lowerBound)
    entries.replaceSubrange(range, with: new)
    // Where none of the widest lines is gone, the others need not be looked at.
    let formerWidest = old.reduce(0) { max($0, $1.block?.widest ?? 0) }
    if let widest, formerWidest >= widest { self.widest = nil }
    for entry in new { widen(by: entry) }
    if paragraphs.reduce(0, { $0 + $1.byteLength }) < TextLayout.editSize {
      for index in range.lowerBound..<(range.lowerBound + new.count) { set(index) }
    }
    places.replace(range, with: new.count, isComplete: isComplete, entries)
  }

  /// The number of bytes behind an edit within which the lines mostly fall into their former places.
  static let followedSize = 600

  /// What an edit brings is set at once up to so many bytes.
  static let editSize = 8_000

  // MARK: Setting

  /// Whether all paragraphs are set, so that nothing is estimated.
  package var isComplete: Bool { unset == 0 }

  /// Sets a paragraph, of a long one `bytes` further bytes at least.
  private mutating func set(_ index: Int, bytes: Int = .max) {
    guard !entries[index].isComplete else { return }
    bytesSet += entries[index].set(bytes, in: setting)
    if entries[index].isComplete { unset -= 1 }
    widen(by: entries[index])
  }

  private mutating func widen(by entry: Entry) {
    if let known = widest { widest = max(known, entry.block?.widest ?? 0) }
  }

  /// Sets all that is not set.
  package mutating func setAll() {
    _ = setMore(bytes: .max)
  }

  /// Sets all from the top to a place, and a little more, to which a key may lead.
  package mutating func set(through place: Int) {
    guard unset > 0 else { return }
    let (first, end) = (firstUnset, place + TextLayout.followedSize)
    while firstUnset < entries.count, places[firstUnset].place <= end {
      set(firstUnset, bytes: TextLayout.editSize)
      if entries[firstUnset].isComplete {
        firstUnset += 1
      } else if isSet(end) {
        break
      }
    }
    self.place(from: first, through: firstUnset)
  }

  /// Sets all from the top to a height.
  package mutating func set(throughHeight height: CGFloat) {
    guard unset > 0 else { return }
    while firstUnset < entries.count, places[firstUnset].top < height {
      set(firstUnset, bytes: TextLayout.editSize)
      place(from: firstUnset, through: firstUnset)
      if entries[firstUnset].isComplete {
        firstUnset += 1
      } else if places[firstUnset].top + (entries[firstUnset].block?.height ?? 0) >= height {
        break
      }
    }
  }

  /// Sets paragraphs of that many bytes that are not set, from the top down. Answers whether all are set
  /// then.
  package mutating func setMore(bytes: Int) -> Bool {
    guard unset > 0 else { return true }
    var rest = bytes
    let first = firstUnset
    while firstUnset < entries.count, rest > 0 {
      if !entries[firstUnset].isComplete {
        rest -= min(max(entries[firstUnset].source.paragraph.byteLength, 8), rest)
        set(firstUnset, bytes: max(bytes, 1))
        if !entries[firstUnset].isComplete { break }
      }
      firstUnset += 1
    }
    place(from: first, through: firstUnset)
    return unset == 0
  }

  /// Sets the paragraphs that lie in a part of the height.
  package mutating func set(in height: Range<CGFloat>) {
    guard unset > 0 else { return }
    var index = index(atHeight: height.lowerBound)
    while index < entries.count, places[index].top < height.upperBound {
      if !entries[index].isComplete {
        set(index, bytes: TextLayout.editSize)
        place(from: index, through: index)
      }
      // Of a long paragraph, no more is set than fills the height.
      let bottom = places[index].top + (entries[index].block?.height ?? 0)
      if entries[index].isComplete || bottom >= height.upperBound { index += 1 }
    }
  }

  /// Sets the paragraphs of a part of the text, in UTF-16 units.
  package mutating func set(places part: Range<Int>) {
    guard unset > 0 else { return }
    let first = index(ofPlace: part.lowerBound)
    let last = max(index(ofPlace: part.upperBound), first)
    for index in first...last {
      // The middle of a very long paragraph waits until all before it is set.
      if index > first || !isSet(part.lowerBound) || !isSet(part.upperBound) {
        set(index, bytes: TextLayout.editSize)
      }
    }
    place(from: first, through: last)
  }

  /// Whether the line is set that a place lies in.
  package func isSet(_ place: Int) -> Bool {
    let index = index(ofPlace: place)
    guard !entries[index].isComplete else { return true }
    guard let end = entries[index].block?.lines.last?.bytes.upperBound else { return false }
    return place - places[index].place
      < entries[index].source.paragraph.units(ofBytes: end, countingDroppedThere: false)
  }

  /// Whether there are no more lines than a number.
  package func hasLines(atMost count: Int) -> Bool { isComplete && lineCount <= count }

  // MARK: Places

  /// Places the paragraphs behind those that were set.
  private mutating func place(from first: Int, through last: Int) {
    places.update(from: first, to: min(last + 1, entries.count), entries)
    // What was moved as one is placed one by one in the end, as if it had been set at once.
    if isComplete { places.finish(entries) }
  }

  /// The room that the text takes: that of what is set, and an estimate of the height of the rest.
  package var size: CGSize {
    mutating get {
      if widest == nil { widest = entries.reduce(0) { max($0, $1.block?.widest ?? 0) } }
      return CGSize(width: widest!, height: places.end.top)
    }
  }

  /// The number of lines, those included that are only estimated, which count as one a paragraph.
  var lineCount: Int { places.end.line }

  func index(ofByte byte: Int) -> Int { index { $0.byte <= byte } }
  func index(ofPlace place: Int) -> Int { index { $0.place <= place } }
  func index(ofLine line: Int) -> Int { index { $0.line <= line } }
  func index(atHeight height: CGFloat) -> Int { index { $0.top <= height } }

  /// The last paragraph whose start has not gone too far.
  private func index(_ isBefore: (Start) -> Bool) -> Int {
    max(min(places.firstIndex { !isBefore($0) }, entries.count) - 1, 0)
  }

  /// The place at a height: a paragraph and the distance from its top, which stay where they are in the text
  /// while what is above them is set.
  package func anchor(atHeight height: CGFloat) -> (place: Int, distance: CGFloat) {
    let index = index(atHeight: height)
    return (places[index].place, height - places[index].top)
  }

  /// The height at which a place lies that ``anchor(atHeight:)`` answered.
  package func height(of anchor: (place: Int, distance: CGFloat)) -> CGFloat {
    places[index(ofPlace: anchor.place)].top + anchor.distance
  }

  /// The lines in a part of the height, as those of the text.
  package mutating func text(in height: Range<CGFloat>) -> TypesetText {
    set(in: height)
    var lines: [TypesetLine] = []
    var index = index(atHeight: height.lowerBound)
    while index < entries.count, places[index].top < height.upperBound {
      let top = places[index].top
      for line in entries[index].block?.lines ?? []
      where top + line.placed.top + line.placed.height > height.lowerBound
        && top + line.placed.top < height.upperBound
      {
        var placed = line.placed
        placed.move(down: top)
        lines.append(placed)
      }
      index += 1
    }
    return TypesetText(lines: lines, size: size, isTruncated: false)
  }
}
