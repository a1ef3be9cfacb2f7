// What native views that show nodes by their own rules, such as tables, need besides managed children.
extension AnyNode {
  /// The function that hands something to the renderer's store; it traps when it is called without a store.
  package var storeDispatch: StoreDispatch { core.context.dispatch }

  /// Updates the state, on the main queue a little later, to what a function makes of the newest one; a state
  /// that waits there is the newest. Nil, or a state of another type, leaves it as it is.
  package func changeState(_ change: (Any) -> Any?) { core.changeState(change) }
}
