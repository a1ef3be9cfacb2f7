import CoreGraphics
import DisplayProtocol
import QuartzCore

extension UITextView {
  /// The width that lines have in a view of a width.
  func lineWidth(inWidth width: CGFloat) -> CGFloat {
    max(width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding, 0)
  }

  /// The text with its colors, links included.
  private var styledText: RichText {
    traitCollection.withTraitsCurrent {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let (linkAttributes, tint) = (linkTextAttributes, tintColor)
      var text = contentWithDetectedLinks.richText(isRightToLeft: isRightToLeft) { attributes in
        guard attributes[.link] != nil else { return }
        if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = tint }
        attributes.merge(linkAttributes ?? [:]) { _, link in link }
      }
      if textContainer.maximumNumberOfLines > 0 {
        text.changeParagraphs { $0.lineBreakMode = textContainer.lineBreakMode }
      }
      return text
    }
  }

  /// The text set in lines of a width.
  func typesetText(inWidth width: CGFloat) -> TypesetText {
    let traits = traitCollection
    if let knownText, knownText.traits == traits, knownText.width == width { return knownText.set }
    let text = styledText
    let set = Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: width, maximumLines: textContainer.maximumNumberOfLines,
      layout: textContainer.layout(asking: storage.manager))
    knownText = KnownText(text: text, traits: traits, width: width, set: set)
    storage.manager?.notifyCompletion(in: textContainer)
    return set
  }

  /// The size of the text with all room around it, in a view of a width.
  func contentSize(inWidth width: CGFloat) -> CGSize {
    let scale = traitCollection.displayScale
    let set = typesetText(inWidth: width.isFinite ? lineWidth(inWidth: width) : .infinity)
    let height = max(set.size.height, content.font.lineHeight).roundedToPixel(.up, scale: scale)
    let inset = textContainerInset
    return CGSize(
      width: set.size.width.roundedToPixel(.up, scale: scale) + inset.left + inset.right
        + 2 * textContainer.lineFragmentPadding,
      height: height + inset.top + inset.bottom)
  }

  /// Puts the text where it belongs, and lets the view scroll over all of it.
  func layoutText() {
    let width = bounds.width
    let size = CGSize(width: width, height: contentSize(inWidth: width).height)
    textContainer.size = CGSize(
      width: max(width - textContainerInset.left - textContainerInset.right, 0), height: 0)
    // The text's layer reaches to the view's lower edge, so that a press below the last line is one on the text.
    let bottom = max(size.height, bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
    let frame = CGRect(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top,
      width: lineWidth(inWidth: width),
      height: max(bottom - textContainerInset.top - textContainerInset.bottom, 0))
    if canvas.frame != frame {
      canvas.frame = frame
      editing.setNeedsUpdate()
    }
    if contentSize != size { contentSize = size }
    storage.background?.layout()
    if let shownHeight, !shownHeight.contains(visibleHeight) { canvas.setNeedsDisplay() }
    if let place = placeToShow {
      placeToShow = nil
      scrollRectToVisible(rectToShow(place), animated: false)
    }
  }

  /// Texts of no more lines show whole: displays scroll by themselves, and have them at hand then.
  private static let shortText = 200

  /// The part of the canvas's height that is visible.
  private var visibleHeight: Range<CGFloat> {
    let top = max(bounds.minY - canvas.frame.minY, 0)
    return top..<(top + max(bounds.height, 1))
  }

  /// The lines that the canvas shows: of a long text the visible ones, and as much above and below as a hand scrolls
  /// before the view is notified.
  func linesToShow(of set: TypesetText) -> TypesetText {
    guard set.lines.count > UITextView.shortText, isScrollEnabled else {
      shownHeight = nil
      return set
    }
    let height = visibleHeight
    let reach = 4 * max(bounds.height, 200)
    let shown = (height.lowerBound - reach)..<(height.upperBound + reach)
    shownHeight = (shown.lowerBound + reach / 2)..<(shown.upperBound - reach / 2)
    if shown.lowerBound <= 0 { shownHeight = -.greatestFiniteMagnitude..<shownHeight!.upperBound }
    if shown.upperBound >= set.size.height {
      shownHeight = shownHeight!.lowerBound..<(.greatestFiniteMagnitude)
    }
    let first = set.lines.firstIndex { $0.top + $0.height > shown.lowerBound } ?? 0
    let last = set.lines.lastIndex { $0.top < shown.upperBound } ?? 0
    var visible = set
    visible.lines = Array(set.lines[min(first, last)...last])
    return visible
  }

  /// The geometry of all positions of the text, in the view's points.
  private var geometry: TextGeometry {
    let width = lineWidth(inWidth: bounds.width)
    _ = typesetText(inWidth: width)
    if let geometry = knownText?.geometry { return geometry }
    let geometry = makeGeometry(
      origin: CGPoint(
        x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top))
    knownText?.geometry = geometry
    return geometry
  }

  /// The geometry of all positions of the text, in the container's points.
  var containerGeometry: TextGeometry {
    makeGeometry(origin: CGPoint(x: textContainer.lineFragmentPadding, y: 0))
  }

  private func makeGeometry(origin: CGPoint) -> TextGeometry {
    let width = lineWidth(inWidth: bounds.width)
    _ = typesetText(inWidth: width)
    let text = knownText?.text ?? styledText
    return TextGeometry(
      text.spans, paragraph: text.paragraph, width: width, style: TextStyle(font: content.font.font),
      origin: origin, maximumLines: textContainer.maximumNumberOfLines,
      layout: textContainer.layout(asking: storage.manager))
  }

  func caretRectInView(at place: Int) -> CGRect {
    let caret = geometry.caret(at: place)
    return CGRect(x: caret.x - 1, y: caret.top, width: 2, height: caret.height)
  }

  private func rectToShow(_ place: Int) -> CGRect {
    caretRectInView(at: place).insetBy(dx: 0, dy: -textContainerInset.bottom / 2)
  }

  func scrollToShow(_ range: NSRange) {
    layoutText()
    let places = [range.location + range.length, range.location].map { min(max($0, 0), content.length) }
    for place in places { scrollRectToVisible(rectToShow(place), animated: false) }
  }

  func place(nearest point: CGPoint) -> Int { geometry.place(nearest: point) }

  /// The boxes behind a range, in the view's points.
  func boxes(of range: Range<Int>) -> [CGRect] { geometry.boxes(of: range) }

  func describeEditor() -> TextEditor? {
    guard isUserInteractionEnabled, isEditable || isSelectable else { return nil }
    // A display's editor has all of the width. Text that is only read is not to move when it is pressed.
    guard isEditable || textContainer.isSimpleRectangularTextContainer else { return nil }
    return traitCollection.withTraitsCurrent {
      let attributes = content.attributes
      let lines = RichText("x\nx", attributes: attributes)
      let sample = Typesetter.typeset(lines.spans, paragraph: lines.paragraph)
      var editor = TextEditor(style: lines.spans[0].style)
      editor.isMultiline = true
      editor.isEditable = isEditable
      editor.frame = canvas.bounds
      editor.firstBaseline = sample.firstBaseline
      editor.lineHeight = sample.lastBaseline - sample.firstBaseline
      editor.paragraph = lines.paragraph
      editor.paragraph.direct(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      if content.attributed != nil { editor.spans = styledText.spans }
      editor.tint = tintColor.cgColor
      editor.label = accessibilityLabel
      editor.identifier = accessibilityIdentifier
      editor.keyboard = textInputTraits.traits.displayKeyboard
      return editor
    }
  }
}

/// A text view's text as it was set last.
struct KnownText {
  var text: RichText
  var traits: UITraitCollection
  var width: CGFloat
  var set: TypesetText
  /// The geometry of all positions of the text in the view, once it was requested.
  var geometry: TextGeometry?
}

extension UITextView: WidthDependent {
  var heightFollowsWidth: Bool { !isScrollEnabled }

  func intrinsicContentSize(wrappedAt width: CGFloat) -> CGSize { contentSize(inWidth: width) }
}

extension UITextView {
  /// Shows the text of a container that came with one, and follows it.
  func adoptStorage() {
    guard let storage = textContainer.layoutManager?.textStorage else { return }
    content.set(StyledText(storage))
    self.storage.adopt(storage, by: self)
    _ = layoutManager
  }
}

extension UITextView: TextLayoutView {
  var textLength: Int { content.length }
}
