import Katana
import UIKit

/// Opens the window: navigation written by hand, whose first screen is described.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// `--fail N` has the Nth request for posts fail, so that one can see what the app makes of it.
  static let commandLineOptions = ["--fail"]

  var window: UIWindow?
  private let store = Store<PostsState>(middleware: [], dependencies: PostsServices.self)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.tintColor = .systemIndigo
    window.rootViewController = UINavigationController(rootViewController: FeedController(store: store))
    window.makeKeyAndVisible()
    self.window = window
    fetchFirstPosts()
    return true
  }

  /// Fetches the newest posts, or what an earlier process of a recorded run had requested and did not get.
  private func fetchFirstPosts() {
    if case .fetching(let part) = store.state.activity {
      store.dispatch(FetchPosts(part))
    } else if store.state.posts.isEmpty {
      store.dispatch(FetchPosts(.newest))
    }
  }
}
