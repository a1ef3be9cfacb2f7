import OSLog
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UserDefaults.standard.register(defaults: [Settings.Key.showsCents: true])
    Theme.apply()
    Logger.app.info("Launched with \(LedgerStore.shared.ledger.transactions.count) transactions")
    return true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}

extension Logger {
  static let app = Logger(subsystem: "org.example.ledger", category: "app")
  static let store = Logger(subsystem: "org.example.ledger", category: "store")
}

/// The app's colors and what all bars and controls have in common.
enum Theme {
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.40, green: 0.80, blue: 0.66, alpha: 1)
      : UIColor(red: 0.05, green: 0.48, blue: 0.38, alpha: 1)
  }

  /// The color of amounts that came in, dark enough to be read on white.
  static let income = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? .systemGreen : UIColor(red: 0.08, green: 0.5, blue: 0.22, alpha: 1)
  }

  /// The accent where white lies on it.
  static let fill = UIColor(red: 0.05, green: 0.48, blue: 0.38, alpha: 1)

  static func apply() {
    let rounded = { (style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont in
      let base = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      return .systemFont(ofSize: base.pointSize, weight: weight)
    }
    let bar = UINavigationBar.appearance()
    bar.prefersLargeTitles = true
    bar.largeTitleTextAttributes = [.font: rounded(.largeTitle, .heavy)]
    UISwitch.appearance().onTintColor = accent
    UIPageControl.appearance().currentPageIndicatorTintColor = accent
  }
}
