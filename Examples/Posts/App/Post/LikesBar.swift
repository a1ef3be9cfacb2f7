import Katana
import KatanaElements
import UIKit

/// The number of likes of a post, and the button to like it: a description in a screen written by hand.
struct LikesBar: ConnectedNodeDescription, PlasticNodeDescription {
  enum Keys {
    case ground, likes, button
  }

  struct Props: NodeDescriptionProps {
    var frame: CGRect
    var alpha: CGFloat = 1
    var key: String?

    var post: Post
    var isLiked = false
    var likes = 0

    init(post: Post, frame: CGRect) {
      self.post = post
      self.frame = frame
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.post == rhs.post && lhs.isLiked == rhs.isLiked && lhs.likes == rhs.likes
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: PostsState) {
    props.isLiked = storeState.liked.contains(props.post.id)
    props.likes = storeState.likes(of: props.post)
  }

  static func childrenDescriptions(
    props: Props, state: EmptyState,
    update: @escaping (EmptyState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    [
      View(
        props: View.Props.build {
          $0.setKey(Keys.ground)
          $0.backgroundColor = .secondarySystemBackground
          $0.cornerRadius = .fixed(12)
        }),
      Label(
        props: .line(
          props.likes == 1 ? "1 like" : "\(props.likes) likes", font: .author, color: .label, key: Keys.likes)
      ),
      Button(
        props: .prominent(props.isLiked ? "Unlike" : "Like", key: Keys.button) {
          dispatch(ToggleLike(id: props.post.id))
        }),
    ]
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyState) {
    let bar = views.nativeView
    views[.ground]?.fill(bar)
    guard let button = views[.button], let likes = views[.likes] else { return }
    button.setTrailing(bar, offset: 8)
    button.size = .fixed(96, 36)
    button.centerY = bar.centerY
    likes.setLeading(bar, offset: 16)
    likes.precede(button, gap: 12)
    likes.height = .fixed(36)
    likes.centerY = bar.centerY
  }
}
