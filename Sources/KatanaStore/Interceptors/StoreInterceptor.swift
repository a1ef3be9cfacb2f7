/// The rest of the way of a dispatchable. It throws what a later interceptor or the side effect throws. It
/// may be called later and from any thread: then it returns at once, and the dispatchable goes on in its
/// turn, to the part of the state that it was dispatched to.
public typealias StoreInterceptorNext = @Sendable (_ dispatchable: any Dispatchable) throws -> Void

/// Code that everything dispatched passes: actions and state updaters on the store's queue, side effects each
/// on its thread, several at once.
///
/// The outer function runs once, while the store is made; the second gets the rest of the way; the innermost
/// runs for each dispatchable. The first interceptor of a store is the outermost. An interceptor may let
/// another dispatchable through, or none, or throw, which rejects the promise of the dispatch.
///
/// ```swift
/// let guarding: StoreInterceptor = { context in
///   { next in
///     { dispatchable in
///       guard isAllowed(dispatchable, context.getAnyState()) else { throw NotAllowed() }
///       try next(dispatchable)
///     }
///   }
/// }
/// ```
///
/// One that replaces a state updater by a side effect, or the reverse, has it dispatched anew. A
/// ``ReturningSideEffect`` that is not passed on fails, because it has no value.
public typealias StoreInterceptor = (_ sideEffectContext: any AnySideEffectContext) -> (
  _ next: @escaping StoreInterceptorNext
) -> (_ dispatchable: any Dispatchable) throws -> Void
