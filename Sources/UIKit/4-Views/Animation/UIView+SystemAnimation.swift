extension UIView {
  /// A system animation.
  public nonisolated enum SystemAnimation: UInt, Sendable {
    /// Removes views from where they are.
    case delete = 0
  }

  /// Performs an animation of the system on views, and others beside it. ``SystemAnimation/delete`` shrinks
  /// and fades the views, then removes them from their superviews and puts back what it changed.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let former = views.map { ($0, $0.alpha, $0.transform) }
    animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
        }
        parallelAnimations?()
      },
      completion: { isFinished in
        for (view, alpha, transform) in former {
          view.removeFromSuperview()
          (view.alpha, view.transform) = (alpha, transform)
        }
        completion?(isFinished)
      })
  }

  /// Returns the direction of a view in the app's direction.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// Returns the direction of a view in an interface of a direction: playback and spatial content goes from
  /// left to right.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Updates the traits of the view. Does nothing: a change reaches the views at once.
  public func updateTraitsIfNeeded() {}
}
