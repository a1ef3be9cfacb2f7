import QuartzCore

/// Taps and swipes that hide the bars of a navigation controller and show them again.
@MainActor final class BarHiding: UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  /// The distance that a touch moves up or down before the bars follow, in points.
  private static let way: CGFloat = 20

  init(_ controller: UINavigationController) {
    self.controller = controller
    tap.delegate = self
    swipe.delegate = self
    tap.cancelsTouchesInView = false
    swipe.cancelsTouchesInView = false
    tap.addAction { [weak self] _ in self?.toggle() }
    swipe.addAction { [weak self] swipe in self?.follow(swipe) }
  }

  /// Watches for what the controller requests.
  func updateGestures() {
    guard let controller, let content = controller.container?.content else { return }
    for (gesture, isWanted) in [(tap, controller.hidesBarsOnTap), (swipe, controller.hidesBarsOnSwipe)]
      as [(UIGestureRecognizer, Bool)]
    {
      if isWanted, gesture.view !== content { content.addGestureRecognizer(gesture) }
      if !isWanted, let view = gesture.view { view.removeGestureRecognizer(gesture) }
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe }

  private func toggle() {
    if let controller { setHidden(!controller.isNavigationBarHidden) }
  }

  private func follow(_ swipe: UIPanGestureRecognizer) {
    let way = swipe.translation(in: controller?.container).y
    guard swipe.state == .changed || swipe.state == .ended, abs(way) > BarHiding.way else { return }
    swipe.setTranslation(.zero, in: nil)
    setHidden(way < 0)
  }

  /// Whether the toolbar was shown when the bars were hidden.
  private var hadToolbar = false

  private func setHidden(_ isHidden: Bool) {
    guard let controller, isHidden != controller.isNavigationBarHidden else { return }
    if isHidden { hadToolbar = !controller.isToolbarHidden }
    controller.setNavigationBarHidden(isHidden, animated: true)
    if hadToolbar { controller.setToolbarHidden(isHidden, animated: true) }
  }
}
