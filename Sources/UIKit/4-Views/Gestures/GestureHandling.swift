import ObjectFactory

/// Lets recognizers be made with a closure that is given a recognizer of their own class; adopted by
/// ``UIGestureRecognizer``. The closure form of `init(target:action:)`, for Linux, where there is no
/// `#selector`:
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { tap in print(tap.location(in: tap.view)) })
/// ```
@preconcurrency @MainActor public protocol GestureHandling {}

extension GestureHandling {
  /// Makes a recognizer, by the `init()` of its class, that runs a closure whenever its state changes to
  /// began, changed, ended or cancelled. The recognizer keeps the closure.
  public init(_ handler: @escaping (_ recognizer: Self) -> Void) {
    guard let type = Self.self as? UIGestureRecognizer.Type, let made = makeObject(of: type) as? Self else {
      preconditionFailure("\(Self.self) is no gesture recogniser.")
    }
    self = made
    addAction(handler)
  }

  /// Runs a closure too whenever the state changes to began, changed, ended or cancelled.
  public func addAction(_ handler: @escaping (_ recognizer: Self) -> Void) {
    guard let recognizer = self as? UIGestureRecognizer else { return }
    recognizer.handlers.add { if let gesture = $0 as? Self { handler(gesture) } }
  }
}

/// The handlers that a gesture calls, in the order in which they were added.
@MainActor struct GestureHandlers {
  private enum Call {
    case closure((UIGestureRecognizer) -> Void)
    case target(WeakTarget, Selector)
  }

  private var calls: [Call] = []

  mutating func add(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    calls.append(.closure(handler))
  }

  mutating func add(_ target: Any, _ action: Selector) {
    remove(target, action)
    calls.append(.target(WeakTarget(target), action))
  }

  /// Removes a target's methods, and those of released targets.
  mutating func remove(_ target: Any?, _ action: Selector?) {
    let object = target.map { ClassObject.receiver($0) }
    calls.removeAll { call in
      guard case .target(let known, let selector) = call else { return false }
      return known.isGone
        || (target == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  func call(for gesture: UIGestureRecognizer) {
    for call in calls {
      switch call {
      case .closure(let handler): handler(gesture)
      case .target(let target, let selector):
        if let object = target.object { _ = selector.call(on: object, sender: gesture, event: nil) }
      }
    }
  }
}
