@testable import UIKit

extension Mistake {
  static let argument = "NSInvalidArgumentException"
  static let inconsistency = "NSInternalInconsistencyException"
  static let range = "NSRangeException"
  static let hierarchy = "UIViewControllerHierarchyInconsistency"

  static let all: [Mistake] = controllers + views + constraints + tables + collections

  private static let controllers: [Mistake] = [
    Mistake(
      "push twice", argument, ["pushing the same view controller instance", "“Twice”", "more than once"]
    ) {
      let controller = UIViewController()
      controller.title = "Twice"
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(controller, animated: false)
      stack.pushViewController(controller, animated: true)
    },
    Mistake("push the root", argument, ["pushing the same view controller instance"]) {
      let controller = UIViewController()
      UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
    },
    Mistake("show what is there", argument, ["pushing the same view controller instance"]) {
      let controller = UIViewController()
      UINavigationController(rootViewController: controller).show(controller, sender: nil)
    },
    Mistake("push a navigation controller", argument, ["Pushing a navigation controller is not supported"]) {
      UINavigationController(rootViewController: UIViewController()).pushViewController(
        UINavigationController(), animated: false)
    },
    Mistake("two of one in a stack", argument, ["must be distinct", "UIViewController"]) {
      let controller = UIViewController()
      UINavigationController().setViewControllers([controller, controller], animated: false)
    },
    Mistake("two of one as the stack", argument, ["must be distinct"]) {
      let (a, b) = (UIViewController(), UIViewController())
      UINavigationController().viewControllers = [a, b, a]
    },
    Mistake("pop to another", inconsistency, ["Tried to pop to a view controller that doesn't exist"]) {
      UINavigationController(rootViewController: UIViewController()).popToViewController(
        UIViewController(), animated: false)
    },
    Mistake("present itself", argument, ["Application tried to present modally a view controller on itself"])
    {
      let controller = UIViewController()
      controller.present(controller, animated: false)
    },
    Mistake("present a child", argument, ["that has a parent view controller"]) {
      let (controller, child) = (UIViewController(), UIViewController())
      controller.addChild(child)
      UIViewController().present(child, animated: false)
    },
    Mistake("present twice", argument, ["that is already being presented by"]) {
      let (first, second) = (UIViewController(), UIViewController())
      let root = UIViewController()
      root.addChild(second)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(first, animated: false)
      first.present(UIViewController(), animated: false)
      second.view.frame = root.view.bounds
      first.presentedViewController.map { first.present($0, animated: false) }
      root.present(first, animated: false)
    },
    Mistake(
      "be one's own child", argument, ["Can't add UIViewController as a child view controller of itself"]
    ) {
      let controller = UIViewController()
      controller.addChild(controller)
    },
    Mistake(
      "be the child of one's child", argument,
      ["as a child view controller of", "which lies in it", "UINavigationController → UIViewController → "]
    ) {
      let (outer, inner) = (UINavigationController(), UIViewController())
      let middle = UIViewController()
      outer.viewControllers = [middle]
      middle.addChild(inner)
      inner.addChild(outer)
    },
    Mistake("be one's own root", argument, ["Pushing a navigation controller is not supported"]) {
      let stack = UINavigationController()
      stack.viewControllers = [stack]
    },
    Mistake("be one's own tab", argument, ["as a child view controller of itself"]) {
      let tabs = UITabBarController()
      tabs.viewControllers = [tabs]
      tabs.loadViewIfNeeded()
    },
    Mistake("be the tab of one's tab", argument, ["which lies in it"]) {
      let (outer, inner) = (UITabBarController(), UITabBarController())
      outer.viewControllers = [inner]
      inner.viewControllers = [outer]
    },
    Mistake(
      "be one's own column", argument, ["which lies in it: UINavigationController → UISplitViewController"]
    ) {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(split, for: .secondary)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      window.rootViewController = split
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    },
    Mistake("be one's own page", argument, ["as a child view controller of itself"]) {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([pages], direction: .forward, animated: false)
      pages.loadViewIfNeeded()
    },
    Mistake("exchange strangers", argument, ["must have a common parent view controller"]) {
      UIViewController().transition(
        from: UIViewController(), to: UIViewController(), duration: 0, options: [], animations: nil)
    },
    Mistake(
      "a child's view in another's", hierarchy,
      ["child view controller:", "should have parent view controller:", "but actual parent is:"]
    ) {
      let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      other.view.addSubview(child.view)
    },
    Mistake("a child's view deep in another's", hierarchy, ["should have parent view controller:"]) {
      let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
      parent.addChild(child)
      let inner = UIView()
      parent.view.addSubview(other.view)
      other.view.addSubview(inner)
      inner.insertSubview(child.view, at: 0)
    },
    Mistake(
      "one view of two controllers", hierarchy,
      [
        "A view can only be associated with at most one view controller at a time! View",
        "is associated with",
      ]
    ) {
      let (first, second) = (UIViewController(), UIViewController())
      second.view = first.view
    },
    Mistake(
      "a tab that is none", argument,
      ["only a view controller in the tab bar controller's list of view controllers can be selected"]
    ) {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.selectedViewController = UIViewController()
    },
    Mistake("push a split view controller", argument, ["cannot be pushed to a Navigation Controller"]) {
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    },
    Mistake("no view", inconsistency, ["loadView() of"]) {
      @MainActor final class Empty: UIViewController { override func loadView() {} }
      _ = Empty().view
    },
    Mistake(
      "pages", argument, ["The number of view controllers provided (2) doesn't match the number required (1)"]
    ) {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal).setViewControllers(
        [UIViewController(), UIViewController()], direction: .forward, animated: false)
    },
    Mistake(
      "two ways to cancel", inconsistency,
      ["can only have one action with a style of UIAlertActionStyleCancel"]
    ) {
      let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
      for _ in 0..<2 { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }
    },
    Mistake(
      "a field in a sheet", inconsistency, ["Text fields can only be added to an alert controller of style"]
    ) {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    Mistake("a foreign preferred action", inconsistency, ["preferredAction"]) {
      UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction = UIAlertAction(
        title: "A", style: .default)
    },
  ]

