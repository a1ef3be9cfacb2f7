import DisplayProtocol
import QuartzCore

/// A view that shows a picture and two texts as a ``UIListContentConfiguration`` describes them. It is as
/// high as they require.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    isOpaque = false
    show()
  }

  /// Not available: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  private var content: UIListContentConfiguration
  private var imageView: UIImageView?
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?
  private var guides: [Part: UILayoutGuide] = [:]
  private var guideConstraints: [Part: [NSLayoutConstraint]] = [:]

  private enum Part { case image, text, secondaryText }

  /// The configuration, a ``UIListContentConfiguration``.
  open var configuration: UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        ExceptionName.internalInconsistency.raise(
          "A UIListContentView shows a UIListContentConfiguration, not \(type(of: newValue)).")
      }
      content = new
      show()
    }
  }

  /// The place of the text; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel == nil ? nil : guide(.text) }
  /// The place of the second text; nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel == nil ? nil : guide(.secondaryText) }
  /// The place of the picture; nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView == nil ? nil : guide(.image) }

  /// The distance from the edge where lines begin to the text, or to the picture where there is no text.
  var textStart: CGFloat {
    let parts = arrangement(width: bounds.width, height: bounds.height)
    let frame = parts.text ?? parts.secondaryText ?? parts.image
    return frame?.minX ?? margins.leading
  }

  // MARK: Showing

  private func show() {
    show(content.image)
    textLabel = shown(textLabel, content.text, content.attributedText, content.textProperties)
    secondaryLabel = shown(
      secondaryLabel, content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    alpha = content.alpha
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.superview?.setNeedsLayout()
  }

  private func show(_ image: UIImage?) {
    guard let image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let properties = content.imageProperties
    let view = imageView ?? UIImageView()
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.contentMode = .scaleAspectFit
    view.tintColor = content.shownTint(tintColor)
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      view.layer.borderColor =
        properties.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }
    if imageView == nil { insertSubview(view, at: 0) }
    imageView = view
  }

  private func shown(
    _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed != nil || text?.isEmpty == false else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.font = properties.font
    label.textColor = content.shownColor(properties)
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    align(label, properties)
    if old == nil { addSubview(label) }
    return label
  }

  private func align(_ label: UILabel, _ properties: UIListContentConfiguration.TextProperties) {
    let natural: NSTextAlignment = readsFromLeft ? .natural : .right
    let wanted: NSTextAlignment =
      switch properties.alignment {
      case .natural: natural
      case .center: .center
      case .justified: .justified
      }
    if label.textAlignment != wanted { label.textAlignment = wanted }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    imageView?.tintColor = content.shownTint(tintColor)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  // MARK: Layout

  /// The room around the content: the configuration's, or the containing view's where that is more, or where
  /// the configuration has that of its style.
  private var margins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    guard let outer = (superview as? CellContentView)?.directionalLayoutMargins else { return margins }
    if content.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      let metrics = Metrics.current.tables
      margins.leading =
        margins.leading == metrics.margin ? outer.leading : max(margins.leading, outer.leading)
      margins.trailing =
        margins.trailing == metrics.gap ? outer.trailing : max(margins.trailing, outer.trailing)
    }
    if content.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private struct Arrangement {
    var image: CGRect?
    var text: CGRect?
    var secondaryText: CGRect?
    /// The height that the content requires, with its margins.
    var height: CGFloat
  }

  /// The size of the picture, and the room that is kept for it.
  private var imageSizes: (shown: CGSize, kept: CGSize)? {
    guard let imageView, let image = imageView.image else { return nil }
    let properties = content.imageProperties
    var size = imageView.intrinsicContentSize
    let limit = properties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0, size.width > limit.width { scale = limit.width / size.width }
    if limit.height > 0, size.height * scale > limit.height { scale = limit.height / size.height }
    size = CGSize(width: size.width * scale, height: size.height * scale)
    var kept = size
    let standard = UIFontMetrics.default.scaledValue(
      for: Metrics.current.tables.symbolWidth, compatibleWith: traitCollection)
    func reserved(_ length: CGFloat, _ own: CGFloat) -> CGFloat {
      length == UIListContentConfiguration.ImageProperties.standardDimension
        ? standard : length > 0 ? length : own
    }
    kept.width = reserved(
      properties.reservedLayoutSize.width,
      image.isSymbolImage && size.width < 1.5 * standard ? standard : size.width)
    // Symbols may be higher than a line of text without making their row higher.
    let isBesideText = image.isSymbolImage && (textLabel != nil || secondaryLabel != nil)
    kept.height = reserved(properties.reservedLayoutSize.height, isBesideText ? 0 : size.height)
    return (size, kept)
  }

  /// Returns the places of the parts, as they read from the left, in the given size.
  private func arrangement(width: CGFloat, height: CGFloat?) -> Arrangement {
    let margins = margins
    var x = margins.leading
    var parts = Arrangement(height: 0)
    var most: CGFloat = 0
    let image = imageSizes
    if let image {
      parts.image = CGRect(
        x: x + (image.kept.width - image.shown.width) / 2, y: 0, width: image.shown.width,
        height: image.shown.height)
      most = image.kept.height
      x += image.kept.width
      if textLabel != nil || secondaryLabel != nil { x += content.imageToTextPadding }
    }
    let room = max(width - x - margins.trailing, 0)
    var (text, second) = (size(of: textLabel, room), size(of: secondaryLabel, room))
    let gap = content.textToSecondaryTextHorizontalPadding
    let hasBoth = textLabel != nil && secondaryLabel != nil
    let isSideBySide =
      hasBoth && content.prefersSideBySideTextAndSecondaryText && text.width + gap + second.width <= room
    let between = hasBoth && !isSideBySide ? content.textToSecondaryTextVerticalPadding : 0
    let texts = isSideBySide ? max(text.height, second.height) : text.height + between + second.height
    most = max(most, texts)
    parts.height = margins.top + most + margins.bottom
    let whole = height ?? parts.height
    func middle(_ length: CGFloat) -> CGFloat {
      let free = whole - margins.top - margins.bottom - length
      return (margins.top + free / 2).roundedToPixel(.down, scale: traitCollection.displayScale)
    }
    if image != nil { parts.image!.origin.y = middle(parts.image!.height) }
    if !isSideBySide { (text.width, second.width) = (room, room) }
    let top = middle(texts)
    if textLabel != nil {
      parts.text = CGRect(origin: CGPoint(x: x, y: isSideBySide ? middle(text.height) : top), size: text)
    }
    if secondaryLabel != nil {
      parts.secondaryText = CGRect(
        origin: CGPoint(
          x: isSideBySide ? x + room - second.width : x,
          y: isSideBySide ? middle(second.height) : top + text.height + between), size: second)
    }
    return parts
  }

  private func size(of label: UILabel?, _ room: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: min(size.width, room), height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let parts = arrangement(width: bounds.width, height: bounds.height)
    if let textLabel { align(textLabel, content.textProperties) }
    if let secondaryLabel { align(secondaryLabel, content.secondaryTextProperties) }
    for (view, frame, part) in [
      (imageView, parts.image, Part.image), (textLabel, parts.text, .text),
      (secondaryLabel, parts.secondaryText, .secondaryText),
    ] as [(UIView?, CGRect?, Part)] {
      guard let view, var frame else { continue }
      if !readsFromLeft { frame.origin.x = bounds.width - frame.maxX }
      view.placePart(frame)
      place(guides[part], part, frame)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : intrinsicContentSize.width
    return CGSize(width: width, height: arrangement(width: width, height: nil).height)
  }

  /// The width of the content in one line, and the height that it has at the view's width.
  open override var intrinsicContentSize: CGSize {
    let margins = margins
    var width = margins.leading + margins.trailing
    if let image = imageSizes {
      width += image.kept.width
      if textLabel != nil || secondaryLabel != nil { width += content.imageToTextPadding }
    }
    let far = CGFloat(100_000)
    let (text, second) = (size(of: textLabel, far).width, size(of: secondaryLabel, far).width)
    let isSideBySide = content.prefersSideBySideTextAndSecondaryText && text > 0 && second > 0
    width += isSideBySide ? text + content.textToSecondaryTextHorizontalPadding + second : max(text, second)
    return CGSize(
      width: width, height: arrangement(width: bounds.width > 0 ? bounds.width : width, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let own = intrinsicContentSize.width
    let width = horizontalFittingPriority == .required ? targetSize.width : max(own, targetSize.width)
    return CGSize(width: width, height: arrangement(width: width, height: nil).height)
  }

  // MARK: Guides

  private func guide(_ part: Part) -> UILayoutGuide {
    if let guide = guides[part] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    guides[part] = guide
    let constraints = [
      guide.leftAnchor.constraint(equalTo: leftAnchor), guide.topAnchor.constraint(equalTo: topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0), guide.heightAnchor.constraint(equalToConstant: 0),
    ]
    NSLayoutConstraint.activate(constraints)
    guideConstraints[part] = constraints
    setNeedsLayout()
    return guide
  }

  private func place(_ guide: UILayoutGuide?, _ part: Part, _ frame: CGRect) {
    guard guide != nil, let constraints = guideConstraints[part] else { return }
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    for (constraint, value) in zip(constraints, values) where constraint.constant != value {
      constraint.constant = value
    }
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text with its letters changed.
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
