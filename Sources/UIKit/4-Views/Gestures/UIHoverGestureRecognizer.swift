import DisplayProtocol
import QuartzCore

/// Recognizes a mouse or pen that moves over a view without a button held: its state goes to `.began` when it
/// comes, to `.changed` when it moves, and to `.ended` when it goes or presses.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The number of hover gesture recognizers; without any, hovering pointers cost nothing.
  fileprivate static var count = 0

  /// Makes a recognizer that calls a method of `target`, which is not kept alive.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    UIHoverGestureRecognizer.count += 1
  }

  /// Makes a recognizer without a target. There are no archives of recognizers here.
  public override init?(coder: NSCoder) {
    super.init(coder: coder)
    UIHoverGestureRecognizer.count += 1
    coder.decodeInterface(self, UIHoverGestureRecognizer.self)
  }

  /// It follows what hovers, and no touches.
  override func shouldReceive(_ touch: UITouch) -> Bool { false }

  isolated deinit {
    UIHoverGestureRecognizer.count -= 1
  }
}

/// Follows pointers that hover.
@MainActor final class HoverTracker {
  private var hovered: [UIHoverGestureRecognizer] = []

  /// Notifies the gestures of the views under a pointer, and of those it has left. One that is down hovers
  /// nowhere.
  func follow(_ input: PointerInput, isDown: Bool, in application: UIApplication) {
    guard UIHoverGestureRecognizer.count > 0 || !hovered.isEmpty, input.kind != .touch else { return }
    var (point, found): (CGPoint, [UIHoverGestureRecognizer]) = (input.location, [])
    if input.phase == .up || input.phase == .move && !isDown {
      (point, found) = gestures(at: input.location, in: application)
    }
    // A view that is gone hears of nothing, nor does what was to be done with it.
    for gesture in hovered where !found.contains(gesture) && gesture.view != nil { gesture.state = .ended }
    for gesture in found {
      gesture.center = point
      gesture.modifierFlags = UIKeyModifierFlags(rawValue: input.modifiers.rawValue)
      gesture.state = hovered.contains(gesture) ? .changed : .began
    }
    hovered = found
  }

  private func gestures(
    at location: CGPoint, in application: UIApplication
  ) -> (CGPoint, [UIHoverGestureRecognizer]) {
    for window in application.windowsFrontToBack {
      let point = window.convertFromScreen(location)
      guard let view = window.hitTest(point, with: nil) else { continue }
      let line = sequence(first: view) { $0.superview }
      return (
        point,
        line.flatMap { $0.recognizers.compactMap { $0 as? UIHoverGestureRecognizer } }
          .filter(\.isEnabled)
      )
    }
    return (location, [])
  }
}
