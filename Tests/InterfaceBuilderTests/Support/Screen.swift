@testable import UIKit

/// Calls a closure while the screen has a size, and shows a controller in a window of that size.
@MainActor func onScreen<Controller: UIViewController>(
  _ width: CGFloat, _ height: CGFloat, _ controller: Controller, _ body: (Controller) throws -> Void
) rethrows {
  let screen = UIScreen.main
  let (size, options) = (screen.bounds.size, screen.options)
  screen.update(size: CGSize(width: width, height: height), options: InterfaceOptions())
  let window = show(controller, width: width, height: height)
  finishTurn()
  defer {
    window.isHidden = true
    window.rootViewController = nil
    finishTurn()
    screen.update(size: size, options: options)
  }
  try body(controller)
}

/// Ends the turn, which moves all that is not animated to its place.
@MainActor func finishTurn() { UIScreen.main.host.finishTurn() }
