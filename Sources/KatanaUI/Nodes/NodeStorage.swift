/// A node's props and state, at fixed addresses: connected nodes are compared there without being copied.
struct NodeStorage<Props, LocalState> {
  /// The props as they were given, before the store's state was filled in.
  let source: UnsafeMutablePointer<Props>
  /// The props that the node shows.
  let props: UnsafeMutablePointer<Props>
  /// Props that differ, between the comparison and the update.
  let next: UnsafeMutablePointer<Props?>
  /// The state that the node shows.
  let state: UnsafeMutablePointer<LocalState>

  init(source: Props, props: Props, state: LocalState) {
    self.source = .allocate(capacity: 2)
    self.source.initialize(to: source)
    self.props = self.source + 1
    self.props.initialize(to: props)
    next = .allocate(capacity: 1)
    next.initialize(to: nil)
    self.state = .allocate(capacity: 1)
    self.state.initialize(to: state)
  }

  func deallocate() {
    source.deinitialize(count: 2)
    source.deallocate()
    next.deinitialize(count: 1)
    next.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
