/// The event of an infallible sequence.
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The end.
  case completed
}

/// A sequence that never fails, as a constraint.
public protocol InfallibleType<Element>: ObservableConvertibleType {
  /// Returns the sequence as an infallible one.
  func asInfallible() -> Infallible<Element>
}

/// A sequence that never fails. Unlike a driver it is not shared, and delivers where its source does.
public struct Infallible<Element>: InfallibleType {
  let source: Observable<Element>

  init(raw source: Observable<Element>) { self.source = source }

  /// Returns the sequence as one that may fail.
  public func asObservable() -> Observable<Element> { source }

  /// Returns the sequence itself.
  public func asInfallible() -> Infallible<Element> { self }

  // MARK: Creation

  /// Returns a sequence that runs `subscribe` for each observer.
  public static func create(
    subscribe: @escaping (@escaping (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a sequence of one element.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(raw: .just(element)) }
  /// Returns a sequence of these elements.
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(raw: .from(elements)) }
  /// Returns a sequence of the elements of an array.
  public static func from(_ elements: [Element]) -> Infallible<Element> { Infallible(raw: .from(elements)) }
  /// Returns a sequence that completes at once.
  public static func empty() -> Infallible<Element> { Infallible(raw: .empty()) }
  /// Returns a sequence that does not end.
  public static func never() -> Infallible<Element> { Infallible(raw: .never()) }
  /// Returns a sequence that is made for each observer.
  public static func deferred(_ factory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: .deferred { factory().source })
  }

  // MARK: Operators

  /// Returns what `transform` makes of each element.
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible<Result>(raw: source.map(transform))
  }

  /// Returns what `transform` makes of each element, nothing where that is nil.
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible<Result>(raw: source.compactMap(transform))
  }

  /// Returns the elements that pass.
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: source.filter(predicate))
  }

  /// Returns the elements of all sequences that `selector` makes.
  public func flatMap<Result>(_ selector: @escaping (Element) -> Infallible<Result>) -> Infallible<Result> {
    Infallible<Result>(raw: source.flatMap { selector($0).source })
  }

  /// Returns the elements of the latest sequence that `selector` made.
  public func flatMapLatest<Result>(
    _ selector: @escaping (Element) -> Infallible<Result>
  ) -> Infallible<Result> {
    Infallible<Result>(raw: source.flatMapLatest { selector($0).source })
  }

  /// Returns each result of folding the elements so far, from `seed` on.
  public func scan<Result>(
    _ seed: Result, accumulator: @escaping (Result, Element) -> Result
  ) -> Infallible<Result> {
    Infallible<Result>(raw: source.scan(seed, accumulator: accumulator))
  }

  /// Returns the first `count` elements.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(raw: source.take(count)) }
  /// Returns the sequence without its first `count` elements.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(raw: source.skip(count)) }
  /// Returns the sequence with an element before it.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(raw: source.startWith(element))
  }
  /// Returns the sequence, delivered on a scheduler.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: source.observe(on: scheduler))
  }

  /// Returns the sequence with one subscription to its source for all observers.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(raw: source.share(replay: replay, scope: scope))
  }

  // MARK: Subscribing

  /// Subscribes a closure.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
  }

  /// Subscribes closures; `onDisposed` is called once when the subscription is over.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes observers.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    source.subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Subscribes a closure.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { source.bind(onNext: onNext) }
}

extension Infallible where Element: Equatable {
  /// Returns the elements that differ from those before them.
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(raw: source.distinctUntilChanged()) }
}

extension ObservableConvertibleType {
  /// Returns the sequence with an element in the place of a failure.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().catchAndReturn(element))
  }

  /// Returns the sequence, which goes on with another one after a failure.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: asObservable().catch { _ in infallible.asObservable() })
  }

  /// Returns the sequence, which goes on with what `onErrorRecover` makes of a failure.
  public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<
    Element
  > {
    Infallible(raw: asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
