extension UIView {
  func attach(_ gesture: UIGestureRecognizer) {
    guard gesture.view !== self else { return }
    gesture.view?.removeGestureRecognizer(gesture)
    gesture.attachedView = self
    recognizers.append(gesture)
    if gesture.needsTwoFingers || gesture.needsRestingTouch { setNeedsSemantics() }
  }

  func detach(_ gesture: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(of: gesture) else { return }
    recognizers.remove(at: index)
    gesture.abandon()
    gesture.attachedView = nil
    if gesture.needsTwoFingers || gesture.needsRestingTouch { setNeedsSemantics() }
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for gesture in recognizers where !new.contains(gesture) { removeGestureRecognizer(gesture) }
    for gesture in new { addGestureRecognizer(gesture) }
  }

  /// The view is no longer shown: it resigns as first responder, and its gestures are cancelled.
  func leaveWindow() {
    if isFirstResponder { resignFirstResponder() }
    for gesture in recognizers { gesture.abandon() }
  }
}

extension UIView {
  /// Sends a step of a pinch on a trackpad, at a point of the window, to the innermost pinch recognizer
  /// around this view.
  func magnify(by factor: CGFloat, at location: CGPoint) {
    var next: UIView? = self
    while let view = next {
      for case let pinch as UIPinchGestureRecognizer in view.recognizers
      where pinch.isEnabled && pinch.isAvailable {
        return pinch.magnify(by: factor, at: location)
      }
      next = view.superview
    }
  }
}
