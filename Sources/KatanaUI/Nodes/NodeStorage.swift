/// A node's props and state, at fixed addresses: connected nodes are compared there without being copied.
struct NodeStorage<Props, LocalState> {
  /// The props as they were given, before the store's state was filled in. For a node that is not connected,
  /// these are the props that it shows.
  let source: UnsafeMutablePointer<Props>
  /// The props that the node shows.
  let props: UnsafeMutablePointer<Props>
  /// The state that the node shows.
  let state: UnsafeMutablePointer<LocalState>

  /// Makes room for a node that is not connected, which ``deallocate()`` gives free.
  init(props: Props, state: LocalState) {
    self.props = .allocate(capacity: 1)
    self.props.initialize(to: props)
    source = self.props
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
  }

  /// Uses values that lie elsewhere: two props side by side, those that were given and those that the node
  /// shows.
  init(cells: UnsafeMutablePointer<Props>, state: UnsafeMutablePointer<LocalState>) {
    source = cells
    props = cells + 1
    self.state = state
  }

  func deallocate() {
    props.deinitialize(count: 1)
    props.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
