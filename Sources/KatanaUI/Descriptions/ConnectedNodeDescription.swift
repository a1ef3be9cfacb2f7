/// A description that is connected to the store, whatever its types.
@preconcurrency @MainActor public protocol AnyConnectedNodeDescription {
  /// The props after the state of the store was filled in.
  static func anyConnect(parentProps: Any, storeState: Any) -> Any

  /// What ``anyConnect(parentProps:storeState:)`` and `shouldUpdate` do, without a copy of the state. At
  /// `props` stand the parent's props and the current ones. Filled in, the former either become the current
  /// ones, or are left behind them for an update, and the answer is true. Do not write it; descriptions
  /// get it.
  static func _reconnect(
    props: UnsafeMutableRawPointer, localState: UnsafeRawPointer, storeState: UnsafeRawPointer
  ) -> Bool

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
    props: UnsafeMutableRawPointer, localState: UnsafeRawPointer, storeState: UnsafeRawPointer
  ) -> Bool {
    let source = props.assumingMemoryBound(to: PropsType.self)
    let localState = localState.assumingMemoryBound(to: StateType.self)
    var next = source.pointee
    connect(props: &next, to: storeState.assumingMemoryBound(to: StoreState.self).pointee)
    if shouldUpdate(
      currentProps: source[1], nextProps: next, currentState: localState.pointee,
      nextState: localState.pointee)
    {
      (source + 2).initialize(to: next)
      return true
    }
    source[1] = next
    return false
  }

  /// The type of state that it is connected to.
  public static var _storeStateType: any State.Type { StoreState.self }
}
