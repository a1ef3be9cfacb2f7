import CoreGraphics

/// A keyboard on the screen, for apps to be tried with one where there is a real keyboard, as on every
/// display here. It covers the bottom of the window while text is edited, and has no keys.
@MainActor package enum SimulatedKeyboard {
  /// The keyboard's height in points; 0, the default, for none. A change shows at once where text is edited.
  package static var height: CGFloat = 0 {
    didSet {
      if !(height > 0 && height.isFinite) { height = 0 }
      if height != oldValue { InputViewPresenter.shared.follow(UIApplication.shared.firstResponder) }
    }
  }
}
