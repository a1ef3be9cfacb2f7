import QuartzCore

/// One presentation or dismissal from its first callback to its last. It can be brought to its end early,
/// when something else is to happen.
@MainActor
final class PresentationTransition: NSObject, InteractiveTransitionContext {
  private let controller: UIPresentationController
  private let presenter: UIViewController
  private let presented: UIViewController
  private let isPresentation: Bool
  /// The controllers between the presenter and `presented`, which are dismissed with it.
  private let below: [UIViewController]
  private let completion: (() -> Void)?
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  let coordinator: TransitionCoordinator
  let progress: TransitionProgress
  let isAnimated: Bool
  var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }
  var containerView: UIView { controller.container! }

  /// Runs the presentation; the controllers refer to one another already.
  static func present(
    _ controller: UIPresentationController, by presenter: UIViewController, source: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    let presented = controller.presentedViewController
    let own =
      presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source)
      ?? presented.preferredTransition?.animator(isComing: true, source: source, zoomed: presented)
    controller.makeContainer(over: presenter)
    let transition = PresentationTransition(
      controller, presenter: presenter, below: [], isPresentation: true, animated: animated, animator: own,
      completion: completion)
    transition.drive(
      by: own.flatMap { presented.transitioningDelegate?.interactionControllerForPresentation(using: $0) })
    controller.transition = transition
    transition.startPresenting()
  }

  /// Dismisses the last of a chain of presented controllers, and with it those below it.
  static func dismiss(
    _ chain: [UIViewController], by presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let last = chain.last, let controller = last.presentation.controller else { return }
    let own =
      last.transitioningDelegate?.animationController(forDismissed: last)
      ?? last.preferredTransition?.animator(isComing: false, source: presenter, zoomed: last)
    let transition = PresentationTransition(
      controller, presenter: presenter, below: chain.dropLast(), isPresentation: false, animated: animated,
      animator: own, completion: completion)
    transition.drive(
      by: own.flatMap { last.transitioningDelegate?.interactionControllerForDismissal(using: $0) })
    controller.transition = transition
    transition.startDismissing()
  }

  private init(
    _ controller: UIPresentationController, presenter: UIViewController, below: [UIViewController],
    isPresentation: Bool, animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    completion: (() -> Void)?
  ) {
    self.controller = controller
    self.presenter = presenter
    self.below = below
    self.isPresentation = isPresentation
    self.completion = completion
    presented = controller.presentedViewController
    isAnimated = animated && UIView.areAnimationsEnabled
    self.animator = isAnimated ? animator ?? controller.animator : nil
    let duration = self.animator?.transitionDuration(using: nil) ?? 0
    coordinator = TransitionCoordinator(
      in: controller.container!, duration: duration, style: controller.presentationStyle,
      controllers: isPresentation ? [.from: presenter, .to: presented] : [.from: presented, .to: presenter])
    progress = TransitionProgress(coordinator)
    super.init()
  }

  /// Lets a person drive the transition, where it moves.
  private func drive(by interaction: (any UIViewControllerInteractiveTransitioning)?) {
    guard isAnimated, let interaction else { return }
    progress.drive(by: interaction, isHeld: interaction.wantsInteractiveStart)
  }

  // MARK: Presenting

  private func startPresenting() {
    presented.presentation.setBeingPresented(true)
    controller.dismissKeyboardBehind()
    if controller.shouldRemovePresentersView { presenter.beginAppearance(false, animated: isAnimated) }
    presented.beginAppearance(true, animated: isAnimated)
    controller.presentationTransitionWillBegin()
    let container = controller.container!
    if let view = controller.presentedView {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    presented.notifyIsAppearing()
    container.layoutIfNeeded()
    container.contentsWereExchanged()
    run()
  }

  private func endPresenting() {
    if let view = controller.presentedView, view.superview == nil { controller.container?.addSubview(view) }
    presented.endAppearance()
    if controller.shouldRemovePresentersView {
      controller.removePresentersView()
      presenter.endAppearance()
    }
    controller.presentationTransitionDidEnd(true)
    presented.presentation.setBeingPresented(false)
  }

  /// A person has called the presentation off.
  private func cancelPresenting() {
    presented.beginAppearance(false, animated: isAnimated)
    if controller.shouldRemovePresentersView { presenter.beginAppearance(true, animated: isAnimated) }
    presented.endAppearance()
    presenter.endAppearance()
    presenter.presentation.present(nil)
    presented.presentation.end()
    controller.presentationTransitionDidEnd(false)
    controller.leave()
  }

  // MARK: Dismissing

  private func startDismissing() {
    presented.presentation.setBeingDismissed(true)
    for lower in below {
      lower.presentation.setBeingDismissed(true)
      lower.presentation.controller?.container?.isHidden = true
    }
    let all = below + [presented]
    for dismissed in all.reversed() {
      dismissed.beginAppearance(false, animated: dismissed === presented && isAnimated)
    }
    if all[0].presentation.controller?.shouldRemovePresentersView == true {
      presenter.beginAppearance(true, animated: isAnimated)
    }
    all[0].presentation.controller?.restorePresentersView()
    presenter.notifyIsAppearing()
    for dismissed in all { dismissed.presentation.controller?.dismissalTransitionWillBegin() }
    run()
  }

  private func endDismissing() {
    let all = below + [presented]
    controller.container?.window?.contentsWereExchanged()
    controller.restorePresentersViewBelowContainer()
    presenter.endAppearance()
    // What has disappeared is in no window.
    for dismissed in all.reversed() {
      dismissed.presentation.controller?.presentedView?.removeFromSuperview()
      dismissed.endAppearance()
    }
    presenter.presentation.present(nil)
    for dismissed in all.reversed() {
      let controller = dismissed.presentation.controller
      dismissed.presentation.end()
      controller?.dismissalTransitionDidEnd(true)
      controller?.leave()
    }
  }

  /// A person has called the dismissal off.
  private func cancelDismissing() {
    let all = below + [presented]
    controller.restorePresentersViewBelowContainer()
    for shown in all {
      shown.beginAppearance(true, animated: shown === presented && isAnimated)
      shown.presentation.setBeingDismissed(false)
      shown.presentation.controller?.container?.isHidden = false
    }
    if all[0].presentation.controller?.shouldRemovePresentersView == true {
      presenter.beginAppearance(false, animated: isAnimated)
      all[0].presentation.controller?.removePresentersView()
      presenter.endAppearance()
    }
    if let view = controller.presentedView, view.superview == nil { controller.container?.addSubview(view) }
    for shown in all {
      shown.endAppearance()
      shown.presentation.controller?.dismissalTransitionDidEnd(false)
    }
    controller.container?.setNeedsLayout()
  }

  // MARK: Running

  private func run() {
    progress.begin()
    guard let animator else {
      coordinator.begin()
      UIScreen.main.host.afterLayout { self.finish() }
      return
    }
    guard let interaction = progress.interaction else {
      animator.animateTransition(using: self)
      if !progress.isFinished { coordinator.begin() }
      return
    }
    progress.run(
      by: InteractiveAnimations.animator(
        duration: progress.duration, { [self] in animator.animateTransition(using: self) }, alongside: {}))
    interaction.startInteractiveTransition(self)
  }

  func completeTransition(_ didComplete: Bool) {
    end(completed: didComplete || !transitionWasCancelled)
  }

  /// Brings the transition to its end, if it has begun to move; one that a person still holds is cancelled.
  func finish() {
    if progress.stop() { end(completed: !transitionWasCancelled) }
  }

  private func end(completed: Bool) {
    guard progress.end() else { return }
    controller.transition = nil
    switch (isPresentation, completed) {
    case (true, true): endPresenting()
    case (true, false): cancelPresenting()
    case (false, true): endDismissing()
    case (false, false): cancelDismissing()
    }
    animator?.animationEnded(completed)
    coordinator.end()
    if completed || isPresentation { completion?() }
  }

  // MARK: What animations ask

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if (key == .to) == isPresentation { return controller.presentedView }
    return controller.shouldRemovePresentersView ? presenter.viewIfLoaded : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    isPresentation && vc === presented ? .zero : frame(of: vc)
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    !isPresentation && vc === presented ? .zero : frame(of: vc)
  }

  private func frame(of vc: UIViewController) -> CGRect {
    vc === presented
      ? controller.frameOfPresentedViewInContainerView : controller.container?.bounds ?? .zero
  }
}
