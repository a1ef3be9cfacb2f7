import QuartzCore

/// The work of the container methods.
extension UIViewController {
  func insertChild(_ child: UIViewController) {
    ExceptionName.invalidArgument.raise(
      unless: child !== self, "Can't add \(type(of: self)) as a child view controller of itself.")
    checkIsNoAncestor(child)
    if child.parent === self {
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    child.isMovingToParent = true
    child.viewIfLoaded?.updateTraitsOfTree()
  }

  /// Raises an exception for a child that this controller lies in.
  private func checkIsNoAncestor(_ child: UIViewController) {
    guard !child.children.isEmpty else { return }
    var path = "\(type(of: self))"
    var outer = parent
    while let next = outer {
      path = "\(type(of: next)) → \(path)"
      ExceptionName.invalidArgument.raise(
        unless: next !== child,
        """
        Can't add \(type(of: child)) as a child view controller of \(type(of: self)), which lies in it: \(path) → \
        \(type(of: child))
        """)
      outer = next.parent
    }
  }

  func leaveParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    old.childTraitOverrides[ObjectIdentifier(self)] = nil
    parent = nil
    isMovingToParent = false
    didMove(toParent: nil)
    if !appearance.isOnScreen { isMovingFromParent = false }
  }

  /// Ends the move to a parent where the controller's view does not come onto the screen by it.
  func didMoveUnseen(toParent parent: UIViewController) {
    didMove(toParent: parent)
    if !appearance.isOnScreen { isMovingToParent = false }
  }

  /// Ends the moves to and from parents, when the view is where it was going.
  func endMoving(toParent: Bool) {
    if toParent { isMovingToParent = false } else { isMovingFromParent = false }
  }

  func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    ExceptionName.invalidArgument.raise(
      unless:
        old.parent === self && new.parent === self,
      """
      Children view controllers \(type(of: old)) and \(type(of: new)) must have a common parent view controller when calling \
      transition(from:to:duration:options:animations:completion:) of \(type(of: self))
      """)
    let isSeen = appearance.isOnScreen
    let isAnimated = duration > 0
    if isSeen {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    if new.view.superview !== old.view.superview { old.view.superview?.addSubview(new.view) }
    new.notifyIsAppearing()
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: { isFinished in
        if new.view !== old.view { old.view.removeFromSuperview() }
        if isSeen {
          new.endAppearance()
          old.endAppearance()
        }
        completion?(isFinished)
      })
  }

  // MARK: Sizes

  func notifyPreferredContentSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    if parent == nil {
      presentation.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if child.viewIfLoaded?.bounds.size != childSize {
        child.viewWillTransition(to: childSize, with: coordinator)
      }
    }
    presentation.presented?.presentation.controller?.viewWillTransition(to: size, with: coordinator)
  }

  func forwardTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: traits, with: coordinator) }
    presentation.presented?.presentation.controller?.willTransition(to: traits, with: coordinator)
  }
}

extension UIViewController {
  /// Shows a child in all of the view.
  package func embed(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
