import Katana

/// The app's state.
struct PostsState: State, Codable {
  /// The request status of the feed.
  enum Activity: Equatable, Codable {
    case idle
    case fetching(FetchPosts.Part)
    case failed(FetchPosts.Part, message: String)
  }

  /// The posts that were fetched, the newest first.
  var posts: [Post] = []
  /// Whether the server has older posts.
  var hasMore = true
  var activity = Activity.idle
  /// The posts that the person likes, the first first. A set has another order in every process, so that a
  /// replay would differ.
  var liked: [Int] = []
  /// The post that is open.
  var openPost: Int?

  init() {}

  /// The number of a post's likes, the person's own included.
  func likes(of post: Post) -> Int { post.likes + (liked.contains(post.id) ? 1 : 0) }
}

/// The state after a change: what every action of this app returns.
func changing(_ state: State, _ change: (inout PostsState) -> Void) -> State {
  guard var state = state as? PostsState else {
    fatalError("The store holds \(type(of: state)) where the actions of posts expect PostsState.")
  }
  change(&state)
  return state
}

/// Likes a post, or takes that back.
struct ToggleLike: Action, Codable {
  var id: Int

  func updatedState(currentState: State) -> State {
    changing(currentState) { state in
      if let index = state.liked.firstIndex(of: id) {
        state.liked.remove(at: index)
      } else {
        state.liked.append(id)
      }
    }
  }
}

/// Takes a post out of the list.
struct HidePost: Action, Codable {
  var id: Int

  func updatedState(currentState: State) -> State {
    changing(currentState) { state in state.posts.removeAll { $0.id == id } }
  }
}

/// Opens a post; nil closes it.
struct OpenPost: Action, Codable {
  var id: Int?

  func updatedState(currentState: State) -> State {
    changing(currentState) { $0.openPost = id }
  }
}
