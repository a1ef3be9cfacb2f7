import UIKit

/// Applies a new global configuration to what shows the previous one.
@MainActor enum GlobalConfiguration {
  /// Applies a configuration to everything in the key window that has the previous one.
  ///
  /// Controllers come before views, since they pass their configuration on; what they passed on is not
  /// applied twice.
  static func replace(_ previous: Configuration, with current: Configuration) {
    var visited: Set<ObjectIdentifier> = []
    guard let window = UIApplication.shared.keyWindow else { return }
    if let root = window.rootViewController { visit(root, previous, current, &visited) }
    visit(window, previous, current, &visited)
  }

  private static func visit(
    _ controller: UIViewController, _ previous: Configuration, _ current: Configuration,
    _ visited: inout Set<ObjectIdentifier>
  ) {
    guard visited.insert(ObjectIdentifier(controller)).inserted else { return }
    assign(to: controller, previous, current)
    for child in controller.children { visit(child, previous, current, &visited) }
    if let presented = controller.presentedViewController { visit(presented, previous, current, &visited) }
    if let view = controller.viewIfLoaded { visit(view, previous, current, &visited) }
  }

  private static func visit(
    _ view: UIView, _ previous: Configuration, _ current: Configuration,
    _ visited: inout Set<ObjectIdentifier>
  ) {
    guard visited.insert(ObjectIdentifier(view)).inserted else { return }
    assign(to: view, previous, current)
    for subview in view.subviews { visit(subview, previous, current, &visited) }
  }

  private static func assign(to object: AnyObject, _ previous: Configuration, _ current: Configuration) {
    guard let configurable = object as? any Configurable, configurable.configuration === previous else {
      return
    }
    configurable.configuration = current
  }
}
