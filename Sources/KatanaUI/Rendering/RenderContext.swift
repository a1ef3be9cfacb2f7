/// The context shared by the nodes of one renderer.
@MainActor final class RenderContext {
  let store: (any AnyStore)?
  let mocks: StateMockProvider?
  let connectedNodes = ConnectedNodes()
  weak var renderer: Renderer?

  /// The number of the last pass through the connected nodes.
  private(set) var pass = 0
  /// The state that the running pass shows.
  private var passState: StateSnapshot?
  /// The state that all connected nodes show; nil when some may show another one.
  private var shownState: StateSnapshot?

  /// Dispatches to the store. Without one it stops the program when it is called.
  let dispatch: StoreDispatch

  init(store: (any AnyStore)?, mocks: StateMockProvider?) {
    self.store = store
    self.mocks = mocks
    dispatch = { dispatchable in
      guard let store else {
        preconditionFailure("\(dispatchable.debugDescription) was dispatched, but the renderer has no store.")
      }
      store.dispatch(dispatchable)
    }
  }

  /// The state to connect to: within a pass that of the pass, so that all nodes show the same one.
  func storeState(for description: Any.Type) -> StateSnapshot {
    guard let store else {
      preconditionFailure("\(description) is connected, but the renderer has no store.")
    }
    if let passState { return passState }
    shownState = nil
    return store.snapshot
  }

  /// Updates all connected nodes to the store's state, unless its state is the one that all of them show.
  func storeDidChange() {
    guard let store, passState == nil else { return }
    let state = store.snapshot
    // The state that is shown is alive, so that what it refers to cannot have given its address to something
    // else.
    if let shownState, mocks == nil, shownState.isSame(as: state) { return }
    pass += 1
    passState = state
    // Set first: what is connected outside of the pass clears it.
    shownState = state
    connectedNodes.follow(state, pass: pass, comparing: mocks == nil)
    passState = nil
  }
}
