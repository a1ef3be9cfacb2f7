import Diagnostics
import Dispatch
import Synchronization

/// The subscribers to handled actions.
///
/// They are called by one provider, the main queue unless another is configured, in one block for all actions
/// handled until then.
final class StoreListeners<S: State>: @unchecked Sendable {
  private typealias Plain = Subscription<StoreListener>

  private let lock = Mutex(())
  private var lastNumber = 0
  private var perAction: [Plain] = []
  private var perBurst: [Plain] = []
  private var parts: [AnyHashable: any AnyPartListeners<S>] = [:]
  private var partOrder: [AnyHashable] = []
  private var handled = 0
  private var notifiedCount = 0
  private var isScheduled = false
  /// The states after the actions since listeners were called, while any of them are of each action.
  private var changes: [(number: Int, state: StateBox<S>)] = []
  /// The number of listeners of each action.
  private let listenersOfEachAction = Atomic(0)

  private let provider: any AsyncProvider

  init(provider: any AsyncProvider) {
    self.provider = provider
  }

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
    return { [weak self, weak subscription = subscription!] in
      guard let subscription, subscription.end(), let self else { return }
      lock.withLock { _ in self[keyPath: list].remove(subscription) }
    }
  }

  /// Adds a listener to a part. `state` is read with the lock held, so that no change falls between it and
  /// the listener.
  func add<Value>(
    to selection: StateSelection<S, Value>, state: () -> StateBox<S>,
    _ listener: @escaping (Value, Value) -> Void
  ) -> StoreUnsubscribe {
    var subscription: Subscription<(Value, Value) -> Void>!
    var key: AnyHashable!
    lock.withLock { _ in
      subscription = makeSubscription(listener)
      key = selection.key.map { AnyHashable($0) } ?? AnyHashable(lastNumber)
      let group: PartListeners<S, Value>
      if let known = parts[key] as? PartListeners<S, Value> {
        group = known
      } else {
        group = PartListeners(selection, state: state())
        parts[key] = group
        partOrder.append(key)
        if selection.isOfEachAction { listenersOfEachAction.add(1, ordering: .relaxed) }
      }
      group.subscriptions.append(subscription)
    }
    return { [weak self, weak subscription = subscription!, key = key!] in
      guard let subscription, subscription.end(), let self else { return }
      lock.withLock { _ in
        guard let group = parts[key] as? PartListeners<S, Value> else { return }
        group.subscriptions.remove(subscription)
        guard group.subscriptions.isEmpty else { return }
        if group.isOfEachAction, listenersOfEachAction.subtract(1, ordering: .relaxed).newValue == 0 {
          changes = []
        }
        parts[key] = nil
        partOrder.removeAll { $0 == key }
      }
    }
  }

  /// Only with `lock` held.
  private func makeSubscription<Listener>(_ listener: Listener) -> Subscription<Listener> {
    lastNumber += 1
    return Subscription(listener, number: lastNumber, since: handled)
  }

  // MARK: Calling

  /// Whether any listener is to be called with the state after each action.
  var observesEachAction: Bool { listenersOfEachAction.load(ordering: .relaxed) > 0 }

  /// Takes the state after action `number`, for the listeners of each action.
  func add(_ state: StateBox<S>, number: Int) {
    lock.withLock { _ in changes.append((number, state)) }
  }

  /// Ensures that listeners are called for all actions up to number `handled`. `state` is requested
  /// then.
  func schedule(upTo handled: Int, state: @escaping () -> StateBox<S>) {
    lock.withLock { _ in
      self.handled = handled
      guard !isScheduled, notifiedCount < handled, !(perAction.isEmpty && perBurst.isEmpty && parts.isEmpty)
      else {
        return
      }
      isScheduled = true
      provider.executeUnchecked { self.call(state) }
    }
  }

  /// Calls every listener once, for a state that no action led to.
  func refresh(_ state: @escaping () -> StateBox<S>) {
    provider.executeUnchecked {
      let state = state()
      var (perAction, perBurst): ([Plain], [Plain]) = ([], [])
      var partCalls: [() -> Void] = []
      self.lock.withLock { _ in
        (perAction, perBurst) = (self.perAction, self.perBurst)
        partCalls = self.partOrder.flatMap { self.parts[$0]!.calls(for: state, handled: .max) }
      }
      for subscription in perAction where subscription.isActive { subscription.listener() }
      for call in partCalls { call() }
      for subscription in perBurst where subscription.isActive { subscription.listener() }
    }
  }

  private func call(_ state: () -> StateBox<S>) {
    var (first, last) = (0, 0)
    var (perAction, perBurst): ([Plain], [Plain]) = ([], [])
    var partCalls: [() -> Void] = []
    let state = state()
    lock.withLock { _ in
      (first, last) = (notifiedCount + 1, handled)
      notifiedCount = handled
      isScheduled = false
      (perAction, perBurst) = (self.perAction, self.perBurst)
      var due = Array(changes.prefix { $0.number <= last })
      changes.removeFirst(due.count)
      // Some actions may have been handled before there was a listener of each.
      if due.last?.number != last { due.append((last, state)) }
      partCalls = partOrder.flatMap { key in
        let group = parts[key]!
        guard group.isOfEachAction else { return group.calls(for: state, handled: last) }
        return due.flatMap { group.calls(for: $0.state, handled: $0.number) }
      }
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
