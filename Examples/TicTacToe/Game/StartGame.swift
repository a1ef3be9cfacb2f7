import Foundation
import Katana

/// Sets up the first board. That takes a moment, during which nobody can move.
struct StartGame: AsyncAction, ActionWithSideEffect, Codable {
  static let duration: TimeInterval = 0.4

  var state = AsyncActionState.loading

  func updatedStateForLoading(currentState: State) -> State {
    changing(currentState) { $0.isLoading = true }
  }

  func updatedStateForCompleted(currentState: State) -> State {
    changing(currentState) { $0.isLoading = false }
  }

  func updatedStateForFailed(currentState: State) -> State {
    changing(currentState) { $0.isLoading = false }
  }

  func sideEffect(
    currentState: State, previousState: State,
    dispatch: @escaping StoreDispatch, dependencies: SideEffectDependencyContainer
  ) {
    let completed = completedAction()
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.duration) {
      dispatch(completed)
    }
  }
}
