@MainActor extension Reactive where Base: UINavigationController {
  /// A controller that a navigation controller shows, and whether it comes in an animation.
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  /// The controllers that are about to be shown.
  @preconcurrency public var willShow: ControlEvent<ShowEvent> {
    event(NavigationDelegateProxy.of(base).willShow)
  }
  /// The controllers that have been shown.
  @preconcurrency public var didShow: ControlEvent<ShowEvent> {
    event(NavigationDelegateProxy.of(base).didShow)
  }

  private func event(_ subject: PublishSubject<ShowEvent>) -> ControlEvent<ShowEvent> {
    ControlEvent(events: subject.take(until: deallocated))
  }
}

/// The delegate of a navigation controller that emits the calls it receives, and passes everything on.
@MainActor private final class NavigationDelegateProxy: UINavigationControllerDelegate {
  let willShow = PublishSubject<(viewController: UIViewController, animated: Bool)>()
  let didShow = PublishSubject<(viewController: UIViewController, animated: Bool)>()
  private weak var forward: (any UINavigationControllerDelegate)?

  static func of(_ controller: UINavigationController) -> NavigationDelegateProxy {
    let proxy = ownedObject(of: controller, NavigationDelegateProxy.self) { NavigationDelegateProxy() }
    if controller.delegate !== proxy {
      proxy.forward = controller.delegate
      controller.delegate = proxy
    }
    return proxy
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    forward?.navigationController(navigationController, willShow: viewController, animated: animated)
    willShow.onNext((viewController, animated))
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    forward?.navigationController(navigationController, didShow: viewController, animated: animated)
    didShow.onNext((viewController, animated))
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forward?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    forward?.navigationController(navigationController, interactionControllerFor: animationController)
  }
}
