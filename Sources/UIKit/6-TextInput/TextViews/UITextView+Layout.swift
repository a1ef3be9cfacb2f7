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

  /// Sets the text in lines of a width, or follows what has changed since it was set. Of a long text only
  /// what is needed is set.
  func setText(inWidth width: CGFloat) {
    let traits = traitCollection
    if let knownText, !knownText.isOutdated, knownText.traits == traits, knownText.width == width { return }
    let text = styledText
    let limit = textContainer.maximumNumberOfLines
    let layout = textContainer.layout(asking: storage.manager)
    var form: KnownText.Form?
    if limit == 0, layout.isPlain {
      if case .long(var known)? = knownText?.form {
        // The only copy of it is changed in place.
        knownText = nil
        if known.update(text.spans, paragraph: text.paragraph, width: width) { form = .long(known) }
      }
      if form == nil, let long = TextLayout(text.spans, paragraph: text.paragraph, width: width) {
        form = .long(long)
      }
    }
    if case .long(var known)? = form, known.byteCount < UITextView.textSetAtOnce {
      form = nil
      known.setAll()
      form = .long(known)
    }
    knownText = KnownText(
      text: text, traits: traits, width: width,
      form: form
        ?? .whole(
          Typesetter.typeset(
            text.spans, paragraph: text.paragraph, width: width, maximumLines: limit, layout: layout)))
    storage.manager?.notifyCompletion(in: textContainer)
  }

  /// The size of the text set in lines of a width: estimated for a long text that scrolls, or as it is.
  private func textSize(inWidth width: CGFloat, isEstimated: Bool) -> CGSize {
    if let knownText, !knownText.isOutdated, knownText.width != width, case .long = knownText.form {
      // Another width is only tried.
      let text = styledText
      return Typesetter.measure(text.spans, paragraph: text.paragraph, width: width)
    }
    setText(inWidth: width)
    if !isEstimated { knownText?.changeLong { $0.setAll() } }
    return knownText!.size
  }

  /// The size of the text with all room around it, in a view of a width.
  func contentSize(inWidth width: CGFloat, isEstimated: Bool = false) -> CGSize {
    let scale = traitCollection.displayScale
    let size = textSize(
      inWidth: width.isFinite ? lineWidth(inWidth: width) : .infinity, isEstimated: isEstimated)
    let height = max(size.height, content.font.lineHeight).roundedToPixel(.up, scale: scale)
    let inset = textContainerInset
    return CGSize(
      width: size.width.roundedToPixel(.up, scale: scale) + inset.left + inset.right
        + 2 * textContainer.lineFragmentPadding,
      height: height + inset.top + inset.bottom)
  }

  /// Puts the text where it belongs, and lets the view scroll over all of it.
  func layoutText() {
    let width = bounds.width
    setVisibleText(inWidth: lineWidth(inWidth: width))
    let size = CGSize(
      width: width, height: contentSize(inWidth: width, isEstimated: isScrollEnabled).height)
    textContainer.size = CGSize(
      width: max(width - textContainerInset.left - textContainerInset.right, 0), height: 0)
    // The text's layer reaches to the view's lower edge, so that a press below the last line is one on the
    // text.
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
    keepVisibleText()
    storage.background?.layout()
    if let shownHeight, !shownHeight.contains(visibleHeight) { canvas.setNeedsDisplay() }
    if let place = placeToShow, knownText?.isSet(place) != false {
      placeToShow = nil
      scrollRectToVisible(rectToShow(place), animated: false)
    }
    setRestOfText()
  }

  /// Texts of no more lines show whole: displays scroll by themselves, and have them at hand then.
  private static let shortText = 200

  /// The part of the canvas's height that is visible.
  private var visibleHeight: Range<CGFloat> {
    let top = max(bounds.minY - canvas.frame.minY, 0)
    return top..<(top + max(bounds.height, 1))
  }

  /// The height that the canvas of a long text shows: what is visible, and as much above and below as a hand
  /// scrolls before the view is notified.
  private var heightToShow: (all: Range<CGFloat>, half: Range<CGFloat>) {
    let height = visibleHeight
    let reach = 4 * max(bounds.height, 200)
    return (
      (height.lowerBound - reach)..<(height.upperBound + reach),
      (height.lowerBound - reach / 2)..<(height.upperBound + reach / 2)
    )
  }

  /// The lines that the canvas shows: of a long text those near the visible ones.
  func linesToShow() -> TypesetText {
    setText(inWidth: lineWidth(inWidth: bounds.width))
    guard knownText!.hasLines(moreThan: UITextView.shortText), isScrollEnabled else {
      shownHeight = nil
      return knownText!.text(in: nil)
    }
    let (shown, half) = heightToShow
    let visible = knownText!.text(in: shown)
    let top = shown.lowerBound <= 0 ? -CGFloat.greatestFiniteMagnitude : half.lowerBound
    let bottom = shown.upperBound >= visible.size.height ? CGFloat.greatestFiniteMagnitude : half.upperBound
    shownHeight = top..<bottom
    return visible
  }

  /// The geometry of all positions of the text, in the view's points, once what `prepare` says of a long text
  /// is set.
  private func geometry(_ prepare: (inout TextLayout, _ top: CGFloat) -> Void) -> TextGeometry {
    let width = lineWidth(inWidth: bounds.width)
    let origin = CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
    setText(inWidth: width)
    knownText!.changeLong { prepare(&$0, origin.y) }
    if case .long(let layout) = knownText!.form { return TextGeometry(layout, origin: origin) }
    if let geometry = knownText?.geometry { return geometry }
    let geometry = makeGeometry(origin: origin)
    knownText?.geometry = geometry
    return geometry
  }

  /// The geometry of all positions of the text, in the container's points.
  var containerGeometry: TextGeometry {
    let origin = CGPoint(x: textContainer.lineFragmentPadding, y: 0)
    setText(inWidth: lineWidth(inWidth: bounds.width))
    knownText!.changeLong { $0.setAll() }
    if case .long(let layout) = knownText!.form { return TextGeometry(layout, origin: origin) }
    return makeGeometry(origin: origin)
  }

  private func makeGeometry(origin: CGPoint) -> TextGeometry {
    let width = lineWidth(inWidth: bounds.width)
    let text = knownText?.text ?? styledText
    return TextGeometry(
      text.spans, paragraph: text.paragraph, width: width, style: TextStyle(font: content.font.font),
      origin: origin, maximumLines: textContainer.maximumNumberOfLines,
      layout: textContainer.layout(asking: storage.manager))
  }

  func caretRectInView(at place: Int) -> CGRect {
    let caret = geometry { layout, _ in layout.set(places: place..<place) }.caret(at: place)
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

  func place(nearest point: CGPoint) -> Int {
    geometry { layout, top in layout.set(in: point.y - top..<point.y - top + 1) }.place(nearest: point)
  }

  /// The boxes behind a range, in the view's points.
  func boxes(of range: Range<Int>) -> [CGRect] {
    geometry { layout, _ in layout.set(places: range) }.boxes(of: range)
  }

  func describeEditor() -> TextEditor? {
    guard isUserInteractionEnabled, isEditable || isSelectable else { return nil }
    // A display's editor has all of the width. Text that is only read is not to move when it is pressed.
    guard isEditable || textContainer.isSimpleRectangularTextContainer else { return nil }
    return traitCollection.withTraitsCurrent {
      let attributes = content.attributes
      let lines = RichText("x\nx", attributes: attributes).trackedUniformly
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

extension UITextView {
  /// Sets what of a long text shows, and the place that is to show.
  private func setVisibleText(inWidth width: CGFloat) {
    setText(inWidth: width)
    let (shown, place) = (heightToShow.all, placeToShow)
    knownText?.changeLong { layout in
      if let place { layout.set(places: place..<place) }
      layout.set(in: shown)
    }
  }

  /// Leaves the text where it shows, when the height of what is above it was estimated before.
  private func keepVisibleText() {
    guard case .long(let layout)? = knownText?.form else { return visibleAnchor = nil }
    if let anchor = visibleAnchor, anchor.offset == contentOffset.y {
      let distance =
        layout.height(of: (anchor.place, anchor.distance)) + textContainerInset.top - contentOffset.y
      let lowest = contentSize.height + adjustedContentInset.bottom - bounds.height
      if distance.magnitude >= 1 {
        contentOffset.y = max(min(contentOffset.y + distance, lowest), -adjustedContentInset.top)
      }
    }
    guard !layout.isComplete else { return visibleAnchor = nil }
    let (place, distance) = layout.anchor(atHeight: contentOffset.y - textContainerInset.top)
    visibleAnchor = VisibleAnchor(place: place, distance: distance, offset: contentOffset.y)
  }

  /// Sets the rest of a long text while the app has nothing else to do, a little at a time.
  private func setRestOfText() {
    guard case .long(let layout)? = knownText?.form, !layout.isComplete, !isSettingRest else { return }
    isSettingRest = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.setMoreOfText() }
    }
  }

  private func setMoreOfText() {
    isSettingRest = false
    guard window != nil, knownText?.isOutdated == false else { return }
    var isComplete = true
    knownText?.changeLong { isComplete = $0.setMore(bytes: UITextView.bytesAtOnce) }
    if isComplete {
      canvas.setNeedsDisplay()
      setNeedsLayout()
    } else {
      setRestOfText()
    }
  }

  /// Texts of fewer bytes are set at once.
  fileprivate static let textSetAtOnce = 32_000

  /// The number of bytes of a long text that are set before the app has another turn.
  private static let bytesAtOnce = 8_000
}

/// The part of a long text that shows at the top of a view, where what is above it is not all set.
struct VisibleAnchor {
  var place: Int
  var distance: CGFloat
  /// The view's content offset at which it showed.
  var offset: CGFloat
}

/// A text view's text as it was set last.
struct KnownText {
  enum Form {
    case whole(TypesetText)
    case long(TextLayout)
  }

  var text: RichText
  var traits: UITraitCollection
  var width: CGFloat
  var form: Form
  /// The geometry of all positions of a short text in the view, once it was requested.
  var geometry: TextGeometry?
  /// Whether the text or its style may have changed since.
  var isOutdated = false

  init(text: RichText, traits: UITraitCollection, width: CGFloat, form: Form) {
    (self.text, self.traits, self.width, self.form) = (text, traits, width, form)
  }

  /// Changes the layout of a long text, which is not copied.
  mutating func changeLong(_ change: (inout TextLayout) -> Void) {
    guard case .long(var layout) = form else { return }
    form = .whole(.empty)
    change(&layout)
    form = .long(layout)
  }

  var size: CGSize {
    mutating get {
      if case .whole(let set) = form { return set.size }
      var size = CGSize.zero
      changeLong { size = $0.size }
      return size
    }
  }

  /// Whether there are more lines than that; so many are expected of what is not set.
  func hasLines(moreThan count: Int) -> Bool {
    switch form {
    case .whole(let set): set.lines.count > count
    case .long(let layout): !layout.hasLines(atMost: count)
    }
  }

  /// Whether the line of a place is set.
  func isSet(_ place: Int) -> Bool {
    guard case .long(let layout) = form else { return true }
    return layout.isSet(place)
  }

  /// The lines in a part of the height; nil for all.
  mutating func text(in height: Range<CGFloat>?) -> TypesetText {
    guard case .whole(let set) = form else {
      var text = TypesetText.empty
      changeLong { layout in
        if height == nil { layout.setAll() }
        text = layout.text(in: height ?? -1..<CGFloat.greatestFiniteMagnitude)
      }
      return text
    }
    guard let height else { return set }
    let first = set.lines.firstIndex { $0.top + $0.height > height.lowerBound } ?? 0
    let last = set.lines.lastIndex { $0.top < height.upperBound } ?? 0
    var visible = set
    visible.lines = Array(set.lines[min(first, last)...last])
    return visible
  }
}

extension UITextView: WidthDependent {
  var heightFollowsWidth: Bool { !isScrollEnabled }
  var measuredWidth: CGFloat? { bounds.width > 0 ? bounds.width : nil }

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
