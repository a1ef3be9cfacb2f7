import QuartzCore

/// The selection of the shown controller, and the user's selections.
extension UITabBarController {
  /// The maximum number of tabs.
  private static let mostTabs = 5

  /// Whether some controllers have no tab of their own.
  private var hasMore: Bool { inBar.count > UITabBarController.mostTabs }

  /// The controllers that the bar leads to: all but those that only a sidebar shows.
  private var inBar: [UIViewController] {
    guard hasSidebar else { return all }
    let shown = Set(tabs.shownInBar.compactMap { $0.viewController.map(ObjectIdentifier.init) })
    return all.filter { shown.contains(ObjectIdentifier($0)) }
  }

  /// The controllers that have tabs.
  private var withTabs: [UIViewController] {
    hasMore ? inBar.prefix(UITabBarController.mostTabs - 1) + [moreNavigationController] : inBar
  }

  /// The controllers that the list of “More” leads to.
  var withoutTabs: [UIViewController] {
    // A sidebar leads to each of them.
    hasMore && !showsSidebar ? Array(inBar[(UITabBarController.mostTabs - 1)...]) : []
  }

  func makeMore() -> UINavigationController {
    let more = UINavigationController(rootViewController: moreList)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return more
  }

  // MARK: Children

  func replaceAll(with new: [UIViewController], animated: Bool) {
    transition?.finish()
    if hasMore, moreNavigationController.viewControllers.count > 1 {
      moreNavigationController.popToRootViewController(animated: false)
      moreNavigationController.childTransition?.finish()
    }
    let (old, formerTabs) = (all, hasMore ? withTabs : all)
    all = new
    let tabs = withTabs + (hasSidebar ? all.filter { !withTabs.contains($0) } : [])
    for controller in tabs where controller.parent !== self {
      addChild(controller)
      controller.didMoveUnseen(toParent: self)
    }
    let next = chosen.flatMap { new.contains($0) ? $0 : nil } ?? new.first
    updateItems(animated: animated)
    if let shown, !tabs.contains(shown) || next == nil {
      shown.beginAppearance(false, animated: false)
      shown.viewIfLoaded?.removeFromSuperview()
      shown.endAppearance()
      self.shown = nil
    }
    for controller in old + formerTabs where !tabs.contains(controller) && controller.parent === self {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    chosen = nil
    if let next { choose(next, byUser: false) }
    moreList.update()
  }

  func updateItems(animated: Bool) {
    tabBar.setItems(withTabs.map { $0.tabBarItem }, animated: animated)
    tabBar.selectedItem = shown?.tabBarItem
  }

  // MARK: Choosing

  /// Whether the person may choose a tab.
  func mayChoose(_ item: UITabBarItem) -> Bool {
    guard let controller = withTabs.first(where: { $0.tabBarItem === item }) else { return true }
    return mayChoose(controller)
  }

  func mayChoose(_ controller: UIViewController) -> Bool {
    guard let delegate else { return true }
    if let tab = tab(of: controller), !delegate.tabBarController(self, shouldSelectTab: tab) { return false }
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  private func notifyDelegate(ofSelecting controller: UIViewController, after previous: UITab?) {
    delegate?.tabBarController(self, didSelect: controller)
    guard let tab = tab(of: controller) else { return }
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  /// Handles the selection of a tab by the user. The one that is shown already goes back to its root.
  func handleSelection(_ item: UITabBarItem) {
    if let controller = withTabs.first(where: { $0.tabBarItem === item }) { handleSelection(controller) }
  }

  /// Handles the selection of a controller by the user, in the bar or in the sidebar.
  func handleSelection(_ controller: UIViewController) {
    let previous = selectedTab
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
      if controller === moreNavigationController { chosen = controller }
    } else {
      choose(controller, byUser: true)
    }
    notifyDelegate(ofSelecting: controller, after: previous)
  }

  /// Handles the selection of a controller from the list of “More” by the user.
  func handleSelectionFromMore(_ controller: UIViewController) {
    guard mayChoose(controller) else { return }
    let previous = selectedTab
    chosen = controller
    pushFromMore(controller, animated: true)
    notifyDelegate(ofSelecting: controller, after: previous)
  }

  /// Shows a controller without a tab on the stack of “More”. A navigation controller cannot lie on another's
  /// stack: one that holds it does.
  private func pushFromMore(_ controller: UIViewController, animated: Bool) {
    let more = moreNavigationController
    if let top = more.topViewController,
      top === controller || (top as? NestedNavigationHost)?.held === controller
    {
      return
    }
    more.popToRootViewController(animated: false)
    more.childTransition?.finish()
    let pushed =
      (controller as? UINavigationController).map { NestedNavigationHost($0, in: more) } ?? controller
    more.pushViewController(pushed, animated: animated)
  }

  func choose(_ controller: UIViewController, byUser: Bool) {
    chosen = controller
    if hasSidebar { sidebar.list.showSelection() }
    var next = controller
    if withoutTabs.contains(controller) {
      next = moreNavigationController
      pushFromMore(controller, animated: false)
    }
    guard next !== shown else {
      tabBar.selectedItem = next.tabBarItem
      return
    }
    guard let container, let shown else {
      self.shown = nil
      tabBar.selectedItem = next.tabBarItem
      if isViewLoaded, appearance.stage != .away { showChosen() }
      container?.setNeedsLayout()
      return
    }
    exchange(shown, for: next, in: container)
  }

  private func exchange(_ old: UIViewController, for new: UIViewController, in container: BarContainerView) {
    transition?.finish()
    guard let old = shown, old !== new else { return }
    let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    shown = new
    tabBar.selectedItem = new.tabBarItem
    var plan = ContainerTransition.Plan(
      place: { [weak self] in self?.frame(of: $0) ?? .zero })
    plan.animator = animator
    plan.isAnimated = animator != nil
    plan.interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    plan.isInteractive = plan.interaction?.wantsInteractiveStart == true
    plan.notifiesComingFirst = true
    plan.isSeen = appearance.isOnScreen
    plan.moveBars = { [weak self] in
      self?.layOut()
      self?.tabBar.layoutIfNeeded()
    }
    plan.willEnd = { [weak self] hasCome in
      guard let self else { return }
      self.transition = nil
      if !hasCome {
        (shown, chosen) = (old, old)
        tabBar.selectedItem = old.tabBarItem
      }
      self.container?.setNeedsLayout()
    }
    let transition = ContainerTransition(in: container.content, from: old, to: new, plan)
    self.transition = transition
    transition.start(plan)
  }

  /// Puts the view of the chosen controller in, where none is shown yet.
  func showChosen() {
    guard let container, shown == nil, let chosen else { return }
    let next = withoutTabs.contains(chosen) ? moreNavigationController : chosen
    guard let view = next.view else { return }
    shown = next
    tabBar.selectedItem = next.tabBarItem
    view.place(frame(of: next))
    if appearance.isOnScreen { next.beginAppearance(true, animated: false) }
    container.content.addSubview(view)
    if appearance.isOnScreen { next.endAppearanceAfterLayout() }
    container.setNeedsLayout()
  }
}
