import QuartzCore

/// Slides a page in over another from where lines end, and out again. The page below moves a part of the way, under a
/// shade.
@MainActor final class NavigationSlide: NSObject, DrivenTransitioning {
  private let isPush: Bool
  private let shade = UIView.decoration(BarsLook.pageDimming)
  private weak var upper: UIView?
  private weak var lower: UIView?
  private var overlays: [UIView?] = []

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Look.current.bars.pageDuration }

  func driver(for transition: ContainerTransition) -> UIViewPropertyAnimator {
    let look = Look.current.bars
    let animator = UIViewPropertyAnimator(
      duration: look.pageDuration, controlPoint1: look.pageCurve.0, controlPoint2: look.pageCurve.1)
    let container = transition.containerView
    let (from, to) = (transition.from.view!, transition.to.view!)
    let (upper, lower) = isPush ? (to, from) : (from, to)
    (self.upper, self.lower) = (upper, lower)
    let width = container.bounds.width * (container.readsFromLeft ? 1 : -1)
    let aside = CGAffineTransform(translationX: width, y: 0)
    let behind = CGAffineTransform(translationX: -width * look.parallax, y: 0)
    UIView.performWithoutAnimation {
      container.insertSubview(lower, belowSubview: upper)
      // Results of a search lie over their page, and move with it.
      for controller in [transition.from, transition.to] { controller.bars.activeSearch?.updateOverlay() }
      shade.frame = container.bounds
      container.insertSubview(shade, belowSubview: upper)
      shade.alpha = isPush ? 0 : 1
      for view in [to, transition.to.searchOverlay] { view?.transform = isPush ? aside : behind }
      container.layoutIfNeeded()
    }
    let (fromOverlay, toOverlay) = (transition.from.searchOverlay, transition.to.searchOverlay)
    overlays = [fromOverlay, toOverlay]
    animator.addAnimations { [isPush, shade] in
      for view in [to, toOverlay] { view?.transform = .identity }
      for view in [from, fromOverlay] { view?.transform = isPush ? behind : aside }
      shade.alpha = isPush ? 1 : 0
    }
    return animator
  }

  func cleanUp() {
    UIView.performWithoutAnimation {
      shade.removeFromSuperview()
      for view in [upper, lower] + overlays { view?.transform = .identity }
    }
  }
}
