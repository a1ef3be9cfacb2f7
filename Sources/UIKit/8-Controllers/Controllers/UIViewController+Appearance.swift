import QuartzCore

/// The appearance callbacks: each comes exactly once a transition, outside in where it is about what will be,
/// and inside out where it is about what was.
extension UIViewController {
  /// Begins to appear or to leave, unless the controller does or has done so already.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    guard appearance.begin(appearing: isAppearing, animated: animated) else { return }
    if isAppearing {
      loadViewIfNeeded()
      prepareToAppear()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    forEachForwardingChild { $0.beginAppearance(isAppearing, animated: animated) }
  }

  /// Calls ``viewIsAppearing(_:)`` once, when the view is in the window, before it is laid out there.
  func notifyIsAppearing() {
    guard appearance.stage == .appearing, !appearance.hasNotifiedIsAppearing, let view = viewIfLoaded,
      view.window != nil
    else { return }
    appearance.hasNotifiedIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
    view.setNeedsLayout()
    forEachForwardingChild { $0.notifyIsAppearing() }
  }

  /// Ends what ``beginAppearance(_:animated:)`` began.
  func endAppearance() {
    if appearance.stage == .appearing { notifyIsAppearing() }
    guard let ended = appearance.end() else { return }
    forEachForwardingChild { $0.endAppearance() }
    if ended == .appearing {
      viewDidAppear(appearance.isAnimated)
      endMoving(toParent: true)
    } else {
      viewDidDisappear(appearance.isAnimated)
      endMoving(toParent: false)
    }
  }

  /// Ends this transition once everything was laid out in this turn, unless another one began by then.
  func endAppearanceAfterLayout() {
    let number = appearance.number
    UIScreen.main.host.afterLayout { [self] in
      if appearance.number == number { endAppearance() }
    }
  }

  private func forEachForwardingChild(_ body: (UIViewController) -> Void) {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return }
    for child in children where child.viewIfLoaded?.isDescendant(of: view) == true { body(child) }
  }

  // MARK: Views that app code puts into a window

  /// Follows the view into a window or out of it where nobody else drives the callbacks: a child's, whose
  /// parent is on the screen, and that of a controller without parent.
  func viewWillMove(to window: UIWindow?) {
    let isComing = window != nil
    guard isComing != appearance.isOnScreen, followsItsView else { return }
    beginAppearance(isComing, animated: false)
    appearance.isAutomatic = true
  }

  /// Ends what ``viewWillMove(to:)`` began, when the view is where it was going.
  func viewDidMove(to window: UIWindow?) {
    // What it had shown above the keyboard goes with it.
    if window == nil {
      if isFirstResponder { resignFirstResponder() }
      InputViewPresenter.shared.ownerDidLeave(self)
    }
    notifyIsAppearing()
    guard appearance.isAutomatic else { return }
    if window == nil { endAppearance() } else { endAppearanceAfterLayout() }
  }

  private var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isOnScreen
  }
}
