/// A description that is connected to the store, whatever its types.
@preconcurrency @MainActor public protocol AnyConnectedNodeDescription {
  /// The props after the state of the store was filled in.
  static func anyConnect(parentProps: Any, storeState: Any) -> Any

  /// Connects and compares nodes in a range until one needs an update, and gives its index, or the end of the
  /// range. Do not write it; descriptions get it.
  ///
  /// - Parameters:
  ///   - props: For each node the props that were given and those that it shows, side by side.
  ///   - localStates: The states of the nodes.
  ///   - marks: For each node the pass in which it was last updated; those of this pass are left out.
  ///   - next: Where the props of the node that needs an update are left.
  ///   - references: The offsets of 8-byte words of the props that may hold references; nil where they are
  ///     not known.
  static func _reconnect(
    props: UnsafeMutableRawPointer, localStates: UnsafeRawPointer,
    marks: UnsafeMutablePointer<ConnectedNodeMark>,
    range: Range<Int>, pass: Int, storeState: UnsafeRawPointer, next: UnsafeMutableRawPointer,
    references: UnsafeBufferPointer<Int>?
  ) -> Int

  /// The type of state that it is connected to.
  static var _storeStateType: any State.Type { get }
}

/// A description that takes some of its props from the store's state, and follows it.
@preconcurrency @MainActor
public protocol ConnectedNodeDescription: AnyConnectedNodeDescription,
  NodeDescription
{
  /// The store's type of state.
  associatedtype StoreState: State

  /// Fills props in from the state. It gets the props that the parent gave, each time anew.
  static func connect(props: inout PropsType, to storeState: StoreState)
}

extension ConnectedNodeDescription {
  /// The props after ``connect(props:to:)``.
  public static func anyConnect(parentProps: Any, storeState: Any) -> Any {
    guard var props = parentProps as? PropsType else {
      preconditionFailure("\(Self.self) is made from \(PropsType.self), not from \(type(of: parentProps)).")
    }
    guard let state = storeState as? StoreState else {
      preconditionFailure(
        "\(Self.self) connects to a store of \(StoreState.self), but the renderer's holds a \(type(of: storeState))."
      )
    }
    connect(props: &props, to: state)
    return props
  }

  // Inlinable, so that it is compiled for each description's own types.
  /// Connects and compares, in place.
  @inlinable public static func _reconnect(
    props: UnsafeMutableRawPointer, localStates: UnsafeRawPointer,
    marks: UnsafeMutablePointer<ConnectedNodeMark>,
    range: Range<Int>, pass: Int, storeState: UnsafeRawPointer, next: UnsafeMutableRawPointer,
    references: UnsafeBufferPointer<Int>?
  ) -> Int {
    let props = props.assumingMemoryBound(to: PropsType.self)
    let localStates = localStates.assumingMemoryBound(to: StateType.self)
    let next = next.assumingMemoryBound(to: PropsType.self)
    // Read once, not with a retain for each node.
    let storeState = storeState.assumingMemoryBound(to: StoreState.self).pointee
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
        UnsafeMutableRawPointer(next).copyMemory(from: source, byteCount: MemoryLayout<PropsType>.size)
      } else {
        next.pointee = source.pointee
      }
      connect(props: &next.pointee, to: storeState)
      let isSame = hasSameBits(shown, next)
      if !(isSame && marks[index].isSettled) {
        if shouldUpdate(
          currentProps: shown.pointee, nextProps: next.pointee, currentState: localStates[index],
          nextState: localStates[index])
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

  /// The type of state that it is connected to.
  public static var _storeStateType: any State.Type { StoreState.self }
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
  at offsets: UnsafeBufferPointer<Int>
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
