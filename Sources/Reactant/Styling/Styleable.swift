import UIKit

/// A function that changes the appearance of an object.
public typealias Style<T> = (T) -> Void

/// An object that styles can be applied to: every view, and the controllers that have a bar.
@preconcurrency @MainActor public protocol Styleable {}

extension UIView: Styleable {}
extension UINavigationController: Styleable {}
extension UITabBarController: Styleable {}

extension Styleable {
  /// Applies a style.
  public func apply(style: Style<Self>) {
    style(self)
  }

  /// Applies styles, in order.
  public func apply(styles: Style<Self>...) {
    apply(styles: styles)
  }

  /// Applies styles, in order.
  public func apply(styles: [Style<Self>]) {
    for style in styles { style(self) }
  }

  /// Applies styles, in order.
  /// - Returns: The receiver.
  public func styled(using styles: Style<Self>...) -> Self {
    styled(using: styles)
  }

  /// Applies styles, in order.
  /// - Returns: The receiver.
  public func styled(using styles: [Style<Self>]) -> Self {
    apply(styles: styles)
    return self
  }

  /// Applies a style.
  /// - Returns: The receiver.
  public func with(_ style: Style<Self>) -> Self {
    style(self)
    return self
  }
}
