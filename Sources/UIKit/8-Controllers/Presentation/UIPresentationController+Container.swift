import QuartzCore

/// The container's coming and going, and what happens to what lies behind it.
extension UIPresentationController {
  /// Puts the container over the presenter's window, or over the presenter in its own context.
  func makeContainer(over presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let window = view.window else { return }
    let coversWindow = shouldPresentInFullscreen && !presentationStyle.isInContext
    let parent = coversWindow ? window : view.superview ?? window
    let new = PresentationContainerView(
      frame: coversWindow ? window.bounds : view.frame, presentation: self)
    container = new
    parent.addSubview(new)
    new.cover()
  }

  /// Takes the keyboard from what lies behind, and remembers what had it.
  func dismissKeyboardBehind() {
    guard let responder = UIApplication.shared.firstResponder else { return }
    if responder.resignFirstResponder() { formerFirstResponder = responder }
  }

  /// Takes the container away and gives the keyboard back to what had it before.
  func leave() {
    container?.uncover()
    container?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    container = nil
    presenting = nil
    guard let responder = formerFirstResponder, UIApplication.shared.firstResponder == nil else { return }
    let isShown = (responder as? UIView).map { $0.window != nil } ?? true
    if isShown { responder.becomeFirstResponder() }
  }

  /// Takes what is behind out of the window.
  func removePresentersView() {
    guard let view = presenting?.viewIfLoaded else { return }
    presentersSuperview = view.superview
    view.removeFromSuperview()
  }

  /// Puts what was behind back into the window.
  func restorePresentersView() {
    guard let superview = presentersSuperview, let view = presenting?.viewIfLoaded else { return }
    presentersSuperview = nil
    if let container, container.superview === superview {
      superview.insertSubview(view, belowSubview: container)
    } else {
      superview.insertSubview(view, at: 0)
    }
    view.frame = superview.bounds
    container?.uncover(view)
  }

  /// Puts what was behind back below the container, where an animation has put it in there, as UIKit has
  /// animations do.
  func restorePresentersViewBelowContainer() {
    guard let container, let superview = container.superview, let view = presenting?.viewIfLoaded,
      view.superview === container
    else { return }
    superview.insertSubview(view, belowSubview: container)
    view.frame = superview.bounds
  }
}
