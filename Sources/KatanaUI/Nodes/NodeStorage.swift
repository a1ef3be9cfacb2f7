/// A node's props and state, at fixed addresses: connected nodes are compared there without being copied, by
/// ``ConnectedNodeMemory``.
///
/// The node ends them once, when it goes: the suites `MemoryTests` and `ConnectedGroupTests` count them.
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

  /// Uses the values of a place among those of connected nodes.
  init(at index: Int, in chunk: ConnectedNodeChunk<Props, LocalState>) {
    source = chunk.props + 2 * index
    props = source + 1
    state = chunk.states + index
  }

  func deallocate() {
    props.deinitialize(count: 1)
    props.deallocate()
    state.deinitialize(count: 1)
    state.deallocate()
  }
}
