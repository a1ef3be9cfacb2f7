import Dispatch

extension Promise {
  /// Calls `body` with the value on `queue`, the main queue unless another is named. The promise returned has
  /// the same value once `body` has returned, or the error of either. `body` is not called when this promise
  /// fails.
  @discardableResult
  public func then(
    in queue: DispatchQueue = .main, _ body: @escaping (Value) throws -> Void
  ) -> Promise<Value> {
    then(in: queue) { (value: Value) -> Promise<Value> in
      try body(value)
      return Promise(resolved: value)
    }
  }

  /// Calls `body` with the value on `queue`, the main queue unless another is named. The promise returned has
  /// the value that `body` returns, or the error of either. `body` is not called when this promise fails.
  @discardableResult
  public func then<Next>(
    in queue: DispatchQueue = .main, _ body: @escaping (Value) throws -> Next
  ) -> Promise<Next> {
    then(in: queue) { Promise<Next>(resolved: try body($0)) }
  }

  /// Calls `body` with the value on `queue`, the main queue unless another is named. The promise returned is
  /// settled as the one that `body` returns, or has the error of either. `body` is not called when this
  /// promise fails.
  @discardableResult
  public func then<Next>(
    in queue: DispatchQueue = .main, _ body: @escaping (Value) throws -> Promise<Next>
  ) -> Promise<Next> {
    let next = Promise<Next>(source: future.source) { (rerun() ?? self).then(in: queue, body) }
    future.observe { outcome in
      switch outcome {
      case .failure(let error): next.future.settle(.failure(error))
      case .success(let value):
        queue.asyncUnchecked {
          do {
            try body(value).future.observe { next.future.settle($0) }
          } catch {
            next.future.settle(.failure(error))
          }
        }
      }
    }
    return next
  }

  /// Calls `body` with the error on `queue`, the main queue unless another is named. The promise returned is
  /// resolved once the error is handled or there was none, and fails with what `body` throws.
  @discardableResult
  public func `catch`(
    in queue: DispatchQueue = .main, _ body: @escaping (any Error) throws -> Void
  ) -> Promise<Void> {
    let handled = Promise<Void>(source: future.source) { (rerun() ?? self).catch(in: queue, body) }
    future.observe { outcome in
      guard case .failure(let error) = outcome else { return handled.future.settle(.success(())) }
      queue.asyncUnchecked { handled.future.settle(Result { try body(error) }) }
    }
    return handled
  }

  /// Calls `body` on `queue`, the main queue unless another is named, once the promise has its value or its
  /// error. The promise returned has the same outcome.
  @discardableResult
  public func always(in queue: DispatchQueue = .main, _ body: @escaping () -> Void) -> Promise {
    let passed = Promise(source: future.source) { (rerun() ?? self).always(in: queue, body) }
    future.observe { outcome in
      queue.asyncUnchecked {
        body()
        passed.future.settle(outcome)
      }
    }
    return passed
  }

  /// Does the work again when it fails, `times` times at most: the dispatchable is dispatched again, or the
  /// body of the promise run again; of a chain, the chain. The promise returned has the first value, or the
  /// last error.
  @discardableResult
  public func retry(_ times: Int = 1) -> Promise {
    let retried = Promise(source: future.source) { (rerun() ?? self).retry(times) }
    future.observe { outcome in
      if case .failure = outcome, times > 0, let again = rerun() {
        again.retry(times - 1).future.observe { retried.future.settle($0) }
      } else {
        retried.future.settle(outcome)
      }
    }
    return retried
  }
}
