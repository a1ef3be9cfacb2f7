import CoreGraphics

/// A view in place of the keyboard, or above it, that may look like the keyboard.
@preconcurrency @MainActor open class UIInputView: UIView {
  /// The appearance of the background.
  public nonisolated enum Style: Int, Sendable {
    /// None.
    case `default` = 0
    /// The keyboard's.
    case keyboard = 1
  }

  /// The appearance of the background.
  public let inputViewStyle: Style

  /// Whether the view is as high as its constraints make it, not as its frame says; false by default.
  open var allowsSelfSizing = false

  /// Makes an input view. Only the frame's height counts.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    guard inputViewStyle == .keyboard else { return }
    let backdrop = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(backdrop, at: 0)
  }

  /// Makes an input view without a background; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
    coder.decodeInterface(self, UIInputView.self)
  }
}
