import QuartzCore

/// Shows a presented controller: where its view lies, what lies around it, and what comes along when it comes
/// and goes. Subclass it for a presentation of your own. As UIKit's.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  /// Makes one for a controller that is, or will be, presented.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  private weak var presented: UIViewController?
  weak var presenting: UIViewController?

  /// The controller that is presented.
  open var presentedViewController: UIViewController {
    guard let presented else {
      ExceptionName.internalInconsistency.raise(
        "\(type(of: self)) outlived the controller that it presented.")
    }
    return presented
  }

  /// The controller that presents; before the presentation, the presented one.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The style of the presentation, before it is adapted to the room there is.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.resolvedPresentationStyle
  }

  /// Adapts the presentation, and is notified when the person dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits that hold for the presented controller whatever holds around it; none by default.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presented?.viewIfLoaded?.updateTraitsOfTree() }
  }

  /// Traits that hold for the presented controller by the way it is presented.
  var impliedTraits: UITraitCollection? { nil }

  /// The style that the presentation takes instead of its own under the present traits; `.none` for its own.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style that the presentation takes instead of its own under given traits; `.none` for its own.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? systemAdaptiveStyle(for: traitCollection)
  }

  /// The style that the presentation takes instead of its own where no delegate says so; `.none` for its own.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits around the presentation.
  open var traitCollection: UITraitCollection {
    container?.superview?.traitCollection ?? presentingViewController.traitCollection
  }

  // MARK: Views

  /// The view that holds what is presented and what comes along with it; there from the beginning of the
  /// presentation to its end.
  open var containerView: UIView? { container }
  var container: PresentationContainerView?

  /// The view that is presented: the controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// The frame of ``presentedView`` in the container; the whole of it by default.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presenting controller's view leaves the window when the presentation is done.
  open var shouldRemovePresentersView: Bool { false }
  /// Whether the presentation covers the window, not only the current context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Called before the container lays out. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Coming and going

  /// Called before the controller comes, with the container in place. The default does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller came. The default does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller goes. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller went. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The animator that moves the controller in or out if the app provides none.
  var animator: any UIViewControllerAnimatedTransitioning {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical, .partialCurl:
      UIAccessibility.isReduceMotionEnabled ? FadeTransition() : SlideTransition()
    case .crossDissolve, .flipHorizontal: FadeTransition()
    }
  }

  /// The transition that runs now.
  var transition: PresentationTransition?

  /// The superview of the presenting controller's view before that view left the window.
  var presentersSuperview: UIView?

  /// The responder that had keyboard focus before the controller was presented.
  weak var formerFirstResponder: UIResponder?

  /// The views behind the presentation that can be used while it is shown.
  var usableViewsBehind: [UIView] { [] }

  // MARK: Dismissal by the user

  /// Whether the user can dismiss what is shown by a drag, a tap outside or Escape.
  var isDismissedByUser: Bool { false }

  /// Called when the user tapped outside of what is presented. The default does nothing.
  func userDidTapOutside() {}

  /// Called when the user pressed Escape.
  func userDidPressEscape() {
    if isDismissedByUser { attemptDismissal() }
  }

  /// Dismisses on behalf of the user, if app code allows it. Returns whether it does.
  @discardableResult func attemptDismissal() -> Bool {
    guard transition == nil else { return false }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    let presented = presentedViewController
    presentingViewController.dismiss(animated: true) { [delegate] in
      delegate?.presentationControllerDidDismiss(self)
      (presented as? any UserDismissible)?.userDidDismiss()
    }
    return true
  }

  // MARK: Sizes

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller would like another size; lays out anew.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Called when the presented controller, laid out by constraints, fits another size; lays out anew.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// The size of the presented view when the container has a size; by default what
  /// ``frameOfPresentedViewInContainerView`` gives.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    parentSize == self.container?.bounds.size ? frameOfPresentedViewInContainerView.size : parentSize
  }

  /// Called before the window gets another size. The default notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let childSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: childSize, with: coordinator)
  }

  /// Called before the traits change with the window. The default notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }
}
