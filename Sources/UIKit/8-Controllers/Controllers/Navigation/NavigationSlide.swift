import QuartzCore

/// Slides a page in over another from where lines end, and out again. The page below moves a part of the way,
/// under a shade.
@MainActor final class NavigationSlide: NSObject, DrivenTransitioning {
  private let isPush: Bool
  private let shade = UIView.decoration(BarMetrics.pageDimming)
  private weak var upper: UIView?
  private weak var lower: UIView?
  private var overlays: [UIView?] = []
  /// Whether the upper page fades in and out where it would slide.
  let fades = UIAccessibility.prefersCrossFadeTransitions

  init(isPush: Bool) {
    self.isPush = isPush
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { fades ? PresentationMetrics.fadeDuration : Metrics.current.bars.pageDuration }

  func driver(for transition: ContainerTransition) -> UIViewPropertyAnimator {
    let metrics = Metrics.current.bars
    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: nil), controlPoint1: metrics.pageCurve.0,
      controlPoint2: metrics.pageCurve.1)
    let container = transition.containerView
    let (from, to) = (transition.from.view!, transition.to.view!)
    let (upper, lower) = isPush ? (to, from) : (from, to)
    (self.upper, self.lower) = (upper, lower)
    let width = container.bounds.width * (container.readsFromLeft ? 1 : -1)
    let aside = fades ? .identity : CGAffineTransform(translationX: width, y: 0)
    let behind = fades ? .identity : CGAffineTransform(translationX: -width * metrics.parallax, y: 0)
    UIView.performWithoutAnimation {
      container.insertSubview(lower, belowSubview: upper)
      // Results of a search lie over their page, and move with it.
      for controller in [transition.from, transition.to] { controller.bars.activeSearch?.updateOverlay() }
      shade.frame = container.bounds
      container.insertSubview(shade, belowSubview: upper)
      shade.alpha = isPush || fades ? 0 : 1
      if fades, isPush { for view in [to, transition.to.searchOverlay] { view?.alpha = 0 } }
      for view in [to, transition.to.searchOverlay] { view?.transform = isPush ? aside : behind }
      container.layoutIfNeeded()
    }
    let (fromOverlay, toOverlay) = (transition.from.searchOverlay, transition.to.searchOverlay)
    overlays = [fromOverlay, toOverlay]
    animator.addAnimations { [isPush, shade, fades] in
      if fades {
        for view in isPush ? [to, toOverlay] : [from, fromOverlay] { view?.alpha = isPush ? 1 : 0 }
      }
      for view in [to, toOverlay] { view?.transform = .identity }
      for view in [from, fromOverlay] { view?.transform = isPush ? behind : aside }
      if !fades { shade.alpha = isPush ? 1 : 0 }
    }
    return animator
  }

  func cleanUp() {
    UIView.performWithoutAnimation {
      shade.removeFromSuperview()
      for view in [upper, lower] + overlays {
        view?.transform = .identity
        if fades { view?.alpha = 1 }
      }
    }
  }
}
