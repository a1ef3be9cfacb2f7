/// The trait of ``Completable``.
public enum CompletableTrait {}

/// A sequence without elements, which completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Swift.Never>

/// The event of a completable.
public enum CompletableEvent {
  /// The end by a failure.
  case error(any Error)
  /// The regular end.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// An observer of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Returns a completable that runs `subscribe` for each observer.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a completable that completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Returns a completable that fails at once.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Returns a completable that does not end.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Subscribes a closure.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.source.subscribe { event in
      switch event {
      case .next: break
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Subscribes closures. A failure that nobody handles is passed to `Hooks.defaultErrorHandler`.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Goes on with another completable when this one completes.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second.source))
  }

  /// Goes on with a single when this one completes.
  public func andThen<Value>(_ second: Single<Value>) -> Single<Value> {
    Single(raw: then(second.source))
  }

  /// Goes on with a maybe when this one completes.
  public func andThen<Value>(_ second: Maybe<Value>) -> Maybe<Value> {
    Maybe(raw: then(second.source))
  }

  /// Goes on with a sequence when this one completes.
  public func andThen<Value>(_ second: Observable<Value>) -> Observable<Value> {
    then(second)
  }

  private func then<Value>(_ second: Observable<Value>) -> Observable<Value> {
    let ending: Observable<Value> = primitiveSequence.source.pipe { event, sink in
      switch event {
      case .next: break
      case .error(let error): sink.on(.error(error))
      case .completed: sink.on(.completed)
      }
    }
    return ending.concat(second)
  }

  /// Subscribes closures that receive an object which the subscription holds weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribe(
      with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs closures at the events.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Goes on with another completable when this one completes.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Completes when all do, subscribed to one after the other.
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Completable
  where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.map(\.source)))
  }

  /// Completes when all do, subscribed to one after the other.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Completes when all do, subscribed to at once.
  public static func zip<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    merge(sources)
  }

  /// Completes when all do, subscribed to at once.
  public static func zip(_ sources: Completable...) -> Completable { merge(sources) }

  /// Completes when all do, subscribed to at once.
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Completable
  where Collection.Element == Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Completes when all do, subscribed to at once.
  public static func merge(_ sources: Completable...) -> Completable { merge(sources) }
}

extension ObservableType where Element == Swift.Never {
  /// Returns the sequence as a completable.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Swift.Never {
  /// Waits for the end of one subscription.
  ///
  /// - Throws: the failure, or `CancellationError` when the task is cancelled.
  public var value: Void {
    get async throws {
      for try await _ in source.values {}
      try Task.checkCancellation()
    }
  }
}
