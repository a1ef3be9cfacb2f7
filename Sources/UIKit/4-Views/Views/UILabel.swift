import DisplayProtocol
import ObjectiveCRuntime

/// Shows text, in the middle of its height. Takes no touches by default.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    coder.decodeInterface(self, UILabel.self)
  }

  // MARK: Text

  // Not checked for exclusivity, as ``numberOfLines`` is not: layout reads them for every measure of a label.
  // Setters of the content call nothing.
  @exclusivity(unchecked) private var content = LabelContent()

  /// The text, in the label's own style. Setting it drops the attributes of an attributed text. Nil by
  /// default.
  open var text: String? {
    get { content.string }
    set {
      ObjectiveCMembers.willChange(self, "text")
      defer { ObjectiveCMembers.didChange(self, "text") }
      // The style need not be compared.
      guard !content.isPlain(newValue) else { return }
      content.string = newValue
      textDidChange(affectsSize: true)
    }
  }

  /// The text with its attributes; where they say nothing, the label's own style holds. Reading it after
  /// ``text`` was set gives that in the label's style.
  open var attributedText: NSAttributedString? {
    get { content.styled?.attributedString }
    set { styled = newValue.map { StyledText($0) } }
  }

  /// The text with its attributes, as UIKit's own parts set and read it.
  var styled: StyledText? {
    get { content.styled }
    set { change(affectsSize: true) { $0.styled = newValue } }
  }

  /// The font; the system's at 17 points by default. Setting it changes the whole of an attributed text.
  open var font: UIFont! {
    get { content.font }
    set { change(affectsSize: true) { $0.font = newValue ?? LabelContent.defaultFont } }
  }

  /// The color; ``UIColor/label`` by default. Setting it changes the whole of an attributed text.
  open var textColor: UIColor! {
    get { content.color }
    set { change(affectsSize: false) { $0.color = newValue ?? .label } }
  }

  /// Alignment between the edges; natural by default. Setting it changes the whole of an attributed text.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { change(affectsSize: false) { $0.alignment = newValue } }
  }

  /// The behavior where the text is wider than the label; cut at the tail by default. With several lines only
  /// the last is cut.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change(affectsSize: true) { $0.lineBreakMode = newValue } }
  }

  /// The maximum number of lines; 1 by default, 0 for as many as needed.
  @exclusivity(unchecked) open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange(affectsSize: true) } }
  }

  /// The width at which the text is broken for ``intrinsicContentSize``, in points; 0, the default, for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange(affectsSize: true) } }
  }

  // MARK: Fitting

  /// Whether one line that is too wide is shrunk to fit; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The least factor by which text is shrunk; 0, the default, means very small.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The position of shrunk text; on its unshrunk baseline by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { textDidChange(affectsSize: false) } }
  }

  /// Whether characters may move closer together before text is cut; false by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange(affectsSize: false) } }
  }

  // MARK: Appearance

  /// Whether the label is drawn as enabled; true by default. Otherwise it is drawn faintly.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { textDidChange(affectsSize: false) } }
  }

  /// Whether the text takes ``highlightedTextColor``; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The color while the label is highlighted; nil, the default, changes nothing.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The color of a shadow behind the text; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet { if shadowColor != oldValue { textDidChange(affectsSize: false) } }
  }

  /// The offset of the shadow from the text, in points; one point above it by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { textDidChange(affectsSize: false) } }
  }

  /// Whether the shadow lies on the other side of the text; a button's appearance.
  var isShadowReversed = false {
    didSet { if isShadowReversed != oldValue { textDidChange(affectsSize: false) } }
  }

  /// A factor on the opacity of the text, for buttons.
  var inkAlpha: CGFloat = 1 {
    didSet { if inkAlpha != oldValue { textDidChange(affectsSize: false) } }
  }

  private static let disabledAlpha: CGFloat = 0.5

  // MARK: Typesetting

  private var richText: (text: RichText, traits: UITraitCollection)? {
    didSet { measured = nil }
  }

  /// The text as it was broken last to be measured, since constraints read its size and then its baselines.
  private var measured: (width: CGFloat, height: CGFloat, lines: Int, text: TypesetText)?

  /// Changes text and style at once.
  func change(affectsSize: Bool, _ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    guard content != old else { return }
    textDidChange(affectsSize: affectsSize)
  }

  private func textDidChange(affectsSize: Bool) {
    richText = nil
    setNeedsDisplay()
    setNeedsSemantics()
    if affectsSize { invalidateIntrinsicContentSize() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      followContentSizeCategory()
    }
  }

  override func firstTraitsDidArrive() { followContentSizeCategory() }

  /// Whether a font that was made for a text style, or scaled by `UIFontMetrics`, follows the size of text
  /// that the person requests; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { followContentSizeCategory() } }
  }

  private func followContentSizeCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let new = font.following(traitCollection)
    if new != font { font = new }
  }

  /// The kinds of line breaks that are avoided; stored only. Lines are broken wherever Unicode allows it.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// The text with its colors resolved.
  private var styledText: RichText {
    let traits = traitCollection
    if let richText, richText.traits === traits || richText.traits == traits { return richText.text }
    let text = traits.withTraitsCurrent {
      let text = content.richText(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
      let highlight = isHighlighted ? highlightedTextColor?.cgColor : nil
      let alpha = inkAlpha * (isEnabled ? 1 : UILabel.disabledAlpha)
      return highlight == nil && alpha == 1 ? text : text.recolored(highlight, alpha: alpha)
    }
    richText = (text, traits)
    return text
  }

  private func typeset(
    _ text: RichText, width: CGFloat = .infinity, lines: Int, height: CGFloat = .infinity
  ) -> TypesetText {
    Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: width, maximumLines: lines, maximumHeight: height)
  }

  /// Breaks the label's own text, unless that was done with the same limits just before.
  private func measure(
    _ text: RichText, width: CGFloat, lines: Int, height: CGFloat = .infinity
  ) -> TypesetText {
    if let measured, measured.width == width, measured.height == height, measured.lines == lines {
      return measured.text
    }
    let result = typeset(text, width: width, lines: lines, height: height)
    measured = (width, height, lines, result)
    return result
  }

  /// Lengths beyond this are no limit: no screen is that large.
  private static let unlimited: CGFloat = 1_000_000

  /// The part of `bounds` that the text takes with so many lines, 0 meaning as many as it takes: in the
  /// middle of the height. Overrides change both the label's own size and where the text is drawn.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let text = styledText
    guard !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = numberOfLines == 1 || bounds.width >= UILabel.unlimited ? .infinity : max(bounds.width, 0)
    let height = bounds.height >= UILabel.unlimited ? .infinity : max(bounds.height, 0)
    let typeset = measure(text, width: width, lines: numberOfLines, height: height)
    let scale = traitCollection.displayScale
    func up(_ length: CGFloat) -> CGFloat { length.roundedToPixel(.up, scale: scale) }
    func down(_ length: CGFloat) -> CGFloat { length.roundedToPixel(.down, scale: scale) }
    let size = CGSize(width: min(up(typeset.size.width), bounds.width), height: up(typeset.size.height))
    var origin = bounds.origin
    if bounds.width < UILabel.unlimited {
      let slack = bounds.width - size.width
      switch text.paragraph.alignment {
      case .center: origin.x += down(slack / 2)
      case .right: origin.x += slack
      case .left, .justified, .natural: break
      }
    }
    if bounds.height < UILabel.unlimited { origin.y += down((bounds.height - size.height) / 2) }
    return CGRect(origin: origin, size: size)
  }

  private func up(_ length: CGFloat) -> CGFloat {
    length.roundedToPixel(.up, scale: traitCollection.displayScale)
  }

  private func down(_ length: CGFloat) -> CGFloat {
    length.roundedToPixel(.down, scale: traitCollection.displayScale)
  }

  /// The size of the text, rounded up to whole pixels; zero without text.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth ?? UILabel.unlimited
    return size(forWidth: width)
  }

  /// The width at which constraints have the text broken, while they request its size.
  var wrappingWidth: CGFloat?

  /// The text broken at a width; nil without text.
  func typesetForLayout(width: CGFloat) -> TypesetText? {
    let text = styledText
    guard !text.isEmpty else { return nil }
    let width = numberOfLines == 1 || width >= UILabel.unlimited ? .infinity : max(width, 0)
    return measure(text, width: width, lines: numberOfLines)
  }

  /// The size of the text broken at the width of `size`, where the label may have several lines. A width of
  /// 0 is no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forWidth: numberOfLines == 1 || size.width <= 0 ? UILabel.unlimited : size.width)
  }

  private func size(forWidth width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: UILabel.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  // MARK: Drawing

  override var redrawsOnBoundsChange: Bool { true }

  private var isRecording = false
  private var recorded = LayerContent.none

  override func makeContent() -> LayerContent {
    recorded = .none
    isRecording = true
    drawText(in: bounds)
    isRecording = false
    return recorded
  }

  /// Draws the text as ``drawText(in:)`` does. Only a subclass that overrides this is drawn by it.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Shows the text in the middle of a rectangle's height. An override may call this with another rectangle,
  /// as labels with padding do.
  open func drawText(in rect: CGRect) {
    guard let drawn = placedText(in: rect) else { return }
    if isRecording {
      recorded = .text(drawn.text, origin: drawn.origin)
    } else {
      UIGraphicsGetCurrentContext()?.draw(drawn.text, at: drawn.origin)
    }
  }

  /// The text as it is drawn in a rectangle, and where its top left lies.
  private func placedText(in rect: CGRect) -> (text: TypesetText, origin: CGPoint)? {
    let text = styledText
    guard !text.isEmpty, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return nil
    }
    let natural = mayBeFitted && numberOfLines == 1 ? typeset(text, lines: 1) : nil
    let fitted =
      natural.map { self.fitted(text, $0.size.width, to: rect.width) } ?? fittedLines(of: text, in: rect.size)
    let drawn =
      unlimitedText(text, natural, in: rect)
      ?? typeset(fitted, width: rect.width, lines: numberOfLines, height: rect.height)
    var y = down((rect.height - up(drawn.size.height)) / 2)
    if fitted != text, numberOfLines == 1, baselineAdjustment != .alignCenters {
      let whole = typeset(text, lines: 1)
      y = down((rect.height - up(whole.size.height)) / 2)
      if baselineAdjustment == .alignBaselines { y += whole.firstBaseline - drawn.firstBaseline }
    }
    let shown = withShadow(drawn)
    return (shown, CGPoint(x: rect.minX, y: rect.minY + y))
  }

  /// The text as it was set before without a limit to its width, where it is no other in a rectangle: it
  /// fits, and begins at the left.
  private func unlimitedText(_ text: RichText, _ natural: TypesetText?, in rect: CGRect) -> TypesetText? {
    guard numberOfLines == 1, text.paragraph.alignment == .left,
      text.spans.allSatisfy({ $0.paragraph == nil })
    else { return nil }
    func fits(_ text: TypesetText) -> Bool {
      text.size.width <= rect.width && text.size.height <= rect.height
    }
    if let measured, measured.lines == 1, measured.width == .infinity, fits(measured.text),
      measured.text.size.height <= measured.height
    {
      return measured.text
    }
    return natural.flatMap { fits($0) ? $0 : nil }
  }

  /// Whether text that is too wide is changed to fit.
  private var mayBeFitted: Bool {
    adjustsFontSizeToFitWidth || (numberOfLines == 1 && allowsDefaultTighteningForTruncation)
  }

  /// The smallest share of its size that text is shrunk to.
  private var leastScale: CGFloat { minimumScaleFactor > 0 ? min(minimumScaleFactor, 1) : 0.05 }

  /// The text of a label of several lines, shrunk until as many lines hold all of it.
  private func fittedLines(of text: RichText, in size: CGSize) -> RichText {
    guard mayBeFitted, numberOfLines > 1 else { return text }
    return text.shrunk(least: leastScale) {
      !typeset($0, width: size.width, lines: numberOfLines, height: size.height).isTruncated
    }
  }

  /// The text moved together or shrunk so that one line, by nature as wide as `natural`, is no wider than
  /// `width`, as far as that is allowed.
  private func fitted(_ text: RichText, _ natural: CGFloat, to width: CGFloat) -> RichText {
    guard natural > width else { return text }
    if allowsDefaultTighteningForTruncation {
      let tightened = text.tightened(by: 0.02)
      if typeset(tightened, lines: 1).size.width <= width { return tightened }
    }
    guard adjustsFontSizeToFitWidth else { return text }
    return text.shrunk(toWidth: width, least: leastScale)
  }

  /// The text with its shadow behind it.
  private func withShadow(_ text: TypesetText) -> TypesetText {
    guard let color = shadowColor?.cgColor else { return text }
    var result = text
    let sign: CGFloat = isShadowReversed ? -1 : 1
    let (x, y) = (sign * shadowOffset.width, sign * shadowOffset.height)
    let shadow = text.lines.map { line in
      var line = line
      line.x += x
      line.top += y
      line.baseline += y
      for index in line.runs.indices {
        line.runs[index].x += x
        line.runs[index].style.color = color
        line.runs[index].style.backgroundColor = nil
        line.runs[index].style.decoration.shadow = nil
        line.runs[index].style.picture?.image = nil
      }
      return line
    }
    result.lines = shadow + text.lines
    return result
  }

  // MARK: Meaning

  /// Whether the label is an accessibility element; true by default.
  open override var isAccessibilityElement: Bool {
    get { ownIsAccessibilityElement ?? true }
    set { ownIsAccessibilityElement = newValue }
  }
  private var ownIsAccessibilityElement: Bool?

  /// The text that a screen reader reads; the label's text if nothing else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  override var descriptiveText: String? { text }
  override var widthDependent: (any WidthDependent)? { self }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none { semantics.role = .label }
    semantics.text = text
    semantics.isEnabled = semantics.isEnabled && isEnabled
  }
}
