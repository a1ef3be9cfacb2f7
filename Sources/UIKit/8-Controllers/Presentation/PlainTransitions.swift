import QuartzCore

/// Slides a view up from below, and down again.
@MainActor final class SlideTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval = PresentationMetrics.slideDuration) {
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isComing
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    let distance = context.containerView.bounds.height - (view.center.y - view.bounds.height / 2)
    let below = CGAffineTransform(translationX: 0, y: distance)
    if isComing { UIView.performWithoutAnimation { view.transform = below } }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: { view.transform = isComing ? .identity : below },
      completion: { _ in
        context.completeTransition(true)
        if !isComing { view.transform = .identity }
      })
  }
}

/// Fades a view in, and out again.
@MainActor final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { PresentationMetrics.fadeDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let isComing = context.isComing
    guard let view = context.view(forKey: isComing ? .to : .from) else {
      return context.completeTransition(true)
    }
    let alpha = view.alpha
    if isComing { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(
      withDuration: PresentationMetrics.fadeDuration, delay: 0, options: .allowUserInteraction,
      animations: { view.alpha = isComing ? alpha : 0 },
      completion: { _ in
        context.completeTransition(true)
        if !isComing { view.alpha = alpha }
      })
  }
}

extension UIViewControllerContextTransitioning {
  /// Whether the presented controller comes and does not go.
  var isComing: Bool {
    viewController(forKey: .to)?.isBeingPresented == true
  }
}
