import QuartzCore

/// A view that shows a ``UIContentUnavailableConfiguration``, in the middle of its room.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private var ground: BackgroundConfigurationView?

  /// Creates a view of a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    scroll.addSubview(stack)
    addSubview(scroll)
    show()
  }

  /// Not available: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// The configuration, a ``UIContentUnavailableConfiguration``.
  open var configuration: UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        ExceptionName.internalInconsistency.raise(
          "A UIContentUnavailableView shows a UIContentUnavailableConfiguration, not \(type(of: newValue)).")
      }
      content = new
      show()
    }
  }

  /// Whether a content that is higher than the view scrolls; true by default.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  // MARK: Showing

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    stack.alignment = content.alignment == .center ? .center : .leading
    if content.isLoading { add(indicator(), content.imageToTextPadding) }
    if let image = content.image { add(picture(image), content.imageToTextPadding) }
    let title = label(content.text, content.attributedText, content.textProperties)
    let second = label(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    title?.accessibilityTraits = .header
    if let title {
      add(title, second == nil ? content.textToButtonPadding : content.textToSecondaryTextPadding)
    }
    if let second { add(second, content.textToButtonPadding) }
    if let button = button(content.button, content.buttonProperties) {
      add(button, content.buttonToSecondaryButtonPadding)
    }
    if let button = button(content.secondaryButton, content.secondaryButtonProperties) { add(button, 0) }
    let ground = ground ?? BackgroundConfigurationView(content.background)
    ground.configuration = content.background
    if self.ground == nil { insertSubview(ground, at: 0) }
    self.ground = ground
    // Enough for any content until the layout measured its size, so that no spacing has to give way before.
    stack.frame.size = CGSize(width: max(stack.frame.width, 1_000), height: max(stack.frame.height, 1_000))
    setNeedsLayout()
  }

  private func add(_ view: UIView, _ gap: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(gap, after: view)
  }

  private func indicator() -> UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }

  private func picture(_ image: UIImage) -> UIView {
    let properties = content.imageProperties
    let view = UIImageView()
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.tintColor = properties.resolvedTintColor(for: tintColor)
    view.contentMode = .scaleAspectFit
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    let limit = properties.maximumSize
    if limit.width > 0 { view.widthAnchor.constraint(lessThanOrEqualToConstant: limit.width).isActive = true }
    if limit.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: limit.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    label.textAlignment = content.alignment == .center ? .center : .natural
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    return button
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    ground?.frame = bounds
    scroll.frame = bounds
    let room = bounds.inset(by: safeAreaInsets)
    let margins = content.directionalLayoutMargins
    let width = max(room.width - margins.leading - margins.trailing, 0)
    for case let label as UILabel in stack.arrangedSubviews { label.preferredMaxLayoutWidth = width }
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let free = room.height - margins.top - margins.bottom - size.height
    stack.frame = CGRect(
      x: readsFromLeft ? margins.leading : margins.trailing,
      y: margins.top + (max(free, 0) / 2).roundedToPixel(.down, scale: traitCollection.displayScale),
      width: width, height: size.height)
    scroll.contentSize = CGSize(width: room.width, height: max(size.height + margins.top + margins.bottom, 0))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
}
