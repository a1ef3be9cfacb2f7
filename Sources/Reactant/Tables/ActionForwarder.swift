import Foundation
import RxSwift

/// Passes the actions of a component in a wrapper on to the table or collection that shows it.
///
/// A wrapper keeps its component, and so one subscription serves all rows that the wrapper comes to show.
@MainActor final class ActionForwarder<ACTION> {
  /// The handler of the actions; nil while the component is being set up.
  var handler: ((ACTION) -> Void)?
  private let bag = DisposeBag()

  init(_ action: Observable<ACTION>) {
    action.subscribe(onNext: { [weak self] in self?.handler?($0) }).disposed(by: bag)
  }
}

/// The requirements that all wrappers of components share.
@MainActor protocol ComponentWrapper: Configurable {
  var configurationChangeTime: clock_t { get set }
  var configureDisposeBag: DisposeBag { get set }
  var forwarder: AnyObject? { get set }
}

extension ComponentWrapper {
  /// Sets a component up for a model. Actions that the component emits meanwhile are not passed on.
  func setUp<T: Component>(
    _ component: T, model: T.StateType, perform: @escaping (T.ActionType) -> Void,
    afterState: () -> Void
  ) {
    let forwarder: ActionForwarder<T.ActionType>
    if let known = self.forwarder as? ActionForwarder<T.ActionType> {
      forwarder = known
    } else {
      forwarder = ActionForwarder(component.action)
      self.forwarder = forwarder
    }
    forwarder.handler = nil
    component.componentState = model
    afterState()
    forwarder.handler = perform
  }

  /// Applies a table's or collection's configuration, unless it was since it changed last.
  func configureIfNeeded(_ configuration: Configuration, changedAt time: clock_t) {
    guard configurationChangeTime != time else { return }
    configurationChangeTime = time
    self.configuration = configuration
  }
}

/// Numbers the changes of configurations of tables and collections.
@MainActor enum ConfigurationChanges {
  private static var last: clock_t = 0

  /// A number greater than all before.
  static func next() -> clock_t {
    last += 1
    return last
  }
}
