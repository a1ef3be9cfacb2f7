import Synchronization

/// The way of one dispatchable: interceptors, update or side effect.
///
/// It holds the core, never the other way round: interceptors and dependencies keep the functions they
/// were given, and with them the core.
final class StorePipeline<S: State>: LastStep, @unchecked Sendable {
  /// The container all side effects share; nil when each gets its own.
  private(set) var dependencies: (any SideEffectDependencyContainer)?

  private let core: StoreCore<S>
  private let perEffectContainer: (any PerEffectDependencyContainer.Type)?
  private var throughInterceptors: StoreInterceptorNext?

  // Touched on the store's queue only.
  private var current: QueuedDispatchable?
  /// Whether the interceptors have passed on ``current``, or something in its place.
  private var isPassedOn = false
  private let held = HeldDispatchables()

  /// The side effects that run now, by their threads.
  private let runs = Mutex<[UInt: EffectRun]>([:])

  /// Makes the dependencies, which may dispatch already.
  init(
    core: StoreCore<S>, container: any SideEffectDependencyContainer.Type,
    make: ((_ core: StoreCore<S>) -> (any SideEffectDependencyContainer)?)? = nil
  ) {
    self.core = core
    dependencies = make?(core)
    perEffectContainer = dependencies == nil ? container._perEffectContainer : nil
    if dependencies == nil, perEffectContainer == nil {
      let core: AnyStoreCore = core
      let dispatch: AnyDispatch = { core.submit($0) }
      dependencies = container.init(dispatch: dispatch, getState: { core.anyState })
    }
  }

  /// A container for one side effect.
  var anyDependencies: any SideEffectDependencyContainer {
    if let dependencies { return dependencies }
    let core: AnyStoreCore = core
    return perEffectContainer!.init(state: core.anyState) { core.dispatch($0, future: nil) }
  }

  private(set) var hasInterceptors = false

  /// Runs the outer functions of the interceptors, the first of which is the outermost.
  func install(_ interceptors: [StoreInterceptor]) {
    guard !interceptors.isEmpty else { return }
    let core: AnyStoreCore = core
    let context = core.typed(StoreContext(core: core, dependencies: anyDependencies))
    // Weak, because an interceptor may keep `next` and is itself kept by this object.
    weak let lastStep: (any LastStep)? = self
    var next: StoreInterceptorNext = { try lastStep?.apply($0) }
    for layer in interceptors.map({ $0(context) }).reversed() {
      let rest = next
      // Called on the store's queue, and on the threads of side effects.
      nonisolated(unsafe) let handle = layer { dispatchable in
        guard let lastStep else { return }
        if lastStep.isCurrent { return try rest(dispatchable) }
        let postponed = Postponed { lastStep.resume(dispatchable, rest) }
        core.dispatch(postponed, future: nil)
      }
      next = { try handle($0) }
    }
    throughInterceptors = next
    hasInterceptors = true
  }

  /// Runs one dispatchable through the whole pipeline. Called on the store's queue only.
  func handle(_ item: inout QueuedDispatchable) {
    if item.dispatchable._effect != nil { return startEffect(item, throughInterceptors) }
    guard hasInterceptors else {
      update(item.dispatchable, in: item.scope)
      if item.future != nil { settle(&item) }
      return
    }
    if let postponed = item.dispatchable as? Postponed { return postponed.proceed() }
    let proceed = throughInterceptors!
    run(item) { try proceed($0) }
  }

  private func settle(_ item: inout QueuedDispatchable) {
    item.dropUnobservedFuture()
    if let future = item.future { core.settle(future) }
  }

  private func run(_ item: QueuedDispatchable, _ proceed: StoreInterceptorNext) {
    current = item
    isPassedOn = false
    defer { current = nil }
    do {
      try proceed(item.dispatchable)
      if !isPassedOn {
        held.add(item.dispatchable, in: item.scope)
      } else if item.scope != nil {
        held.passed(item.dispatchable, in: item.scope)
      }
      if let future = item.future { core.settle(future) }
    } catch {
      guard let future = item.future else { return fail(item, error) }
      core.settle(future, .failure(error))
    }
  }

  private func fail(_ item: QueuedDispatchable, _ error: any Error) {
    if let future = item.future {
      future.reject(error)
    } else {
      UnhandledError.report(error, source: type(of: item.dispatchable))
    }
  }

  // MARK: The last step

  var isCurrent: Bool { core.isOnQueue || effectRun != nil }

  func resume(_ dispatchable: any Dispatchable, _ rest: @escaping StoreInterceptorNext) {
    let item = QueuedDispatchable(dispatchable, scope: held.take(dispatchable))
    if dispatchable._effect != nil { startEffect(item, rest) } else { run(item, rest) }
  }

