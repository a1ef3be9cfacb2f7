import CoreGraphics
import DisplayProtocol

/// The button at the end of a text field that empties it.
final class TextFieldClearButton: UIButton {
  /// The side of the button's square.
  static let side: CGFloat = 19

  init(_ clear: @escaping () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: TextFieldClearButton.side, height: TextFieldClearButton.side))
    setImage(TextFieldClearButton.picture, for: .normal)
    addAction(UIAction { _ in clear() }, for: .primaryActionTriggered)
    tintColor = .tertiaryLabel
    accessibilityLabel = SystemWord.clearText.text
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Is no stop of the keyboard: it would go as soon as the focus came to it, since the editing ends, and the
  /// focus with it.
  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.isFocusable = false
  }

  /// Shows a picture of the app's, or the button's own.
  func show(_ image: UIImage?) {
    let image = image ?? TextFieldClearButton.picture
    if currentImage !== image { setImage(image, for: .normal) }
  }

  /// A cross in a disc, in the color of the tint.
  private static let picture: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let box = CGRect(x: 0, y: 0, width: 17, height: 17)
    return UIGraphicsImageRenderer(bounds: box, format: format).image { context in
      UIColor.black.setFill()
      UIBezierPath(ovalIn: box).fill()
      context.cgContext.setBlendMode(.clear)
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 5.4, y: 5.4))
      cross.addLine(to: CGPoint(x: 11.6, y: 11.6))
      cross.move(to: CGPoint(x: 11.6, y: 5.4))
      cross.addLine(to: CGPoint(x: 5.4, y: 11.6))
      cross.lineWidth = 1.7
      cross.lineCapStyle = .round
      cross.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }()
}
