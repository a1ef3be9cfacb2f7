import QuartzCore

/// A finger that drags a page back from the edge where lines begin.
@MainActor final class BackSwipe: UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let gesture = UIScreenEdgePanGestureRecognizer()
  /// The transition that the finger drives.
  private weak var transition: ContainerTransition?

  init(_ controller: UINavigationController) {
    self.controller = controller
    gesture.delegate = self
    gesture.addAction { [weak self] gesture in self?.follow(gesture) }
  }

  /// Watches the edge where lines begin.
  func attach(to view: UIView) {
    gesture.edges = view.readsFromLeft ? .left : .right
    if gesture.view !== view { view.addGestureRecognizer(gesture) }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    controller?.allowsSwipeBack ?? false
  }

  private func follow(_ gesture: UIScreenEdgePanGestureRecognizer) {
    guard let view = gesture.view else { return }
    let forward: CGFloat = view.readsFromLeft ? 1 : -1
    let way = gesture.translation(in: view).x * forward
    let fraction = view.bounds.width > 0 ? way / view.bounds.width : 0
    switch gesture.state {
    case .began:
      transition = controller?.beginSwipeBack()
      transition?.progress.follow(fraction)
    case .changed:
      transition?.progress.follow(fraction)
    case .ended:
      let speed = gesture.velocity(in: view).x * forward
      let fast = Metrics.current.bars.fastEnough
      transition?.progress.endInteraction(goesOn: speed > fast || speed > -fast && fraction > 0.5)
    case .cancelled, .failed:
      transition?.progress.endInteraction(goesOn: false)
    case .possible:
      break
    }
  }
}
