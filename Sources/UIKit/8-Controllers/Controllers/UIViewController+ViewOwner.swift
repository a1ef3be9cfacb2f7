import QuartzCore

/// The answers of a controller to its view and to the window that the view fills.
extension UIViewController: ViewOwner {
  /// Raises the exception for a view that is another controller's.
  func refuse(_ view: UIView, of owner: any ViewOwner) -> Never {
    ExceptionName.viewControllerHierarchyInconsistency.raise(
      """
      A view can only be associated with at most one view controller at a time! View \(view) is associated with \(owner). \
      Clear this association before associating this view with \(self).
      """)
  }

  /// A child's view lies in its parent's, with no other controller's between them.
  func checkMayMove(to superview: UIView) {
    guard let parent, !showsInOtherViews else { return }
    var view: UIView? = superview
    while let next = view, next.viewOwner == nil { view = next.superview }
    guard let owner = view?.viewOwner else { return }
    ExceptionName.viewControllerHierarchyInconsistency.raise(
      unless: owner === parent,
      """
      child view controller:\(self) should have parent view controller:\(owner) but actual parent is:\(parent)
      """)
  }

  func viewWillLayout() {
    showContentUnavailability()
    track(.layoutOfOwner, of: self, viewWillLayoutSubviews) { $0.viewIfLoaded?.setNeedsLayout() }
  }

  func viewSafeArea(inheriting inherited: UIEdgeInsets) -> UIEdgeInsets {
    (parent?.safeArea(of: self, inheriting: inherited) ?? inherited).adding(additionalSafeAreaInsets)
  }

  var leastMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  func viewTraitsDidChange(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    notifyTraitRegistrations(previous: previous)
  }

  // MARK: Windows

  var frontmostOwner: any ViewOwner { frontmost }

  func fill(_ window: UIWindow) {
    let view = view!
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    beginAppearance(true, animated: false)
    window.insertSubview(view, at: 0)
    notifyIsAppearing()
    endAppearanceAfterLayout()
  }

  func leaveWindow() {
    dropPresented()
    beginAppearance(false, animated: false)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceAfterLayout()
  }

  /// Resizes the window: controllers are notified before, their animations along with it run in between, and
  /// their completions follow the layout.
  func resize(_ window: UIWindow, to box: CGRect, with traits: UITraitCollection) {
    let coordinator = TransitionCoordinator(in: window, duration: 0)
    presentation.beginResize(coordinator)
    let hasNewClasses =
      traits.horizontalSizeClass != window.traitCollection.horizontalSizeClass
      || traits.verticalSizeClass != window.traitCollection.verticalSizeClass
    if hasNewClasses { willTransition(to: traits, with: coordinator) }
    viewWillTransition(to: box.size, with: coordinator)
    window.frame = box
    UIScreen.main.host.afterLayout { [self] in
      coordinator.end()
      presentation.endResize(coordinator)
    }
    window.updateTraitsOfTree()
    coordinator.begin()
  }
}
