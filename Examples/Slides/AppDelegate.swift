import KatanaUI
import UIKit

/// Opens the window and shows the slides.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var renderer: Renderer?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window

    let content = content(of: controller)
    let slides = SlidesScreen(props: SlidesScreen.Props.build { $0.frame = content.bounds })
    let renderer = Renderer(rootDescription: slides, store: Store<SlidesState>())
    renderer.render(in: content)
    self.renderer = renderer
    return true
  }

  /// Makes the view of the whole screen's description: the part of the window that nothing covers.
  private func content(of controller: UIViewController) -> UIView {
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(content)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: safeArea.topAnchor),
      content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
    ])
    controller.view.layoutIfNeeded()
    return content
  }
}
