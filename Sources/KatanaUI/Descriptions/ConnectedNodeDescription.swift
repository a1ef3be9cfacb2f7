/// A description that is connected to the store, whatever its types.
@preconcurrency @MainActor public protocol AnyConnectedNodeDescription {
  /// The props after the state of the store was filled in.
  static func anyConnect(parentProps: Any, storeState: Any) -> Any

  /// Connects and compares nodes in a range until one needs an update, and gives its index, or the end of the
  /// range. Do not write it; descriptions get it.
  ///
  /// - Parameters:
  ///   - nodes: The memory of the nodes.
  ///   - range: Their places in it.
  ///   - pass: The present pass; nodes that were updated in it are left out.
  static func _reconnect(_ nodes: ConnectedNodeMemory, in range: Range<Int>, pass: Int) -> Int

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
    _ nodes: ConnectedNodeMemory, in range: Range<Int>, pass: Int
  ) -> Int {
    nodes.reconnect(Self.self, in: range, pass: pass)
  }

  /// The type of state that it is connected to.
  public static var _storeStateType: any State.Type { StoreState.self }
}
