import QuartzCore

extension UITabBarController {
  /// The sidebar that takes the bar's place in a window of regular width, where the `mode` is
  /// `tabSidebar`: all tabs, and those in groups under the groups' titles.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    /// The place of the sidebar.
    public nonisolated enum Layout: Int, Sendable {
      /// Beside the content where the window is wide, over it elsewhere.
      case automatic = 0
      /// Over the content.
      case overlap = 1
      /// Beside the content.
      case tile = 2
    }

    /// Changes that are animated with the sidebar's coming and going.
    @preconcurrency @MainActor public protocol Animating: AnyObject {
      /// Adds changes that are animated with it.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds a closure that is called at the end.
      func addCompletion(_ completion: @escaping () -> Void)
    }

    /// The object that is notified of the sidebar's coming and going.
    @preconcurrency @MainActor public protocol Delegate: AnyObject {
      /// Called when the sidebar is about to be hidden or shown, as its ``Sidebar/isHidden`` says. The
      /// default does nothing.
      func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any Animating)
    }

    unowned let owner: UITabBarController
    var isHiddenByChoice: Bool?
    lazy var list = TabSidebarController(owner)

    init(_ owner: UITabBarController) {
      self.owner = owner
      super.init()
    }

    /// Whether the sidebar is hidden, and the tabs lie in a bar; by default where it would lie over the
    /// content.
    public var isHidden: Bool {
      get { isHiddenByChoice ?? !tiles }
      set { owner.setSidebarHidden(newValue, animated: owner.viewIfLoaded?.window != nil) }
    }

    /// The place of the sidebar; automatic by default.
    public var preferredLayout = Layout.automatic { didSet { owner.sidebarDidChange() } }

    /// The content above the tabs; nil by default.
    public var headerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner.sidebarDidChange() }
    }

    /// The content below the tabs; nil by default.
    public var footerContentConfiguration: (any UIContentConfiguration)? {
      didSet { owner.sidebarDidChange() }
    }

    /// The object that is notified of the sidebar's coming and going; not kept alive.
    public weak var delegate: (any Delegate)?

    /// Shows a tab's row anew.
    public func reconfigureItem(for tab: UITab) { owner.sidebarDidChange() }

    /// The width from which on the sidebar lies beside the content.
    private static let wide: CGFloat = 1000

    /// Whether the sidebar lies beside the content.
    var tiles: Bool {
      switch preferredLayout {
      case .automatic: (owner.viewIfLoaded?.bounds.width ?? 0) >= Self.wide
      case .overlap: false
      case .tile: true
      }
    }
  }

  /// Whether there is a sidebar, shown or hidden.
  var hasSidebar: Bool {
    mode == .tabSidebar && !tabs.isEmpty && traitCollection.horizontalSizeClass == .regular
  }

  /// Whether the sidebar is shown in the bar's place.
  var showsSidebar: Bool { hasSidebar && !sidebar.isHidden }

  /// The width that the sidebar takes from the content, in points.
  var sidebarRoom: CGFloat { showsSidebar && sidebar.tiles ? TabSidebarController.width : 0 }

  /// Hides the sidebar, or shows it.
  func setSidebarHidden(_ isHidden: Bool, animated: Bool) {
    guard isHidden != sidebar.isHidden else { return }
    let animator = SidebarAnimator()
    sidebar.isHiddenByChoice = isHidden
    guard hasSidebar, let container else { return }
    sidebar.delegate?.tabBarController(self, sidebarVisibilityWillChange: sidebar, animator: animator)
    let changes = { [self] in
      layOut()
      container.layoutIfNeeded()
      animator.animate()
    }
    guard animated, UIView.areAnimationsEnabled else {
      changes()
      return animator.complete()
    }
    container.layoutIfNeeded()
    UIView.animate(
      withDuration: Metrics.current.bars.hideDuration, delay: 0, options: .allowUserInteraction,
      animations: changes,
      completion: { _ in
        container.setNeedsLayout()
        animator.complete()
      })
  }

  /// Follows a change of what the sidebar shows, or of whether there is one.
  func sidebarDidChange() {
    guard mode == .tabSidebar else { return }
    if sidebar.list.isViewLoaded { sidebar.list.update() }
    container?.setNeedsLayout()
  }

  /// Places the sidebar and the button that shows it.
  func layOutSidebar() {
    guard let container else { return }
    guard hasSidebar else {
      if mode == .tabSidebar { removeSidebar() }
      tabBar.leadingRoom = 0
      return
    }
    let list = sidebar.list
    if list.parent !== self {
      addChild(list)
      list.didMove(toParent: self)
    }
    let view = list.view!
    if view.superview !== container { container.addSubview(view) }
    container.bringSubviewToFront(view)
    let width = min(TabSidebarController.width, container.bounds.width)
    let frame = CGRect(
      x: showsSidebar ? 0 : -width - 1, y: 0, width: width, height: container.bounds.height)
    view.place(container.readsFromLeft ? frame : frame.mirrored(in: container.bounds))
    let isGone = !showsSidebar && !UIView.isAnimating
    if view.isHidden != isGone { view.isHidden = isGone }
    list.overlaps = !sidebar.tiles
    placeToggle(in: container)
  }

  private func removeSidebar() {
    guard sidebar.list.parent === self else { return }
    sidebar.list.willMove(toParent: nil)
    sidebar.list.view.removeFromSuperview()
    sidebar.list.removeFromParent()
    sidebar.list.toggle.removeFromSuperview()
  }

  /// The button that shows the sidebar lies before the tabs.
  private func placeToggle(in container: BarContainerView) {
    let toggle = sidebar.list.toggle
    guard !showsSidebar, !tabBar.isHidden else {
      tabBar.leadingRoom = 0
      return toggle.removeFromSuperview()
    }
    if toggle.superview !== container { container.addSubview(toggle) }
    let (margin, side): (CGFloat, CGFloat) = (8, 44)
    tabBar.leadingRoom = side + 2 * margin
    // Low bars leave no more height for it.
    let height = min(side, tabBar.lineHeight)
    let safe = container.safeAreaInsets
    let frame = CGRect(
      x: (container.readsFromLeft ? safe.left : safe.right) + margin,
      y: tabBar.frame.minY + (tabBar.lineHeight - height) / 2, width: side, height: height)
    toggle.place(container.readsFromLeft ? frame : frame.mirrored(in: container.bounds))
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}

/// The animations and completions that an app adds to the sidebar's coming and going.
@MainActor private final class SidebarAnimator: UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  func animate() { for work in exchange(&animations, with: []) { work() } }
  func complete() { for work in exchange(&completions, with: []) { work() } }
}
