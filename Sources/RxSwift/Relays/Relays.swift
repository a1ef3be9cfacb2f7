/// A subject that neither fails nor completes, without a current value.
public final class PublishRelay<Element>: ObservableType, @unchecked Sendable {
  fileprivate let subject = PublishSubject<Element>()

  /// Makes a relay.
  public init() {}

  /// Whether there are observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Delivers an element to those subscribed now.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Subscribes an observer, which receives what comes from now on.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the sequence of the relay.
  public func asObservable() -> Observable<Element> { subject }
}

/// A subject that neither fails nor completes, with a current value, which a new observer receives first.
public final class BehaviorRelay<Element>: ObservableType, @unchecked Sendable {
  fileprivate let subject: BehaviorSubject<Element>

  /// Makes a relay with its first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The current value.
  public var value: Element { try! subject.value() }

  /// Whether there are observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Makes a value the current one, then delivers it.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Subscribes an observer, which receives the current value first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the sequence of the relay.
  public func asObservable() -> Observable<Element> { subject }
}

/// A relay that repeats its last elements to each new observer.
public final class ReplayRelay<Element>: ObservableType, @unchecked Sendable {
  fileprivate let subject: ReplaySubject<Element>

  private init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// Makes a relay that repeats up to `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// Makes a relay that repeats all elements.
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
  }

  /// Whether there are observers.
  public var hasObservers: Bool { subject.hasObservers }

  /// Keeps an element, and delivers it.
  public func accept(_ event: Element) {
    subject.onNext(event)
  }

  /// Subscribes an observer, which receives the kept elements first.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the sequence of the relay.
  public func asObservable() -> Observable<Element> { subject }
}

extension PublishRelay: InfallibleType {
  /// Returns the relay as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: subject) }
}

extension BehaviorRelay: InfallibleType {
  /// Returns the relay as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: subject) }
}

extension ReplayRelay: InfallibleType {
  /// Returns the relay as a sequence that never fails.
  public func asInfallible() -> Infallible<Element> { Infallible(raw: subject) }
}