  func apply(_ dispatchable: any Dispatchable) throws {
    if let run = effectRun {
      forget(run)
      guard let effect = dispatchable._effect else {
        core.enqueue(QueuedDispatchable(dispatchable, scope: run.scope))
        return
      }
      run.outcome = try perform(effect, in: run.scope)
      return
    }
    isPassedOn = true
    if dispatchable._effect != nil {
      core.enqueue(QueuedDispatchable(dispatchable, scope: current?.scope))
    } else {
      update(dispatchable, in: current?.scope)
    }
  }

  private func update(_ dispatchable: any Dispatchable, in scope: AnyStoreScope?) {
    if let effect = dispatchable._sideEffect {
      update(dispatchable, in: typed(scope)?.scope(for: dispatchable), andRun: effect)
    } else if scope == nil {
      core.reduce(dispatchable, isObserved: hasInterceptors)
    } else {
      core.reduce(dispatchable, in: typed(scope), isObserved: hasInterceptors)
    }
  }

  private func update(
    _ dispatchable: any Dispatchable, in scope: AnyStoreScope?, andRun effect: any ActionWithSideEffect
  ) {
    let target = scope?.core ?? core
    let previousState = target.anyState
    core.reduce(dispatchable, in: typed(scope), isObserved: true)
    effect.sideEffect(
      currentState: target.anyState, previousState: previousState,
      dispatch: { target.dispatch($0, future: nil) },
      dependencies: target.anyDependencies ?? anyDependencies)
  }

  /// A scope of this store.
  private func typed(_ scope: AnyStoreScope?) -> StoreScope<S>? {
    guard let scope else { return nil }
    return unsafeDowncast(scope, to: StoreScope<S>.self)
  }

  // MARK: Side effects

  private var effectRun: EffectRun? {
    let thread = StoreCore<S>.currentThread
    return runs.withLock { $0[thread] }
  }

  private func startEffect(_ item: QueuedDispatchable, _ proceed: StoreInterceptorNext?) {
    if type(of: item.dispatchable)._isStateUpdater {
      fatalError(
        "\(item.dispatchable.debugDescription) cannot be dispatched: it is a state updater and a side effect. "
          + "Make two types of it.")
    }
    core.publish()
    // What awaits the effect comes after the listeners of what was dispatched before.
    core.notifyListeners()
    // Before the interceptors run, which may pass it on from another thread before they return on the
    // effect's.
    let number = proceed == nil ? nil : held.add(item.dispatchable, in: item.scope)
    let ended = core.effectBegins(item.dispatchable)
    EffectThreads.shared.run {
      runAppCode {
        self.runEffect(item, held: number, proceed)
        ended?()
      }
    }
  }

  private func runEffect(_ item: QueuedDispatchable, held number: Int?, _ proceed: StoreInterceptorNext?) {
    let run = EffectRun(item, held: number)
    let thread = StoreCore<S>.currentThread
    runs.withLock { $0[thread] = run }
    defer { runs.withLock { $0[thread] = nil } }
    do {
      if let proceed { try proceed(item.dispatchable) } else { try apply(item.dispatchable) }
      item.future?.fulfill(run.outcome ?? .void)
    } catch {
      forget(run)
      fail(item, error)
    }
  }

  /// Forgets that a side effect is held back: it has been passed on, or refused.
  private func forget(_ run: EffectRun) {
    guard let number = run.held else { return }
    held.remove(number, run.dispatchable)
    run.held = nil
  }

  private func perform(
    _ effect: any AnySideEffect, in scope: AnyStoreScope?
  ) throws -> _AnyDispatchOutcome {
    let target = typed(scope)?.scope(for: effect)?.core ?? core
    return try effect._perform(
      target.typed(StoreContext(core: target, dependencies: target.anyDependencies ?? anyDependencies)))
  }
}

/// One run of a side effect.
private final class EffectRun: @unchecked Sendable {
  let dispatchable: any Dispatchable
  let scope: AnyStoreScope?
  /// The number of the effect among those held back, until interceptors have passed it on.
  var held: Int?
  /// The outcome, once the effect has run: nil when an interceptor did not pass it on.
  var outcome: _AnyDispatchOutcome?

  init(_ item: QueuedDispatchable, held: Int?) {
    dispatchable = item.dispatchable
    scope = item.scope
    self.held = held
  }
}

/// The last step of a pipeline, whatever the type of the state.
private protocol LastStep: AnyObject, Sendable {
  /// Whether the current thread is one that takes something through the interceptors.
  var isCurrent: Bool { get }

  /// Updates the state, or runs the side effect.
  func apply(_ dispatchable: any Dispatchable) throws

  /// Runs a dispatchable that was held back through the rest of the pipeline.
  func resume(_ dispatchable: any Dispatchable, _ rest: @escaping StoreInterceptorNext)
}
