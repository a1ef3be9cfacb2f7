import InterfaceDocuments
import UIKit

/// The contents of controllers.
extension Instantiation {
  func fill(_ controller: UIViewController, _ plan: ElementPlan) {
    let element = plan.element
    if element === scene?.element {
      scene?.begin(controller)
    } else {
      // A controller in a nib, or in another one's list.
      let own = SceneInstance(document, element, scene?.storyboard)
      own.begin(controller)
    }
    if let item = element.child(key: "navigationItem") {
      apply(document.plan(item), to: controller.navigationItem)
    }
    SceneNesting.relate(element, in: document) {
      relate(controller, element) { document.makeController($0, of: scene?.storyboard) }
    }
  }

  /// Gives a container the children that relationships name.
  ///
  /// - Parameter make: Returns the controller of an identifier.
  func relate(
    _ controller: UIViewController, _ element: InterfaceObject, _ make: (String) -> UIViewController?
  ) {
    var children: [(name: String, controller: UIViewController)] = []
    for connection in element.connections {
      guard case .segue(.relationship(let name)) = connection.kind,
        let child = make(connection.destination)
      else { continue }
      children.append((name, child))
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = children.map(\.controller)
    case let tabs as UITabBarController: tabs.viewControllers = children.map(\.controller)
    case let split as UISplitViewController: fill(split, children)
    case let pages as UIPageViewController:
      // A spine in the middle has a page on either side.
      let first = children.prefix(pages.spineLocation == .mid ? 2 : 1).map(\.controller)
      if pages.spineLocation == .mid, first.count < 2 { return }
      pages.setViewControllers(first, direction: .forward, animated: false)
    default: for (_, child) in children { controller.addChild(child) }
    }
  }

  private func fill(
    _ split: UISplitViewController, _ children: [(name: String, controller: UIViewController)]
  ) {
    if split.style == .unspecified {
      let order = ["masterViewController", "primaryViewController", "detailViewController"]
      split.viewControllers = children.enumerated().sorted { left, right in
        let (a, b) = (order.firstIndex(of: left.element.name), order.firstIndex(of: right.element.name))
        return (a ?? order.count, left.offset) < (b ?? order.count, right.offset)
      }.map(\.element.controller)
      return
    }
    for (name, child) in children {
      switch name {
      case "masterViewController", "primaryViewController": split.setViewController(child, for: .primary)
      case "supplementaryViewController": split.setViewController(child, for: .supplementary)
      case "compactViewController": split.setViewController(child, for: .compact)
      default: split.setViewController(child, for: .secondary)
      }
    }
  }

  /// Makes the connections of an object that was there before, when the others are made.
  func connectLater(_ object: AnyObject, _ plan: ElementPlan) { enterForConnections(object, plan) }
}
