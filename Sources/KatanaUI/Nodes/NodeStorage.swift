/// A node's props and state, at fixed addresses: connected nodes are compared there without being copied.
struct NodeStorage<Props, LocalState> {
  /// Three props side by side: those that were given, before the store's state was filled in; those that
  /// the node shows; and, only between a comparison and its update, those to show next.
  private let cells: UnsafeMutablePointer<Props>
  /// The state that the node shows.
  let state: UnsafeMutablePointer<LocalState>

  init(source: Props, props: Props, state: LocalState) {
    cells = .allocate(capacity: 3)
    cells.initialize(to: source)
    (cells + 1).initialize(to: props)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
  }

  /// The props as they were given.
  var source: UnsafeMutablePointer<Props> { cells }

  /// The props that the node shows.
  var props: UnsafeMutablePointer<Props> { cells + 1 }

  /// Takes the props that a comparison has left.
  func takeNext() -> Props { (cells + 2).move() }

  func deallocate() {
    cells.deinitialize(count: 2)
    cells.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
