import CoreGraphics

extension UIResponder {
  /// A keyboard on the screen is about to appear.
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillShowNotification")
  }
  /// A keyboard on the screen has appeared.
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidShowNotification")
  }
  /// A keyboard on the screen is about to go.
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillHideNotification")
  }
  /// A keyboard on the screen has gone.
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidHideNotification")
  }
  /// A keyboard on the screen is about to change its frame.
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// A keyboard on the screen has changed its frame.
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name {
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// The key of the keyboard's frame before, in the screen's points, as an `NSValue`.
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// The key of the keyboard's frame after, in the screen's points, as an `NSValue`.
  nonisolated public class var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// The key of how long the keyboard moves, in seconds.
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The key of how the keyboard moves, a raw value of `UIView.AnimationCurve`.
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// The key of whether the keyboard is this app's.
  nonisolated public class var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension NSValue {
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The rectangle in the box.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the box.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the box.
  public var cgSizeValue: CGSize { sizeValue }
}

/// A keyboard on the screen that is only told of, so that an app's answer to one can be tried where there is a real
/// keyboard, as on every display here.
@preconcurrency @MainActor public enum SimulatedKeyboard {
  /// The keyboard's height in points; 0, the default, for none. Set it before editing begins.
  public static var height: CGFloat = 0

  private static var shownHeight: CGFloat = 0

  /// Follows a change of what takes the keyboard.
  static func follow(_ responder: UIResponder?) {
    let isWanted = (responder as? any TextEditingOwner)?.isTextEditable ?? false
    let wanted = isWanted ? height : 0
    guard wanted != shownHeight else { return }
    let (before, after) = (frame(height: shownHeight), frame(height: wanted))
    let isShown = wanted > 0
    shownHeight = wanted
    let facts: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: before),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: after),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    let names =
      isShown
      ? [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
      : [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification,
      ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: facts)
    }
  }

  private static func frame(height: CGFloat) -> CGRect {
    let screen = UIScreen.main.bounds
    return CGRect(
      x: 0, y: screen.maxY - height, width: screen.width, height: max(height, shownHeight, self.height))
  }
}
