import Dispatch
import Foundation

/// An interceptor that dispatches by itself: when the store starts, and after notifications, changes of the
/// state and other dispatchables.
///
/// ```swift
/// typealias Observer = ObserverInterceptor.ObserverType
/// let observer = ObserverInterceptor.observe([
///   .onStart([LoadCart.self]),
///   .onDispatch(LogOut.self, [EmptyCart.self]),
///   .onStateChange(
///     Observer.typedStateChange { (old: ShopState, new: ShopState) in old.user != new.user },
///     [LoadCart.self]),
/// ])
/// ```
public struct ObserverInterceptor {
  /// The observed change, and the types of which one each is made and dispatched, in order.
  public enum ObserverType {
    /// Whether a change of the state is one to react to.
    public typealias StateChangeObserver = (_ prev: any State, _ current: any State) -> Bool
    /// Whether a change of a state of a known type is one to react to.
    public typealias TypedStateChangeObserver<S: State> = (_ prev: S, _ current: S) -> Bool

    /// Each update of the state for which the function returns true; not side effects.
    case onStateChange(_ observer: StateChangeObserver, _ dispatchable: [any StateObserverDispatchable.Type])
    /// Each posting of a notification of this name.
    case onNotification(
      _ notification: Notification.Name, _ dispatchable: [any NotificationObserverDispatchable.Type])
    /// Each handled dispatchable of exactly this type.
    case onDispatch(
      _ dispatchable: any Dispatchable.Type, _ dispatchables: [any DispatchObserverDispatchable.Type])
    /// The start of the store.
    case onStart(_ dispatchable: [any OnStartObserverDispatchable.Type])

    /// Makes an observer of changes of a state of a known type, which must be the store's.
    public static func typedStateChange<S: State>(
      _ closure: @escaping TypedStateChangeObserver<S>
    ) -> StateChangeObserver {
      { previous, current in
        guard let previous = previous as? S, let current = current as? S else {
          fatalError("A change of \(S.self) is observed, but the store holds a \(type(of: current)).")
        }
        return closure(previous, current)
      }
    }
  }

  /// An interceptor that observes. What it makes is dispatched later, from a queue of its own; when something
  /// that is dispatched fails, nothing follows it.
  public static func observe(
    _ items: [ObserverType], notificationCenter: NotificationCenter = .default
  ) -> StoreInterceptor {
    { context in
      let observers = StoreObservers(items, context: context)
      observers.start(notificationCenter)
      return { next in
        { dispatchable in try observers.handle(dispatchable, next) }
      }
    }
  }
}

/// The observers of one store. They end with it.
private final class StoreObservers: @unchecked Sendable {
  private typealias StateObserver = (
    changes: ObserverInterceptor.ObserverType.StateChangeObserver, types: [any StateObserverDispatchable.Type]
  )

  private let context: any AnySideEffectContext
  private let queue = DispatchQueue(label: "katana.observer.queue", qos: .userInitiated)
  private var onState: [StateObserver] = []
  private var onDispatch: [ObjectIdentifier: [any DispatchObserverDispatchable.Type]] = [:]
  private var onNotification: [(Notification.Name, [any NotificationObserverDispatchable.Type])] = []
  private var onStart: [any OnStartObserverDispatchable.Type] = []
  private var endNotifications: [() -> Void] = []

  init(_ items: [ObserverInterceptor.ObserverType], context: any AnySideEffectContext) {
    self.context = context
    for item in items {
      switch item {
      case .onStateChange(let changes, let types): onState.append((changes, types))
      case .onNotification(let name, let types): onNotification.append((name, types))
      case .onDispatch(let source, let types): onDispatch[ObjectIdentifier(source), default: []] += types
      case .onStart(let types): onStart += types
      }
    }
  }

  deinit {
    for end in endNotifications { end() }
  }

  func start(_ center: NotificationCenter) {
    let context = context
    for (name, types) in onNotification {
      nonisolated(unsafe) let types = types
      let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
        for type in types {
          if let next = type.init(notification: notification) { context.anyDispatch(next) }
        }
      }
      endNotifications.append { center.removeObserver(token) }
    }
    for type in onStart {
      if let next = type.init() { context.anyDispatch(next) }
    }
  }

  func handle(_ dispatchable: any Dispatchable, _ next: StoreInterceptorNext) throws {
    let followers = onDispatch[ObjectIdentifier(type(of: dispatchable))] ?? []
    let observesState = !onState.isEmpty && dispatchable._effect == nil
    guard observesState || !followers.isEmpty else { return try next(dispatchable) }
    let previous = context.getAnyState()
    try next(dispatchable)
    let current = context.getAnyState()
    queue.asyncUnchecked { [self] in
      if observesState { followChange(from: previous, to: current) }
      for type in followers {
        dispatch(type.init(dispatchedItem: dispatchable, prevState: previous, currentState: current))
      }
    }
  }

  private func followChange(from previous: any State, to current: any State) {
    for (changes, types) in onState where changes(previous, current) {
      for type in types { dispatch(type.init(prevState: previous, currentState: current)) }
    }
  }

  private func dispatch(_ dispatchable: (any Dispatchable)?) {
    if let dispatchable { context.anyDispatch(dispatchable) }
  }
}
