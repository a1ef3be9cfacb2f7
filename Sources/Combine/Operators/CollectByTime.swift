import Foundation
import OpenCombine

extension Publishers {
  /// The moments at which collected elements are published.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// At the end of each interval of a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// At the end of each interval of a scheduler, and when there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of the elements that came within each interval, as an array; intervals without any publish
  /// nothing.
  ///
  /// When the publisher finishes, what it has collected comes before that; when it fails, it is dropped.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The elements.
    public typealias Output = [Upstream.Output]
    /// The error that it may end with.
    public typealias Failure = Upstream.Failure

    /// The publisher whose elements are collected.
    public let upstream: Upstream
    /// The moments at which they are published.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options given to the scheduler; nil by default.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of the elements that come within each interval.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Subscribes a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(TimedCollection(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Returns a publisher of the elements that come within each interval, as arrays.
  /// - Parameters:
  ///   - strategy: The length of the intervals, their scheduler, and the largest count.
  ///   - options: Options for the scheduler.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

/// The subscription to what comes within each interval.
private final class TimedCollection<Downstream: Subscriber, Element, Context: Scheduler>: Subscriber,
  Subscription
where Downstream.Input == [Element] {
  typealias Input = Element
  typealias Failure = Downstream.Failure

  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let options: Context.SchedulerOptions?
  private let lock = NSLock()
  /// Held while the subscriber is called, which may come back from within.
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  private var upstream: (any Subscription)?
  private var timer: (any Cancellable)?
  private var elements: [Element] = []
  private var demand = Subscribers.Demand.none

  init(
    _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
    _ options: Context.SchedulerOptions?
  ) {
    self.downstream = downstream
    self.options = options
    switch strategy {
    case .byTime(let scheduler, let interval):
      (self.scheduler, self.interval, count) = (scheduler, interval, nil)
    case .byTimeOrCount(let scheduler, let interval, let count):
      (self.scheduler, self.interval, self.count) = (scheduler, interval, max(count, 1))
    }
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isFirst = upstream == nil && downstream != nil
    if isFirst { upstream = subscription }
    let downstream = downstream
    lock.unlock()
    guard isFirst, let downstream else { return subscription.cancel() }
    begin()
    delivery.withLock { downstream.receive(subscription: self) }
  }

  private func begin() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval,
      tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.publish() }
    lock.lock()
    let hasEnded = downstream == nil
    if !hasEnded { self.timer = timer }
    lock.unlock()
    if hasEnded { timer.cancel() }
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return self.upstream
    }
    upstream?.request(count.map { demand * $0 } ?? .unlimited)
  }

  func receive(_ element: Element) -> Subscribers.Demand {
    let isFull = lock.withLock {
      guard downstream != nil else { return false }
      elements.append(element)
      return elements.count == count
    }
    if isFull { publish() }
    return .none
  }

  private func publish() {
    let more = delivery.withLock { () -> Subscribers.Demand in
      let (subscriber, batch) = lock.withLock { () -> (Downstream?, [Element]) in
        guard demand > 0, !elements.isEmpty else { return (nil, []) }
        demand -= 1
        defer { elements = [] }
        return (downstream, elements)
      }
      return subscriber?.receive(batch) ?? .none
    }
    if more > 0 { request(more) }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .finished = completion { publish() }
    guard let subscriber = end().downstream else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  func cancel() { end().upstream?.cancel() }

  private func end() -> (downstream: Downstream?, upstream: (any Subscription)?) {
    lock.lock()
    let (ended, timer) = ((downstream, upstream), timer)
    (downstream, upstream, self.timer, elements) = (nil, nil, nil, [])
    lock.unlock()
    timer?.cancel()
    return ended
  }
}
