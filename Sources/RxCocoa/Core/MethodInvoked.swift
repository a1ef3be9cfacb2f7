import RxSwift
import UIKit

extension Reactive where Base: AnyObject {
  /// The calls of a method, which only Objective-C can observe.
  @available(*, unavailable, message: "override the method, and accept its calls with a PublishRelay")
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { fatalError() }

  /// The calls of a method before they are made, which only Objective-C can observe.
  @available(*, unavailable, message: "override the method, and accept its calls with a PublishRelay")
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> { fatalError() }

  /// The values of a property, which only Objective-C can observe by its name.
  @available(*, unavailable, message: "accept the values with a BehaviorRelay in the property's didSet")
  public func observe<Element>(_ type: Element.Type, _ keyPath: String, retainSelf: Bool = true)
    -> Observable<Element?>
  {
    fatalError()
  }

  /// The values of a property, which only Objective-C can observe by its name.
  @available(*, unavailable, message: "accept the values with a BehaviorRelay in the property's didSet")
  public func observeWeakly<Element>(_ type: Element.Type, _ keyPath: String) -> Observable<Element?> {
    fatalError()
  }
}
