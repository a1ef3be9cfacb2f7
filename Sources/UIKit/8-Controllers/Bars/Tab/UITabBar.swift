import DisplayProtocol
import QuartzCore

/// An object notified when a person chooses a tab.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// Called after a person chose a tab. The default does nothing.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs at the bottom, of which one is chosen: 49 points high, 32 on a phone that lies on its side,
/// 50 on a pad. In wide windows titles stand beside their pictures, else below.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UITabBar.self)
  }

  private func prepare() {
    addSubview(background)
    standardAppearance.notify(self)
    updateBackground()
  }

  /// The distribution of the tabs in the bar.
  public enum ItemPositioning: Int, Sendable {
    /// By the window: in the whole bar where it is narrow, in the middle where it is wide.
    case automatic
    /// In the whole bar.
    case fill
    /// In the middle.
    case centered
  }

  // MARK: Tabs

  /// The delegate that is notified of the user's selection.
  open weak var delegate: (any UITabBarDelegate)?

  /// The tabs, from where lines begin; nil for none.
  open var items: [UITabBarItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }
  private var shown: [UITabBarItem] = []
  private var buttons: [TabButton] = []

  /// Changes the tabs; they fade if `animated`.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let new = items ?? []
    guard new != shown else { return }
    let change = { [self] in
      show(new)
      layoutIfNeeded()
    }
    guard animated, window != nil else { return show(new) }
    UIView.transition(
      with: self, duration: Metrics.current.bars.fadeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
  }

  private func show(_ items: [UITabBarItem]) {
    let old = buttons
    buttons = items.map { item in old.first { $0.item === item } ?? makeButton(for: item) }
    for button in old where !buttons.contains(button) { button.removeFromSuperview() }
    for button in buttons { addSubview(button) }
    shown = items
    setNeedsSemantics()
    if let chosen = selectedItem, !items.contains(chosen) { selectedItem = nil }
    contentsDidChange()
  }

  private func makeButton(for item: UITabBarItem) -> TabButton {
    let button = TabButton(item) { [weak self] in self?.contentsDidChange() }
    button.addAction(
      UIAction { [weak self, weak item] _ in if let item { self?.handleSelection(item) } },
      for: .primaryActionTriggered)
    return button
  }

  private func handleSelection(_ item: UITabBarItem) {
    if owner?.mayChoose(item) == false { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Whether the keyboard stops at a tab: at the chosen one, or the first while none is. Arrow keys choose
  /// the others.
  func isTabStop(_ button: TabButton) -> Bool {
    let usable = buttons.filter(\.isEnabled)
    return (usable.first { $0.item === selectedItem } ?? usable.first) === button
  }

  /// Chooses the tab to which a key goes from another, round at the ends, and moves the keyboard's focus
  /// there. Returns whether there is one.
  func move(from button: TabButton, by key: ControlKey) -> Bool {
    let usable = buttons.filter(\.isEnabled)
    guard usable.count > 1, let place = usable.firstIndex(of: button) else { return false }
    let next: TabButton
    switch key {
    case .more: next = usable[(place + 1) % usable.count]
    case .less: next = usable[(place + usable.count - 1) % usable.count]
    case .least: next = usable[0]
    case .most: next = usable[usable.count - 1]
    case .muchLess, .muchMore: return false
    }
    handleSelection(next.item)
    if selectedItem === next.item { next.requestFocus() }
    return true
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if semantics.role == .none, !buttons.isEmpty { semantics.role = .tabList }
  }

  /// The tab that is chosen; nil, the default, for none.
  open var selectedItem: UITabBarItem? {
    didSet { if selectedItem !== oldValue { contentsDidChange() } }
  }

  /// The controller whose children the tabs stand for.
  weak var owner: UITabBarController?

  // MARK: Appearance

  /// Whether the bar is dark whatever the appearance is; not by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { updateBackground() } }
  }

  /// Whether content shows through the bar; true by default.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      updateBackground()
      owner?.barsDidChange()
    }
  }

  /// The background's color; nil, the default, for the appearance's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { updateBackground() } }
  }

  /// The color of tabs that are not chosen; nil, the default, for gray.
  open var unselectedItemTintColor: UIColor? {
    didSet { if unselectedItemTintColor != oldValue { contentsDidChange() } }
  }

  /// The distribution of the tabs in the bar; automatic by default.
  open var itemPositioning = ItemPositioning.automatic {
    didSet { if itemPositioning != oldValue { setNeedsLayout() } }
  }

  /// The width of tabs in the middle of the bar, in points; 0, the default, for the system's.
  open var itemWidth: CGFloat = 0 {
    didSet { if itemWidth != oldValue { setNeedsLayout() } }
  }

  /// The room between tabs in the middle of the bar, in points; 0, the default, for the system's.
  open var itemSpacing: CGFloat = 0 {
    didSet { if itemSpacing != oldValue { setNeedsLayout() } }
  }

  /// The bar's appearance while content is behind it.
  open var standardAppearance = UITabBarAppearance() {
    didSet { appearancesDidChange() }
  }

  /// The bar's appearance while no content is behind it; nil, the default, shows no background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { appearancesDidChange() }
  }

  private func appearancesDidChange() {
    standardAppearance.notify(self)
    scrollEdgeAppearance?.notify(self)
    appearanceDidChange()
  }

  private let background = BarBackground(contentAt: .top)

  /// Whether the bar lies over content at the top, as a capsule around its tabs in place of a background.
  var isFloating = false {
    didSet {
      guard isFloating != oldValue else { return }
      background.isHidden = isFloating
      capsule?.removeFromSuperview()
      capsule = isFloating ? makeCapsule() : nil
      contentsDidChange()
    }
  }
  private var capsule: UIView?

  /// The width before the tabs that belongs to a button beside the bar, in points.
  var leadingRoom: CGFloat = 0 {
    didSet { if leadingRoom != oldValue { setNeedsLayout() } }
  }

  private func makeCapsule() -> UIView {
    let view = UIView.decoration(.tertiarySystemFill)
    insertSubview(view, aboveSubview: background)
    return view
  }

  /// Places the capsule around the tabs.
  private func placeCapsule() {
    guard let capsule, let first = buttons.first else { return }
    let all = buttons.dropFirst().reduce(first.untransformedFrame) { $0.union($1.untransformedFrame) }
    capsule.place(all.insetBy(dx: -Metrics.current.bars.tabGap / 2, dy: 5))
    capsule.layer.cornerRadius = capsule.bounds.height / 2
  }

  /// The degree to which content is behind the bar, 0…1; 1 where it is not set.
  var coverage: CGFloat {
    get { background.coverage }
    set { background.coverage = newValue }
  }

  private func updateBackground() {
    let item = selectedItem
    var backgrounds = BarBackground.Appearances.appearances(
      item?.standardAppearance ?? standardAppearance,
      atEdge: item?.scrollEdgeAppearance ?? scrollEdgeAppearance, style: barStyle, tint: barTintColor,
      isTranslucent: isTranslucent)
    for path in [\BarBackground.Appearances.standard, \.atEdge] {
      if let backgroundImage {
        // Apps set a picture of no size for no background at all.
        backgrounds[keyPath: path] = BarBackdrop.Appearance(
          image: backgroundImage.size == .zero ? nil : backgroundImage,
          lineColor: backgrounds.standard.lineColor)
      }
      if let shadowImage {
        backgrounds[keyPath: path].lineImage = shadowImage.size == .zero ? nil : shadowImage
        backgrounds[keyPath: path].lineColor = nil
      }
    }
    background.show(backgrounds)
  }

  /// The picture behind the bar; nil, the default, for the appearance's background.
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage !== oldValue { updateBackground() } }
  }

  /// The picture in place of the line above the bar; one without a size for none. Nil, the default, for the
  /// line.
  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue { updateBackground() } }
  }

  /// The picture behind the chosen tab, at its own size in the tab's middle; nil, the default, for none.
  open var selectionIndicatorImage: UIImage? {
    get { indicator?.image }
    set {
      guard newValue !== indicator?.image else { return }
      let view = indicator ?? makeIndicator()
      view.image = newValue
      setNeedsLayout()
    }
  }
  private var indicator: UIImageView?

  private func makeIndicator() -> UIImageView {
    let view = UIImageView()
    view.becomeDecoration()
    insertSubview(view, aboveSubview: background)
    indicator = view
    return view
  }

  /// Places the indicator behind the chosen tab.
  private func placeIndicator() {
    guard let indicator else { return }
    let chosen = buttons.first { $0.item === selectedItem }
    indicator.isHidden = chosen == nil || indicator.image == nil
    guard let frame = chosen?.untransformedFrame, let size = indicator.image?.size else { return }
    let scale = traitCollection.displayScale
    indicator.frame = CGRect(
      x: (frame.midX - size.width / 2).roundedToPixel(.down, scale: scale),
      y: (frame.midY - size.height / 2).roundedToPixel(.down, scale: scale), width: size.width,
      height: size.height)
  }

  // MARK: Layout

  private var needsContents = false

  private func contentsDidChange() {
    needsContents = true
    setNeedsLayout()
  }

  private var isInline: Bool { traitCollection.horizontalSizeClass == .regular || isLow }
  private var isLow: Bool {
    traitCollection.userInterfaceIdiom != .pad && traitCollection.verticalSizeClass == .compact
  }

  /// The height of the bar without the safe area.
  var lineHeight: CGFloat {
    let metrics = Metrics.current.bars
    return traitCollection.userInterfaceIdiom == .pad
      ? metrics.padHeight : isLow ? metrics.lowTabHeight : metrics.tabHeight
  }

  private func updateContentsIfNeeded() {
    guard exchange(&needsContents, with: false) else { return }
    updateBackground()
    let appearance = selectedItem?.standardAppearance ?? standardAppearance
    let states =
      isLow
      ? appearance.compactInlineLayoutAppearance
      : isInline ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.update(
        TabButton.Appearance(appearance: states, unselectedTint: unselectedItemTintColor, isLow: isLow),
        arrangement: isInline ? .inline : .stacked)
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: lineHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: lineHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentsIfNeeded()
    background.place(bounds)
    defer {
      placeCapsule()
      placeIndicator()
    }
    guard !buttons.isEmpty else { return }
    let safe = safeAreaInsets
    let line = CGRect(
      x: safe.left, y: 0, width: max(bounds.width - safe.left - safe.right, 0),
      height: min(lineHeight, bounds.height))
    let metrics = Metrics.current.bars
    let isCentered =
      itemPositioning == .centered
      || itemPositioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let gap = isCentered ? (itemSpacing > 0 ? itemSpacing : metrics.tabGap) : 0
    let share = line.width / CGFloat(buttons.count)
    let widths = buttons.map { button -> CGFloat in
      guard isCentered else { return share }
      return itemWidth > 0 ? itemWidth : isInline ? button.inlineWidth : metrics.wideTab
    }
    var all = widths.reduce(0, +) + gap * CGFloat(buttons.count - 1)
    let room = max(line.width - leadingRoom, 0)
    let squeeze = all > room ? room / all : 1
    all *= squeeze
    var x = max(line.midX - all / 2, line.minX + leadingRoom)
    for (button, width) in zip(buttons, widths) {
      let frame = CGRect(x: x, y: 0, width: width * squeeze, height: line.height)
      button.place(readsFromLeft ? frame : frame.mirrored(in: line))
      x += (width + gap) * squeeze
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    contentsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UITabBar: AppearanceFollower {
  func appearanceDidChange() {
    updateBackground()
    contentsDidChange()
  }
}
