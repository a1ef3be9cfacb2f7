/// The single place that holds an application's state, and the only one that changes it.
///
/// What is dispatched is handled on the store's own serial queue, in order: middleware or interceptors, the
/// update of the state, the side effect of an action; then listeners are called on the main queue. A
/// ``SideEffect`` runs on a thread of its own, with the state after everything that was dispatched before it.
///
/// ```swift
/// let store = Store<GameState>()
/// store.addListener { print(store.state) }
/// store.dispatch(AddPoints(payload: 10))
/// ```
///
/// The type of the dependencies is either named, `Store<GameState, GameServices>`, or passed to the
/// initializer, or left out.
public final class Store<S: State, each D: SideEffectDependencyContainer>: PartialStore<S>,
  _StoreWithDependencies, @unchecked Sendable
{
  /// A function that makes the dependencies.
  public typealias DependenciesInitializer = (
    _ dispatch: @escaping AnyDispatch, _ getState: @escaping StateInitializer<S>
  ) -> (repeat each D)

  /// The settings of a store.
  public typealias Configuration = StoreConfiguration

  let core: StoreCore<S>
  private let pipeline: StorePipeline<S>

  /// The dependencies that side effects use, of the type that the store's own type names:
  /// `store.dependencies.service`.
  ///
  /// In a context of another type, such as the cast `store.dependencies as? GameServices`, the type is that
  /// of any container.
  @_disfavoredOverload public var dependencies: (repeat each D)! {
    pipeline.dependencies == nil ? nil : (repeat sharedContainer((each D).self))
  }

  /// The dependencies, of any type.
  public var _anyDependencies: (any SideEffectDependencyContainer)? { pipeline.dependencies }

  private func sharedContainer<Container>(_ type: Container.Type) -> Container {
    guard let container = pipeline.dependencies as? Container else {
      fatalError(
        "A store has one container of dependencies, which is \(Swift.type(of: pipeline.dependencies!)), not \(type)."
      )
    }
    return container
  }

  /// Whether the store handles actions already: as soon as it is made, unless its configuration has the state
  /// made later.
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

  /// Makes a store. `stateInitializer` runs once, before the initializer returns; then the dependencies
  /// are made, then the outer functions of the middleware run. What these dispatch waits until the store
  /// is whole.
  public convenience init(
    middleware: [StoreMiddleware], dependencies: (any SideEffectDependencyContainer.Type)? = nil,
    stateInitializer: StateInitializer<S>
  ) {
    self.init(
      core: StoreCore(makeState: stateInitializer), container: dependencies,
      interceptors: middleware.map { middlewareToInterceptor($0) })
    RunEnvironment.attach(to: core)
    core.addToInspector()
    core.open(pipeline)
  }

  /// Makes a store whose state is `S()`. The first interceptor is the outermost.
  public convenience init(interceptors: [StoreInterceptor]) {
    self.init(interceptors: interceptors, stateInitializer: S.init)
  }

  /// Makes a store. `stateInitializer` runs once, before the initializer returns unless the configuration
  /// names a provider for it; then the dependencies are made, then the outer functions of the interceptors
  /// run. What these dispatch waits until the store is whole.
  public convenience init(
    interceptors: [StoreInterceptor], stateInitializer: @escaping StateInitializer<S>,
    configuration: Configuration = .init()
  ) {
    self.init(
      core: Self.makeCore(stateInitializer, configuration), container: nil, interceptors: interceptors)
    open(stateInitializer, configuration)
  }

  /// Makes a store whose dependencies a function makes: they need not be made by their type.
  public convenience init(
    interceptors: [StoreInterceptor], stateInitializer: @escaping StateInitializer<S>,
    dependenciesInitializer: @escaping DependenciesInitializer, configuration: Configuration = .init()
  ) {
    self.init(
      core: Self.makeCore(stateInitializer, configuration), container: nil, interceptors: interceptors
    ) { core in
      var made: [any SideEffectDependencyContainer] = []
      let anyCore: AnyStoreCore = core
      let all = dependenciesInitializer(
        { anyCore.submit($0) }, { withExtendedLifetime(core.box) { $0.pointer.pointee } })
      for container in repeat each all { made.append(container) }
      return made.first
    }
    open(stateInitializer, configuration)
  }

  private init(
    core: StoreCore<S>, container: (any SideEffectDependencyContainer.Type)?,
    interceptors: [StoreInterceptor],
    makeDependencies: ((StoreCore<S>) -> (any SideEffectDependencyContainer)?)? = nil
  ) {
    var named: [any SideEffectDependencyContainer.Type] = []
    for type in repeat (each D).self {
      named.append(type)
    }
    self.core = core
    pipeline = StorePipeline(
      core: core, container: container ?? named.first ?? EmptySideEffectDependencyContainer.self,
      make: makeDependencies)
    pipeline.install(interceptors)
    super.init(backend: core)
  }

  private static func makeCore(
    _ stateInitializer: StateInitializer<S>, _ configuration: Configuration
  ) -> StoreCore<S> {
    let isLater = configuration.stateInitializerAsyncProvider != nil
    return StoreCore(
      listeners: configuration.listenersAsyncProvider, makeState: isLater ? S.init : stateInitializer)
  }

  private func open(_ stateInitializer: @escaping StateInitializer<S>, _ configuration: Configuration) {
    guard let provider = configuration.stateInitializerAsyncProvider else {
      RunEnvironment.attach(to: core)
      core.addToInspector()
      return core.open(pipeline)
    }
    let opening = StoreOpening(core: core, pipeline: pipeline, stateInitializer: stateInitializer)
    provider.executeUnchecked { opening.open() }
  }
}

/// The opening of a store that waits for its state.
private final class StoreOpening<S: State>: @unchecked Sendable {
  private let core: StoreCore<S>
  private let pipeline: StorePipeline<S>
  private let stateInitializer: () -> S

  init(core: StoreCore<S>, pipeline: StorePipeline<S>, stateInitializer: @escaping () -> S) {
    self.core = core
    self.pipeline = pipeline
    self.stateInitializer = stateInitializer
  }

  func open() {
    core.replaceState(stateInitializer)
    RunEnvironment.attach(to: core)
    core.addToInspector()
    core.open(pipeline)
  }
}

/// A store with a container of dependencies. The property is in a protocol extension so that ``Store`` can
/// declare one of the same name with its own type.
public protocol _StoreWithDependencies: AnyObject {
  /// The dependencies, of any type.
  var _anyDependencies: (any SideEffectDependencyContainer)? { get }
}

extension _StoreWithDependencies {
  /// The dependencies that side effects use, of any type. Nil for a ``PerEffectDependencyContainer``, which
  /// each side effect gets anew.
  public var dependencies: (any SideEffectDependencyContainer)! { _anyDependencies }
}
