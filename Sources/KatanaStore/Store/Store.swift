/// The single place that holds an application's state, and the only one that changes it.
///
/// What is dispatched is handled on the store's own serial queue, in order: middleware, the update of the
/// state, the side effect; then listeners are called on the main queue.
///
/// ```swift
/// let store = Store<GameState>()
/// store.addListener { print(store.state) }
/// store.dispatch(AddPoints(payload: 10))
/// ```
///
/// The type of the dependencies is either named, `Store<GameState, GameServices>`, or handed to the
/// initialiser, or left out.
public final class Store<S: State, each D: SideEffectDependencyContainer>: PartialStore<S>,
  @unchecked Sendable
{
  /// A function that makes the state a store starts with.
  public typealias StateInitializer<T: State> = () -> T

  private let pipeline: StorePipeline<S>

  /// What side effects work with. Nil for a ``PerEffectDependencyContainer``, which each side effect
  /// gets anew.
  public var dependencies: (any SideEffectDependencyContainer)! { pipeline.dependencies }

  /// Whether the store handles actions already; true as soon as it is made.
  public var isReady: Bool { core.isOpen }

  /// Makes a store without middleware, whose state is `S()`.
  public convenience init() {
    self.init(middleware: [])
  }

  /// Makes a store whose state is `S()`. The first middleware is the outermost.
  public convenience init(
    middleware: [StoreMiddleware], dependencies: (any SideEffectDependencyContainer.Type)? = nil
  ) {
    self.init(middleware: middleware, dependencies: dependencies, stateInitializer: S.init)
  }

  /// Makes a store whose state is `S()`, with the label that Katana's first versions had.
  public convenience init(
    middlewares: [StoreMiddleware], dependencies: (any SideEffectDependencyContainer.Type)? = nil
  ) {
    self.init(middleware: middlewares, dependencies: dependencies)
  }

  /// Makes a store. `stateInitializer` runs once, before the initialiser returns; then the dependencies
  /// are made, then the outer functions of the middleware run. What these dispatch waits until the store
  /// is whole.
  public init(
    middleware: [StoreMiddleware], dependencies: (any SideEffectDependencyContainer.Type)? = nil,
    stateInitializer: StateInitializer<S>
  ) {
    var named: [any SideEffectDependencyContainer.Type] = []
    for type in repeat (each D).self {
      named.append(type)
    }
    let core = StoreCore(state: stateInitializer())
    pipeline = StorePipeline(
      core: core, middleware: middleware,
      container: dependencies ?? named.first ?? EmptySideEffectDependencyContainer.self)
    super.init(core: core)
    core.open(pipeline)
  }
}
