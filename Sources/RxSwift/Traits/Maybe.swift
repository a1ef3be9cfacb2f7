/// The trait of ``Maybe``.
public enum MaybeTrait {}

/// A sequence of one element, none, or a failure.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a maybe.
public enum MaybeEvent<Element> {
  /// The element.
  case success(Element)
  /// The end by a failure.
  case error(any Error)
  /// The end without an element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// An observer of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Returns a maybe that runs `subscribe` for each observer.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a maybe of one element.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Returns a maybe of one element, delivered on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: .just(element, scheduler: scheduler))
  }

  /// Returns a maybe that fails at once.
  public static func error(_ error: any Error) -> Maybe<Element> { Maybe(raw: .error(error)) }

  /// Returns a maybe that delivers nothing and does not end.
  public static func never() -> Maybe<Element> { Maybe(raw: .never()) }

  /// Returns a maybe that ends at once.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Subscribes a closure.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return primitiveSequence.source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes closures. A failure that nobody handles is passed to `Hooks.defaultErrorHandler`.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    var hasElement = false
    return primitiveSequence.source.take(1).subscribe(
      onNext: { element in
        hasElement = true
        onSuccess?(element)
      }, onError: onError, onCompleted: { if !hasElement { onCompleted?() } }, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    var hasElement = false
    return primitiveSequence.source.take(1).subscribe(
      with: object,
      onNext: { object, element in
        hasElement = true
        onSuccess?(object, element)
      }, onError: onError, onCompleted: { if !hasElement { onCompleted?($0) } }, onDisposed: onDisposed)
  }

  /// Runs closures at the events. An end without an element is one that `onCompleted` is run for, too.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: primitiveSequence.source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
        onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.map(transform))
  }

  /// Makes another maybe of the element.
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Emits the element only if `predicate` holds.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Transforms the element; nil leaves none.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Delivers what `resultSelector` makes of the elements of maybes; nothing where one has none.
  public static func zip<each Value>(
    _ maybe: repeat Maybe<each Value>, resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Maybe<Element> {
    Maybe(raw: JoinedSources(repeat (each maybe).source).inOrder(resultSelector))
  }

  /// Delivers an element if there is none.
  public func ifEmpty(default element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: element))
  }

  /// Goes on with another maybe if there is no element.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with a single if there is no element.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Delivers an element in place of a failure.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Returns the maybe as a single, which fails with `RxError.noElements` if there is none.
  public func asSingle() -> Single<Element> { Single(raw: primitiveSequence.source.single()) }

  /// Returns the maybe without its element.
  public func asCompletable() -> Completable { Completable(raw: primitiveSequence.source.ignoreElements()) }
}

extension PrimitiveSequenceType where Trait == MaybeTrait, Element == Any {
  /// Delivers the elements of maybes; nothing where one has none.
  public static func zip<each Value>(_ maybe: repeat Maybe<each Value>) -> Maybe<(repeat each Value)> {
    Maybe(
      raw: JoinedSources(repeat (each maybe).source).inOrder { (value: repeat each Value) in
        (repeat each value)
      })
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// The element of one subscription; nil when it completes without one.
  ///
  /// - Throws: the failure, or `CancellationError` when the task is cancelled.
  public var value: Element? {
    get async throws {
      for try await element in source.values {
        nonisolated(unsafe) let element = element
        return element
      }
      try Task.checkCancellation()
      return nil
    }
  }
}
