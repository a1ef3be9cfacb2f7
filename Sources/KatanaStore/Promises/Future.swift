import Synchronization

/// A future whose type of value is not known.
class AnyFuture: @unchecked Sendable {
  /// The type of the dispatchable that it is the outcome of, for messages.
  let source: Any.Type?

  init(source: Any.Type?) {
    self.source = source
  }

  /// Whether anybody waits for the outcome.
  var hasObservers: Bool { false }

  /// Settles the future with what a dispatchable resulted in.
  func fulfill(_ outcome: _AnyDispatchOutcome) {}

  /// Settles the future with an error.
  func reject(_ error: any Error) {}
}

/// The outcome of some work, which is known at once or later.
///
/// A future that failed and that nobody observed reports the error when it goes.
final class Future<Value>: AnyFuture, @unchecked Sendable {
  typealias Outcome = Result<Value, any Error>

  // Guarded by `lock`.
  private let lock = Mutex(())
  private var outcome: Outcome?
  private var observers: [(Outcome) -> Void] = []
  private var isObserved = false

  deinit {
    if !isObserved, case .failure(let error) = outcome {
      UnhandledError.report(error, source: source)
    }
  }

  override var hasObservers: Bool { lock.withLock { _ in isObserved } }

  /// Whether there is no outcome yet.
  var isPending: Bool { lock.withLock { _ in outcome == nil } }

  /// Settles the future. Later calls do nothing.
  func settle(_ outcome: Outcome) {
    var observers: [(Outcome) -> Void] = []
    lock.withLock { _ in
      guard self.outcome == nil else { return }
      self.outcome = outcome
      swap(&observers, &self.observers)
    }
    for observer in observers { observer(outcome) }
  }

  /// Calls `observer` once, now or on the thread that settles the future.
  func observe(_ observer: @escaping (Outcome) -> Void) {
    if let known = outcome(orObserve: observer) { observer(known) }
  }

  /// Returns the outcome; where there is none yet, calls `observer` once, on the thread that settles the
  /// future.
  func outcome(orObserve observer: @escaping (Outcome) -> Void) -> Outcome? {
    var known: Outcome?
    lock.withLock { _ in
      isObserved = true
      known = outcome
      if known == nil { observers.append(observer) }
    }
    return known
  }

  override func fulfill(_ outcome: _AnyDispatchOutcome) {
    if let exact = outcome as? _DispatchOutcome<Value> {
      settle(.success(exact.value))
    } else if let value = outcome.anyValue as? Value {
      settle(.success(value))
    } else {
      reject(
        StoreError(
          message:
            "\(source.map { String(reflecting: $0) } ?? "A side effect") should result in a \(Value.self), "
            + "but an interceptor let through something that results in a \(type(of: outcome.anyValue))."))
    }
  }

  override func reject(_ error: any Error) {
    settle(.failure(error))
  }
}
