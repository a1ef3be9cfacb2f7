import Dispatch
import Synchronization

/// Those who want to hear of handled actions.
///
/// They are called on the main queue, in one block for all actions handled until then.
final class StoreListeners<S: State>: @unchecked Sendable {
  private typealias Plain = Subscription<StoreListener>

  private let lock = Mutex(())
  private var lastNumber = 0
  private var perAction: [Plain] = []
  private var perBurst: [Plain] = []
  private var parts: [AnyKeyPath: any AnyPartListeners<S>] = [:]
  private var partOrder: [AnyKeyPath] = []
  private var handled = 0
  private var told = 0
  private var isScheduled = false

  // MARK: Subscribing

  func add(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    add(listener, to: \.perAction)
  }

  func addForBursts(_ listener: @escaping StoreListener) -> StoreUnsubscribe {
    add(listener, to: \.perBurst)
  }

  private func add(
    _ listener: @escaping StoreListener, to list: ReferenceWritableKeyPath<StoreListeners, [Plain]>
  ) -> StoreUnsubscribe {
    var subscription: Plain!
    lock.withLock { _ in
      subscription = makeSubscription(listener)
      self[keyPath: list].append(subscription)
    }
    return { [weak self, subscription = subscription!] in
      guard subscription.end(), let self else { return }
      lock.withLock { _ in self[keyPath: list].remove(subscription) }
    }
  }

  func add<Value: Equatable>(
    to part: KeyPath<S, Value>, state: S, _ listener: @escaping (Value) -> Void
  ) -> StoreUnsubscribe {
    var subscription: Subscription<(Value) -> Void>!
    lock.withLock { _ in
      let group: PartListeners<S, Value>
      if let known = parts[part] as? PartListeners<S, Value> {
        group = known
      } else {
        group = PartListeners(part: part, state: state)
        parts[part] = group
        partOrder.append(part)
      }
      subscription = makeSubscription(listener)
      group.subscriptions.append(subscription)
    }
    return { [weak self, subscription = subscription!] in
      guard subscription.end(), let self else { return }
      lock.withLock { _ in
        guard let group = parts[part] as? PartListeners<S, Value> else { return }
        group.subscriptions.remove(subscription)
        guard group.subscriptions.isEmpty else { return }
        parts[part] = nil
        partOrder.removeAll { $0 == part }
      }
    }
  }

  /// Only with `lock` held.
  private func makeSubscription<Listener>(_ listener: Listener) -> Subscription<Listener> {
    lastNumber += 1
    return Subscription(listener, number: lastNumber, since: handled)
  }

  // MARK: Calling

  /// Sees to it that listeners are called for all actions up to number `handled`. `state` is asked for
  /// then, on the main queue.
  func schedule(upTo handled: Int, state: @escaping () -> S) {
    lock.withLock { _ in
      self.handled = handled
      guard !isScheduled, told < handled, !(perAction.isEmpty && perBurst.isEmpty && parts.isEmpty) else {
        return
      }
      isScheduled = true
      DispatchQueue.main.asyncUnchecked { self.call(state) }
    }
  }

  private func call(_ state: () -> S) {
    var (first, last) = (0, 0)
    var (perAction, perBurst): ([Plain], [Plain]) = ([], [])
    var partCalls: [() -> Void] = []
    let state = state()
    lock.withLock { _ in
      (first, last) = (told + 1, handled)
      told = handled
      isScheduled = false
      (perAction, perBurst) = (self.perAction, self.perBurst)
      partCalls = partOrder.flatMap { parts[$0]!.calls(for: state, handled: last) }
    }
    guard first <= last else { return }
    if !perAction.isEmpty {
      for number in first...last {
        for subscription in perAction where subscription.isActive && subscription.since < number {
          subscription.listener()
        }
      }
    }
    for call in partCalls { call() }
    for subscription in perBurst where subscription.isActive && subscription.since < last {
      subscription.listener()
    }
  }
}
