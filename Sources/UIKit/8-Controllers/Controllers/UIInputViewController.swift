import CoreGraphics

/// Manages a view in place of the keyboard, or above it.
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  /// Ends the editing.
  open func dismissKeyboard() {
    UIApplication.shared.firstResponder?.resignFirstResponder()
  }
}
