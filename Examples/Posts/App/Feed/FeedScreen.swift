import Katana
import KatanaElements
import UIKit

/// The list of posts, or what is to be said while there are none.
struct FeedScreen: ConnectedNodeDescription, PlasticNodeDescription {
  enum Keys {
    case table, notice
  }

  struct Props: NodeDescriptionProps, Buildable {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var posts: [Post] = []
    var hasMore = true
    var activity = PostsState.Activity.idle
    /// The closure that is given the list's scroll view, whose scrolling the bars follow.
    var showsScrollView: (UIScrollView?) -> Void = { _ in }

    init() {}

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.posts == rhs.posts
        && lhs.hasMore == rhs.hasMore && lhs.activity == rhs.activity
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: PostsState) {
    props.posts = storeState.posts
    props.hasMore = storeState.hasMore
    props.activity = storeState.activity
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    guard !props.posts.isEmpty else { return [notice(for: props, dispatch: dispatch)] }
    return [
      Table(
        props: Table.Props.build {
          $0.setKey(Keys.table)
          $0.backgroundColor = .systemBackground
          $0.delegate = FeedRows(
            posts: props.posts, hasMore: props.hasMore, activity: props.activity, dispatch: dispatch)
          $0.rowAnimation = .fade
          $0.isRefreshing = props.activity == .fetching(.newest)
          $0.refCallback = { props.showsScrollView($0.nativeView) }
          $0.refreshHandler = { dispatch(FetchPosts(.newest)) }
        })
    ]
  }

  private static func notice(for props: Props, dispatch: @escaping StoreDispatch) -> Notice {
    if case .failed(let part, let message) = props.activity {
      return Notice(
        props: .failure("Couldn’t Load Posts", message, key: Keys.notice) { dispatch(FetchPosts(part)) })
    }
    if case .fetching = props.activity { return Notice(props: .loading("Loading posts…", key: Keys.notice)) }
    return Notice(
      props: .failure("No Posts", "Nobody has posted anything.", key: Keys.notice) {
        dispatch(FetchPosts(.newest))
      })
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    views[.table]?.fill(views.nativeView)
    if let notice = views[.notice] {
      notice.fillHorizontally(views.nativeView, insets: .fixed(0, 32, 0, 32))
      notice.height = .fixed(200)
      notice.centerY = views.nativeView.centerY
    }
  }
}
