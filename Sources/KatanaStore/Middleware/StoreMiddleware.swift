/// Code that every action passes on its way to the state.
///
/// The outer function runs once, while the store is made; the second gets the rest of the way; the
/// innermost runs for each action, on the store's queue. Calling `next` lets the action through, here or
/// later; an action that is not let through changes nothing and is told to nobody.
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
  _ getState: @escaping () -> any State, _ dispatch: @escaping StoreDispatch
) -> (_ next: @escaping StoreDispatch) -> (_ action: any Action) -> Void
