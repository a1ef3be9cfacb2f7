@testable import UIKit

/// A window that shows a view or a controller, until the end of a test.
@MainActor final class Screen {
  let window: UIWindow

  init(_ width: CGFloat = 320, _ height: CGFloat = 480) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.isHidden = false
  }

  /// Shows a view over all of the window.
  func show(_ view: UIView) {
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = window.bounds
    layOut()
  }

  /// Shows a controller.
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    layOut()
  }

  /// Ends the turn, so that everything that is due is laid out and appearance callbacks come.
  func layOut() {
    UIScreen.main.host.finishTurn()
  }

  /// Ends the test: nothing is shown any longer.
  func close() {
    window.rootViewController = nil
    for view in window.subviews { view.removeFromSuperview() }
    window.isHidden = true
    UIScreen.main.host.finishTurn()
  }
}

/// Makes a screen for a test, where nothing is animated, and closes it after the test.
@MainActor func withScreen(_ width: CGFloat = 320, _ height: CGFloat = 480, _ test: (Screen) throws -> Void)
  throws
{
  let screen = Screen(width, height)
  defer { screen.close() }
  let wasEnabled = UIView.areAnimationsEnabled
  UIView.setAnimationsEnabled(false)
  defer { UIView.setAnimationsEnabled(wasEnabled) }
  try test(screen)
}
