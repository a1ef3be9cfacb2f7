import RxCocoa
import RxSwift
import UIKit

/// Creates controllers with what they depend on, and leads from one to another.
@preconcurrency @MainActor public protocol Wireframe {}

extension Wireframe {
  /// Creates a controller whose reactions need the controller itself, or its navigation controller.
  ///
  /// ```swift
  /// create { provider in
  ///   MainController(reactions: .init(next: { provider.navigation?.push(controller: self.detail()) }))
  /// }
  /// ```
  /// - Parameter factory: Makes the controller. The provider is empty while it runs.
  public func create<T>(factory: (FutureControllerProvider<T>) -> T) -> T {
    let provider = FutureControllerProvider<T>()
    let controller = factory(provider)
    provider.controller = controller
    return controller
  }

  /// Creates a controller that gives results.
  /// - Parameter factory: Makes the controller, with an observer that takes its results.
  /// - Returns: The controller, and its results from now on, without those emitted while it was made. They
  ///   complete when the controller goes away.
  public func create<T, U>(
    factory: (FutureControllerProvider<T>, AnyObserver<U>) -> T
  ) -> (T, Observable<U>) {
    let provider = FutureControllerProvider<T>()
    let subject = PublishSubject<U>()
    let controller = factory(provider, AnyObserver(subject))
    provider.controller = controller
    return (controller, subject.take(until: controller.rx.deallocated))
  }

  /// Creates a navigation controller for a branch of the app that is presented.
  /// - Parameters:
  ///   - controller: The first controller of the branch.
  ///   - closeButtonTitle: The title of a button on the left that dismisses the branch; nil for none.
  public func branchNavigation(
    controller: UIViewController, closeButtonTitle: String?
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    if let closeButtonTitle {
      controller.navigationItem.leftBarButtonItem = UIBarButtonItem(title: closeButtonTitle, style: .done) {
        [weak navigation] in navigation?.dismiss(animated: true, completion: nil)
      }
    }
    return navigation
  }

  /// Creates a navigation controller for a branch of the app that is presented, with a button on the left
  /// that dismisses it. The button's title is ``Properties/closeButtonTitle`` of the controller's
  /// configuration.
  public func branchNavigation<S, T>(controller: ControllerBase<S, T>) -> UINavigationController {
    branchNavigation(
      controller: controller,
      closeButtonTitle: controller.configuration.get(valueFor: Properties.closeButtonTitle))
  }
}
