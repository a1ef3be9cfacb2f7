import Dispatch

extension Promise {
  /// Whether there is neither a value nor an error yet.
  public var isPending: Bool { future.isPending }

  /// The value, once it is there. Throws the error of a promise that fails.
  public nonisolated(nonsending) var value: Value {
    get async throws {
      let future = future
      var isKnown = false
      let outcome: Outcome = await withCheckedContinuation { continuation in
        if let known = future.outcome(orObserve: { continuation.resume(returning: Outcome(result: $0)) }) {
          isKnown = true
          continuation.resume(returning: Outcome(result: known))
        }
      }
      // What is due before, such as the store's listeners, comes first even if nothing was waited for.
      if isKnown { await Task.yield() }
      return try outcome.result.get()
    }
  }

  /// Blocks the current thread until the value is there, and returns it. Throws the error of a promise that
  /// fails.
  ///
  /// It is for side effects, which have a thread of their own. On the main thread, in state updates and in
  /// middleware it may wait for what only the blocked thread could do.
  public func await() throws -> Value {
    let semaphore = DispatchSemaphore(value: 0)
    var outcome: Result<Value, any Error>?
    future.observe {
      outcome = $0
      semaphore.signal()
    }
    semaphore.wait()
    return try outcome!.get()
  }

  /// An outcome on its way between threads, of which one at a time uses it.
  private struct Outcome: @unchecked Sendable {
    let result: Result<Value, any Error>
  }
}

/// Blocks the current thread until the promise has its value, and returns it; see ``Promise/await()``.
///
/// Because `await` is a keyword of the language, write it in backticks or call the method.
///
/// - Parameters:
///   - queue: A queue for the waiting, as Hydra has it. The thread that calls waits, whichever it is.
///   - promise: The promise.
@discardableResult
public func `await`<Value>(in queue: DispatchQueue? = nil, _ promise: Promise<Value>) throws -> Value {
  try promise.await()
}

/// Runs `body` on `queue`, a global one unless another is named, and returns the promise of what it returns
/// or throws.
@discardableResult
public func async<Value>(
  in queue: DispatchQueue = .global(), _ body: @escaping @Sendable () throws -> Value
) -> Promise<Value> {
  Promise(in: queue) { resolve, _ in resolve(try body()) }
}
