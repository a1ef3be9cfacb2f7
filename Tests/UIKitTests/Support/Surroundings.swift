import DisplayProtocol

@testable import UIKit

/// Runs `body` on a screen of another size and with other surroundings, then puts the screen back.
@MainActor func onScreen(
  _ width: CGFloat, _ height: CGFloat, safeArea: UIEdgeInsets = .zero,
  direction: UIUserInterfaceLayoutDirection = .leftToRight, contentSize: UIContentSizeCategory = .large,
  _ body: () throws -> Void
) rethrows {
  let screen = UIScreen.main
  let (size, options) = (screen.bounds.size, screen.options)
  screen.update(
    size: CGSize(width: width, height: height),
    options: InterfaceOptions(safeArea: safeArea, direction: direction, contentSizeCategory: contentSize))
  defer { screen.update(size: size, options: options) }
  try body()
}

/// Shows a controller in a window as large as the screen while `body` runs.
@MainActor func inWindow(_ controller: UIViewController, _ body: (UIWindow) throws -> Void) rethrows {
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  UIScreen.main.host.finishTurn()
  defer {
    window.isHidden = true
    UIScreen.main.host.finishTurn()
  }
  try body(window)
}

extension UIEdgeInsets {
  init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
