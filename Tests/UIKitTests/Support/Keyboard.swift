import DisplayProtocol

@testable import UIKit

/// A keyboard whose keys go to one view.
@MainActor struct Keyboard {
  let view: UIView

  /// Presses a key, named as displays do, and lets it go.
  func press(_ key: String, modifiers: KeyModifiers = []) {
    let event = UIPressesEvent()
    for phase in [UIPress.Phase.began, .ended] {
      let press = UIPress(
        phase: phase, key: UIKey(KeyInput(phase: .down, key: key, modifiers: modifiers)), timestamp: 0)
      event.allPresses = [press]
      event.focusedView = view
      UIApplication.shared.sendEvent(event)
    }
  }
}
