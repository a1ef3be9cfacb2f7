/// The way in which a button without a configuration shows its pictures.
extension UIButton {
  /// A system button shows pictures as shapes in its tint color unless they say otherwise.
  func tintedLikeTitle(_ image: UIImage) -> UIImage {
    guard followsTint, image.renderingMode == .automatic else { return image }
    return image.withRenderingMode(.alwaysTemplate)
  }

  func adjustment(of images: StateTable<UIImage>) -> ImageAdjustment {
    if !isEnabled, adjustsImageWhenDisabled, images[state] == nil { return .faded(ButtonParts.disabledAlpha) }
    guard isHighlighted, adjustsImageWhenHighlighted, images[state] == nil else { return .none }
    return followsTint ? .faded(ButtonParts.pressedAlpha) : .darkened
  }
}
