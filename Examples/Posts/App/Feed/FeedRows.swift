import Katana
import KatanaElements
import UIKit

/// The rows of the feed: the posts, and below them what is going on with the older ones.
struct FeedRows: TableDelegate {
  var posts: [Post]
  var hasMore: Bool
  var activity: PostsState.Activity
  var dispatch: StoreDispatch

  private enum Row {
    /// The posts could not be refreshed.
    case refreshFailure
    case post(Post)
    case tail
  }

  private var couldNotRefresh: Bool {
    if case .failed(.newest, _) = activity { true } else { false }
  }

  private func row(_ index: Int) -> Row {
    let index = couldNotRefresh ? index - 1 : index
    if index < 0 { return .refreshFailure }
    return index < posts.count ? .post(posts[index]) : .tail
  }

  func numberOfRows(forSection section: Int) -> Int { posts.count + (couldNotRefresh ? 2 : 1) }

  func cellDescription(forRowAt indexPath: IndexPath) -> AnyNodeDescription {
    switch row(indexPath.row) {
    case .post(let post): PostCell(props: PostCell.Props(post: post))
    case .refreshFailure:
      TailCell(
        props: TailCell.Props(
          kind: .failed("Couldn’t refresh."), retry: { [dispatch] in dispatch(FetchPosts(.newest)) }))
    case .tail: tail
    }
  }

  private var tail: TailCell {
    if case .failed(.older(let id), let message) = activity {
      return TailCell(
        props: TailCell.Props(
          kind: .failed(message), retry: { [dispatch] in dispatch(FetchPosts(.older(than: id))) }))
    }
    return TailCell(props: TailCell.Props(kind: hasMore ? .loading : .end))
  }

  func height(forRowAt indexPath: IndexPath) -> Value {
    if case .post = row(indexPath.row) { .automaticHeight } else { .fixed(72) }
  }

  func estimatedHeight(forRowAt indexPath: IndexPath) -> Value { .fixed(280) }

  func identifier(forRowAt indexPath: IndexPath) -> AnyHashable? {
    switch row(indexPath.row) {
    case .post(let post): post.id
    case .refreshFailure: "refreshFailure"
    case .tail: "tail"
    }
  }

  func isEqual(to anotherDelegate: TableDelegate) -> Bool {
    guard let other = anotherDelegate as? FeedRows else { return false }
    return posts == other.posts && hasMore == other.hasMore && activity == other.activity
  }

  /// Fetches older posts as soon as the end of the list comes into sight.
  func willDisplayRow(at indexPath: IndexPath) {
    guard case .tail = row(indexPath.row), hasMore, activity == .idle, let last = posts.last else { return }
    dispatch(FetchPosts(.older(than: last.id)))
  }

  func leadingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] {
    guard case .post(let post) = row(indexPath.row) else { return [] }
    return [
      TableSwipeAction(title: "Like", image: UIImage(systemName: "heart.fill"), backgroundColor: .systemPink)
      {
        [dispatch] in dispatch(ToggleLike(id: post.id))
      }
    ]
  }

  func trailingSwipeActions(forRowAt indexPath: IndexPath) -> [TableSwipeAction] {
    guard case .post(let post) = row(indexPath.row) else { return [] }
    return [
      TableSwipeAction(title: "Hide", isDestructive: true) { [dispatch] in dispatch(HidePost(id: post.id)) }
    ]
  }
}
