/// The rule by which a shared sequence delivers and shares.
public protocol SharingStrategyProtocol {
  /// The scheduler on which elements are delivered.
  static var scheduler: any SchedulerType { get }

  /// Returns a sequence that shares one subscription.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// The rule of ``Driver``: on the main thread, with the last element repeated to new observers.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main thread for one sequence, so that sequences deliver at once inside of one
  /// another.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns a sequence that shares one subscription and repeats its last element.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

/// The rule of ``Signal``: on the main thread, without repeating.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// A scheduler of the main thread for one sequence, so that sequences deliver at once inside of one
  /// another.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns a sequence that shares one subscription.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share()
  }
}

/// A sequence for user interfaces: it does not fail, delivers on the main thread, and is shared.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: ObservableConvertibleType {
  let source: Observable<Element>

  /// Makes a shared sequence of one that does not fail and delivers on the main thread.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Returns the sequence as an observable one.
  public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// A shared sequence of values: a new observer receives the last one.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// A shared sequence of events: a new observer receives what comes.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// A type that can be turned into a shared sequence.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// The rule of the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequence: SharedSequenceConvertibleType {}

extension SharedSequence {
  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Self {
    Self(.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Returns a sequence that completes at once.
  public static func empty() -> Self { Self(.empty().subscribe(on: SharingStrategy.scheduler)) }

  /// Returns a sequence that delivers nothing and does not end.
  public static func never() -> Self { Self(.never()) }

  /// Returns a sequence of the elements given, each in a turn of the sharing scheduler.
  public static func of(_ elements: Element...) -> Self { from(elements) }

  /// Returns a sequence of an array's elements, each in a turn of the sharing scheduler.
  public static func from(_ array: [Element]) -> Self {
    Self(.from(array, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of another sequence's elements, each in a turn of the sharing scheduler.
  public static func from<Elements: Swift.Sequence>(_ sequence: Elements) -> Self
  where Elements.Element == Element {
    Self(.from(sequence, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence of the value, or an empty one for nil.
  public static func from(optional: Element?) -> Self {
    Self(.from(optional: optional, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence that is made for each subscription.
  public static func deferred(_ factory: @escaping () -> Self) -> Self {
    Self(.deferred { factory().source })
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Returns a sequence that counts from 0, an element in each period.
  public static func interval(_ period: RxTimeInterval) -> Self {
    Self(.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Returns a sequence that delivers 0 after a time, and counts on in each period.
  public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> Self {
    Self(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
  }
}
