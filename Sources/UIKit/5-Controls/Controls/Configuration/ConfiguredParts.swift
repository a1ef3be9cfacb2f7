import QuartzCore

/// The parts of a configured button that other buttons do not have, and how all of them are shown.
@MainActor final class ConfiguredParts {
  private let backdrop = UIImageView()
  private var subtitle: UILabel?
  private var activityIndicator: UIActivityIndicatorView?
  private var indicator: UIImageView?

  /// The content of the button and the arrangement of its parts.
  struct Content {
    var configuration: UIButton.Configuration
    var title: AttributedString?
    var image: UIImage?
    var colors: ConfiguredColors
  }

  private var appearance = ConfigurationAppearance(.medium)
  private var givenRadius: CGFloat = 0

  /// Sets the contents and colors of the parts.
  func show(_ content: Content, in button: UIButton, label: UILabel?, picture: UIImageView?) {
    let configuration = content.configuration
    appearance = ConfigurationAppearance(configuration.buttonSize)
    showBackdrop(content, in: button)
    if let label, let title = content.title {
      set(
        title, in: label, size: appearance.titleSize, content.colors.foreground,
        transformer: configuration.titleTextAttributesTransformer)
      label.lineBreakMode = configuration.titleLineBreakMode
      label.numberOfLines = configuration.titleLineBreakMode == .byWordWrapping ? 0 : 1
      label.textAlignment = alignment(content, in: button)
      label.inkAlpha = 1
    } else {
      label?.text = nil
    }
    showSubtitle(content, in: button)
    showPicture(content, in: button, picture: picture)
    showIndicator(content, in: button)
  }

  private func showBackdrop(_ content: Content, in button: UIButton) {
    let background = content.configuration.background
    if backdrop.superview !== button {
      backdrop.becomeDecoration()
      button.insertSubview(backdrop, at: 0)
    }
    backdrop.backgroundColor = content.colors.background
    backdrop.image = background.image
    backdrop.contentMode = background.imageContentMode
    backdrop.clipsToBounds = background.image != nil
    backdrop.layer.borderWidth = background.strokeWidth
    let stroke = background.strokeColor ?? (background.strokeWidth > 0 ? button.tintColor : nil)
    let shown = stroke.map { background.strokeColorTransformer?($0) ?? $0 }
    backdrop.layer.borderColor = shown?.resolvedColor(with: button.traitCollection).cgColor
  }

  /// The metrics of a text, or a symbol beside it: at the usual size it is as large as ever, otherwise as
  /// text of about its size is.
  static func metrics(ofSize size: CGFloat) -> UIFontMetrics {
    UIFontMetrics(forTextStyle: size > 15 ? .body : size > 12 ? .subheadline : .caption1)
  }

  private func set(
    _ text: AttributedString, in label: UILabel, size: CGFloat, _ color: UIColor,
    transformer: UIConfigurationTextAttributesTransformer?
  ) {
    var own = AttributeContainer()
    own.font = .systemFont(
      ofSize: Self.metrics(ofSize: size)
        .textSize(for: size, compatibleWith: label.superview?.traitCollection))
    own.foregroundColor = color
    if let transformer { own = transformer(own) }
    var styled = text
    styled.mergeAttributes(own, mergePolicy: .keepCurrent)
    label.styled = StyledText(styled)
  }

  private func showSubtitle(_ content: Content, in button: UIButton) {
    guard let text = content.configuration.attributedSubtitle else {
      subtitle?.removeFromSuperview()
      subtitle = nil
      return
    }
    let label = subtitle ?? UILabel()
    if subtitle == nil { button.addSubview(label) }
    subtitle = label
    label.textAlignment = alignment(content, in: button)
    set(
      text, in: label, size: appearance.subtitleSize, content.colors.foreground,
      transformer: content.configuration.subtitleTextAttributesTransformer)
    label.lineBreakMode = content.configuration.subtitleLineBreakMode
    label.numberOfLines = content.configuration.subtitleLineBreakMode == .byWordWrapping ? 0 : 1
  }

  /// Returns the text alignment of the lines of a wrapped title.
  private func alignment(_ content: Content, in button: UIButton) -> NSTextAlignment {
    let configuration = content.configuration
    let readsFromLeft = button.readsFromLeft
    switch configuration.titleAlignment {
    case .center: return .center
    case .leading: return readsFromLeft ? .left : .right
    case .trailing: return readsFromLeft ? .right : .left
    case .automatic:
      let isBeside = configuration.imagePlacement == .leading || configuration.imagePlacement == .trailing
      guard isBeside, content.image != nil || configuration.showsActivityIndicator else { return .center }
      return (configuration.imagePlacement == .leading) == readsFromLeft ? .left : .right
    }
  }

