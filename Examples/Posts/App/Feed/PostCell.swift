import Katana
import KatanaElements
import UIKit

/// A post in the list.
struct PostCell: TableCell, ConnectedNodeDescription, PlasticNodeDescription, SelfSizing {
  enum Keys {
    case ground, avatar, author, origin, text, image, like, line
  }

  struct Props: NodeDescriptionProps {
    var frame = CGRect.zero
    var alpha: CGFloat = 1
    var key: String?

    var post: Post
    var isLiked = false
    var likes = 0

    init(post: Post) {
      self.post = post
    }

    static func == (lhs: Props, rhs: Props) -> Bool {
      lhs.frame == rhs.frame && lhs.alpha == rhs.alpha && lhs.key == rhs.key && lhs.post == rhs.post
        && lhs.isLiked == rhs.isLiked && lhs.likes == rhs.likes
    }
  }

  var props: Props

  static func connect(props: inout Props, to storeState: PostsState) {
    props.isLiked = storeState.liked.contains(props.post.id)
    props.likes = storeState.likes(of: props.post)
  }

  static func didTap(dispatch: StoreDispatch, props: Props, indexPath: IndexPath) {
    dispatch(OpenPost(id: props.post.id))
  }

  static func childrenDescriptions(
    props: Props, state: EmptyHighlightableState,
    update: @escaping (EmptyHighlightableState) -> Void, dispatch: @escaping StoreDispatch
  ) -> [AnyNodeDescription] {
    let post = props.post
    var children: [AnyNodeDescription] = [
      View(props: .ground(state.highlighted ? .systemGray5 : .systemBackground, key: Keys.ground)),
      Avatar(props: Avatar.Props(name: post.author, key: Keys.avatar)),
      Label(props: .line(post.author, font: .author, color: .label, key: Keys.author)),
      Label(
        props: .line("\(post.place) · \(post.age)", font: .origin, color: .secondaryLabel, key: Keys.origin)),
      Label(props: .paragraph(post.text, key: Keys.text)),
      Button(
        props: .like(isLiked: props.isLiked, likes: props.likes, key: Keys.like) {
          dispatch(ToggleLike(id: post.id))
        }),
      View(props: .ground(.separator, key: Keys.line)),
    ]
    if let path = post.image {
      children.append(RemoteImage(props: RemoteImage.Props(path: path, cornerRadius: 12, key: Keys.image)))
    }
    return children
  }

  // MARK: Layout

  /// The room at both sides. Lines in wide windows stay short enough to be read.
  private static func margin(_ width: CGFloat) -> CGFloat { max(16, ((width - 640) / 2).rounded()) }

  private static var authorHeight: CGFloat { UIFont.author.line(atLeast: 20) }
  private static var originHeight: CGFloat { UIFont.origin.line(atLeast: 20) }
  private static var textTop: CGFloat { 14 + authorHeight + originHeight + 12 }
  private static var likeHeight: CGFloat { UIFont.origin.line(atLeast: 18) + 22 }

  static func automaticHeight(props: Props, width: CGFloat, multiplier: CGFloat) -> CGFloat {
    textTop + textHeight(props, width) + imageHeight(props, width) + likeHeight + 8
  }

  private static func textHeight(_ props: Props, _ width: CGFloat) -> CGFloat {
    TextMeasure.height(of: props.post.text, font: .post, width: width - 2 * margin(width))
  }

  /// The height of the image and the gap above it.
  private static func imageHeight(_ props: Props, _ width: CGFloat) -> CGFloat {
    props.post.image == nil ? 0 : 10 + ((width - 2 * margin(width)) * 7 / 12).rounded()
  }

  static func layout(views: ViewsContainer<Keys>, props: Props, state: EmptyHighlightableState) {
    let cell = views.nativeView
    let width = props.frame.width
    let margin = margin(width)
    guard let text = views[.text], let avatar = views[.avatar] else { return }
    views[.ground]?.fill(cell)
    avatar.size = .fixed(40, 40)
    avatar.setLeading(cell, offset: margin)
    avatar.setTop(cell.top, offset: .fixed(14))
    let lines: [(key: Keys, top: CGFloat, height: CGFloat)] = [
      (.author, 14, authorHeight), (.origin, 14 + authorHeight, originHeight),
    ]
    for (key, top, height) in lines {
      views[key]?.follow(avatar, gap: 12)
      views[key]?.setTrailing(cell, offset: margin)
      views[key]?.setTop(cell.top, offset: .fixed(top))
      views[key]?.height = .fixed(height)
    }
    text.fillHorizontally(cell, insets: .fixed(0, margin, 0, margin))
    text.setTop(cell.top, offset: .fixed(textTop))
    text.height = .fixed(textHeight(props, width))
    if let image = views[.image] {
      image.fillHorizontally(cell, insets: .fixed(0, margin, 0, margin))
      image.setTop(text.bottom, offset: .fixed(10))
      image.height = .fixed(imageHeight(props, width) - 10)
    }
    if let like = views[.like] {
      like.setLeading(cell, offset: margin - 8)
      like.setBottom(cell.bottom, offset: .fixed(-4))
      // The heart, the number and 8 points on both sides.
      like.size = .fixed(TextMeasure.width(of: "\(props.likes)", font: .origin) + 42, likeHeight)
    }
    if let line = views[.line] {
      line.setLeading(cell, offset: margin)
      // To the edge, as in tables, except where the text keeps away from it.
      line.setTrailing(cell, offset: margin > 16 ? margin : 0)
      line.bottom = cell.bottom
      line.height = .fixed(1 / UIScreen.main.scale)
    }
  }
}
