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

  /// Completes when all do, subscribed to one after the other.
  public static func concat(_ sources: [Completable]) -> Completable {
    Completable(raw: .concat(sources.map(\.source)))
  }

  /// Completes when all do, subscribed to one after the other.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Completes when all do, subscribed to at once.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map(\.source)))
  }

  /// Completes when all do, subscribed to at once.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Completes when all do, subscribed to at once.
  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }
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
