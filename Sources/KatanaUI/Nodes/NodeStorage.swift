/// A node's props and state, at fixed addresses: connected nodes are compared there without being copied.
struct NodeStorage<Props, LocalState> {
  /// Two props side by side: those that were given, before the store's state was filled in, and those that
  /// the node shows.
  private let cells: UnsafeMutablePointer<Props>
  /// The state that the node shows.
  let state: UnsafeMutablePointer<LocalState>

  /// Makes room of its own, which ``deallocate()`` gives free.
  init(source: Props, props: Props, state: LocalState) {
    cells = .allocate(capacity: 2)
    cells.initialize(to: source)
    (cells + 1).initialize(to: props)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
  }

  /// Uses values that lie elsewhere.
  init(cells: UnsafeMutablePointer<Props>, state: UnsafeMutablePointer<LocalState>) {
    self.cells = cells
    self.state = state
  }

  /// The props as they were given.
  var source: UnsafeMutablePointer<Props> { cells }

  /// The props that the node shows.
  var props: UnsafeMutablePointer<Props> { cells + 1 }

  func deallocate() {
    cells.deinitialize(count: 2)
    cells.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
