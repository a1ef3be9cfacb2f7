import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A window with a clock of its own, so that transitions end when a test lets time pass.
@MainActor struct ScreenFixture {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let clock = ManualClock(now: 100)

  /// Does something by this clock, and lets what it began end. Other tests may run between two calls, not
  /// within one.
  func perform<Result>(_ work: () throws -> Result) rethrows -> Result {
    let other = SystemClock.current
    SystemClock.current = clock
    defer {
      settle()
      SystemClock.current = other
    }
    return try work()
  }

  /// Lets transitions end, and commits. Called within ``perform(_:)``.
  func settle() {
    UIScreen.main.finishTurn()
    clock.advance(1)
    UIScreen.main.finishTurn()
  }

  /// Lets what the main queue was given so far run.
  func endTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  /// Presses a button of a navigation bar, by its title or what it is called.
  func press(_ title: String, in navigation: UINavigationController) throws {
    func button(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, [button.currentTitle, button.accessibilityLabel].contains(title) {
        return button
      }
      return view.subviews.lazy.compactMap { button(in: $0) }.first
    }
    let found = try #require(button(in: navigation.navigationBar))
    found.sendActions(for: .primaryActionTriggered)
  }
}
