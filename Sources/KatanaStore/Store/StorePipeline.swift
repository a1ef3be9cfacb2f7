/// The way of one dispatchable: middleware, update, side effect.
///
/// It holds the core, never the other way round: middleware and dependencies keep the functions they
/// were given, and with them the core.
final class StorePipeline<S: State>: @unchecked Sendable {
  /// The container all side effects share; nil when each gets its own.
  private(set) var dependencies: (any SideEffectDependencyContainer)?

  private let core: StoreCore<S>
  private let perEffectContainer: (any PerEffectDependencyContainer.Type)?
  private let dispatch: StoreDispatch
  private var throughMiddleware: StoreDispatch?

  init(
    core: StoreCore<S>, middleware: [StoreMiddleware], container: any SideEffectDependencyContainer.Type
  ) {
    let dispatch: StoreDispatch = { core.dispatch($0) }
    let getState: () -> any State = { core.state }
    self.core = core
    self.dispatch = dispatch
    perEffectContainer = container as? any PerEffectDependencyContainer.Type
    if perEffectContainer == nil {
      dependencies = container.init(dispatch: dispatch, getState: getState)
    }
    guard !middleware.isEmpty else { return }
    // Weak, because a middleware may keep `next` and is itself kept by this object.
    var next: StoreDispatch = { [weak self] in self?.apply($0) }
    for layer in middleware.map({ $0(getState, dispatch) }).reversed() {
      let rest = next
      let inner: StoreDispatch = { dispatchable in
        if core.isOnQueue { rest(dispatchable) } else { core.dispatch(Postponed { rest(dispatchable) }) }
      }
      let handle = layer(inner)
      next = { dispatchable in
        // Middleware is written for actions; what is none passes it by.
        if let action = dispatchable as? any Action { handle(action) } else { inner(dispatchable) }
      }
    }
    throughMiddleware = next
  }

  /// Takes one dispatchable the whole way. Called on the store's queue only.
  func handle(_ dispatchable: any Dispatchable) {
    guard let throughMiddleware else { return apply(dispatchable) }
    if let postponed = dispatchable as? Postponed { return postponed.proceed() }
    throughMiddleware(dispatchable)
  }

  private func apply(_ dispatchable: any Dispatchable) {
    guard let effect = dispatchable._sideEffect else {
      core.reduce(dispatchable, isObserved: throughMiddleware != nil)
      return
    }
    let previousState = core.state
    core.reduce(dispatchable, isObserved: true)
    let state = core.state
    guard
      let container = dependencies ?? perEffectContainer?.init(state: state, dispatch: dispatch)
    else { return }
    effect.sideEffect(
      currentState: state, previousState: previousState, dispatch: dispatch, dependencies: container)
  }
}

/// The rest of the way of something that a middleware held back and let through later, on another
/// thread: it goes on in its turn, on the store's queue.
private struct Postponed: Dispatchable {
  let proceed: () -> Void
}