  private static let views: [Mistake] = [
    Mistake("a view in itself", argument, ["Can't add self as subview"]) {
      let view = UIView()
      view.insertSubview(view, at: 0)
    },
    Mistake("a view in its subview", "CALayerInvalid", ["is a part of cycle in its layer tree"]) {
      let (outer, middle, inner) = (UIView(), UIView(), UIView())
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.addSubview(outer)
    },
    Mistake("a layer in its sublayer", "CALayerInvalid", ["is a part of cycle in its layer tree"]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    },
    Mistake(
      "a layer as the mask of its sublayer", "CALayerInvalid", ["is a part of cycle", "as the mask of"]
    ) {
      let (outer, middle, inner) = (CALayer(), CALayer(), CALayer())
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      inner.mask = outer
    },
    Mistake("a view as the mask of its subview", "CALayerInvalid", ["is a part of cycle", "as the mask of"]) {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.mask = outer
    },
    Mistake("a layer in its mask", "CALayerInvalid", ["is a part of cycle"]) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      mask.addSublayer(layer)
    },
    Mistake("masks of each other", "CALayerInvalid", ["is a part of cycle"]) {
      let (layer, mask) = (CALayer(), CALayer())
      layer.mask = mask
      mask.mask = layer
    },
    Mistake("a group of animations in itself", argument, ["A group of animations cannot lie in itself"]) {
      let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
      outer.animations = [CABasicAnimation(keyPath: "opacity"), inner]
      inner.animations = [outer]
    },
    Mistake("a behavior in one of its own", argument, ["as a child behavior of", "which belongs to it"]) {
      let (outer, inner) = (UIDynamicBehavior(), UIDynamicBehavior())
      outer.addChildBehavior(inner)
      inner.addChildBehavior(outer)
    },
    Mistake("a behavior in itself", argument, ["as a child behavior of"]) {
      let behavior = UIDynamicBehavior()
      behavior.addChildBehavior(behavior)
    },
    Mistake("a layer as its mask", "CALayerInvalid", ["mask"]) {
      let layer = CALayer()
      layer.mask = layer
    },
    Mistake(
      "no number for a place", "CALayerInvalidGeometry", ["CALayer position contains NaN: [nan ", "UILabel"]
    ) {
      UILabel().center.x = .nan
    },
    Mistake(
      "no number for a size", "CALayerInvalidGeometry", ["CALayer bounds contains NaN: [0.0 0.0; 5.0 nan]"]
    ) {
      UIView().bounds = CGRect(x: 0, y: 0, width: 5, height: CGFloat.nan)
    },
    Mistake("no number in a frame", "CALayerInvalidGeometry", ["contains NaN"]) {
      UIView().frame = CGRect(x: 0, y: 0, width: 0 / CGFloat(0).magnitude, height: 4)
    },
    Mistake("beyond a stack's end", range, ["index 3 beyond bounds [0 .. 1]"]) {
      UIStackView(arrangedSubviews: [UIView()]).insertArrangedSubview(UIView(), at: 3)
    },
    Mistake("a mask in a view", argument, ["mask must not have a superview"]) {
      let (view, mask, other) = (UIView(), UIView(), UIView())
      other.addSubview(mask)
      view.mask = mask
    },
    Mistake(
      "an animator that is not stopped", inconsistency,
      ["finishAnimationAtPosition: should only be called on a stopped animator!"]
    ) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    },
    Mistake("no step", argument, ["stepValue must be greater than 0"]) { UIStepper().stepValue = 0 },
    Mistake("no such segment", range, ["selectedSegmentIndex 4", "has 1"]) {
      UISegmentedControl(items: ["A"]).selectedSegmentIndex = 4
    },
  ]

  private static let constraints: [Mistake] = [
    Mistake(
      "left with top", argument,
      ["Invalid pairing of layout attributes", "left with top", "Mistake+All.swift:"]
    ) {
      constrain(.left, .top)
    },
    Mistake("width with centerY", argument, ["Invalid pairing of layout attributes"]) {
      constrain(.width, .centerY)
    },
    Mistake(
      "left with leading", argument, ["between a leading/trailing attribute and a right/left attribute"]
    ) {
      constrain(.left, .leading)
    },
    Mistake("a place of a number", argument, ["Location attributes must be specified in pairs", "top"]) {
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: 3)
    },
    Mistake("a place times 0", argument, ["Location attributes must be specified in pairs"]) {
      constrain(.left, .right, multiplier: 0)
    },
    Mistake("no multiplier", argument, ["Multiplier is not finite"]) {
      constrain(.width, .width, multiplier: .nan)
    },
    Mistake("no attribute", argument, ["needs an attribute"]) { constrain(.notAnAttribute, .left) },
    Mistake("between no views", argument, ["Constraint items must each be a view or layout guide", "String"])
    {
      _ = NSLayoutConstraint(
        item: "a", attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: 3)
    },
    Mistake(
      "without a common ancestor", "NSGenericException",
      ["Unable to activate constraint", "no common ancestor", "Mistake+All.swift:"]
    ) {
      let (a, b) = (UIView(), UIView())
      a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true
    },
    Mistake("all at once without a common ancestor", "NSGenericException", ["no common ancestor"]) {
      let (a, b) = (UIView(), UIView())
      NSLayoutConstraint.activate([a.leadingAnchor.constraint(equalTo: b.layoutMarginsGuide.leadingAnchor)])
    },
    Mistake("in a view outside", "NSGenericException", ["Unable to install constraint on view"]) {
      let (a, b, c) = (UIView(), UIView(), UIView())
      a.addSubview(b)
      b.addSubview(c)
      c.addConstraint(b.widthAnchor.constraint(equalTo: c.widthAnchor))
    },
    Mistake("no constant", inconsistency, ["Constant is not finite", "nan"]) {
      UIView().widthAnchor.constraint(equalToConstant: 3).constant = .nan
    },
    Mistake("an endless constant", inconsistency, ["Constant is not finite", "inf"]) {
      _ = UIView().widthAnchor.constraint(equalToConstant: .infinity)
    },
    Mistake(
      "a priority from required", inconsistency,
      ["Mutating a priority from required to not on an installed constraint"]
    ) {
      let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
      window.addSubview(view)
      let constraint = view.widthAnchor.constraint(equalToConstant: 3)
      constraint.isActive = true
      constraint.priority = .defaultHigh
      view.layoutIfNeeded()
    },
    Mistake("a priority beyond", inconsistency, ["illegal to set priority:1001"]) {
      UIView().widthAnchor.constraint(equalToConstant: 3).priority = UILayoutPriority(1001)
    },
    Mistake("no visual format", argument, ["Unable to parse constraint format"]) {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[", metrics: nil, views: [:])
    },
  ]

  @MainActor private static func constrain(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1
  ) {
    let view = UIView()
    let inner = UIView()
    view.addSubview(inner)
    _ = NSLayoutConstraint(
      item: inner, attribute: first, relatedBy: .equal, toItem: view, attribute: second,
      multiplier: multiplier,
      constant: 0)
  }
}
