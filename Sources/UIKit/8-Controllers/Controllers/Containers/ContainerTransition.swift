import QuartzCore

/// The way of a container from one child's view to another's, from the first callback to the last. It can be
/// brought to its end early, and one that a finger drives can be cancelled.
@MainActor
final class ContainerTransition: NSObject, InteractiveTransitionContext {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  let coordinator: TransitionCoordinator
  let progress: TransitionProgress
  let isAnimated: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  /// Whether the container is on the screen, so that its children are notified of coming and going.
  private let isSeen: Bool
  private let exchanged: UIView
  private let place: (UIViewController) -> CGRect
  /// The closure that changes the container itself along with the transition.
  private let moveBars: () -> Void
  /// Called at the end with whether `to` is shown: before the children are notified, and after.
  private let willEnd: (Bool) -> Void
  private let onEnd: (Bool) -> Void

  /// Covers the view that leaves.
  private var isolation = ModalIsolation()
  /// Whether the views have begun to move.
  private(set) var isMoving = false

  /// The container's settings for a transition.
  struct Plan {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var isAnimated = false
    /// Whether a finger drives it.
    var isInteractive = false
    /// The interaction controller that drives a custom animation of the app.
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the child that comes is notified before the one that goes.
    var notifiesComingFirst = false
    /// Whether the container is on the screen.
    var isSeen = true
    /// The view in which everything belongs to the child that is shown; nil for the container of their views.
    var exchanged: UIView?
    /// The closure that returns the frame of a child's view.
    var place: (UIViewController) -> CGRect
    /// Called when both children were notified that one comes and the other goes.
    var willMove: () -> Void = {}
    /// Changes the container itself, to what it is at the end.
    var moveBars: () -> Void = {}
    /// Called at the end, with whether the new child is shown, before the children are notified that they
    /// came and went: what they do then may begin the next transition.
    var willEnd: (Bool) -> Void = { _ in }
    /// Called when the children were notified.
    var onEnd: (Bool) -> Void = { _ in }
  }

  init(in containerView: UIView, from: UIViewController, to: UIViewController, _ plan: Plan) {
    (self.containerView, self.from, self.to) = (containerView, from, to)
    (isSeen, place, moveBars) = (plan.isSeen, plan.place, plan.moveBars)
    (willEnd, onEnd) = (plan.willEnd, plan.onEnd)
    exchanged = plan.exchanged ?? containerView
    isAnimated = plan.isAnimated && plan.isSeen && UIView.areAnimationsEnabled && plan.animator != nil
    animator = isAnimated ? plan.animator : nil
    coordinator = TransitionCoordinator(
      in: containerView, duration: animator?.transitionDuration(using: nil) ?? 0,
      controllers: [.from: from, .to: to])
    progress = TransitionProgress(coordinator)
    super.init()
    if isAnimated { progress.drive(by: plan.interaction, isHeld: plan.isInteractive) }
  }

  /// Begins the transition: notifies both children, adds the new view, and animates it.
  func start(_ plan: Plan) {
    to.loadViewIfNeeded()
    if isSeen {
      if plan.notifiesComingFirst {
        to.beginAppearance(true, animated: isAnimated)
        from.beginAppearance(false, animated: isAnimated)
      } else {
        from.beginAppearance(false, animated: isAnimated)
        to.beginAppearance(true, animated: isAnimated)
      }
    }
    plan.willMove()
    guard let view = to.view else { return }
    view.place(place(to))
    // An animation of the app's puts the view in itself.
    if animator == nil || animator is any DrivenTransitioning { insert(view) }
    if let view = from.viewIfLoaded { isolation.cover([view]) }
    containerView.isUserInteractionEnabled = false
    exchanged.contentsWereExchanged()
    progress.begin()
    to.notifyIsAppearing()
    isMoving = true
    run()
  }

  private func insert(_ view: UIView) {
    guard view.superview !== containerView else { return }
    containerView.addSubview(view)
  }

  private func run() {
    guard let animator else {
      coordinator.begin()
      UIView.performWithoutAnimation { moveBars() }
      if isSeen { UIScreen.main.host.afterLayout { self.finish() } } else { finish() }
      return
    }
    if let slide = animator as? any DrivenTransitioning {
      let driver = slide.driver(for: self)
      driver.addAnimations { [moveBars] in moveBars() }
      driver.addCompletion { [self] position in complete(position == .end) }
      progress.run(by: driver)
    } else if let interaction = progress.interaction {
      progress.run(
        by: InteractiveAnimations.animator(
          duration: progress.duration, { [self] in animator.animateTransition(using: self) },
          alongside: moveBars))
      to.notifyIsAppearing()
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
      guard !progress.isFinished else { return }
      to.notifyIsAppearing()
      UIView.animate(withDuration: coordinator.transitionDuration) { [moveBars] in moveBars() }
      coordinator.begin()
    }
  }

  // MARK: The end

  var presentationStyle: UIModalPresentationStyle { .none }

  func completeTransition(_ didComplete: Bool) {
    complete(didComplete)
  }

  /// Brings the transition to its end at once; one that a finger still holds is cancelled.
  func finish() {
    if progress.stop() { complete(!transitionWasCancelled) }
  }

  private func complete(_ hasCome: Bool) {
    guard progress.end() else { return }
    (animator as? any DrivenTransitioning)?.cleanUp()
    containerView.isUserInteractionEnabled = true
    exchanged.contentsWereExchanged()
    isolation.end()
    let (stays, leaves) = hasCome ? (to, from) : (from, to)
    if let view = stays.viewIfLoaded { insert(view) }
    if isSeen, !hasCome {
      leaves.beginAppearance(false, animated: isAnimated)
      stays.beginAppearance(true, animated: isAnimated)
      stays.notifyIsAppearing()
    }
    if leaves.viewIfLoaded?.superview === containerView { leaves.viewIfLoaded?.removeFromSuperview() }
    willEnd(hasCome)
    if isSeen {
      leaves.endAppearance()
      stays.endAppearance()
    }
    onEnd(hasCome)
    animator?.animationEnded(hasCome)
    coordinator.end()
  }

  // MARK: What animations ask

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.viewIfLoaded : to.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? place(vc) : .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? place(vc) : .zero }
}

/// An animation of UIKit's own, which can be held, moved by a finger and turned back.
@MainActor protocol DrivenTransitioning: UIViewControllerAnimatedTransitioning {
  /// Puts both views to the start, and gives what moves them.
  func driver(for transition: ContainerTransition) -> UIViewPropertyAnimator
  /// Removes what was there only for the animation.
  func cleanUp()
}

extension DrivenTransitioning {
  /// Moves both views to the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ContainerTransition else {
      return transitionContext.completeTransition(true)
    }
    let driver = driver(for: transition)
    driver.addCompletion { position in
      self.cleanUp()
      transitionContext.completeTransition(position == .end)
    }
    driver.startAnimation()
  }
}
