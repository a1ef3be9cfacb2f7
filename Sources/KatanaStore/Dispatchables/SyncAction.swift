/// An action that carries one payload and changes the state at once.
///
/// ```swift
/// struct AddPoints: SyncAction {
///   var payload: Int
///
///   static func updatedState(currentState: State, action: AddPoints) -> State {
///     guard var state = currentState as? GameState else { return currentState }
///     state.points += action.payload
///     return state
///   }
/// }
/// ```
public protocol SyncAction: StaticAction {
  /// What the payload is; `Void` when there is nothing to say.
  associatedtype Payload

  /// What the update needs to know.
  var payload: Payload { get }
}
