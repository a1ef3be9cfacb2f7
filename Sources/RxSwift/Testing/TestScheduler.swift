import Foundation

/// A point in the virtual time of a ``TestScheduler``.
public typealias TestTime = Int

/// A value with the point in virtual time at which it was there.
public struct Recorded<Value> {
  /// The point in virtual time.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// Makes a recorded value.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }

  /// Returns an element at a point in virtual time.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded<Event<Element>>(time: time, value: .next(element))
  }

  /// Returns the end at a point in virtual time.
  public static func completed<Element>(_ time: TestTime, _ type: Element.Type = Element.self)
    -> Recorded<Event<Element>> where Value == Event<Element>
  {
    Recorded<Event<Element>>(time: time, value: .completed)
  }

  /// Returns a failure at a point in virtual time.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded<Event<Element>>(time: time, value: .error(error))
  }
}

extension Recorded: CustomDebugStringConvertible {
  /// The value and its time, as in `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {}

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same case with equal elements, or errors of the same description.
  public static func == (lhs: Event<Element>, rhs: Event<Element>) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): "\(left)" == "\(right)"
    case (.completed, .completed): true
    default: false
    }
  }
}

/// The virtual time in which observers were subscribed.
public struct TestSubscription: Equatable, Sendable {
  /// The time of subscription.
  public let subscribe: TestTime
  /// The time of disposal, or `Int.max`.
  public let unsubscribe: TestTime

  /// Makes the time of a subscription.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime = .max) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

/// The conversion of virtual time into seconds by a resolution.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  let resolution: Double

  /// Returns the date of a virtual time.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    Date(timeIntervalSince1970: Double(virtualTime) * resolution)
  }
  /// Returns the virtual time of a date.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    Int((time.timeIntervalSince1970 / resolution).rounded())
  }
  /// Returns the seconds of a length.
  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }
  /// Returns the length of seconds.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    Int((timeInterval / resolution).rounded())
  }
  /// Returns a time later by a length.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  /// Returns the order of two times.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}

/// A scheduler for tests, whose virtual time is an integer, a second each by default.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>,
  @unchecked Sendable
{
  /// The times at which `start(_:)` makes, subscribes to and disposes of a sequence.
  public enum Defaults {
    /// The time at which the sequence is made.
    public static let created = 100
    /// The time at which it is subscribed to.
    public static let subscribed = 200
    /// The time at which the subscription is disposed of.
    public static let disposed = 1000
  }

  private let simulatesProcessingDelay: Bool

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: the virtual time at the beginning.
  ///   - resolution: the seconds of a unit of virtual time; 1 by default.
  ///   - simulateProcessingDelay: whether work that is scheduled for now or the past runs one unit later, as in
  ///     RxTest; it does by default.
  public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Schedules `action` at a virtual time, later than now if processing takes time.
  public override func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: Int, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    super.scheduleAbsoluteVirtual(
      state, time: simulatesProcessingDelay && time <= clock ? clock + 1 : time, action: action)
  }

  /// Schedules a closure at a virtual time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Returns a sequence that delivers events at virtual times, whoever is subscribed.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    let subject = PublishSubject<Element>()
    for event in events { scheduleAt(event.time) { subject.on(event.value) } }
    return TestableObservable(events, scheduler: self) { subject.subscribe($0) }
  }

  /// Returns a sequence that delivers events at virtual times after each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<
    Element
  > {
    TestableObservable(events, scheduler: self) { observer in
      Disposables.create(
        events.map { event in
          self.scheduleRelativeVirtual((), dueTime: event.time) { _ in
            observer.on(event.value)
            return Disposables.create()
          }
        })
    }
  }

  /// Returns an observer that records events with their virtual times.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Makes, subscribes to and disposes of a sequence at virtual times, and runs all work.
  ///
  /// - Returns: the observer with what it recorded.
  public func start<Element>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping () -> Observable<Element>
  ) -> TestableObserver<Element> {
    precondition(created <= subscribed && subscribed <= disposed, "the times must be in order")
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    var source: Observable<Element>?
    scheduleAt(created) { source = create() }
    scheduleAt(subscribed) { subscription.disposable = source!.subscribe(observer) }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }
}

/// An observer that records events with their virtual times.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// The events that were received.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}

/// A sequence of recorded events, which records its subscriptions.
public final class TestableObservable<Element>: Observable<Element>, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let start: (AnyObserver<Element>) -> any Disposable

  /// The events that it delivers.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// The times in which it was subscribed to.
  public private(set) var subscriptions: [TestSubscription] = []

  init(
    _ events: [Recorded<Event<Element>>], scheduler: TestScheduler,
    start: @escaping (AnyObserver<Element>) -> any Disposable
  ) {
    recordedEvents = events
    self.scheduler = scheduler
    self.start = start
    super.init()
  }

  /// Subscribes an observer, and records the time.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(TestSubscription(scheduler.clock))
    let subscription = start(AnyObserver(observer))
    return AnonymousDisposable {
      self.subscriptions[index] = TestSubscription(
        self.subscriptions[index].subscribe, self.scheduler.clock)
      subscription.dispose()
    }
  }
}
