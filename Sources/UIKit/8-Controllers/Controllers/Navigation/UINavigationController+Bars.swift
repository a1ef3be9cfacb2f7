import CoreGraphics

/// The frames of the bars, and the area that they leave to the controllers' views.
extension UINavigationController {
  // MARK: Measures

  /// Returns the insets that cover the view before this controller's bars do, while a child is shown.
  private func outerInsets(for child: UIViewController?) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    let (safe, own) = (view.safeAreaInsets, additionalSafeAreaInsets)
    var insets = UIEdgeInsets(
      top: safe.top - own.top, left: safe.left - own.left, bottom: safe.bottom - own.bottom,
      right: safe.right - own.right)
    if let child, let tabs = parent as? UITabBarController,
      view.untransformedFrame.maxY >= tabs.view.bounds.maxY
    {
      insets.bottom = tabs.bottomInset(hidingBar: hidesBottomBar(for: child))
    }
    return insets
  }

  private var barsAreOut: Bool {
    hidesBarsWhenVerticallyCompact && traitCollection.verticalSizeClass == .compact
  }

  /// Whether there is no bar at the top now.
  var navigationBarIsHidden: Bool { hidesNavigationBar || barsAreOut }

  /// Whether there is no toolbar while a controller is shown.
  func toolbarIsHidden(for child: UIViewController) -> Bool {
    hidesToolbar || barsAreOut || hidesBottomBar(for: child)
  }

  /// Whether a controller of the stack, or one before it, hides the bar at the bottom.
  func hidesBottomBar(for child: UIViewController) -> Bool {
    guard let place = stack.firstIndex(of: child) else { return child.hidesBottomBarWhenPushed }
    return stack[...place].contains { $0.hidesBottomBarWhenPushed }
  }

  /// The height of the bar at the top for a child: in full, as its content finds it.
  func fullBarHeight(for child: UIViewController) -> CGFloat {
    let place = stack.firstIndex(of: child)
    let items =
      place.map { stack[...$0].map(\.navigationItem) } ?? stack.map(\.navigationItem) + [child.navigationItem]
    return navigationBar.height(for: items)
  }

  private var toolbarHeight: CGFloat { navigationBar.lineHeight }

  /// Whether a bar of a controller around this one lies at the bottom while a child is shown.
  private func hasOuterBar(for child: UIViewController?) -> Bool {
    guard let tabs = parent as? UITabBarController, let child else { return false }
    return !tabs.isTabBarHidden && !tabs.barFloats && !hidesBottomBar(for: child)
  }

  /// Returns the insets that the bars cover of this controller's view while a child is shown.
  private func covered(for child: UIViewController) -> UIEdgeInsets {
    var insets = outerInsets(for: child)
    if !navigationBarIsHidden { insets.top += fullBarHeight(for: child) }
    if !toolbarIsHidden(for: child) { insets.bottom += toolbarHeight }
    return insets.adding(additionalSafeAreaInsets)
  }

  /// Returns the covered insets of the view of a child on the stack, in its own coordinate space; nil for
  /// other controllers.
  func insetsOfBars(over child: UIViewController) -> UIEdgeInsets? {
    if let leaving, leaving.controller === child { return leaving.insets }
    guard let view = viewIfLoaded, stack.contains(child) else { return nil }
    return covered(for: child).remaining(in: frame(of: child), inside: view.bounds)
  }

  /// Returns the frame of a child's view: behind the bars, or, at edges to which it does not extend, beside
  /// them.
  func frame(of child: UIViewController) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    if let leaving, leaving.controller === child, let view = child.viewIfLoaded {
      return view.untransformedFrame
    }
    let covered = covered(for: child)
    var frame = view.bounds
    let edges = child.edgesForExtendedLayout
    let topIsFree =
      edges.contains(.top) && (navigationBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    if !topIsFree, !navigationBarIsHidden {
      frame.origin.y += covered.top
      frame.size.height -= covered.top
    }
    let hasBar = !toolbarIsHidden(for: child) || hasOuterBar(for: child)
    let bottomIsFree =
      edges.contains(.bottom) && (toolbar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    if !bottomIsFree, hasBar { frame.size.height -= covered.bottom }
    frame.size.height = max(frame.size.height, 0)
    return frame
  }

  // MARK: Layout

  /// Places the bars and the views of the controllers that are shown.
  func layOut() {
    guard let container else { return }
    if shown == nil, appearance.isOnScreen { showTop() }
    collapse.follow(pageOfBar)
    collapse.hideSearchAtFirst()
    layOutNavigationBar(in: container)
    layOutToolbar(in: container)
    for child in [transition?.from, transition?.to, shown].compactMap({ $0 }) {
      guard let view = child.viewIfLoaded, view.superview === container.content else { continue }
      if leaving?.controller !== child { view.place(frame(of: child)) }
      view.updateInsets()
      if let search = child.bars.activeSearch, search.parent === child {
        search.placeOverlay()
        search.view.updateInsets()
      }
    }
    collapse.update()
  }

  private func layOutNavigationBar(in container: BarContainerView) {
    let isHidden = navigationBarIsHidden || shown == nil
    let place = place(isHidden: isHidden, wasHidden: barMotion?.navigationBarWasHidden)
    hide(navigationBar, at: place)
    // A bar that goes with its page stays as high as it is.
    let isGoing = isHidden && barMotion?.hasMoved == true && barMotion?.navigationBarWasHidden == false
    let height = isGoing ? navigationBar.bounds.height : collapse.barHeight
    navigationBar.place(
      CGRect(
        x: place.widths * forwardWidth(in: container), y: place.isOut ? -height : outerInsets(for: nil).top,
        width: container.bounds.width, height: height))
  }

  /// The page whose bar is shown: a bar that comes with a page is that page's from the start.
  private var pageOfBar: UIViewController? {
    barMotion?.navigationBarWasHidden == true ? transition?.to ?? shown : shown
  }

  private func place(isHidden: Bool, wasHidden: Bool?) -> BarMotion.Place {
    if let barMotion, let wasHidden { return barMotion.place(isHidden: isHidden, wasHidden: wasHidden) }
    return BarMotion.Place(isOut: isHidden, isHidden: isHidden)
  }

  /// Hides a bar from screen readers and the keyboard as well, once it has slid away.
  private func hide(_ bar: UIView, at place: BarMotion.Place) {
    if !place.isHidden { bar.isHidden = false } else if !UIView.isAnimating { bar.isHidden = true }
  }

  /// The width of the window towards where lines end, in points.
  private func forwardWidth(in container: UIView) -> CGFloat {
    container.bounds.width * (container.readsFromLeft ? 1 : -1)
  }

  private func layOutToolbar(in container: BarContainerView) {
    let comes = barMotion == nil ? shown : transition?.to ?? shown
    let isHidden = comes.map { toolbarIsHidden(for: $0) } ?? true
    if isHidden, toolbar.superview == nil { return }
    if toolbar.superview !== container { container.addSubview(toolbar) }
    let place = place(isHidden: isHidden, wasHidden: barMotion?.toolbarWasHidden)
    hide(toolbar, at: place)
    // A bar around this one covers what lies below; else the toolbar does. One that comes or goes lies as its
    // page has it.
    let page =
      barMotion?.toolbarWasHidden == true ? comes : isHidden ? transition?.from ?? shown : shown
    let (below, hasOuterBar) = (outerInsets(for: page).bottom, hasOuterBar(for: page))
    let height = toolbarHeight + (hasOuterBar ? 0 : below)
    let bottom = container.bounds.height - (hasOuterBar ? below : 0)
    toolbar.place(
      CGRect(
        x: place.widths * forwardWidth(in: container),
        y: place.isOut ? container.bounds.height : bottom - height, width: container.bounds.width,
        height: height))
  }

  /// Lays out after a bar was hidden or shown, and lets it slide.
  func layOutBars(animated: Bool) {
    guard let container else { return }
    // Before a transition moves, its own movement takes the bars along.
    if let transition, !transition.isMoving { return }
    guard animated, container.window != nil, UIView.areAnimationsEnabled else {
      container.setNeedsLayout()
      return
    }
    container.layoutIfNeeded()
    if !navigationBarIsHidden { navigationBar.isHidden = false }
    UIView.animate(
      withDuration: Metrics.current.bars.hideDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.layOut()
        container.layoutIfNeeded()
      }, completion: { _ in container.setNeedsLayout() })
  }

  /// Called when an item of the stack changed.
  func barItemDidChange(_ item: UINavigationItem) {
    barsDidChange()
  }

  /// Called when a controller changed what the toolbar shows for it.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
    guard child === shown else { return }
    toolbar.setItems(child.toolbarItems, animated: animated)
  }
}
