import RxCocoa
import RxSwift
import UIKit

extension UINavigationController {
  /// Pushes every controller that an observable emits, until this one is deallocated.
  public func push<C: UIViewController>(controller: Observable<C>, animated: Bool = true) {
    _ = perform(for: controller) { $0.push(controller: $1, animated: animated) }
  }

  /// Replaces the one on top with every controller that an observable emits, until this one is deallocated.
  /// - Returns: The controllers that were on top, beginning with the last one; nil for an empty stack.
  @discardableResult public func replace<C: UIViewController>(
    with controller: Observable<C>, animated: Bool = true
  ) -> Observable<UIViewController?> {
    perform(for: controller) { $0.replace(with: $1, animated: animated) }
  }

  /// Replaces all controllers with every controller that an observable emits, which moves in from the left,
  /// until this one is deallocated.
  /// - Returns: The controllers of the stacks before, beginning with the last one.
  @discardableResult public func popAllAndReplace<C: UIViewController>(
    with controller: Observable<C>
  ) -> Observable<[UIViewController]> {
    perform(for: controller) { $0.popAllAndReplace(with: $1) }
  }

  /// Replaces all controllers with every controller that an observable emits, until this one is deallocated.
  /// - Returns: The controllers of the stacks before, beginning with the last one.
  @discardableResult public func replaceAll<C: UIViewController>(
    with controller: Observable<C>, animated: Bool = true
  ) -> Observable<[UIViewController]> {
    perform(for: controller) { $0.replaceAll(with: $1, animated: animated) }
  }
}

extension UIViewController {
  /// Presents a controller, at once and whether or not the result is subscribed to.
  /// - Returns: The controller once it is there, and completion; a subscriber that comes later gets them too.
  @discardableResult public func present<C: UIViewController>(
    controller: C, animated: Bool = true
  ) -> Observable<C> {
    let result = ReplaySubject<C>.create(bufferSize: 1)
    present(controller, animated: animated) { result.onLast(controller) }
    return result
  }

  /// Dismisses what this controller presents, or this controller, at once and whether or not the result is
  /// subscribed to.
  /// - Returns: An element once it is gone, and completion; a subscriber that comes later gets them too.
  @discardableResult public func dismiss(animated: Bool = true) -> Observable<Void> {
    let result = ReplaySubject<Void>.create(bufferSize: 1)
    dismiss(animated: animated) { result.onLast() }
    return result
  }

  /// Presents every controller that an observable emits, until this one is deallocated.
  /// - Returns: The controllers once they are there, beginning with the last one.
  @discardableResult public func present<C: UIViewController>(
    controller: Observable<C>, animated: Bool = true
  ) -> Observable<C> {
    let result = ReplaySubject<C>.create(bufferSize: 1)
    _ = controller.take(until: rx.deallocated).subscribe(
      onNext: { [weak self] controller in
        self?.present(controller, animated: animated) { result.onNext(controller) }
      }, onDisposed: { result.onCompleted() })
    return result
  }
}

extension UINavigationController {
  /// Does something with the controller for every element, until the controller is deallocated.
  /// - Returns: The results, beginning with the last one; they complete when the subscription ends.
  private func perform<Element, Result>(
    for elements: Observable<Element>,
    _ work: @escaping @MainActor (UINavigationController, Element) -> Result
  ) -> Observable<Result> {
    let results = ReplaySubject<Result>.create(bufferSize: 1)
    _ = elements.take(until: rx.deallocated).subscribe(
      onNext: { [weak self] element in
        MainActor.assumeIsolated {
          guard let self else { return }
          results.onNext(work(self, element))
        }
      }, onDisposed: { results.onCompleted() })
    return results
  }
}
