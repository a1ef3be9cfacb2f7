/// Values of connected nodes, side by side at fixed addresses, for ``ConnectedNodeMemory``.
///
/// A place holds values from ``add(source:props:state:)`` to ``remove(_:)``, and only then: the suite
/// `ConnectedGroupTests` counts them.
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

/// The place where the props of a node that needs an update are left.
struct NextProps<Props> {
  let memory: UnsafeMutablePointer<Props>

  init() { memory = .allocateZeroed(capacity: 1) }

  /// Takes the props out.
  func take() -> Props { memory.move() }

  func deallocate() { memory.deallocate() }
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
