import DisplayProtocol

/// A button: a title, a picture beside it and one behind both, each by state.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The appearance of a button without further settings.
  public nonisolated enum ButtonType: Int, Sendable {
    /// Nothing: a white title at 18 points.
    case custom = 0
    /// The system's: title and picture in the tint color, at 15 points.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, for dark backgrounds.
    case infoLight = 3
    /// An i in a circle, for light backgrounds.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// As the system's here.
    case plain = 6
    /// A cross in a gray disc.
    case close = 7

    /// The system's type under its old name.
    public static let roundedRect = ButtonType.system
  }

  // MARK: Making

  /// Makes a custom button with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a custom button without a frame. There are no archives of views here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let type = coder.interfaceValue("buttonType", ButtonType.self) { applyType(type) }
    coder.decodeInterface(self, UIButton.self)
  }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    applyType(buttonType)
  }

  /// Makes a button of a type with an action, from which it takes its title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    applyType(buttonType)
    if let primaryAction { apply(primaryAction) }
  }

  /// Makes a custom button with an action, from which it takes its title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { apply(primaryAction) }
  }

  /// Makes a system button of a configuration with an action, from which it takes what the configuration
  /// leaves out of title and picture.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    applyType(.system)
    self.configuration = configuration
    if let primaryAction { apply(primaryAction) }
  }

  /// The button's type; decided when it is made.
  open var buttonType: ButtonType { type }
  private var type = ButtonType.custom

  private func applyType(_ type: ButtonType) {
    self.type = type
    if let symbol = ButtonSymbol(type) { setImage(symbol.image, for: .normal) }
  }

  private func apply(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// Appearance and contents in one value; nil, the default, leaves them to the button's other properties.
  /// With one, ``contentEdgeInsets`` and the other insets do not count.
  @Boxed open var configuration: Configuration? {
    didSet { if configuration != oldValue { configurationDidChange(from: oldValue) } }
  }

  /// Called to change ``configuration`` when the button's state changed, before the button is shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of state requests an update of the configuration; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Changes ``configuration`` by the state. The default calls ``configurationUpdateHandler``.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Schedules ``updateConfiguration()`` before the button is shown.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    contentsDidChange()
  }

  var needsConfigurationUpdate = false
  private(set) lazy var configured = ConfiguredParts()

  // MARK: Menu

  /// The menu that a long press opens, or a tap where ``showsMenuAsPrimaryAction`` says so; nil by default.
  open var menu: UIMenu? {
    didSet { menuDidChange() }
  }

  /// The order of the elements of ``menu``; automatic by default, which is by priority.
  open var preferredMenuElementOrder = UIMenu.ElementOrder.automatic

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { updateSelectedElement() }
  }

  /// Whether a tap selects the button, and another one deselects it; false by default. With a menu that a tap
  /// opens, the button shows the chosen element instead: a pop-up button.
  open var changesSelectionAsPrimaryAction = false {
    didSet { updateSelectedElement() }
  }

  /// The elements that a pop-up button's menu checks.
  private(set) var selectedElement: (any UIMenuLeaf)?

  /// Whether the button shows the chosen element of its menu.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  private func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    updateSelectedElement()
    setNeedsSemantics()
  }

  /// Shows the checked element of a pop-up button's menu; the first where none is.
  private func updateSelectedElement() {
    let leaves = isPopUp ? menu?.popUpLeaves ?? [] : []
    let chosen = leaves.first { $0.state == .on } ?? leaves.first
    for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
    guard chosen != nil || selectedElement != nil else { return }
    selectedElement = chosen
    contentsDidChange()
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  override func menuWillChoose(_ leaf: any UIMenuLeaf, in menu: UIMenu) {
    guard isPopUp, let all = self.menu?.popUpLeaves, all.contains(where: { $0 === leaf }) else { return }
    for other in all { other.state = other === leaf ? .on : .off }
    updateSelectedElement()
  }

  override func willSendTapEvents() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  // MARK: Contents by state

  private var titles = StateTable<String>()
  private var attributedTitles = StateTable<StyledText>()
  private var titleColors = StateTable<UIColor>()
  private var titleShadowColors = StateTable<UIColor>()
  private var images = StateTable<UIImage>()
  private var backgroundImages = StateTable<UIImage>()
  var symbolConfigurations = StateTable<UIImage.SymbolConfiguration>()

  /// Sets the title for a state; nil removes it. A state without one shows that of `.normal`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentsDidChange()
  }

  /// Sets the title's color for a state; nil removes it.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentsDidChange()
  }

  /// Sets the color of the title's shadow for a state; nil removes it.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    contentsDidChange()
  }

  /// Sets the picture for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentsDidChange()
  }

  /// Sets the picture behind title and picture for a state; nil removes it.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentsDidChange()
  }

  /// Sets a title with attributes for a state; nil removes it. It wins over a plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setStyledTitle(title.map { StyledText($0) }, for: state)
  }

  func setStyledTitle(_ title: StyledText?, for state: State) {
    attributedTitles[state] = title
    contentsDidChange()
  }

  /// The title shown in a state.
  open func title(for state: State) -> String? { titles.value(for: state) }

  /// The title's color in a state, where one was set.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// The color that was set for exactly that state.
  func ownTitleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The color of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors.value(for: state) }

  /// Whether something was set for exactly that state.
  func hasOwnContents(for state: State) -> Bool {
    titles[state] != nil || attributedTitles[state] != nil || images[state] != nil
      || backgroundImages[state] != nil
  }

  /// The picture shown in a state.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  /// The picture behind in a state.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages.value(for: state) }

  /// The title with attributes shown in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles.value(for: state)?.attributedString
  }

  /// The title shown now; a pop-up button's is that of the chosen element.
  open var currentTitle: String? { selectedElement?.title ?? title(for: state) }
  /// The title with attributes shown now.
  open var currentAttributedTitle: NSAttributedString? { currentStyledTitle?.attributedString }
  var currentStyledTitle: StyledText? { selectedElement == nil ? attributedTitles.value(for: state) : nil }
  /// The picture shown now.
  open var currentImage: UIImage? { selectedElement?.image ?? image(for: state) }
  /// The picture behind shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The color of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The title's color now: the one set for the state or for `.normal`; else, of a system button, the tint
  /// color, or gray when it is disabled; of a custom one, white.
  open var currentTitleColor: UIColor {
    if let exact = titleColors[state] { return exact }
    if followsTint, !isEnabled { return .tertiaryLabel }
    return titleColors.value(for: state) ?? (followsTint ? tintColor : .white)
  }

  var followsTint: Bool { buttonType != .custom }

  // MARK: Appearance

  /// Whether a picture that has none of its own for `.highlighted` is darkened there; true by default.
  open var adjustsImageWhenHighlighted = true {
    didSet { if adjustsImageWhenHighlighted != oldValue { contentsDidChange() } }
  }

  /// Whether a picture that has none of its own for `.disabled` is faded there; true by default.
  open var adjustsImageWhenDisabled = true {
    didSet { if adjustsImageWhenDisabled != oldValue { contentsDidChange() } }
  }

  /// Whether the button glows under a finger; false by default.
  open var showsTouchWhenHighlighted = false {
    didSet { if showsTouchWhenHighlighted != oldValue { contentsDidChange() } }
  }

  /// Whether the title's shadow changes sides under a finger; false by default.
  open var reversesTitleShadowWhenHighlighted = false {
    didSet { if reversesTitleShadowWhenHighlighted != oldValue { contentsDidChange() } }
  }

  /// Room around the contents, in points; zero by default. Part of the button's own size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentsDidChange() } }
  }

  /// The insets that move the title, in points; zero by default. They are not part of the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }

  /// The insets that move the image, in points; zero by default. They are not part of the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }

  // MARK: Parts

  let parts = ButtonParts()

  /// The view of the title, created on first use. Its text and color are the button's to set;
  /// its font is yours.
  open var titleLabel: UILabel? {
    if !parts.hasTitle { needsContents = true }
    let label = titlePart
    updateContentsIfNeeded()
    return label
  }

  /// The view of the picture, created on first use.
  open var imageView: UIImageView? {
    if !parts.hasImage { needsContents = true }
    let view = imagePart
    updateContentsIfNeeded()
    return view
  }

  var titlePart: UILabel { parts.title(in: self, size: titleSize) }

  private var titleSize: CGFloat { followsTint ? ButtonParts.systemFontSize : UIFont.buttonFontSize }

  var imagePart: UIImageView { parts.image(in: self) }

  private var needsContents = true

  func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
    setNeedsSemantics()
    invalidateIntrinsicContentSize()
  }

  override func stateDidChange() {
    super.stateDidChange()
    needsContents = true
    if automaticallyUpdatesConfiguration { needsConfigurationUpdate = true }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    needsContents = true
    setNeedsLayout()
  }

  /// A configured button's titles follow the size of text; others' do where the title's label says so.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard configuration != nil, previousTraitCollection?.preferredContentSizeCategory != category else {
      return
    }
    contentsDidChange()
  }

  override func firstTraitsDidArrive() {
    // A limit around the button leaves it another size than the one that its contents were made for.
    let usual = UIScreen.main.traitCollection.preferredContentSizeCategory
    if configuration != nil, traitCollection.preferredContentSizeCategory != usual { contentsDidChange() }
  }

  /// Updates the parts for the present state.
  func updateContentsIfNeeded() {
    guard needsContents else { return }
    updateConfigurationIfNeeded()
    needsContents = false
    if showConfiguration() { return }
    let (title, styled) = (currentTitle, currentStyledTitle)
    if title != nil || styled != nil || parts.hasTitle {
      parts.title(in: self, size: titleSize) { updateTitle($0, title, styled) }
    }
    if currentImage != nil || parts.hasImage {
      let view = imagePart
      view.image = configuredImage.map(tintedLikeTitle)
      view.adjustment = adjustment(of: images)
    }
    if currentBackgroundImage != nil || parts.hasBackground {
      let view = parts.background(in: self)
      view.image = currentBackgroundImage
      view.adjustment = followsTint ? .none : adjustment(of: backgroundImages)
    }
    parts.showGlow(showsTouchWhenHighlighted && isHighlighted, in: self)
  }

  private func updateTitle(_ label: UILabel, _ title: String?, _ styled: StyledText?) {
    if let styled {
      label.textColor = currentTitleColor
      label.styled = styled
    } else {
      label.text = title
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    label.isShadowReversed = reversesTitleShadowWhenHighlighted && isHighlighted
    label.inkAlpha = followsTint && isHighlighted && titleColors[state] == nil ? ButtonParts.pressedAlpha : 1
  }

  // MARK: Layout

  /// The rectangle of the picture behind; the bounds by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that title and picture lie in: the bounds without ``contentEdgeInsets``.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.titleRect(in: contentRect.inset(by: titleEdgeInsets))
  }

  /// The rectangle of the picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout.imageRect(in: contentRect.inset(by: imageEdgeInsets))
  }

  private var layout: ButtonLayout {
    updateContentsIfNeeded()
    let hasTitle = parts.hasTitle && titlePart.text?.isEmpty == false
    return ButtonLayout(
      title: hasTitle
        ? { [titlePart] width in titlePart.sizeThatFits(CGSize(width: width, height: 0)) } : nil,
      image: configuredImage?.size,
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight,
      scale: traitCollection.displayScale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentsIfNeeded()
    if placeConfiguration() { return }
    let content = contentRect(forBounds: bounds)
    if parts.hasBackground { parts.background(in: self).frame = backgroundRect(forBounds: bounds) }
    if parts.hasImage { imagePart.frame = imageRect(forContentRect: content) }
    if parts.hasTitle { titlePart.frame = titleRect(forContentRect: content) }
  }

  /// The size of the contents: of a title alone, 6 points more above and below it and at least 30 points
  /// wide, unless there are ``contentEdgeInsets``; those count exactly.
  open override var intrinsicContentSize: CGSize {
    updateContentsIfNeeded()
    if let size = configuredSize(width: .infinity) { return size }
    let title: CGSize? =
      parts.hasTitle && titlePart.text?.isEmpty == false ? titlePart.intrinsicContentSize : nil
    let lineHeight = titlePart.font.lineHeight
    let size = ButtonLayout.size(
      title: title, lineHeight: lineHeight, image: configuredImage?.size, insets: contentEdgeInsets,
      scale: traitCollection.displayScale)
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
  }

  /// The button's own size, whatever room there is; with a configuration, that of its titles broken at the
  /// width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateContentsIfNeeded()
    return configuredSize(width: size.width > 0 ? size.width : .infinity) ?? intrinsicContentSize
  }

  /// The title's view, whose baselines are the button's; the button itself without a title.
  open override var forFirstBaselineLayout: UIView {
    updateContentsIfNeeded()
    return parts.hasTitle ? titlePart : self
  }

  // MARK: Events and semantics

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  override var descriptiveText: String? { currentTitle }

  override var pressedLook: PressedLook? { lookOfContents }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none { semantics.role = .button }
    semantics.text = shownTitle
    if semantics.label == nil, shownTitle?.isEmpty != false { semantics.label = pictureName }
  }

  override var widthDependent: (any WidthDependent)? { self }
  override var isKeyboardFocusable: Bool { true }
  override var isAccessibilityElementByDefault: Bool { true }

  /// The label that a screen reader speaks; the title where nothing else was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle ?? pictureName }
    set { super.accessibilityLabel = newValue }
  }
}
