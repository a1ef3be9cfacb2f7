import Foundation
import RxSwift

/// The conversion of virtual time into seconds by a resolution.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  /// A point in virtual time.
  public typealias VirtualTimeUnit = Int
  /// A length of virtual time.
  public typealias VirtualTimeIntervalUnit = Int

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
  ///   - simulateProcessingDelay: whether work that is scheduled for now or the past runs one unit later, as
  ///     in RxTest; it does by default.
  public init(initialClock: TestTime, resolution: Double = 1, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Returns the time at which work runs that is scheduled for a time: later than now if processing takes
  /// time.
  public override func adjustScheduledTime(_ time: Int) -> Int {
    max(time, simulatesProcessingDelay ? clock + 1 : clock)
  }

  /// Schedules a closure at a virtual time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) { _ in
      action()
      return Disposables.create()
    }
  }

  /// Returns a sequence that delivers events at virtual times, whoever is subscribed.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    HotObservable(events, scheduler: self)
  }

  /// Returns a sequence that delivers events at virtual times after each subscription.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> TestableObservable<Element> {
    ColdObservable(events, scheduler: self)
  }

  /// Returns an observer that records events with their virtual times.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Makes, subscribes to and disposes of a sequence at virtual times, and runs all work.
  ///
  /// - Parameters:
  ///   - created: the time at which the sequence is made; 100 by default.
  ///   - subscribed: the time at which it is subscribed to; 200 by default.
  ///   - disposed: the time at which the subscription is disposed of; 1000 by default.
  ///   - create: makes the sequence, of any kind: an observable one, a single, a maybe, a completable.
  /// - Returns: the observer with what it recorded.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime = Defaults.created, subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    precondition(created <= subscribed && subscribed <= disposed, "the times must be in order")
    let observer = createObserver(Source.Element.self)
    let subscription = SerialDisposable()
    var source: Observable<Source.Element>?
    scheduleAt(created) { source = create().asObservable() }
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
