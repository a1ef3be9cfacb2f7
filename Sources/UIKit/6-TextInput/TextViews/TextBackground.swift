import CoreGraphics
import QuartzCore

/// The layer behind a text view's text, in which a layout manager of an app's own class draws.
final class TextBackground: CALayer {
  private weak var manager: NSLayoutManager?
  private weak var view: UITextView?

  init(_ manager: NSLayoutManager, _ view: UITextView) {
    (self.manager, self.view) = (manager, view)
    super.init()
    isStill = true
    anchorPoint = .zero
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Lies behind all of the view's content.
  func layout() {
    guard let view else { return }
    contentsScale = view.traitCollection.displayScale
    let frame = CGRect(origin: .zero, size: view.contentSize)
    if self.frame != frame { self.frame = frame }
  }

  override func draw(in context: CGContext) {
    guard let manager, let view else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let inset = view.textContainerInset
    manager.drawBackground(
      forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs),
      at: CGPoint(x: inset.left, y: inset.top))
  }
}
