import CoreGraphics

/// The layout of a text storage's characters in a text container. A text view has one; an app may make its
/// own, to find the character under a finger in a label. Behaves as UIKit's does where there is one glyph for
/// each UTF-16 unit, as here always.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text; nil until a storage takes the manager. Not kept alive.
  open weak var textStorage: NSTextStorage?
  /// The rooms that the text is set in. Only the first counts: text goes on in no other.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines count with the font's leading; kept: text styles spread their lines, others do not.
  open var usesFontLeading = true

  /// The delegate that has a say in each line, held weakly.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidate() } }
  }
  /// Whether the delegate is being asked about the lines of a layout, in which its questions are answered
  /// without it.
  var isLayingOut = false
  /// The points that are proposed to the delegate, which a method it leaves out answers.
  var proposedSpacing: CGFloat = 0

  /// The text view that the manager belongs to: its text lies as the view has it.
  weak var view: (any TextLayoutView)?

  /// Makes a manager without text and room.
  public override init() {
    super.init()
  }

  /// Adds a room at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Takes a room away.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Layout

  /// The geometry of all text positions in the first container.
  private var geometry: TextGeometry {
    if let view { return view.containerGeometry }
    let text = textStorage.map { RichText($0) } ?? RichText("", attributes: [:])
    guard let container = textContainers.first else {
      return TextGeometry(
        text.spans, paragraph: text.paragraph, width: .infinity, style: RichText.defaultStyle)
    }
    return container.geometry(of: text, style: RichText.defaultStyle, asking: self)
  }

  /// Lays the text out. Questions are answered for the text as it is, so only the delegate is notified.
  open func ensureLayout(for container: NSTextContainer) {
    _ = geometry
    notifyCompletion(in: container)
  }
  /// Lays a range out. Questions are answered for the text as it is, so only the delegate is notified.
  open func ensureLayout(forCharacterRange charRange: NSRange) {
    if let container = view?.textContainer ?? textContainers.first { ensureLayout(for: container) }
  }
  /// Lays a range out anew, with all of its text, as for a delegate that decides otherwise from now on.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = NSRange(clamped(charRange))
    invalidate()
  }
  /// Shows a range anew, in the manager's text view.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { view?.textDidChange() }

  // MARK: Characters and glyphs

  private var length: Int { view?.textLength ?? textStorage?.length ?? 0 }

  private func clamped(_ range: NSRange) -> Range<Int> {
    guard range.location != NSNotFound else { return 0..<0 }
    let start = min(max(range.location, 0), length)
    return start..<(start + min(max(range.length, 0), length - start))
  }

  /// The number of glyphs.
  open var numberOfGlyphs: Int { length }
  /// The glyphs in a container: all that its lines hold, in the first one.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard view != nil || container === textContainers.first else { return NSRange(location: 0, length: 0) }
    let end = geometry.lines.last?.range.upperBound ?? 0
    return NSRange(location: 0, length: min(end, length))
  }
  /// The glyphs of characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange
  {
    let range = NSRange(clamped(charRange))
    actualCharacterRange?.pointee = range
    return range
  }
  /// The characters of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    self.glyphRange(forCharacterRange: glyphRange, actualCharacterRange: actualGlyphRange)
  }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  // MARK: Places

  /// The rectangle around glyphs, in the container's points. It is as wide as the container where they lie on
  /// several lines.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let geometry = geometry
    let range = clamped(glyphRange)
    let boxes = geometry.boxes(of: range)
    guard let first = boxes.first else {
      let caret = geometry.caret(at: range.lowerBound)
      return CGRect(x: caret.x, y: caret.top, width: 0, height: caret.height)
    }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The part of the container that lines take, in its points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let geometry = geometry
    guard length > 0 else {
      let line = geometry.lines[0]
      return CGRect(x: 0, y: line.top, width: 2 * container.lineFragmentPadding, height: line.height)
    }
    let xs = geometry.lines.flatMap(\.stops).map(\.x)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let last = geometry.lines[geometry.lines.count - 1]
    let top = geometry.lines[0].top
    return CGRect(
      x: left - container.lineFragmentPadding, y: top,
      width: right - left + 2 * container.lineFragmentPadding, height: last.top + last.height - top)
  }

  /// The character at a point of the container, or the nearest. `partialFraction` is set to how far between
  /// its start and its end the point lies, 0…1.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let geometry = geometry
    let line = geometry.lines[geometry.lineIndex(nearest: point)]
    let gaps = zip(line.stops, line.stops.dropFirst())
    func distance(_ gap: (TextGeometry.Stop, TextGeometry.Stop)) -> CGFloat {
      let (left, right) = (min(gap.0.x, gap.1.x), max(gap.0.x, gap.1.x))
      return max(left - point.x, point.x - right, 0)
    }
    guard let (start, end) = gaps.min(by: { distance($0) < distance($1) }) else {
      partialFraction?.pointee = 0
      return min(line.range.lowerBound, max(length - 1, 0))
    }
    let share = start.x == end.x ? 0 : (point.x - start.x) / (end.x - start.x)
    partialFraction?.pointee = min(max(share, 0), 1)
    return start.place
  }

  /// The glyph at a point of the container, or the nearest.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  /// The glyph at a point of the container, or the nearest. `partialFraction` is set to how far between its
  /// start and its end the point lies, 0…1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  /// The line that a glyph lies on, as wide as the container, in the container's points.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?)
    -> CGRect
  {
    let geometry = geometry
    let index = geometry.lineIndex(of: glyphIndex)
    effectiveGlyphRange?.pointee = range(ofLine: index, in: geometry)
    return fragment(ofLine: index, in: geometry)
  }

  /// The part of a glyph's line that is used, in the container's points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    let geometry = geometry
    let index = geometry.lineIndex(of: glyphIndex)
    effectiveGlyphRange?.pointee = range(ofLine: index, in: geometry)
    return used(ofLine: index, in: geometry)
  }

  /// Returns the origin of a glyph on the baseline, from the top left of its line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    let geometry = geometry
    let line = geometry.lines[geometry.lineIndex(of: glyphIndex)]
    return CGPoint(x: geometry.caret(at: glyphIndex).x, y: line.baseline - line.top)
  }

  /// Visits the lines that hold some of the glyphs: with the line's rectangle as wide as the container, the
  /// part that is used, the container and the glyphs. Setting the pointer's value ends it.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = view?.textContainer ?? textContainers.first else { return }
    let geometry = geometry
    let wanted = clamped(glyphRange)
    var stop = ObjCBool(false)
    for index in geometry.lines.indices {
      let range = range(ofLine: index, in: geometry)
      guard let own = Range(range), own.overlaps(wanted) else { continue }
      block(
        fragment(ofLine: index, in: geometry), used(ofLine: index, in: geometry), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Visits the rectangles behind glyphs, one a line. Setting the pointer's value ends it.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for box in geometry.boxes(of: clamped(glyphRange)) {
      block(box, &stop)
      if stop.boolValue { return }
    }
  }

  /// Draws what lies behind glyphs in the current context, the container's top left lying at a point. The
  /// default draws nothing: background colors of text are drawn with its glyphs. A text view calls it for a
  /// manager of an app's own class, for all glyphs at once, each time its text or its layout changed.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws glyphs' text in the current context, the container's top left lying at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let storage = textStorage, let container = textContainers.first else { return }
    let text = container.prepared(RichText(storage))
    var set = Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: container.lineWidth,
      maximumLines: container.maximumNumberOfLines, layout: container.layout(asking: self))
    let (wanted, geometry) = (clamped(glyphsToShow), geometry)
    if wanted.count < length {
      set.lines = set.lines.indices.filter { index in
        Range(range(ofLine: index, in: geometry))?.overlaps(wanted) == true
      }.map { set.lines[$0] }
    }
    UIGraphicsGetCurrentContext()?.draw(
      set, at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y))
  }

  // MARK: Lines

  /// The characters of a line, the break at its end included.
  private func range(ofLine index: Int, in geometry: TextGeometry) -> NSRange {
    let start = geometry.lines[index].range.lowerBound
    let end = index + 1 < geometry.lines.count ? geometry.lines[index + 1].range.lowerBound : length
    return NSRange(location: start, length: max(end - start, 0))
  }

  private func fragment(ofLine index: Int, in geometry: TextGeometry) -> CGRect {
    let line = geometry.lines[index]
    let container = view?.textContainer ?? textContainers.first
    // Beside an area, a line has what it uses.
    if container?.isSimpleRectangularTextContainer == false { return used(ofLine: index, in: geometry) }
    let width = container?.size.width ?? 0
    return CGRect(x: 0, y: line.top, width: width, height: line.height)
  }

  private func used(ofLine index: Int, in geometry: TextGeometry) -> CGRect {
    let line = geometry.lines[index]
    let padding = view?.textContainer.lineFragmentPadding ?? textContainers.first?.lineFragmentPadding ?? 0
    let xs = line.stops.map(\.x)
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    return CGRect(x: left - padding, y: line.top, width: right - left + 2 * padding, height: line.height)
  }
}

extension NSTextContainer {
  /// The width that lines have; a width of 0 or less is no limit.
  var lineWidth: CGFloat { size.width > 0 ? max(size.width - 2 * lineFragmentPadding, 0) : .infinity }

  /// The text with its lines broken as this container says.
  func prepared(_ text: RichText) -> RichText {
    var text = text
    if maximumNumberOfLines > 0 || lineBreakMode != .byWordWrapping {
      text.changeParagraphs { $0.lineBreakMode = lineBreakMode }
    }
    return text
  }

  /// Returns the geometry of all positions of a text that is set in this container.
  func geometry(of text: RichText, style: TextStyle, asking manager: NSLayoutManager?) -> TextGeometry {
    let text = prepared(text)
    return TextGeometry(
      text.spans, paragraph: text.paragraph, width: lineWidth, style: style,
      origin: CGPoint(x: lineFragmentPadding, y: 0), maximumLines: maximumNumberOfLines,
      layout: layout(asking: manager))
  }
}
