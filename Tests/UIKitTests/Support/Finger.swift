@testable import UIKit

/// A finger on one view: sends it the touches that a window would.
@MainActor struct Finger {
  let view: UIView
  let touch: UITouch
  private let event = UIEvent()

  init(on view: UIView, at point: CGPoint, taps: Int = 1) {
    self.view = view
    touch = UITouch(type: .direct, location: view.convert(point, to: nil), timestamp: 0)
    touch.view = view
    touch.tapCount = taps
    event.allTouches = [touch]
    view.touchesBegan([touch], with: event)
  }

  /// Moves to a point of the view.
  func move(to point: CGPoint) {
    touch.previousLocationInWindow = touch.locationInWindow
    touch.locationInWindow = view.convert(point, to: nil)
    touch.phase = .moved
    view.touchesMoved([touch], with: event)
  }

  func lift() {
    touch.phase = .ended
    view.touchesEnded([touch], with: event)
  }

  func cancel() {
    touch.phase = .cancelled
    view.touchesCancelled([touch], with: event)
  }
}
