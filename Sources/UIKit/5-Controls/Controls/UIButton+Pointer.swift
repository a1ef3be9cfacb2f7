import CoreGraphics

extension UIButton {
  /// A closure that returns a button's pointer style from the effect and outline that UIKit proposes; nil for
  /// none.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether a mouse or pen that hovers over the button gives it an effect: a button with a ground of its own
  /// is lifted, any other is highlighted. False by default.
  public var isPointerInteractionEnabled: Bool {
    get { Self.pointers[self] != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      if let pointer = Self.pointers[self] {
        removeInteraction(pointer.interaction)
        Self.pointers[self] = nil
      } else {
        let pointer = ButtonPointer()
        Self.pointers[self] = pointer
        addInteraction(pointer.interaction)
      }
    }
  }

  /// The closure that returns another style than the proposed one; nil by default. Setting it turns
  /// ``isPointerInteractionEnabled`` on.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { Self.pointers[self]?.provider }
    set {
      if newValue != nil { isPointerInteractionEnabled = true }
      Self.pointers[self]?.provider = newValue
    }
  }

  private static let pointers = AssociatedProperty<ButtonPointer>()
}

/// The delegate of a button's pointer interaction.
@MainActor private final class ButtonPointer: UIPointerInteractionDelegate {
  var provider: UIButton.PointerStyleProvider?
  lazy var interaction = UIPointerInteraction(delegate: self)

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  {
    guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
    let preview = UITargetedPreview(view: button)
    let effect = button.hasGround ? UIPointerEffect.lift(preview) : .highlight(preview)
    let shape = UIPointerShape.roundedRect(button.frame, radius: max(button.layer.cornerRadius, 8))
    return provider.map { $0(button, effect, shape) } ?? UIPointerStyle(effect: effect, shape: shape)
  }
}

extension UIButton {
  fileprivate var hasGround: Bool {
    let ground = configuration.flatMap { ConfiguredColors($0, state: state, tint: tintColor).background }
    return (ground ?? backgroundColor ?? .clear).cgColor.alpha > 0 || currentBackgroundImage != nil
  }
}
