/// An ``AsyncAction`` that carries a payload for each of its states, as Katana's first versions had it.
public protocol PayloadAsyncAction: AsyncAction {
  /// What the work needs to know.
  associatedtype LoadingPayload
  /// What the work results in.
  associatedtype CompletedPayload
  /// What the work says when it goes wrong.
  associatedtype FailedPayload

  /// What the work needs to know; kept in every state.
  var loadingPayload: LoadingPayload { get set }
  /// What the work resulted in, once it is completed.
  var completedPayload: CompletedPayload? { get set }
  /// What went wrong, once it failed.
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
