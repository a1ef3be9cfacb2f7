import CoreGraphics

extension UIApplication {
  /// The controller that all others on the screen belong to.
  var rootController: UIViewController? {
    keyWindow?.rootViewController ?? windows.first?.rootViewController
  }

  /// The view at a place of the screen, and the place in its window.
  func view(at location: CGPoint) -> (view: UIView, point: CGPoint)? {
    windowsFrontToBack.lazy.compactMap { window in
      let point = window.convertFromScreen(location)
      return window.hitTest(point, with: nil).map { ($0, point) }
    }.first
  }
}
