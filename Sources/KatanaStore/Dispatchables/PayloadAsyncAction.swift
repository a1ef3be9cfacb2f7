/// An ``AsyncAction`` that carries a payload for each of its states, as Katana's first versions had it.
public protocol PayloadAsyncAction: AsyncAction {
  /// The type of the data that the work needs.
  associatedtype LoadingPayload
  /// The type of the work's result.
  associatedtype CompletedPayload
  /// The type of the data that describes the work's failure.
  associatedtype FailedPayload

  /// The data that the work needs; kept in every state.
  var loadingPayload: LoadingPayload { get set }
  /// The result of the work, once it is completed.
  var completedPayload: CompletedPayload? { get set }
  /// The description of the failure, once the work failed.
  var failedPayload: FailedPayload? { get set }

  /// Makes an action that is `loading`.
  init(payload: LoadingPayload)
}

extension PayloadAsyncAction {
  /// A copy that is `completed` and carries `payload`.
  public func completedAction(payload: CompletedPayload) -> Self {
    completedAction { $0.completedPayload = payload }
  }

  /// A copy that is `failed` and carries `payload`.
  public func failedAction(payload: FailedPayload) -> Self {
    failedAction { $0.failedPayload = payload }
  }
}
