import Foundation
import Synchronization

/// Code that every action passes on its way to the state.
///
/// The outer function runs once, while the store is made; the second gets the rest of the way; the
/// innermost runs for each action, on the store's queue. Calling `next` passes the action on, here or
/// later; an action that is not passed on changes nothing and is reported to no listener.
///
/// ```swift
/// let timing: StoreMiddleware = { getState, dispatch in
///   { next in
///     { action in
///       let start = Date()
///       next(action)
///       print(action, Date().timeIntervalSince(start))
///     }
///   }
/// }
/// ```
public typealias StoreMiddleware = (
  _ getState: @escaping GetState, _ dispatch: @escaping StoreDispatch
) -> (_ next: @escaping StoreDispatch) -> (_ action: any Action) -> Void

/// The interceptor that does what a middleware does. Dispatchables that are not actions pass it by, for which
/// middleware is not written.
public func middlewareToInterceptor(_ middleware: @escaping StoreMiddleware) -> StoreInterceptor {
  { context in
    let layer = middleware({ context.getAnyState() }, { context.anyDispatch($0) })
    return { next in
      let thrown = ThrownError()
      let handle = layer { dispatchable in
        do { try next(dispatchable) } catch { thrown.put(error) }
      }
      return { dispatchable in
        guard let action = dispatchable._action else { return try next(dispatchable) }
        handle(action)
        try thrown.take()
      }
    }
  }
}

/// The errors of what a middleware passed on, which has no way to throw them: one a thread.
private final class ThrownError: Sendable {
  private let errors = Mutex<[ObjectIdentifier: any Error]>([:])

  private static var thread: ObjectIdentifier { ObjectIdentifier(Thread.current) }

  func put(_ error: any Error) {
    errors.withLock { $0[Self.thread] = error }
  }

  /// Throws the current thread's error, if there is one.
  func take() throws {
    if let error = errors.withLock({ $0.isEmpty ? nil : $0.removeValue(forKey: Self.thread) }) { throw error }
  }
}
