import QuartzCore
import UIKit

extension UINavigationController {
  /// Pushes a controller.
  public func push(controller: UIViewController, animated: Bool = true) {
    pushViewController(controller, animated: animated)
  }

  /// Pops the controller on top.
  /// - Returns: The popped controller; nil where only the first one is left.
  @discardableResult public func pop(animated: Bool = true) -> UIViewController? {
    popViewController(animated: animated)
  }

  /// Replaces the controller on top.
  /// - Returns: The controller that was on top; nil for an empty stack.
  @discardableResult public func replace(
    with controller: UIViewController, animated: Bool = true
  ) -> UIViewController? {
    var stack = viewControllers
    let old = stack.popLast()
    stack.append(controller)
    setViewControllers(stack, animated: animated)
    return old
  }

  /// Replaces all controllers by one, which moves in from the left.
  /// - Returns: The controllers of the stack before.
  @discardableResult public func popAllAndReplace(with controller: UIViewController) -> [UIViewController] {
    let transition = CATransition()
    transition.duration = 0.5
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    transition.type = .moveIn
    transition.subtype = .fromLeft
    view.layer.add(transition, forKey: nil)
    return replaceAll(with: controller, animated: false)
  }

  /// Replaces all controllers by one.
  /// - Returns: The controllers of the stack before.
  @discardableResult public func replaceAll(
    with controller: UIViewController, animated: Bool = true
  ) -> [UIViewController] {
    let old = viewControllers
    setViewControllers([controller], animated: animated)
    return old
  }
}
