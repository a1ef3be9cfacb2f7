import UIKit

/// Small screens with one fault each. The first argument of the app names the fault; with a second one,
/// `mended`, the same screen is as it should be.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let arguments = CommandLine.arguments.dropFirst()
    let fault = arguments.lazy.compactMap { Fault(rawValue: $0) }.first ?? .end
    window = UIWindow()
    window?.rootViewController = FaultyController(fault, isMended: arguments.contains("mended"))
    window?.makeKeyAndVisible()
    return true
  }
}

/// The fault of a screen.
enum Fault: String, CaseIterable {
  case conflict, outlet, darkColor, largeText, deadButton, overlap, offScreen, tabOrder, label, ambiguity
  case ground, safeArea, contrast, rowCut
  /// Buttons that end the app, crash it, and keep its main thread busy forever.
  case end
}
