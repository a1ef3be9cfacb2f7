/// The trait of ``Single``.
public enum SingleTrait {}

/// A sequence of one element or a failure.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a single.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// An observer of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Returns a single that runs `subscribe` for each observer.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        }
      })
  }

  /// Returns a single of one element.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Returns a single of one element, delivered on a scheduler.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: .just(element, scheduler: scheduler))
  }

  /// Returns a single that fails at once.
  public static func error(_ error: any Error) -> Single<Element> { Single(raw: .error(error)) }

  /// Returns a single that delivers nothing and does not end.
  public static func never() -> Single<Element> { Single(raw: .never()) }

  /// Subscribes a closure.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    var isOver = false
    return primitiveSequence.source.subscribe { event in
      guard !isOver else { return }
      isOver = true
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: observer(.failure(RxError.noElements))
      }
    }
  }

  /// Subscribes closures. A failure that nobody handles is passed to `Hooks.defaultErrorHandler`.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.take(1).subscribe(
      onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.take(1).subscribe(
      with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Runs closures at the events.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Transforms the element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Makes another single of the element.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Makes a maybe of the element.
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Makes a completable of the element.
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Emits the element only if `predicate` holds.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Transforms the element; nil leaves none.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Delivers an element in place of a failure.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Returns the single as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// Returns the single without its element.
  public func asCompletable() -> Completable { Completable(raw: primitiveSequence.source.ignoreElements()) }

  /// Delivers what `resultSelector` makes of the elements of singles.
  public static func zip<each Value>(
    _ single: repeat Single<each Value>, resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Single<Element> {
    Single(raw: JoinedSources(repeat (each single).source).inOrder(resultSelector))
  }

  /// Delivers what `resultSelector` makes of the elements of all singles; of nothing where there are none.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return Single<Result>(raw: Observable.zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Delivers the elements of all singles.
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Single<[Element]>
  where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait, Element == Any {
  /// Delivers the elements of singles.
  public static func zip<each Value>(_ single: repeat Single<each Value>) -> Single<(repeat each Value)> {
    Single(
      raw: JoinedSources(repeat (each single).source).inOrder { (value: repeat each Value) in
        (repeat each value)
      })
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// The element of one subscription.
  ///
  /// - Throws: the failure, or `CancellationError` when the task is cancelled.
  public var value: Element {
    get async throws {
      for try await element in source.values {
        nonisolated(unsafe) let element = element
        return element
      }
      try Task.checkCancellation()
      throw RxError.noElements
    }
  }
}

extension ObservableType {
  /// Returns the sequence as a single. It fails with `RxError.noElements` or `RxError.moreThanOneElement` if
  /// it is none.
  public func asSingle() -> Single<Element> {
    // The element is delivered at the end, when it is known to be the only one.
    Single(raw: single().takeLast(1))
  }

  /// Returns the sequence as a maybe. It fails with `RxError.moreThanOneElement` if it is none.
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: single().takeLast(1).catch { error in
        if case RxError.noElements = error { .empty() } else { .error(error) }
      })
  }
}
