import CoreGraphics

extension UIStatusBarManager {
  /// The style that the frontmost controller prefers.
  public var statusBarStyle: UIStatusBarStyle {
    controller(asking: \.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the frontmost controller hides the status bar, or nothing is covered at the top.
  public var isStatusBarHidden: Bool {
    scene.screen.options.safeArea.top == 0
      || (controller(asking: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false)
  }

  /// The status bar's area in the scene, in points; empty where it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width, height: scene.screen.options.safeArea.top)
  }

  /// The frontmost controller, or the child that it leaves the question to.
  private func controller(asking child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = (scene.keyWindow ?? scene.windows.first)?.rootViewController?.frontmost
    while let next = controller.flatMap(child) { controller = next }
    return controller
  }
}

extension UIApplication {
  /// The box of the status bar. Scenes' `statusBarManager` has taken its place since iOS 13.
  public var statusBarFrame: CGRect { windowScene.statusBarManager?.statusBarFrame ?? .zero }
}
