import QuartzCore

/// The changes of the stack, and the updates of the shown controllers that follow them.
extension UINavigationController {
  /// Changes the stack after what runs was brought to its end.
  func changeStack(animated: Bool, isInteractive: Bool = false, _ change: (inout [UIViewController]) -> Void)
  {
    transition?.finish()
    let old = stack
    var new = awaited ?? stack
    change(&new)
    for controller in new where controller is UINavigationController {
      ExceptionName.invalidArgument.raise(
        "Pushing a navigation controller is not supported: \(Self.describe(controller)). Present it.")
    }
    if let transition, !transition.isMoving {
      // What callbacks request while a transition is about to begin comes right after that.
      awaited = new
      return
    }
    guard new != old else { return }
    container?.layoutIfNeeded()
    let kept = shown.map { ($0, insetsOfBars(over: $0) ?? .zero) }
    stack = new
    let (coming, going) = (new.filter { !old.contains($0) }, old.filter { !new.contains($0) })
    for controller in coming { addChild(controller) }
    for controller in going { controller.willMove(toParent: nil) }
    guard let container, let shown, shown !== new.last, let top = new.last else {
      finishUnseen(coming, going)
      if let shown, new.isEmpty { removeShown(shown) }
      navigationBar.show(new.map(\.navigationItem))
      if shown == nil, appearance.stage != .away { showTop() }
      barsDidChange()
      return
    }
    let isPush = !old.contains(top)
    finishUnseen(coming.filter { $0 !== top }, going.filter { $0 !== shown })
    let change = NavigationStackChange(
      of: self, from: shown, to: top, isPush: isPush, isAnimated: animated, old: old,
      coming: coming.filter { $0 === top }, going: going.filter { $0 === shown })
    let plan = change.plan(isInteractive: isInteractive)
    leaving = kept
    focus.record(from: shown, isPush: isPush)
    let transition = ContainerTransition(in: container.content, from: shown, to: top, plan)
    self.transition = transition
    transition.start(plan)
    if let next = awaited {
      awaited = nil
      changeStack(animated: animated) { $0 = next }
    }
  }

  /// Completes the addition and removal of children that are not visible.
  func finishUnseen(_ coming: [UIViewController], _ going: [UIViewController]) {
    // One that came back, or went again, in the meantime is another change's matter.
    for controller in coming where stack.contains(controller) { controller.didMoveUnseen(toParent: self) }
    for controller in going where !stack.contains(controller) { controller.removeFromParent() }
  }

  private func removeShown(_ controller: UIViewController) {
    controller.beginAppearance(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    shown = nil
  }

  // MARK: Transitions

  /// A finger has dragged the page back to where it was.
  func restore(_ old: [UIViewController], lost: [UIViewController]) {
    stack = old
    for controller in lost { controller.endMoving(toParent: false) }
  }

  /// Puts the view of the controller at the end of the stack in, where none is shown yet.
  func showTop() {
    guard let container, shown == nil, let top = stack.last, let view = top.view else { return }
    shown = top
    collapse.follow(top)
    view.place(frame(of: top))
    container.content.addSubview(view)
    navigationBar.show(stack.map(\.navigationItem))
    toolbar.setItems(top.toolbarItems, animated: false)
    container.setNeedsLayout()
  }

  // MARK: User input

  /// Handles a press of the back button.
  func handleBack() {
    guard let top = stack.last, navigationBar(navigationBar, shouldPop: top.navigationItem) else { return }
    if stack.count > 1 { popViewController(animated: true) } else { outside?.leave() }
  }

  /// Handles the selection of a page in the back button's menu.
  func handleBack(to item: UINavigationItem) {
    guard let top = stack.last, let page = stack.first(where: { $0.navigationItem === item }),
      navigationBar(navigationBar, shouldPop: top.navigationItem)
    else { return }
    popToViewController(page, animated: true)
  }

  /// Whether a finger may drag the page back: only where there is a back button too.
  var allowsSwipeBack: Bool {
    stack.count > 1 && transition == nil && !navigationBarIsHidden
      && stack.last?.navigationItem.showsBackButton == true
  }

  /// Begins to go back by a finger.
  func beginSwipeBack() -> ContainerTransition? {
    guard stack.count > 1, transition == nil else { return nil }
    changeStack(animated: true, isInteractive: true) { $0.removeLast() }
    return transition
  }
}
