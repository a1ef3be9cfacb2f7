/// What the nodes of one renderer share.
@MainActor final class RenderContext {
  let store: (any AnyStore)?
  let mocks: StateMockProvider?
  let connectedNodes = ConnectedNodes()
  weak var renderer: Renderer?

  /// The number of the last pass through the connected nodes.
  private(set) var pass = 0
  /// The state that the running pass shows.
  private var passState: (any State)?

  /// Hands something to the store. Without one it stops the program when it is called.
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
  func storeState(for description: Any.Type) -> any State {
    guard let store else {
      preconditionFailure("\(description) is connected, but the renderer has no store.")
    }
    return passState ?? store.anyState
  }

  /// Lets all connected nodes follow the store.
  func storeDidChange() {
    guard let store, passState == nil else { return }
    pass += 1
    let state = store.anyState
    passState = state
    tell(state)
    passState = nil
  }

  private func tell<S: State>(_ state: S) {
    withUnsafePointer(to: state) { pointer in
      connectedNodes.follow(pointer, of: S.self, pass: pass, comparing: mocks == nil)
    }
  }
}
