import QuartzCore

extension UIWindow {
  /// Takes the screen's new size: controllers are told before, what they want to run along runs in between, and what
  /// they want to run after it follows the layout.
  func resize(to box: CGRect, with traits: UITraitCollection) {
    guard let root = rootViewController, !isHidden, root.isViewLoaded else {
      frame = box
      return
    }
    let coordinator = TransitionCoordinator(in: self, duration: 0)
    root.presentation.sizeCoordinator = coordinator
    let hasNewClasses =
      traits.horizontalSizeClass != traitCollection.horizontalSizeClass
      || traits.verticalSizeClass != traitCollection.verticalSizeClass
    if hasNewClasses { root.willTransition(to: traits, with: coordinator) }
    root.viewWillTransition(to: box.size, with: coordinator)
    frame = box
    UIScreen.main.host.afterLayout {
      coordinator.end()
      if root.presentation.sizeCoordinator === coordinator { root.presentation.sizeCoordinator = nil }
    }
    updateTraitsOfTree()
    coordinator.begin()
  }
}
