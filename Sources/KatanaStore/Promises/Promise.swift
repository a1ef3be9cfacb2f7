import Dispatch

/// A value that is there at once or later, or an error in its place.
///
/// Dispatching to a ``Store`` returns one. It is awaited, or chained:
///
/// ```swift
/// let cart = try await store.dispatch(LoadCart()).value
///
/// store.dispatch(LogIn()).then { store.dispatch(LoadCart()) }.catch { print($0) }
/// ```
///
/// An error that is neither awaited nor caught is written once to standard error. A promise may be used from
/// any thread, and be dropped without ending the work.
public struct Promise<Value>: @unchecked Sendable {
  private let made: Future<Value>?
  private let work: Work

  /// The way to do the work again.
  private enum Work {
    case none
    case dispatch(AnyStoreCore, any Dispatchable)
    case update(AnyStoreCore, any Dispatchable, number: Int)
    case again(() -> Promise<Value>)
  }

  /// Makes a promise that has its value.
  public init(resolved value: Value) {
    self.init(source: nil)
    future.settle(.success(value))
  }

  /// Makes a promise that failed.
  public init(rejected error: any Error) {
    self.init(source: nil)
    future.settle(.failure(error))
  }

  /// Runs `body` on `queue`, the main queue unless another is named. `body` calls one of its two functions,
  /// now or later; only the first call counts. What it throws rejects the promise.
  public init(
    in queue: DispatchQueue = .main,
    _ body:
      @escaping (
        _ resolve: @escaping @Sendable (Value) -> Void, _ reject: @escaping @Sendable (any Error) -> Void
      ) throws -> Void
  ) {
    let future = Future<Value>(source: nil)
    made = future
    work = .again { Promise(in: queue, body) }
    queue.asyncUnchecked {
      do {
        try body({ future.settle(.success($0)) }, { future.settle(.failure($0)) })
      } catch {
        future.settle(.failure(error))
      }
    }
  }

  /// Runs `body` on `queue`, as ``init(in:_:)`` does, with the work's status as Hydra has it.
  public init(
    in queue: DispatchQueue = .main,
    _ body:
      @escaping (
        _ resolve: @escaping @Sendable (Value) -> Void, _ reject: @escaping @Sendable (any Error) -> Void,
        _ status: PromiseStatus
      ) throws -> Void
  ) {
    self.init(in: queue) { resolve, reject in try body(resolve, reject, PromiseStatus()) }
  }

  /// The promise of what a dispatchable results in.
  init(_ future: Future<Value>, of dispatchable: any Dispatchable, dispatchedTo core: AnyStoreCore) {
    made = future
    work = .dispatch(core, dispatchable)
  }

  private init(work: Work) {
    made = nil
    self.work = work
  }

  init(source: Any.Type?, again: (() -> Promise<Value>)? = nil) {
    made = Future(source: source)
    work = again.map { .again($0) } ?? .none
  }

  /// The outcome, which is known at once or later.
  var future: Future<Value> {
    if let made { return made }
    guard case .update(let core, let dispatchable, let number) = work else {
      fatalError("A promise without a future is that of an update.")
    }
    let future = Future<Void>(source: type(of: dispatchable))
    core.observeUpdate(number, dispatchable, future)
    return future as! Future<Value>
  }

  /// Does the work again, if that is possible.
  func rerun() -> Promise? {
    switch work {
    case .none: nil
    case .dispatch(let core, let dispatchable), .update(let core, let dispatchable, _):
      core.submit(dispatchable)
    case .again(let again): again()
    }
  }

  /// A promise of what `transform` makes of the outcome, on the thread that settles this one.
  func map<Other>(_ transform: @escaping (Value) -> Other) -> Promise<Other> {
    let mapped = Promise<Other>(source: future.source) { (rerun() ?? self).map(transform) }
    future.observe { mapped.future.settle($0.map(transform)) }
    return mapped
  }
}

/// The status of a promise's work, for which Hydra has a third parameter. Promises cannot be cancelled here.
public struct PromiseStatus: Hashable, Sendable {
  /// Whether the work is to stop: never.
  public var isCancelled: Bool { false }
}

extension Promise<Void> {
  /// The promise that a state update is in place. It makes a future only when it is used.
  init(
    update number: Int, of dispatchable: any Dispatchable,
    dispatchedTo core: AnyStoreCore
  ) {
    self.init(work: .update(core, dispatchable, number: number))
  }
}
