import RxSwift
import UIKit

/// The component in a wrapper: made at the first use, pinned to the edges of a container, and kept.
@MainActor struct WrappedComponent<VIEW: UIView> {
  /// The component; nil before its first use.
  private(set) var view: VIEW?
  private var constraints: [NSLayoutConstraint] = []
  private var bag: DisposeBag?

  /// A bag for subscriptions that live until the wrapper is configured for another model.
  var configureDisposeBag: DisposeBag {
    mutating get {
      if let bag { return bag }
      let new = DisposeBag()
      bag = new
      return new
    }
    set { bag = newValue }
  }

  /// Makes the component and adds it to a container.
  mutating func make(in container: UIView, configuration: Configuration, factory: () -> VIEW) -> VIEW {
    let view = factory()
    self.view = view
    configure(configuration)
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    return view
  }

  /// Passes a configuration to the component, if that takes one.
  func configure(_ configuration: Configuration) {
    (view as? any Configurable)?.configuration = configuration
  }

  /// Removes the component from its container; the next use makes another one.
  mutating func remove() -> VIEW? {
    guard let old = view else { return nil }
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    old.removeFromSuperview()
    view = nil
    return old
  }

  /// Pins the component to a container's edges, once.
  mutating func pin(to container: UIView) {
    if let view, constraints.isEmpty { constraints = view.pinned(to: container) }
  }
}
