import ObjectiveCRuntime

extension UIViewController {
  /// Goes back to the nearest controller that has a method and can perform it: calls the method with the
  /// segue, dismisses what is presented over that controller and has its containers show it.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - identifier: The segue's identifier.
  ///   - type: The segue's class.
  ///   - animates: Whether the change is animated.
  ///   - sender: The object that began the segue.
  package func performUnwindSegue(
    _ action: Selector, identifier: String?, type: UIStoryboardSegue.Type, animates: Bool, sender: Any?
  ) {
    let origin = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let way = UnwindWay(origin) else { return }
    let segue = UIStoryboardSegue.make(
      type, identifier: identifier, source: self, destination: way.destination)
    segue.animates = animates && UIView.areAnimationsEnabled
    segue.performHandler = { [unowned segue] in way.perform(segue) }
    prepare(for: segue, sender: sender)
    _ = action.call(on: way.destination, with: [segue, nil])
    segue.perform()
  }

  /// The child that is, or contains, the source of an unwind segue.
  func childLeading(to controller: UIViewController) -> UIViewController? {
    var current: UIViewController? = controller
    while let child = current {
      if child.parent === self { return child }
      current = child.parent
    }
    return nil
  }

  /// The nearest controller in this one, or this one, that an unwind segue can lead to.
  fileprivate func unwindDestination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: source) {
      if let found = child.unwindDestination(of: source) { return found }
    }
    return canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
      ? self : nil
  }
}

/// The way of an unwind segue.
@MainActor private struct UnwindWay {
  let destination: UIViewController
  /// The controller around source and destination.
  let container: UIViewController
  /// The controller that presents what has to be dismissed.
  let presenter: UIViewController?

  /// Finds the way to the nearest destination: in the containers of the source from the inside out, then in
  /// the controller that presents the outermost one.
  init?(_ source: UIStoryboardUnwindSegueSource) {
    var (current, presenter): (UIViewController, UIViewController?) = (source.source, nil)
    while true {
      if let found = current.unwindDestination(of: source) {
        (destination, container, self.presenter) = (found, current, presenter)
        return
      }
      if let parent = current.parent {
        current = parent
      } else if let presenting = current.presentingViewController {
        (current, presenter) = (presenting, presenting)
      } else {
        return nil
      }
    }
  }

  func perform(_ segue: UIStoryboardSegue) {
    let animates = segue.animates
    // What lies under something that is dismissed changes at once.
    if presenter != nil { segue.animates = false }
    var steps: [(UIViewController, UIViewController)] = []
    var current = destination
    while current !== container, let parent = current.parent {
      steps.insert((parent, current), at: 0)
      current = parent
    }
    for (container, child) in steps { container.unwind(for: segue, towards: child) }
    segue.animates = animates
    presenter?.dismiss(animated: animates)
  }
}
