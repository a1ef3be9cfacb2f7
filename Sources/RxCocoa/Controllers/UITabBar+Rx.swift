@MainActor extension Reactive where Base: UITabBar {
  /// The items that the user chooses.
  @preconcurrency public var didSelectItem: ControlEvent<UITabBarItem> {
    ControlEvent(events: TabBarDelegateProxy.of(base).didSelectItem.take(until: deallocated))
  }
}

@MainActor extension Reactive where Base: UITabBarController {
  /// The controllers that the user chooses.
  @preconcurrency public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(events: TabBarControllerDelegateProxy.of(base).didSelect.take(until: deallocated))
  }
}

@MainActor extension Reactive where Base: UITabBarItem {
  /// The text of the badge.
  @preconcurrency public var badgeValue: Binder<String?> { Binder(base) { $0.badgeValue = $1 } }
}

/// The delegate of a tab bar that emits the choices, and passes them on.
@MainActor private final class TabBarDelegateProxy: UITabBarDelegate {
  let didSelectItem = PublishSubject<UITabBarItem>()
  private weak var forward: (any UITabBarDelegate)?

  static func of(_ bar: UITabBar) -> TabBarDelegateProxy {
    let proxy = ownedObject(of: bar, TabBarDelegateProxy.self) { TabBarDelegateProxy() }
    if bar.delegate !== proxy {
      proxy.forward = bar.delegate
      bar.delegate = proxy
    }
    return proxy
  }

  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    forward?.tabBar(tabBar, didSelect: item)
    didSelectItem.onNext(item)
  }
}

/// The delegate of a tab bar controller that emits the choices, and passes everything on.
@MainActor private final class TabBarControllerDelegateProxy: UITabBarControllerDelegate {
  let didSelect = PublishSubject<UIViewController>()
  private weak var forward: (any UITabBarControllerDelegate)?

  static func of(_ controller: UITabBarController) -> TabBarControllerDelegateProxy {
    let proxy = ownedObject(of: controller, TabBarControllerDelegateProxy.self) {
      TabBarControllerDelegateProxy()
    }
    if controller.delegate !== proxy {
      proxy.forward = controller.delegate
      controller.delegate = proxy
    }
    return proxy
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    forward?.tabBarController(tabBarController, shouldSelect: viewController) ?? true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    forward?.tabBarController(tabBarController, didSelect: viewController)
    didSelect.onNext(viewController)
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    forward?.tabBarController(tabBarController, shouldSelectTab: tab) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    forward?.tabBarController(tabBarController, didSelectTab: selectedTab, previousTab: previousTab)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forward?.tabBarController(tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forward?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
