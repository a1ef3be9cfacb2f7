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
  /// The type of the payload; `Void` when there is no data.
  associatedtype Payload

  /// The data that the update needs.
  var payload: Payload { get }
}
