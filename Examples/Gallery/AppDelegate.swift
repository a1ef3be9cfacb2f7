import UIKit

/// Opens the gallery: its list of pages, or only the page that `--page` names.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  static let commandLineOptions = ["--page"]

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
    guard let name = pageName() else { return GalleryController(pages: GalleryPage.all) }
    guard let page = GalleryPage.all.first(where: { $0.title == name }) else {
      let names = GalleryPage.all.map(\.title).joined(separator: ", ")
      fatalError("There is no page \(name). There are: \(names).")
    }
    return page.makeController()
  }

  /// What stands after `--page` on the command line.
  private func pageName() -> String? {
    let arguments = CommandLine.arguments
    guard let option = arguments.firstIndex(of: "--page"), option + 1 < arguments.count else { return nil }
    return arguments[option + 1]
  }
}
