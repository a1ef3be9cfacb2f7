import QuartzCore

/// The frame of the bar, and the area that it leaves to the controllers' views.
extension UITabBarController {
  /// The bottom inset that covers the view before the bar does.
  private var outerBottom: CGFloat {
    guard let view = viewIfLoaded else { return 0 }
    return view.safeAreaInsets.bottom - additionalSafeAreaInsets.bottom
  }

  /// The top inset that covers the view before the bar does.
  private var outerTop: CGFloat {
    guard let view = viewIfLoaded else { return 0 }
    return view.safeAreaInsets.top - additionalSafeAreaInsets.top
  }

  private var barHeight: CGFloat { tabBar.lineHeight + (barFloats ? 0 : outerBottom) }

  /// Whether the tabs lie at the top, as they do on a pad where a sidebar turns into them.
  var barFloats: Bool { hasSidebar }

  /// Whether there is no bar while a child is shown: a controller on its stack may hide it.
  private func barIsHidden(for child: UIViewController?) -> Bool {
    hidesBar || showsSidebar || hidesBarWhenPushed(for: child)
  }

  private func hidesBarWhenPushed(for child: UIViewController?) -> Bool {
    guard let stack = child as? UINavigationController, let top = stack.shown ?? stack.topViewController
    else {
      return false
    }
    return stack.hidesBottomBar(for: top)
  }

  /// Returns the covered inset at the bottom, with or without the bar.
  func bottomInset(hidingBar isHidden: Bool) -> CGFloat {
    let bar = hidesBar || showsSidebar || isHidden || barFloats ? 0 : tabBar.lineHeight
    return (viewIfLoaded?.safeAreaInsets.bottom ?? 0) + bar
  }

  /// Returns the insets that the bar covers of a child's view, in the child's coordinate space.
  func insetsOfBar(over child: UIViewController) -> UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    let top = barFloats && !barIsHidden(for: child) ? outerTop + tabBar.lineHeight : 0
    let covered = UIEdgeInsets(
      top: top, left: 0, bottom: bottomInset(hidingBar: hidesBarWhenPushed(for: child)), right: 0)
    return covered.remaining(in: frame(of: child), inside: view.bounds)
  }

  /// Returns the frame of a child's view: behind the bar, or above it.
  func frame(of child: UIViewController) -> CGRect {
    guard let view = viewIfLoaded else { return .zero }
    var frame = view.bounds
    frame.size.width -= sidebarRoom
    if view.readsFromLeft { frame.origin.x = sidebarRoom }
    let isFree =
      child.edgesForExtendedLayout.contains(.bottom)
      && (barFloats || tabBar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    if !isFree, !barIsHidden(for: child) { frame.size.height = max(frame.height - barHeight, 0) }
    return frame
  }

  func layOut() {
    guard let container else { return }
    if shown == nil, appearance.isOnScreen { showChosen() }
    follower.follow(shown)
    layOutBar()
    layOutSidebar()
    for child in [transition?.from, transition?.to, shown].compactMap({ $0 }) {
      guard let view = child.viewIfLoaded, view.superview === container.content else { continue }
      view.place(frame(of: child))
      view.updateInsets()
    }
    follower.update()
  }

  /// Places the bar. A page that hides it pushes it out of the window as it comes.
  func layOutBar() {
    guard let container else { return }
    let bounds = container.bounds
    let isPushedOut = hidesBarWhenPushed(for: shown)
    let isHidden = hidesBar || showsSidebar || isPushedOut || all.isEmpty
    if !isHidden { tabBar.isHidden = false } else if !UIView.isAnimating { tabBar.isHidden = true }
    let x = isPushedOut ? bounds.width * (container.readsFromLeft ? -1 : 1) : 0
    tabBar.isFloating = barFloats
    let isOut = (hidesBar || showsSidebar) && !isPushedOut
    let y =
      barFloats
      ? isOut ? -barHeight : outerTop : isOut ? bounds.height : bounds.height - barHeight
    tabBar.place(CGRect(x: x, y: y, width: bounds.width, height: barHeight))
  }

  /// Lays out after the bar was hidden or shown, and lets it slide.
  func layOutBar(animated: Bool) {
    guard let container else { return }
    guard animated, container.window != nil, UIView.areAnimationsEnabled else {
      return container.setNeedsLayout()
    }
    container.layoutIfNeeded()
    UIView.animate(
      withDuration: Metrics.current.bars.hideDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.layOut()
        container.layoutIfNeeded()
      }, completion: { _ in container.setNeedsLayout() })
  }
}
