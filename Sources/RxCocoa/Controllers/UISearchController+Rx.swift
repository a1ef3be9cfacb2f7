@MainActor extension Reactive where Base: UISearchController {
  /// The requests to show the search.
  @preconcurrency public var present: ControlEvent<Void> {
    event(SearchControllerDelegateProxy.of(base).present)
  }
  /// The moments before the search is shown.
  @preconcurrency public var willPresent: ControlEvent<Void> {
    event(SearchControllerDelegateProxy.of(base).willPresent)
  }
  /// The moments after the search was shown.
  @preconcurrency public var didPresent: ControlEvent<Void> {
    event(SearchControllerDelegateProxy.of(base).didPresent)
  }
  /// The moments before the search goes.
  @preconcurrency public var willDismiss: ControlEvent<Void> {
    event(SearchControllerDelegateProxy.of(base).willDismiss)
  }
  /// The moments after the search has gone.
  @preconcurrency public var didDismiss: ControlEvent<Void> {
    event(SearchControllerDelegateProxy.of(base).didDismiss)
  }

  private func event(_ subject: PublishSubject<Void>) -> ControlEvent<Void> {
    ControlEvent(events: subject.take(until: deallocated))
  }
}

/// The delegate of a search controller that emits the calls it receives, and passes them on.
@MainActor private final class SearchControllerDelegateProxy: UISearchControllerDelegate {
  let present = PublishSubject<Void>()
  let willPresent = PublishSubject<Void>()
  let didPresent = PublishSubject<Void>()
  let willDismiss = PublishSubject<Void>()
  let didDismiss = PublishSubject<Void>()
  private weak var forward: (any UISearchControllerDelegate)?

  static func of(_ controller: UISearchController) -> SearchControllerDelegateProxy {
    let proxy = ownedObject(of: controller, SearchControllerDelegateProxy.self) {
      SearchControllerDelegateProxy()
    }
    if controller.delegate !== proxy {
      proxy.forward = controller.delegate
      controller.delegate = proxy
    }
    return proxy
  }

  func presentSearchController(_ searchController: UISearchController) {
    forward?.presentSearchController(searchController)
    present.onNext(())
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    forward?.willPresentSearchController(searchController)
    willPresent.onNext(())
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    forward?.didPresentSearchController(searchController)
    didPresent.onNext(())
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    forward?.willDismissSearchController(searchController)
    willDismiss.onNext(())
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    forward?.didDismissSearchController(searchController)
    didDismiss.onNext(())
  }
}
