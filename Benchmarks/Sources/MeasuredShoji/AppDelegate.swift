import UIKit

/// An app that measures what it does itself, to compare builds of it: a window with a feed's cell, or, with
/// the variable `MEASURED`, two lines with the nanoseconds that a cell and 1,000 rows take.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = FeedController()
    window.makeKeyAndVisible()
    self.window = window
    if ProcessInfo.processInfo.environment["MEASURED"] != nil {
      measure("cell", rounds: 15, repetitions: 20) { FeedPost().fit() }
      measure("rows", rounds: 7, repetitions: 1, makeRows)
      exit(0)
    }
    return true
  }

  /// Prints the median of the processor time of a work, after a round that does not count: headless, an
  /// app's clock stands still.
  private func measure(_ name: String, rounds: Int, repetitions: Int, _ work: () -> Void) {
    let times = (0...rounds).map { _ in
      let start = processorTime
      for _ in 0..<repetitions { work() }
      return (processorTime - start) / repetitions
    }
    print(name, times.dropFirst().sorted()[rounds / 2])
  }

  /// The nanoseconds in which this thread has run.
  private var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private func makeRows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 800))
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 30_000))
    window.addSubview(list)
    for index in 0..<1_000 { list.addSubview(Row.make(index)) }
    list.layoutIfNeeded()
  }
}

final class FeedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let post = FeedPost()
    post.fit()
    view.addSubview(post)
  }
}