  private func showPicture(_ content: Content, in button: UIButton, picture: UIImageView?) {
    let configuration = content.configuration
    let foreground = content.colors.foreground
    let isBusy = configuration.showsActivityIndicator
    picture?.isHidden = isBusy
    picture?.adjustment = .none
    if let picture {
      let image = content.image
      picture.image = image.map {
        $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
      }
      picture.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
      picture.contentMode = .center
    }
    guard isBusy else {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
      return
    }
    let activityIndicator = self.activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if self.activityIndicator == nil {
      self.activityIndicator = activityIndicator
      button.addSubview(activityIndicator)
      activityIndicator.startAnimating()
    }
    activityIndicator.color = configuration.activityIndicatorColorTransformer?(foreground) ?? foreground
  }

  private func showIndicator(_ content: Content, in button: UIButton) {
    let configuration = content.configuration
    let isShown =
      configuration.indicator == .popup || configuration.indicator == .automatic && button.isPopUp
    guard isShown else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let view = indicator ?? UIImageView()
    if indicator == nil {
      indicator = view
      view.becomeDecoration()
      view.contentMode = .center
      button.addSubview(view)
    }
    let size = UIImage.SymbolConfiguration(pointSize: appearance.titleSize, weight: .medium, scale: .small)
    view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: size)
    let foreground = content.colors.foreground
    view.tintColor = configuration.indicatorColorTransformer?(foreground) ?? foreground
  }

  /// The room that the sign at the end takes from the contents.
  private var indicatorRoom: CGFloat {
    indicator?.image.map { $0.size.width + ConfigurationAppearance.indicatorGap } ?? 0
  }

  /// Returns the layout of the parts.
  func layout(_ content: Content, in button: UIButton, label: UILabel?) -> ConfiguredLayout {
    let configuration = content.configuration
    let wheelSize = CGSize(width: ConfigurationAppearance.spinner, height: ConfigurationAppearance.spinner)
    func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
      guard let label, label.text?.isEmpty == false else { return nil }
      return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
    }
    return ConfiguredLayout(
      image: configuration.showsActivityIndicator ? wheelSize : content.image?.size,
      title: measure(label), subtitle: measure(subtitle), placement: configuration.imagePlacement,
      imagePadding: configuration.imagePadding, titlePadding: configuration.titlePadding,
      alignment: configuration.titleAlignment, horizontal: button.contentHorizontalAlignment,
      vertical: button.contentVerticalAlignment, readsFromLeft: button.readsFromLeft,
      scale: button.traitCollection.displayScale)
  }

  /// Places the parts.
  func place(_ content: Content, in button: UIButton, label: UILabel?, picture: UIImageView?) {
    var inner = button.bounds.inset(
      by: content.configuration.contentInsets.resolved(for: button.effectiveUserInterfaceLayoutDirection))
    if let indicator, let image = indicator.image {
      let x = button.readsFromLeft ? inner.maxX - image.size.width : inner.minX
      indicator.frame = CGRect(
        x: x, y: inner.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
      if !button.readsFromLeft { inner.origin.x += indicatorRoom }
      inner.size.width = max(inner.width - indicatorRoom, 0)
    }
    let places = layout(content, in: button, label: label).places(in: inner)
    label?.frame = places.title
    subtitle?.frame = places.subtitle
    picture?.frame = places.image
    activityIndicator?.frame = places.image
    let background = content.configuration.background
    let outset = background.strokeWidth > 0 ? background.strokeOutset : 0
    backdrop.frame = button.bounds.inset(
      by: background.backgroundInsets.resolved(for: button.effectiveUserInterfaceLayoutDirection)
    )
    .insetBy(dx: -outset, dy: -outset)
    let radius = appearance.radius(content.configuration, height: backdrop.bounds.height)
    backdrop.layer.cornerRadius = radius
    // The keyboard's mark follows the button's own corners, unless the app has rounded them.
    if button.layer.cornerRadius == givenRadius { button.layer.cornerRadius = radius }
    givenRadius = radius
  }

  /// The size of the contents with the room around them, kept to a width.
  func size(_ content: Content, in button: UIButton, label: UILabel?, width: CGFloat) -> CGSize {
    let insets = content.configuration.contentInsets
    let inner = layout(content, in: button, label: label)
      .size(width: width - insets.leading - insets.trailing - indicatorRoom)
    let size = CGSize(
      width: inner.width + indicatorRoom + insets.leading + insets.trailing,
      height: inner.height + insets.top + insets.bottom
    )
    let scale = button.traitCollection.displayScale
    return CGSize(
      width: size.width.roundedToPixel(.up, scale: scale),
      height: size.height.roundedToPixel(.up, scale: scale))
  }

  /// Removes the parts of a button that no longer has a configuration.
  func leave() {
    for view in [backdrop, subtitle, activityIndicator, indicator] { view?.removeFromSuperview() }
    (subtitle, activityIndicator, indicator) = (nil, nil, nil)
  }
}
