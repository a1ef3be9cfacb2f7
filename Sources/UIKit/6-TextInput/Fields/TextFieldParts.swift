import CoreGraphics
import DisplayProtocol
import QuartzCore

/// The parts of a text field besides the views that an app gives it.
@MainActor final class TextFieldParts {
  /// The line around the field and what lies behind its text.
  let frame = {
    let layer = CALayer()
    layer.isStill = true
    return layer
  }()
  /// The text.
  let canvas = TextCanvas()
  private var clearButton: TextFieldClearButton?
  private var picture: UIImageView?

  private var isRecording = false
  private var recorded = LayerContent.none

  /// Returns the content that a closure draws, instead of an image of it.
  func record(_ work: () -> Void) -> LayerContent {
    recorded = .none
    isRecording = true
    work()
    isRecording = false
    return recorded
  }

  /// Shows one line of text, its height placed as the field's alignment says.
  func draw(_ text: RichText, in rect: CGRect, of field: UITextField) {
    guard !text.isEmpty, rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    let typeset = Typesetter.typeset(
      text.spans, paragraph: text.paragraph, width: rect.width, maximumLines: 1)
    let origin = CGPoint(
      x: rect.minX, y: rect.minY + field.lineTop(ofHeight: typeset.size.height, in: rect.height))
    if isRecording {
      recorded = .text(typeset, origin: origin)
    } else {
      UIGraphicsGetCurrentContext()?.draw(typeset, at: origin)
    }
  }

  /// The clear button, made when it is first needed.
  func clearButton(for field: UITextField) -> UIButton {
    if let clearButton { return clearButton }
    let button = TextFieldClearButton { [weak field] in field?.clear() }
    clearButton = button
    field.addSubview(button)
    return button
  }

  /// Removes the clear button.
  func removeClearButton() {
    clearButton?.removeFromSuperview()
    clearButton = nil
  }

  /// Shows a picture behind the text, or none.
  func show(_ image: UIImage?, in rect: CGRect, of field: UITextField) {
    guard let image else {
      picture?.layer.removeFromSuperlayer()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    picture = view
    if view.image !== image { view.image = image }
    view.frame = rect
    if view.layer.superlayer == nil { field.layer.insertSublayer(view.layer, below: canvas) }
  }
}
