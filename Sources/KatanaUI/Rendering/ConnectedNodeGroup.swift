/// The connected nodes of one description at one depth, whatever its types.
@MainActor protocol AnyConnectedNodeGroup: AnyObject {
  /// Updates the nodes to a state, but for those that were updated in this pass.
  func follow(_ storeState: StateSnapshot, pass: Int, comparing: Bool)
}

/// The connected nodes of one description at one depth.
///
/// Most nodes are not concerned by most changes. Their props and states lie side by side in memory, where
/// they are connected and compared one after the other without touching the nodes.
@MainActor final class ConnectedNodeGroup<Props, LocalState>: AnyConnectedNodeGroup {
  typealias Chunk = ConnectedNodeChunk<Props, LocalState>

  private let description: any AnyConnectedNodeDescription.Type
  private let storeStateType: any State.Type
  private var chunks: [Chunk] = []
  /// The chunks that have room.
  private var open: [Chunk] = []
  private var isFollowing = false
  private let references = ReferenceFields.offsets(in: Props.self)

  init(_ description: any AnyConnectedNodeDescription.Type) {
    self.description = description
    storeStateType = description._storeStateType
  }

  /// Finds room for the values of a node.
  func add(source: Props, props: Props, state: LocalState) -> ConnectedNodeSlot<Props, LocalState> {
    if open.isEmpty {
      // Small at first: of many descriptions there are few nodes.
      let chunk = Chunk(capacity: min(512, 4 << min(2 * chunks.count, 16)))
      chunks.append(chunk)
      open.append(chunk)
    }
    let chunk = open[open.count - 1]
    let index = chunk.add(source: source, props: props, state: state)
    if !chunk.hasRoom { open.removeLast() }
    return ConnectedNodeSlot(group: self, chunk: chunk, index: index)
  }

  /// Frees the slot of a node.
  func remove(_ index: Int, from chunk: Chunk) {
    let wasOpen = chunk.hasRoom
    chunk.remove(index)
    if !wasOpen { open.append(chunk) }
    guard chunk.isEmpty, !isFollowing else { return }
    chunks.removeAll { $0 === chunk }
    open.removeAll { $0 === chunk }
  }

  func follow(_ storeState: StateSnapshot, pass: Int, comparing: Bool) {
    isFollowing = true
    defer { isFollowing = false }
    let isComparing = comparing && storeState.type == storeStateType
    let next = NextProps<Props>()
    defer { next.deallocate() }
    var position = 0
    while position < chunks.count {
      let chunk = chunks[position]
      position += 1
      let memory = ConnectedNodeMemory(of: chunk, storeState, next: next, references: references)
      var index = 0
      while index < chunk.count {
        if isComparing {
          let range = index..<chunk.count
          storeState.withRoomOnStack {
            index = description._reconnect(memory, in: range, pass: pass)
          }
          guard index < chunk.count else { break }
          chunk.node(at: index).apply(next.take())
        } else if chunk.marks[index].pass < pass {
          chunk.node(at: index).reconnect()
        }
        index += 1
      }
    }
  }
}

/// The place of one node in its group.
@MainActor struct ConnectedNodeSlot<Props, LocalState> {
  let group: ConnectedNodeGroup<Props, LocalState>
  let chunk: ConnectedNodeChunk<Props, LocalState>
  let index: Int

  /// The values, where the node reads and writes them.
  var storage: NodeStorage<Props, LocalState> {
    NodeStorage(at: index, in: chunk)
  }

  /// Begins to follow the store. The node is up to date in a pass.
  func follow(_ node: any NodeCore, pass: Int) {
    chunk.follow(node, at: index, pass: pass)
  }

  /// Marks the node as updated in a pass, if it follows the store.
  func mark(pass: Int) {
    if chunk.marks[index].pass != .max { chunk.marks[index].pass = pass }
  }

  /// Invalidates the node, whose props or state changed.
  func unsettle() {
    chunk.marks[index].isSettled = false
  }

  /// Stops following the store.
  func endFollowing() {
    chunk.marks[index].pass = .max
  }

  /// Removes the values.
  func remove() {
    group.remove(index, from: chunk)
  }
}
