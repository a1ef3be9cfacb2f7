import CoreGraphics

extension UIStatusBarManager {
  /// The style that the frontmost controller prefers; that of the `Info.plist` where controllers do not
  /// decide about it.
  public var statusBarStyle: UIStatusBarStyle {
    guard InfoDictionary.main.controllersDecideAboutStatusBar else {
      return InfoDictionary.main.statusBarStyle
    }
    return controller(asking: \.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether the frontmost controller hides the status bar, or nothing is covered at the top. The
  /// `Info.plist` does where controllers do not decide about it.
  public var isStatusBarHidden: Bool {
    guard scene.screen.options.safeArea.top > 0 else { return true }
    guard InfoDictionary.main.controllersDecideAboutStatusBar else {
      return InfoDictionary.main.isStatusBarHidden
    }
    return (controller(asking: \.childForStatusBarHidden)?.prefersStatusBarHidden ?? false)
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
