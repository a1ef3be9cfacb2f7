import Dispatch
import Synchronization

/// Returns the promise of all values, in the order of their promises. It fails with the first error.
public func all<Value>(_ promises: [Promise<Value>]) -> Promise<[Value]> {
  let combined = Promise<[Value]>(source: nil) { all(promises.map { $0.rerun() ?? $0 }) }
  let gathering = PromiseGathering(promises.count, into: combined)
  for (index, promise) in promises.enumerated() {
    promise.future.observe { gathering.add($0, at: index) }
  }
  return combined
}

/// Returns the promise of all values, in the order of their promises. It fails with the first error.
public func all<Value>(_ promises: Promise<Value>...) -> Promise<[Value]> { all(promises) }

/// Returns the promise of both values. It fails with the first error.
public func zip<First, Second>(
  _ first: Promise<First>, _ second: Promise<Second>
) -> Promise<(First, Second)> {
  all(first.map { $0 as Any }, second.map { $0 as Any }).map { ($0[0] as! First, $0[1] as! Second) }
}

extension Promise {
  /// Calls `body` with the error on `queue`, the main queue unless another is named, when this promise fails.
  /// The promise returned is settled as the one that `body` returns, or has the error that `body` throws.
  @discardableResult
  public func recover(
    in queue: DispatchQueue = .main, _ body: @escaping (any Error) throws -> Promise
  ) -> Promise {
    let recovered = Promise(source: future.source) { (rerun() ?? self).recover(in: queue, body) }
    future.observe { outcome in
      guard case .failure(let error) = outcome else { return recovered.future.settle(outcome) }
      queue.asyncUnchecked {
        do {
          try body(error).future.observe { recovered.future.settle($0) }
        } catch {
          recovered.future.settle(.failure(error))
        }
      }
    }
    return recovered
  }
}

/// The values of several promises, until the last one is there.
private final class PromiseGathering<Value>: @unchecked Sendable {
  private let combined: Promise<[Value]>
  private let lock = Mutex(())

  // Guarded by `lock`.
  private var values: [Value?]
  private var missing: Int

  init(_ count: Int, into combined: Promise<[Value]>) {
    self.combined = combined
    values = Array(repeating: nil, count: count)
    missing = count
    if count == 0 { combined.future.settle(.success([])) }
  }

  func add(_ outcome: Result<Value, any Error>, at index: Int) {
    switch outcome {
    case .failure(let error): combined.future.settle(.failure(error))
    case .success(let value):
      let isComplete = lock.withLock { _ in
        values[index] = value
        missing -= 1
        return missing == 0
      }
      if isComplete { combined.future.settle(.success(values.map { $0! })) }
    }
  }
}
