import Foundation
import OpenCombine

/// The latest element of one of the publishers that are combined.
final class LatestElement<Value> {
  var value: Value?
}

/// The subscription to the latest elements of several publishers.
///
/// The subscriber's demand is passed on to each publisher. An element that exceeds it is buffered until there
/// is demand again, or until a later element of the same publisher replaces it (Combine).
final class LatestCombination<Downstream: Subscriber>: Subscription {
  private let combine: () -> Downstream.Input?
  private let lock = NSLock()
  /// Held while the subscriber is called, which may come back from within.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var subscriptions: [(any Subscription)?]
  private var unfinished: Int
  /// All that was requested, and what of it is left.
  private var requested = Subscribers.Demand.none
  private var demand = Subscribers.Demand.none
  private var isNew = false

  /// Creates a subscription; `combine` gives the latest elements once there are all of them.
  init(_ downstream: Downstream, of count: Int, combine: @escaping () -> Downstream.Input?) {
    self.downstream = downstream
    self.combine = combine
    subscriptions = Array(repeating: nil, count: count)
    unfinished = count
  }

  /// Subscribes to a publisher, whose elements are stored before they are combined.
  func subscribe<P: Publisher>(_ index: Int, to publisher: P, _ latest: LatestElement<P.Output>)
  where P.Failure == Downstream.Failure {
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { self.begin(index, $0) },
        receiveValue: { element in self.receive { latest.value = element } },
        receiveCompletion: { self.receive($0) }))
  }

  /// Sends the subscriber its subscription, before any publisher may end it.
  func begin() {
    guard let downstream else { return }
    delivery.withLock { downstream.receive(subscription: self) }
  }

  private func begin(_ index: Int, _ subscription: any Subscription) {
    let request: Subscribers.Demand? = lock.withLock {
      guard downstream != nil, subscriptions[index] == nil else { return nil }
      subscriptions[index] = subscription
      return requested
    }
    guard let request else { return subscription.cancel() }
    if request > 0 { subscription.request(request) }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      requested += demand
      return subscriptions
    }
    deliver()
    for subscription in upstream { subscription?.request(demand) }
  }

  private func receive(_ store: () -> Void) -> Subscribers.Demand {
    lock.withLock {
      store()
      isNew = true
    }
    deliver()
    return .none
  }

  private func deliver() {
    let more = delivery.withLock { () -> Subscribers.Demand in
      let (subscriber, input) = lock.withLock { () -> (Downstream?, Downstream.Input?) in
        guard isNew, demand > 0, downstream != nil, let input = combine() else { return (nil, nil) }
        isNew = false
        demand -= 1
        return (downstream, input)
      }
      guard let subscriber, let input else { return .none }
      return subscriber.receive(input)
    }
    if more > 0 { request(more) }
  }

  private func receive(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (subscriber, others) = lock.withLock { () -> (Downstream?, [(any Subscription)?]) in
      unfinished -= 1
      if case .finished = completion, unfinished > 0 { return (nil, []) }
      return end()
    }
    for subscription in others { subscription?.cancel() }
    guard let subscriber else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func cancel() {
    let (_, upstream) = lock.withLock { end() }
    for subscription in upstream { subscription?.cancel() }
  }

  private func end() -> (Downstream?, [(any Subscription)?]) {
    let ended = (downstream, subscriptions)
    (downstream, subscriptions) = (nil, [])
    return ended
  }
}
