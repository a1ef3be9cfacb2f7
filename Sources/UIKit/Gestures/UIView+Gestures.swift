extension UIView {
  func attach(_ gesture: UIGestureRecognizer) {
    guard gesture.view !== self else { return }
    gesture.view?.removeGestureRecognizer(gesture)
    gesture.view = self
    recognizers.append(gesture)
  }

  func detach(_ gesture: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(of: gesture) else { return }
    recognizers.remove(at: index)
    gesture.abandon()
    gesture.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for gesture in recognizers where !new.contains(gesture) { removeGestureRecognizer(gesture) }
    for gesture in new { addGestureRecognizer(gesture) }
  }

  /// The view is shown no more: it gives the keyboard away, and its gestures are broken off.
  func leaveWindow() {
    if isFirstResponder { resignFirstResponder() }
    for gesture in recognizers { gesture.abandon() }
  }
}
