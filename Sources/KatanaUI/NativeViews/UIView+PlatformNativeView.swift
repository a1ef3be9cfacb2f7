import UIKit

/// The tag of the views that Katana makes.
let VIEWTAG = 999_987

extension UIView: PlatformNativeView {
  /// The view's `tag`.
  public var tagValue: Int {
    get { tag }
    set { tag = newValue }
  }

  /// Makes a view by `init()`.
  public static func make() -> Self {
    #if canImport(Darwin)
      return self.init()
    #else
      // Swift calls `init()` of an unknown class only where it is `required`, which UIKit's is not.
      return unsafeDowncast(makeView(of: self), to: Self.self)
    #endif
  }

  /// Removes all views that Katana added.
  public func removeAllChildren() {
    for view in subviews where view.tag == VIEWTAG { view.removeFromSuperview() }
  }

  /// Makes a view, tags it and puts it in front of the others.
  @discardableResult public func addChild(
    _ child: () -> any PlatformNativeView
  ) -> any PlatformNativeView {
    let child = child()
    child.tagValue = VIEWTAG
    child.addToParent(parent: self)
    return child
  }

  /// Inserts the view in front of the others in a parent, which must be a `UIView` too.
  public func addToParent(parent: any PlatformNativeView) {
    guard let parent = parent as? UIView else {
      preconditionFailure("A \(type(of: self)) cannot lie in a \(type(of: parent)), which is no UIView.")
    }
    parent.addSubview(self)
  }

  /// Calls the function with the view.
  public func update(with updateView: (any PlatformNativeView) -> Void) {
    updateView(self)
  }

  /// The subviews that Katana put in, from the back to the front.
  public func children() -> [any PlatformNativeView] {
    subviews.filter { $0.tag == VIEWTAG }
  }

  /// Moves a subview in front of the others.
  public func bringChildToFront(_ child: any PlatformNativeView) {
    guard let child = child as? UIView else { return }
    bringSubviewToFront(child)
  }

  /// Moves a subview right behind another.
  public func moveChild(_ child: any PlatformNativeView, behind sibling: any PlatformNativeView) {
    guard let child = child as? UIView, let sibling = sibling as? UIView else { return }
    insertSubview(child, belowSubview: sibling)
  }

  /// Removes a subview.
  public func removeChild(_ child: any PlatformNativeView) {
    (child as? UIView)?.removeFromSuperview()
  }

  /// Animates by `UIView.animate`; without an animation, runs and completes at once.
  public static func animate(
    type: AnimationType, _ block: @escaping () -> Void, completion: (() -> Void)?
  ) {
    guard let timing = type.timing else {
      block()
      completion?()
      return
    }
    if let spring = timing.spring {
      UIView.animate(
        withDuration: timing.duration, delay: timing.delay, usingSpringWithDamping: spring.damping,
        initialSpringVelocity: spring.velocity, options: timing.options, animations: block,
        completion: { _ in completion?() })
    } else {
      UIView.animate(
        withDuration: timing.duration, delay: timing.delay, options: timing.options, animations: block,
        completion: { _ in completion?() })
    }
  }
}
