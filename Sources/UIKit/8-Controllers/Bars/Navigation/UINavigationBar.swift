import DisplayProtocol
import QuartzCore

/// A bar over content: a title in the middle, the way back and items beside it.
///
/// It is 44 points high, 32 on a phone that lies on its side and 50 on a pad; a large title adds 52, a prompt
/// 30. The bar of a navigation controller shows the controller's stack; its own `items` are not for the app
/// to change.
@preconcurrency @MainActor open class UINavigationBar: UIView, UIBarPositioning {
  /// Makes a bar with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a bar without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UINavigationBar.self)
  }

  private func prepare() {
    addSubview(background)
    standardAppearance.notify(self)
    updateBackground()
  }

  // MARK: Items

  /// The items, from the bottom of the stack to the one that is shown; nil for none.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }
  private(set) var stack: [UINavigationItem] = []

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the way back leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Changes all items. If `animated`, the bar goes forward to the last one, or back to it where it was in
  /// the stack.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    let isPush = !stack.dropLast().contains { $0 === new.last }
    change(to: new, animated: animated, isPush: isPush)
  }

  /// Pushes an item onto the stack and shows it, if the delegate allows it.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated, isPush: true) { [weak self] in
      if let self { delegate?.navigationBar(self, didPush: item) }
    }
  }

  /// Pops the last item, if the delegate allows it, and shows the one before. Returns the popped item.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    change(to: stack.dropLast(), animated: animated, isPush: false) { [weak self] in
      if let self { delegate?.navigationBar(self, didPop: item) }
    }
    return item
  }

  /// The delegate that is notified about the bar.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet { setNeedsLayout() }
  }

  /// The controller whose stack the bar shows; nil for a bar of the app's own.
  weak var owner: UINavigationController?

  /// Handles a press of the back button.
  func handleBack() {
    if let action = topItem?.backAction {
      action.perform(sender: topItem)
    } else if let owner {
      owner.handleBack()
    } else {
      popItem(animated: true)
    }
  }

  /// The menu of the back button: the items behind the top one, the nearest first, or the back item's own.
  var backMenu: UIMenu? {
    let all = owner?.viewControllers.map(\.navigationItem) ?? items ?? []
    guard all.count > 1, topItem?.backAction == nil else { return nil }
    let behind = all.dropLast()
    if let own = behind.last?.backBarButtonItem?.menu { return own }
    return UIMenu(
      children: behind.reversed().map { item in
        UIAction(title: item.backTitles.first ?? item.title ?? SystemWord.back.text) {
          [weak self, weak item] _ in
          if let item { self?.handleBack(to: item) }
        }
      })
  }

  /// Handles the selection of an item of the back button's menu.
  private func handleBack(to item: UINavigationItem) {
    if let owner { return owner.handleBack(to: item) }
    guard let index = items?.firstIndex(of: item) else { return }
    setItems(Array(items?.prefix(index + 1) ?? []), animated: true)
  }

  // MARK: Appearance

  /// Whether the bar is dark whatever the appearance is; not by default.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { appearanceDidChange() } }
  }

  /// Whether content shows through the bar; true by default. Content of a controller begins below a bar that
  /// is not.
  open var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      appearanceDidChange()
      owner?.barsDidChange()
    }
  }

  /// The background's color; nil, the default, for the appearance's.
  open var barTintColor: UIColor? {
    didSet { if barTintColor != oldValue { appearanceDidChange() } }
  }

  /// The attributes of the title; nil, the default, for the appearance's.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// The attributes of large titles; nil, the default, for the appearance's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { appearanceDidChange() }
  }

  /// A picture in place of the line below the bar; nil, the default, for the appearance's.
  open var shadowImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// The sign before the title of a back button; nil, the default, for a chevron.
  open var backIndicatorImage: UIImage? {
    didSet { appearanceDidChange() }
  }

  /// Kept for the app: the sign is not masked here.
  open var backIndicatorTransitionMaskImage: UIImage?

  private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]

  /// Sets a picture for the background of bars of a kind; nil goes back to the appearance's. An empty picture
  /// leaves the bar without a background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    appearanceDidChange()
  }

  /// Sets a picture for the background of bars of a kind, wherever they lie.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// The picture for the background of bars of a kind.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// The bar's appearance while content is behind it.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { appearancesDidChange() }
  }

  /// The appearance of a compact-height bar; nil, the default, uses ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { appearancesDidChange() }
  }

  /// The bar's appearance while no content is behind it; nil, the default, uses the standard appearance
  /// without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearancesDidChange() }
  }

  /// The appearance of a compact-height bar while no content is behind it; nil, the default, uses
  /// ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { appearancesDidChange() }
  }

  /// Whether titles are large where the items do not set a mode; false by default.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      contentsDidChange()
      owner?.barsDidChange()
    }
  }

  private func appearancesDidChange() {
    for appearance in [
      standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance,
    ] {
      appearance?.notify(self)
    }
    appearanceDidChange()
  }

  /// The position of the bar: at the top, or as the delegate specifies.
  open var barPosition: UIBarPosition {
    let asked = delegate?.position(for: self) ?? .any
    if asked != .any { return asked }
    return owner == nil ? .top : .topAttached
  }

  // MARK: What is shown

  let background = BarBackground(contentAt: .bottom)
  private(set) var row: NavigationRow?
  private var change: NavigationBarChange?
  private var needsContents = false

  /// The degree to which content is behind the bar, 0…1.
  var coverage: CGFloat {
    get { background.coverage }
    set { background.coverage = newValue }
  }

  /// Called by an item that is shown.
  func itemDidChange(_ item: UINavigationItem) {
    item.standardAppearance?.notify(self)
    item.scrollEdgeAppearance?.notify(self)
    item.compactAppearance?.notify(self)
    item.compactScrollEdgeAppearance?.notify(self)
    if item === topItem { updateBackground() }
    contentsDidChange()
    owner?.barItemDidChange(item)
  }

  func contentsDidChange() {
    needsContents = true
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Fades what changes in the bar from the old content to the new one.
  func fade(_ changes: @escaping () -> Void) {
    guard window != nil, change == nil else { return changes() }
    layoutIfNeeded()
    UIView.transition(
      with: self, duration: Metrics.current.bars.fadeDuration,
      options: [.transitionCrossDissolve, .allowUserInteraction], animations: changes)
  }

  /// Updates the row from its item.
  func updateContentsIfNeeded() {
    guard needsContents else { return }
    needsContents = false
    guard change == nil else {
      change?.updateContents()
      return
    }
    if let topItem, row?.item !== topItem {
      row?.removeFromSuperview()
      row = makeRow(for: topItem)
    } else if topItem == nil {
      row?.removeFromSuperview()
      row = nil
    }
    row.map { update($0, in: stack) }
  }

  func makeRow(for item: UINavigationItem) -> NavigationRow {
    item.bar = self
    let row = NavigationRow(item, in: self)
    row.frame = bounds
    addSubview(row)
    return row
  }

  func update(_ row: NavigationRow, in stack: [UINavigationItem]) {
    guard let place = stack.firstIndex(where: { $0 === row.item }) else { return }
    row.update(
      over: place > 0 ? stack[place - 1] : owner?.outside?.item, isLarge: isLarge(row.item, in: stack),
      appearance: titleAppearance(for: row.item))
  }

  // MARK: Going to another item

  private func change(
    to new: [UINavigationItem], animated: Bool, isPush: Bool, completion: (() -> Void)? = nil
  ) {
    change?.finish()
    let isAnimated = animated && window != nil && new.last != nil && new.last !== topItem && row != nil
    guard isAnimated, UIView.areAnimationsEnabled,
      let change = beginChange(to: new, isPush: isPush, slides: true)
    else {
      show(new)
      completion?()
      return
    }
    let metrics = Metrics.current.bars
    let animator = UIViewPropertyAnimator(
      duration: metrics.pageDuration, controlPoint1: metrics.pageCurve.0, controlPoint2: metrics.pageCurve.1)
    change.animator = animator
    animator.addAnimations { change.move() }
    animator.addCompletion { _ in
      change.end(at: new)
      completion?()
    }
    animator.startAnimation()
  }

  /// Shows a stack of items at once.
  func show(_ new: [UINavigationItem]) {
    for item in stack where !new.contains(where: { $0 === item }) && item.bar === self { item.bar = nil }
    stack = new
    for item in new { item.bar = self }
    updateBackground()
    contentsDidChange()
  }

  /// Begins to go to a stack whose last item is another one: both rows are there, and nothing has moved. Nil
  /// where nothing is shown yet.
  /// - Parameters:
  ///   - new: The items after the change.
  ///   - isPush: Whether the last one is deeper in the stack than the one that is shown.
  ///   - slides: Whether the pages below the bar slide.
  func beginChange(
    to new: [UINavigationItem], isPush: Bool, slides: Bool
  ) -> NavigationBarChange? {
    updateContentsIfNeeded()
    guard let row, let item = new.last, item !== row.item else { return nil }
    let change = NavigationBarChange(
      in: self, from: row, to: makeRow(for: item), isPush: isPush, stack: new, slides: slides)
    self.change = change
    for item in new { item.bar = self }
    return change
  }

  /// Adopts the result of a change.
  func end(_ ended: NavigationBarChange, with row: NavigationRow, stack: [UINavigationItem]) {
    if change === ended { change = nil }
    self.row = row
    show(stack)
    layoutIfNeeded()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(for: stack))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: height(for: stack))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateContentsIfNeeded()
    let above = barPosition == .topAttached ? max(frame.minY, 0) : 0
    background.place(
      CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above))
    for case let row as NavigationRow in subviews { row.place(change?.frame(of: row, in: bounds) ?? bounds) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    row?.setNeedsLayout()
  }
}
