import CoreGraphics

extension UIStatusBarManager {
  /// The style that the frontmost controller prefers.
  public var statusBarStyle: UIStatusBarStyle { frontmost?.preferredStatusBarStyle ?? .default }

  /// Whether the frontmost controller hides the status bar, or nothing is covered at the top.
  public var isStatusBarHidden: Bool {
    scene.screen.options.safeArea.top == 0 || (frontmost?.prefersStatusBarHidden ?? false)
  }

  /// The status bar's area in the scene, in points; empty where it is hidden.
  public var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: scene.screen.bounds.width, height: scene.screen.options.safeArea.top)
  }

  private var frontmost: UIViewController? {
    (scene.keyWindow ?? scene.windows.first)?.rootViewController?.frontmost
  }
}

extension UIApplication {
  /// The box of the status bar. Scenes' `statusBarManager` has taken its place since iOS 13.
  public var statusBarFrame: CGRect { windowScene.statusBarManager?.statusBarFrame ?? .zero }
}
