/// An ``AsyncAction`` that carries a payload for each of its states, as Katana's first versions had it.
public protocol PayloadAsyncAction: AsyncAction {
  /// The type of the data that the work needs.
  associatedtype LoadingPayload

  /// The data that the work needs; kept in every state.
  var loadingPayload: LoadingPayload { get set }

  /// Makes an action that is `loading`.
  init(payload: LoadingPayload)
}
