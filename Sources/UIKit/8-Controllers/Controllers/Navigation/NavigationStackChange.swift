import QuartzCore

/// A change of a navigation stack by which another controller shows: the steps that bars and delegate take
/// with the transition, from its beginning to its end.
@MainActor final class NavigationStackChange {
  private weak var navigation: UINavigationController?
  private let from: UIViewController
  private let to: UIViewController
  private let isPush: Bool
  private let isAnimated: Bool
  /// Whether both the container and the old controller are on the screen.
  private let isSeen: Bool
  /// The stack before the change.
  private let old: [UIViewController]
  private let coming: [UIViewController]
  private let going: [UIViewController]
  /// The bar's items after the change.
  private let items: [UINavigationItem]
  private var barChange: NavigationBarChange?
  /// Whether the pages slide, as UIKit's own animation lets them.
  private var slides = false

  init(
    of navigation: UINavigationController, from: UIViewController, to: UIViewController, isPush: Bool,
    isAnimated: Bool, old: [UIViewController], coming: [UIViewController], going: [UIViewController]
  ) {
    (self.navigation, self.from, self.to) = (navigation, from, to)
    (self.isPush, self.isAnimated) = (isPush, isAnimated)
    (self.old, self.coming, self.going) = (old, coming, going)
    items = navigation.stack.map(\.navigationItem)
    isSeen = navigation.appearance.isOnScreen && from.appearance.isOnScreen
  }

  /// Returns the plan of the transition: the animation that the delegate gives, or the navigation
  /// controller's own, and the steps of this change.
  func plan(isInteractive: Bool) -> ContainerTransition.Plan {
    var plan = ContainerTransition.Plan(
      place: { [weak navigation] in navigation?.frame(of: $0) ?? .zero })
    let own = isAnimated ? delegateAnimator : nil
    plan.animator = isInteractive ? NavigationSlide(isPush: isPush) : own ?? NavigationSlide(isPush: isPush)
    plan.isAnimated = isAnimated
    slides = (plan.animator as? NavigationSlide)?.fades == false
    if !isInteractive, let navigation, let own {
      plan.interaction = navigation.delegate?.navigationController(
        navigation, interactionControllerFor: own)
    }
    plan.isInteractive = isInteractive || plan.interaction?.wantsInteractiveStart == true
    plan.isSeen = isSeen
    plan.exchanged = navigation?.view
    plan.willMove = begin
    plan.moveBars = moveBars
    plan.willEnd = end
    plan.onEnd = finish
    return plan
  }

  private var delegateAnimator: (any UIViewControllerAnimatedTransitioning)? {
    guard let navigation else { return nil }
    let own = navigation.delegate?.navigationController(
      navigation, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
    let (source, zoomed) = isPush ? (from, to) : (to, from)
    return own ?? zoomed.preferredTransition?.animator(isComing: isPush, source: source, zoomed: zoomed)
  }

  private func begin() {
    guard let navigation else { return }
    if isSeen { navigation.delegate?.navigationController(navigation, willShow: to, animated: isAnimated) }
    guard isAnimated, isSeen, UIView.areAnimationsEnabled else { return }
    let motion = BarMotion(
      isPush: isPush, slides: slides, navigationBarWasHidden: navigation.navigationBar.isHidden,
      toolbarWasHidden: navigation.toolbar.superview == nil || navigation.toolbar.isHidden)
    navigation.barMotion = motion
    // A bar that comes shows its own page from the start, one that goes to the end.
    if !motion.navigationBarWasHidden, !navigation.navigationBarIsHidden {
      barChange = navigation.navigationBar.beginChange(to: items, isPush: isPush, slides: slides)
    }
    navigation.collapse.holdGrounds()
    UIView.performWithoutAnimation {
      if motion.navigationBarWasHidden { navigation.navigationBar.show(items) }
      if motion.toolbarWasHidden { navigation.toolbar.setItems(to.toolbarItems, animated: false) }
      navigation.layOut()
    }
  }

  /// Shows what the bars have for the page that comes.
  private func showBars(in navigation: UINavigationController) {
    if let barChange {
      barChange.move()
    } else if navigation.barMotion == nil {
      navigation.navigationBar.show(items)
    }
    if navigation.barMotion == nil || !navigation.toolbarIsHidden(for: to) {
      navigation.toolbar.setItems(to.toolbarItems, animated: false)
    }
  }

  private func moveBars() {
    guard let navigation else { return }
    navigation.shown = to
    navigation.collapse.follow(to)
    navigation.collapse.hideSearchAtFirst()
    barChange?.prepare(height: navigation.collapse.barHeight)
    if navigation.barMotion?.navigationBarWasHidden == true {
      UIView.performWithoutAnimation { navigation.layOut() }
    }
    navigation.barMotion?.hasMoved = true
    showBars(in: navigation)
    navigation.tabBarController?.layOut()
    navigation.layOut()
    navigation.navigationBar.layoutIfNeeded()
  }

  private func end(hasCome: Bool) {
    guard let navigation else { return }
    navigation.transition = nil
    navigation.barMotion = nil
    navigation.leaving = nil
    navigation.shown = hasCome ? to : from
    if !hasCome { navigation.restore(old, lost: going) }
    barChange?.end(isCancelled: !hasCome)
    if barChange == nil { navigation.navigationBar.show(navigation.stack.map(\.navigationItem)) }
    navigation.collapse.follow(navigation.shown)
    for controller in [from, to] { controller.bars.activeSearch?.updateOverlay() }
    navigation.toolbar.setItems(navigation.shown?.toolbarItems, animated: false)
    UIView.performWithoutAnimation {
      navigation.tabBarController?.layOut()
      navigation.layOut()
    }
    navigation.collapse.releaseGrounds()
    if let shown = navigation.shown { navigation.focus.move(to: shown, in: navigation.navigationBar) }
  }

  private func finish(hasCome: Bool) {
    guard let navigation else { return }
    navigation.finishUnseen(hasCome ? coming : [], hasCome ? going : [])
    if hasCome, isSeen {
      navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }
  }
}
