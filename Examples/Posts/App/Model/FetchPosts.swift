import Foundation
import Katana

/// Fetches posts: the newest ones, or those that follow the last one.
struct FetchPosts: AsyncAction, ActionWithSideEffect, Codable {
  /// Which posts are fetched.
  enum Part: Hashable, Codable {
    /// The newest posts, in place of those shown.
    case newest
    /// The posts before one.
    case older(than: Int)
  }

  var state = AsyncActionState.loading
  var part: Part
  private var page = PostPage(posts: [], hasMore: false)
  private var message = ""

  init(_ part: Part) {
    self.part = part
  }

  func updatedStateForLoading(currentState: State) -> State {
    changing(currentState) { $0.activity = .fetching(part) }
  }

  func updatedStateForCompleted(currentState: State) -> State {
    changing(currentState) { state in
      state.activity = .idle
      if part == .newest { state.posts = [] }
      let known = Set(state.posts.map(\.id))
      state.posts += page.posts.filter { !known.contains($0.id) }
      state.hasMore = page.hasMore
    }
  }

  func updatedStateForFailed(currentState: State) -> State {
    changing(currentState) { $0.activity = .failed(part, message: message) }
  }

  func sideEffect(
    currentState: State, previousState: State, dispatch: @escaping StoreDispatch,
    dependencies: SideEffectDependencyContainer
  ) {
    guard let services = dependencies as? PostsServices else { return }
    services.client.fetch(part) { result in
      switch result {
      case .success(let page): dispatch(completedAction { $0.page = page })
      case .failure(let error): dispatch(failedAction { $0.message = error.message })
      }
    }
  }
}
