import QuartzCore

/// Shows two or three controllers beside one another where there is room, and one after another where there
/// is little.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The number of columns.
  public let style: Style
  /// Is asked and notified about the columns; not kept alive.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Makes a controller with a number of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller in the style of before iOS 14. There are no nib files here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller in the style of before iOS 14. There are no archives of controllers here.
  public required init?(coder: NSCoder) {
    style = coder.interfaceValue("style") ?? .unspecified
    super.init(coder: coder)
    coder.decodeInterface(self, UISplitViewController.self)
  }

  // MARK: Columns

  /// The controllers that the app has set, by column.
  private var given: [Column: UIViewController] = [:]
  /// The controllers shown for the columns: each is the app's controller itself, or a navigation controller
  /// around it.
  private(set) var columns: [Column: UIViewController] = [:]

  /// The columns that the style has, from the sidebar on.
  var ownColumns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  /// The columns besides the secondary one, the nearest to it last.
  var sideColumns: [Column] { ownColumns.filter { $0 != .secondary && columns[$0] != nil } }

  /// Sets the controller of a column; nil leaves it empty. A controller that is no navigation controller is
  /// put into one, but in the style of before iOS 14 and in the compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard vc !== given[column] else { return }
    let wasCollapsed = isCollapsed
    if wasCollapsed { uncollapse() }
    if let old = columns[column] { remove(old) }
    given[column] = vc
    if let vc {
      let isBare = style == .unspecified || column == .compact || vc is UINavigationController
      columns[column] = isBare ? vc : UINavigationController(rootViewController: vc)
      if let child = columns[column] { adopt(child) }
    } else {
      columns[column] = nil
    }
    if wasCollapsed { collapse(proposed: column == .secondary ? .secondary : nil) }
    update()
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// The controllers of the columns: from the sidebar on, and the one that is shown alone where there is
  /// little room. Setting two sets the primary and the secondary column.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return collapsed.map { [$0] } ?? [] }
      return ownColumns.compactMap { columns[$0] }
    }
    set {
      for (index, column) in ownColumns.enumerated() {
        setViewController(index < newValue.count ? newValue[index] : nil, for: column)
      }
    }
  }

  // MARK: Display mode

  /// Whether the columns are one, for lack of room.
  open private(set) var isCollapsed = false
  /// The controller that is shown in place of all.
  private(set) var collapsed: UIViewController?
  /// The set of columns that are currently shown.
  open internal(set) var displayMode = DisplayMode.secondaryOnly
  /// The preferred set of columns to show; automatic by default. Setting it shows them, and may be animated.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      update()
    }
  }
  /// The way in which columns take their room; automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { update() }
  }
  /// The way in which columns take their room now.
  open var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch preferredDisplayMode {
    case .oneBesideSecondary, .twoBesideSecondary: return .tile
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly: return isWide ? .tile : .overlay
    }
  }
  /// The mode that a person or ``show(_:)`` and ``hide(_:)`` have chosen since.
  var chosenMode: DisplayMode?
  /// Whether columns come or go.
  var isMoving = false

  /// Whether a swipe from the edge shows columns that are hidden; true by default.
  open var presentsWithGesture = true
  /// The style of the primary column's background; none by default. As on an iPad, only a Mac shows another
  /// one.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether the button that changes the display mode is shown; automatic by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButton() }
  }
  /// The side of the primary column; where lines begin by default.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The item that shows and hides the columns. In the styles with columns it is shown in the bar of the
  /// secondary one.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let item = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "sidebar.left"),
      primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
    item.accessibilityLabel = SystemWord.sidebar.text
    return item
  }()

  // MARK: Widths

  /// The part of the width that the primary column takes, 0…1; automatic by default.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column in points, which wins over the fraction; automatic by default.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column in points; automatic by default.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column in points; automatic by default.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The part of the width that the supplementary column takes, 0…1; automatic by default.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary column in points, which wins over the fraction; automatic by default.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the supplementary column in points; automatic by default.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the supplementary column in points; automatic by default.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the primary column in points.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the supplementary column in points.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

  // MARK: View

  let dimming = UIView.decoration(UIColor(white: 0, alpha: 0.2))
  let catcher = UIControl()
  var lines: [Column: UIView] = [:]
  private let edgeSwipe = UIScreenEdgePanGestureRecognizer()

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.backgroundColor = .systemBackground
    dimming.alpha = 0
    catcher.addAction(UIAction { [weak self] _ in self?.hideOverlay() }, for: .touchUpInside)
    edgeSwipe.addAction { [weak self] gesture in
      guard let self, gesture.state == .began, presentsWithGesture, !isCollapsed,
        displayMode == .secondaryOnly
      else { return }
      toggleColumns()
    }
    view.addGestureRecognizer(edgeSwipe)
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    update()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    edgeSwipe.edges = view.readsFromLeft == (primaryEdge == .leading) ? .left : .right
    update()
    layOutColumns()
  }

  /// Follows the room there is: the columns become one or several, and take their places.
  func update() {
    guard isViewLoaded, !columns.isEmpty else { return }
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow != isCollapsed || isNarrow && collapsed == nil {
      if isNarrow { collapse(proposed: nil) } else { expand() }
    }
    guard !isCollapsed else { return }
    let mode = chosenMode ?? automaticMode
    if !isMoving, !isArranged(for: mode) { show(mode) }
    updateButton()
  }

  // MARK: Collapsing

  private func collapse(proposed: Column?) {
    let wasCollapsed = isCollapsed
    isCollapsed = true
    for column in ownColumns {
      if let child = columns[column] { conceal(child) }
      lines[column]?.removeFromSuperview()
    }
    dimming.alpha = 0
    catcher.removeFromSuperview()
    let last = ownColumns.last { columns[$0] != nil } ?? .primary
    let proposed = columns[.compact] == nil ? proposed ?? last : .compact
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = columns[.compact] {
      collapsed = compact
    } else {
      merge(upTo: top == .compact ? last : top)
    }
    if let collapsed { insert(collapsed) }
    view.setNeedsLayout()
    if !wasCollapsed { delegate?.splitViewControllerDidCollapse(self) }
  }

  /// The controllers of columns that were pushed onto the first one, by the column that they are from.
  private var merged: [(column: Column, controllers: [UIViewController])] = []

  /// Pushes the controllers of the other columns onto those of the first.
  private func merge(upTo top: Column) {
    merged = []
    guard let first = ownColumns.first(where: { columns[$0] != nil }), let base = columns[first]
    else { return }
    collapsed = base
    guard let stack = base as? UINavigationController else {
      if style == .unspecified, let detail = columns[.secondary], detail !== base {
        let isTaken =
          delegate?.splitViewController(self, collapseSecondary: detail, onto: base) ?? false
        if !isTaken, top == .secondary { collapsed = detail }
      }
      return
    }
    for column in ownColumns
    where column.rawValue > first.rawValue && column.rawValue <= top.rawValue {
      pushColumn(column, onto: stack, animated: false)
    }
  }

  /// Pushes what a column has onto the stack that is shown alone.
  private func pushColumn(_ column: Column, onto stack: UINavigationController, animated: Bool) {
    guard let child = columns[column], !merged.contains(where: { $0.column == column }) else {
      return
    }
    if column == .secondary, style == .unspecified,
      delegate?.splitViewController(self, collapseSecondary: child, onto: stack) == true
    {
      return
    }
    let own = child as? UINavigationController
    let controllers = own?.viewControllers ?? [child]
    own?.setViewControllers([], animated: false)
    merged.append((column, controllers))
    stack.setViewControllers(stack.viewControllers + controllers, animated: animated)
  }

  /// Moves what was pushed onto the first column back to the other columns, with what was pushed there since.
  private func uncollapse() {
    guard isCollapsed else { return }
    isCollapsed = false
    if let stack = collapsed as? UINavigationController, !merged.isEmpty {
      let all = stack.viewControllers
      var rest = all
      for (column, controllers) in merged.reversed() {
        let start = rest.firstIndex { shown in controllers.contains { $0 === shown } }
        let own = start.map { Array(rest[$0...]) } ?? controllers
        if let start { rest.removeSubrange(start...) }
        if let child = columns[column] as? UINavigationController {
          if stack.viewControllers.count != rest.count {
            stack.setViewControllers(rest, animated: false)
          }
          child.setViewControllers(own, animated: false)
        }
      }
      if stack.viewControllers.count != rest.count {
        stack.setViewControllers(rest, animated: false)
      }
    }
    merged = []
    if let collapsed { conceal(collapsed) }
    collapsed = nil
  }

  private func expand() {
    uncollapse()
    let proposed = chosenMode ?? automaticMode
    chosenMode = delegate?.splitViewController(
      self, displayModeForExpandingToProposedDisplayMode: proposed)
    if chosenMode == proposed { chosenMode = nil }
    delegate?.splitViewControllerDidExpand(self)
  }

  // MARK: Showing

  /// Shows a column: pushes or pops to it where the columns are one.
  open func show(_ column: Column) {
    guard isCollapsed else {
      let mode = mode(showing: column)
      if !isShown(column), let mode { change(to: mode, animated: true) }
      return
    }
    guard let stack = collapsed as? UINavigationController, columns[.compact] == nil else { return }
    let isAnimated = view.window != nil
    if let known = merged.first(where: { $0.column == column }), let last = known.controllers.last,
      stack.viewControllers.contains(last)
    {
      stack.popToViewController(last, animated: isAnimated)
    } else if column == ownColumns.first {
      let others = merged.flatMap(\.controllers)
      let own = stack.viewControllers.prefix { shown in !others.contains { $0 === shown } }
      if let last = own.last { stack.popToViewController(last, animated: isAnimated) }
    } else {
      merged.removeAll {
        $0.column == column && !$0.controllers.contains(where: stack.viewControllers.contains)
      }
      restoreIfPopped(column)
      pushColumn(column, onto: stack, animated: isAnimated)
    }
  }

  /// A column that was pushed and popped again has its controllers back.
  private func restoreIfPopped(_ column: Column) {
    guard let own = columns[column] as? UINavigationController, own.viewControllers.isEmpty,
      let root = given[column], root !== own
    else { return }
    own.setViewControllers([root], animated: false)
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    guard !isCollapsed, isShown(column), column != .secondary else { return }
    let index = sideColumns.firstIndex(of: column) ?? 0
    let remaining = sideColumns.count - index - 1
    change(to: remaining > 0 ? mode(of: remaining) : .secondaryOnly, animated: true)
  }

  /// Shows a controller in the secondary column, or pushes it where the columns are one.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return setViewController(vc, for: .secondary) }
    guard let stack = collapsed as? UINavigationController else {
      return present(vc, animated: true)
    }
    let controllers = (vc as? UINavigationController)?.viewControllers ?? [vc]
    (vc as? UINavigationController)?.setViewControllers([], animated: false)
    if columns[.secondary] == nil || !merged.contains(where: { $0.column == .secondary }) {
      if let old = columns[.secondary] { remove(old) }
      given[.secondary] = vc
      columns[.secondary] =
        vc is UINavigationController || style == .unspecified ? vc : UINavigationController()
      if let child = columns[.secondary], child is UINavigationController { adopt(child) }
      merged.append((.secondary, controllers))
    }
    stack.setViewControllers(stack.viewControllers + controllers, animated: true)
  }

  /// Shows a controller where the one that asks is: pushed in its column, or else as a detail.
  open override func show(_ vc: UIViewController, sender: Any?) {
    showDetailViewController(vc, sender: sender)
  }
}
