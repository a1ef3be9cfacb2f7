/// The memory of some connected nodes, whatever their types: values side by side, and the state of the store.
///
/// Most nodes are not concerned by most changes. They are connected and compared here one after the other,
/// without touching the nodes, by bytes instead of by `==` and without a retain and a release for each
/// reference. That makes the update of one of 10,000 nodes more than twice as fast.
///
/// The types are those of the description that made the nodes, and the memory outlives the call. The suites
/// `ConnectedGroupTests` and `ConnectedReferencesTests` count each value that comes and goes.
@frozen public struct ConnectedNodeMemory {
  /// For each node the props that were given and those that it shows, side by side.
  @usableFromInline let props: UnsafeMutableRawPointer
  /// The states of the nodes.
  @usableFromInline let states: UnsafeRawPointer
  /// For each node the pass in which it was last updated, and whether it is settled.
  @usableFromInline let marks: UnsafeMutablePointer<ConnectedNodeMark>
  /// The state of the store.
  @usableFromInline let storeState: UnsafeRawPointer
  /// The place where the props of the node that needs an update are left.
  @usableFromInline let next: UnsafeMutableRawPointer
  /// The offsets of 8-byte words of the props that may hold references; nil where they are not known.
  @usableFromInline let references: [Int]?

  init<Props, LocalState>(
    of chunk: ConnectedNodeChunk<Props, LocalState>, _ storeState: StateSnapshot, next: NextProps<Props>,
    references: [Int]?
  ) {
    props = UnsafeMutableRawPointer(chunk.props)
    states = UnsafeRawPointer(chunk.states)
    marks = chunk.marks
    self.storeState = storeState.address
    self.next = UnsafeMutableRawPointer(next.memory)
    self.references = references
  }

  /// Connects and compares nodes of a description in a range until one needs an update. Returns its place, or
  /// the end of the range.
  @MainActor @inlinable func reconnect<Description: ConnectedNodeDescription>(
    _ description: Description.Type, in range: Range<Int>, pass: Int
  ) -> Int {
    let props = props.assumingMemoryBound(to: Description.PropsType.self)
    let states = states.assumingMemoryBound(to: Description.StateType.self)
    let next = next.assumingMemoryBound(to: Description.PropsType.self)
    // Read once, not with a retain for each node.
    let storeState = storeState.assumingMemoryBound(to: Description.StoreState.self).pointee
    // The last node's props become the next one's. Most often both have the same references, or none, and
    // bytes will do.
    var isReady = false
    for index in range where marks[index].pass < pass {
      let source = props + 2 * index
      let shown = source + 1
      if !isReady {
        next.initialize(to: source.pointee)
        isReady = true
      } else if let references, hasSameWords(next, source, at: references) {
        UnsafeMutableRawPointer(next).copyMemory(
          from: source, byteCount: MemoryLayout<Description.PropsType>.size)
      } else {
        next.pointee = source.pointee
      }
      Description.connect(props: &next.pointee, to: storeState)
      let isSame = hasSameBits(shown, next)
      if !(isSame && marks[index].isSettled) {
        if Description.shouldUpdate(
          currentProps: shown.pointee, nextProps: next.pointee, currentState: states[index],
          nextState: states[index])
        {
          return index
        }
        marks[index].isSettled = isSame
        // Props may look equal and hold other closures.
        if !isSame { swap(&shown.pointee, &next.pointee) }
      }
    }
    if isReady { next.deinitialize(count: 1) }
    return range.upperBound
  }
}

/// The record of a connected node that can be read without accessing the node.
@frozen public struct ConnectedNodeMark {
  /// The pass in which the node was last updated; the greatest number for one that does not follow the store.
  public var pass: Int
  /// Whether the description was called with the very props and state that the node shows, and needs no
  /// update for them. Descriptions are functions of these, and are not called again.
  public var isSettled = false

  @usableFromInline init(pass: Int) {
    self.pass = pass
  }
}

/// Whether the values at two addresses are the same bit by bit, and so the same in every respect. Values that
/// differ in padding only count as different.
@inlinable func hasSameBits<Value>(
  _ first: UnsafeMutablePointer<Value>, _ second: UnsafeMutablePointer<Value>
) -> Bool {
  let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
  let size = MemoryLayout<Value>.size
  var difference: UInt64 = 0
  var offset = 0
  while offset &+ 8 <= size {
    difference |=
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    offset &+= 8
  }
  while offset < size {
    difference |= UInt64(
      first.load(fromByteOffset: offset, as: UInt8.self) ^ second.load(fromByteOffset: offset, as: UInt8.self)
    )
    offset &+= 1
  }
  return difference == 0
}

/// Whether the 8-byte words at some offsets are the same at two addresses.
@inlinable func hasSameWords<Value>(
  _ first: UnsafeMutablePointer<Value>, _ second: UnsafeMutablePointer<Value>,
  at offsets: [Int]
) -> Bool {
  let (first, second) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
  var difference: UInt64 = 0
  for offset in offsets {
    difference |=
      first.load(fromByteOffset: offset, as: UInt64.self)
      ^ second.load(fromByteOffset: offset, as: UInt64.self)
  }
  return difference == 0
}
