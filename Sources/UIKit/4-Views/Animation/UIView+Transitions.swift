import DisplayProtocol
import QuartzCore

extension UIView {
  /// Runs a transition of a view, with all in it, to the appearance that `animations` make, in the way that
  /// the options name. Without one of them, all changes at once. Flips are shown without depth, curls as a
  /// dissolve.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      // A transition moves the view as a whole, and only on request what is in it.
      if options.contains(.allowAnimatedContent) {
        UIView.animate(withDuration: duration, delay: 0, options: options) { animations?() }
      } else {
        UIView.performWithoutAnimation { animations?() }
      }
      view.layer.layoutIfNeeded()
    }
    guard let appearance = options.layerTransition, areAnimationsEnabled else {
      changes()
      completion?(true)
      return
    }
    let timing = CAAnimation()
    timing.duration = duration
    timing.timingFunction = options.timingFunction
    view.layer.transition(
      appearance, timing: timing, allowsTouches: options.contains(.allowUserInteraction), changes: changes,
      onEnd: completion)
  }

  /// Passes from one view to another in the same superview, in the way that the options name: the first is
  /// removed and the second added, or, with `showHideTransitionViews`, hidden and shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let swap = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      swap()
      completion?(true)
      return
    }
    transition(
      with: container, duration: duration, options: options, animations: swap, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The way to pass from one appearance to another that the options name.
  fileprivate var layerTransition: LayerTransition? {
    switch (rawValue >> 20) & 7 {
    case 1, 2: .flip(isUpright: true)
    case 3, 4, 5: .dissolve
    case 6, 7: .flip(isUpright: false)
    default: nil
    }
  }

  @MainActor fileprivate var timingFunction: CAMediaTimingFunction {
    switch rawValue & (3 << 16) {
    case 1 << 16: CAMediaTimingFunction(name: .easeIn)
    case 2 << 16: CAMediaTimingFunction(name: .easeOut)
    case 3 << 16: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}
