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
  private let references = ReferenceFields(of: Props.self)

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
    let next = UnsafeMutablePointer<Props>.allocateZeroed(capacity: 1)
    defer { next.deallocate() }
    var position = 0
    while position < chunks.count {
      let chunk = chunks[position]
      position += 1
      var index = 0
      while index < chunk.count {
        if isComparing {
          let range = index..<chunk.count
          storeState.withRoomOnStack {
            index = description._reconnect(
              props: chunk.props, localStates: chunk.states, marks: chunk.marks, range: range, pass: pass,
              storeState: storeState.address, next: next,
              references: references.offsets)
          }
          guard index < chunk.count else { break }
          chunk.node(at: index).applyNextProps(next)
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
    NodeStorage(cells: chunk.props + 2 * index, state: chunk.states + index)
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

/// Values of connected nodes, side by side.
final class ConnectedNodeChunk<Props, LocalState> {
  private struct Follower {
    /// The node takes itself out before it goes.
    unowned let node: any NodeCore
  }

  /// Two props for each node: those that were given, and those that it shows.
  let props: UnsafeMutablePointer<Props>
  /// The states that the nodes show.
  let states: UnsafeMutablePointer<LocalState>
  /// The record of each node.
  let marks: UnsafeMutablePointer<ConnectedNodeMark>
  /// The number of places that were ever used.
  private(set) var count = 0

  private let capacity: Int
  private var free: [Int] = []
  private var followers: [Follower?]

  init(capacity: Int) {
    self.capacity = capacity
    props = .allocateZeroed(capacity: 2 * capacity)
    states = .allocate(capacity: capacity)
    marks = .allocate(capacity: capacity)
    followers = Array(repeating: nil, count: capacity)
  }

  deinit {
    props.deallocate()
    states.deallocate()
    marks.deallocate()
  }

  var hasRoom: Bool { count < capacity || !free.isEmpty }
  var isEmpty: Bool { free.count == count }

  func add(source: Props, props: Props, state: LocalState) -> Int {
    let index: Int
    if let last = free.popLast() {
      index = last
    } else {
      index = count
      count += 1
    }
    marks.advanced(by: index).initialize(to: ConnectedNodeMark(pass: .max))
    (self.props + 2 * index).initialize(to: source)
    (self.props + 2 * index + 1).initialize(to: props)
    (states + index).initialize(to: state)
    return index
  }

  func remove(_ index: Int) {
    marks[index].pass = .max
    followers[index] = nil
    (props + 2 * index).deinitialize(count: 2)
    (states + index).deinitialize(count: 1)
    free.append(index)
  }

  func follow(_ node: any NodeCore, at index: Int, pass: Int) {
    followers[index] = Follower(node: node)
    marks[index].pass = pass
  }

  func node(at index: Int) -> any NodeCore { followers[index]!.node }
}

extension UnsafeMutablePointer {
  /// Makes room of zeros, so that values in it do not differ in their padding.
  fileprivate static func allocateZeroed(capacity: Int) -> UnsafeMutablePointer {
    let memory = allocate(capacity: capacity)
    UnsafeMutableRawPointer(memory).initializeMemory(
      as: UInt8.self, repeating: 0, count: capacity * MemoryLayout<Pointee>.stride)
    return memory
  }
}
