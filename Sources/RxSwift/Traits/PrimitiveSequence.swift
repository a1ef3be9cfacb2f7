/// A sequence whose number of elements is part of its type: ``Single``, ``Maybe`` and ``Completable``.
public struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType, Sendable {
  let source: Observable<Element>

  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// Returns the sequence as an observable one.
  public func asObservable() -> Observable<Element> { source }
}

/// A primitive sequence, as a constraint.
public protocol PrimitiveSequenceType {
  /// The number of elements, as a type.
  associatedtype Trait
  /// The element.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence {
  /// Returns a sequence that is made by `factory` for each observer.
  public static func deferred(
    _ factory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try factory().source })
  }

  /// Returns a sequence with a resource for each subscription, which is disposed of at the subscription's
  /// end.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }

  /// Delivers events later, by a time; a failure at once.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the sequence after a time.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers events on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the sequence on a scheduler.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Self {
    Self(raw: source.subscribe(on: scheduler))
  }

  /// Goes on with the sequence that `handler` makes of a failure.
  public func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>) -> Self {
    Self(raw: source.catch { try handler($0).source })
  }

  /// Subscribes anew at each failure, without end.
  public func retry() -> Self { Self(raw: source.retry()) }

  /// Subscribes anew at a failure, so that there are at most `maxAttemptCount` subscriptions in all.
  public func retry(_ maxAttemptCount: Int) -> Self { Self(raw: source.retry(maxAttemptCount)) }

  /// Subscribes anew when the sequence that `notificationHandler` makes of the failures delivers an element.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Self {
    Self(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes anew as above, for failures of one type; others end the result.
  public func retry<Trigger: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Self {
    Self(raw: source.retry(when: notificationHandler))
  }

  /// Fails with `RxError.timeout` when no event comes for a time.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Self {
    Self(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another sequence when no event comes for a time.
  public func timeout(_ dueTime: RxTimeInterval, other: Self, scheduler: any SchedulerType) -> Self {
    Self(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }

  /// Prints subscriptions, events and disposals.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> Self {
    Self(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Returns a sequence that delivers 0 after a time, then ends.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
  }
}
