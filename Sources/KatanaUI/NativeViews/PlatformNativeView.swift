import UIKit

/// A view by which Katana UI shows descriptions: a `UIView`, or anything else that can hold others, such as a
/// recorder for tests.
@preconcurrency @MainActor public protocol PlatformNativeView: AnyObject {
  /// Position and size in the parent, in points.
  var frame: CGRect { get set }
  /// The opacity, 0…1.
  var alpha: CGFloat { get set }
  /// A number that identifies Katana's views among others.
  var tagValue: Int { get set }

  /// Makes a view.
  static func make() -> Self
  /// Removes all views that Katana added.
  func removeAllChildren()
  /// Makes a view and puts it in front of the others; returns it.
  @discardableResult func addChild(_ child: () -> any PlatformNativeView) -> any PlatformNativeView
  /// Inserts the view into another.
  func addToParent(parent: any PlatformNativeView)
  /// Changes the view by a function that gets it.
  func update(with updateView: (any PlatformNativeView) -> Void)
  /// The views that Katana put in, from the back to the front.
  func children() -> [any PlatformNativeView]
  /// Moves a view in front of the others.
  func bringChildToFront(_ child: any PlatformNativeView)
  /// Moves a view right behind another.
  func moveChild(_ child: any PlatformNativeView, behind sibling: any PlatformNativeView)
  /// Removes a view.
  func removeChild(_ child: any PlatformNativeView)
  /// Runs a function whose changes to views are animated, and calls `completion` when they have ended.
  static func animate(type: AnimationType, _ block: @escaping () -> Void, completion: (() -> Void)?)
}

extension PlatformNativeView {
  /// Brings the view to the front, and then all that belong in front of it.
  public func moveChild(_ child: any PlatformNativeView, behind sibling: any PlatformNativeView) {
    let rest = children().drop { $0 !== sibling }.filter { $0 !== child }
    bringChildToFront(child)
    for view in rest { bringChildToFront(view) }
  }
}
