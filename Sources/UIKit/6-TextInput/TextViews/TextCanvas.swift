import CoreGraphics
import DisplayProtocol
import QuartzCore

/// The owner of a canvas of text, which provides its content.
@MainActor protocol TextCanvasOwner: AnyObject {
  /// The text as it shows while nobody edits it.
  func canvasContent() -> LayerContent
}

/// The layer that a text field's or a text view's text lies in, under the field's other parts. It stands for
/// nothing by itself.
final class TextCanvas: CALayer {
  weak var owner: (any TextCanvasOwner)? {
    didSet { setNeedsDisplay() }
  }

  override init() {
    super.init()
    anchorPoint = .zero
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func display() {
    displayContent = owner?.canvasContent() ?? .none
  }
}
