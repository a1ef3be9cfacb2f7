import UIKit

/// Opens the game. `--seed N` mixes the buttons the same way each time.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--seed"]

  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = firstController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  private func firstController() -> UIViewController {
    do {
      let levels = try Level.all(in: .module)
      return GameController(game: Game(levels: levels, generator: Dice(seed: seed)))
    } catch {
      return MessageController(message: "\(error)")
    }
  }

  /// What stands after `--seed` on the command line; else another number each time.
  private var seed: UInt64 {
    let arguments = CommandLine.arguments
    if let option = arguments.firstIndex(of: "--seed"), option + 1 < arguments.count,
      let seed = UInt64(arguments[option + 1])
    {
      return seed
    }
    return UInt64.random(in: 0...UInt64.max)
  }
}
