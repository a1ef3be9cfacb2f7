import Katana
import UIKit

/// One post, on a screen written by hand with Auto Layout, in which a description shows the likes.
final class PostController: UIViewController {
  private let post: Post
  private let store: Store<PostsState>
  private let scrollView = UIScrollView()

  init(post: Post, store: Store<PostsState>) {
    self.post = post
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = post.author
  }

  required init?(coder: NSCoder) {
    fatalError("A PostController is made with a post.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = makeStack()
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    let width = stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32)
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      // As wide as in the list, where lines stay short enough to be read.
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      width,
    ])
  }

  private func makeStack() -> UIStackView {
    var parts: [UIView] = [makeByline()]
    if let path = post.image { parts.append(makeImage(path)) }
    let text = UILabel()
    text.text = post.text
    text.font = .article
    text.numberOfLines = 0
    let likes = RendererView(store: store) { [post] in
      LikesBar(props: LikesBar.Props(post: post, frame: $0))
    }
    likes.heightAnchor.constraint(equalToConstant: 52).isActive = true
    parts += [text, likes]
    let stack = UIStackView(arrangedSubviews: parts)
    stack.axis = .vertical
    stack.spacing = 16
    return stack
  }

  private func makeByline() -> UIView {
    let avatar = AvatarView(frame: .zero)
    avatar.name = post.author
    let origin = UILabel()
    origin.text = "\(post.place) · \(post.age)"
    origin.font = .origin
    origin.textColor = .secondaryLabel
    let byline = UIStackView(arrangedSubviews: [avatar, origin])
    byline.spacing = 12
    byline.alignment = .center
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 48), avatar.heightAnchor.constraint(equalToConstant: 48),
    ])
    return byline
  }

  private func makeImage(_ path: String) -> UIView {
    let image = RemoteImageView(frame: .zero)
    image.path = path
    image.layer.cornerRadius = 12
    image.heightAnchor.constraint(equalTo: image.widthAnchor, multiplier: 7.0 / 12).isActive = true
    return image
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { store.dispatch(OpenPost(id: nil)) }
  }
}
