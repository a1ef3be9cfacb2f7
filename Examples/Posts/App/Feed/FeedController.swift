import Katana
import UIKit

/// The first screen: a view controller written by hand, whose view shows a description.
final class FeedController: UIViewController {
  private let store: Store<PostsState>
  private var renderer: Renderer?
  private var unsubscribe: StoreUnsubscribe?

  init(store: Store<PostsState>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Posts"
  }

  required init?(coder: NSCoder) {
    fatalError("A FeedController is made with a store.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let feed = FeedScreen(
      props: FeedScreen.Props.build {
        $0.frame = view.bounds
        $0.showsScrollView = { [weak self] in self?.setContentScrollView($0, for: .top) }
      })
    let renderer = Renderer(rootDescription: feed, store: store)
    renderer.render(in: view)
    self.renderer = renderer
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard unsubscribe == nil else { return }
    unsubscribe = store.addListener { [weak self] in self?.showOpenPost() }
    // A recorded run may have ended there.
    showOpenPost()
  }

  /// Shows the post that the store says is open.
  private func showOpenPost() {
    guard let navigationController, navigationController.topViewController === self,
      let id = store.state.openPost, let post = store.state.posts.first(where: { $0.id == id })
    else { return }
    navigationController.pushViewController(PostController(post: post, store: store), animated: true)
  }
}
