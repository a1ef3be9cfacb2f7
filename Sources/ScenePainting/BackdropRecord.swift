import DisplayProtocol

/// The blurred backdrops of a scene's layers. A document has no pixels to blur: the scene is painted on a
/// bitmap first, and the document takes the backdrops from there as pictures.
final class BackdropRecord {
  private var backdrops: [LayerID: Backdrop] = [:]

  /// The backdrop of a layer.
  subscript(id: LayerID) -> Backdrop? {
    get { backdrops[id] }
    set { backdrops[id] = newValue }
  }
}

extension SceneRenderer {
  /// Paints a scene for a document on a bitmap, where any layer in it blurs what lies behind it.
  mutating func recordBackdrops(of root: PaintNode, in area: CGRect, on background: CGColor?) {
    guard !context.isBitmap, root.showsBlurInTree else { return }
    let pixels = PixelRect(covering: area).rect
    guard let bitmap = try? CGContext(width: Int(pixels.width), height: Int(pixels.height)) else { return }
    if let background {
      bitmap.setFillColor(background)
      bitmap.fill(CGRect(origin: .zero, size: pixels.size))
    }
    bitmap.translateBy(x: -pixels.minX, y: -pixels.minY)
    var painter = SceneRenderer(context: bitmap, scale: scale)
    painter.backdrops = BackdropRecord()
    painter.draw(root, in: pixels, isUpright: true)
    backdrops = painter.backdrops
  }
}

extension PaintNode {
  /// Whether the layer, or any in it, blurs what lies behind it.
  fileprivate var showsBlurInTree: Bool {
    isVisible && (properties.showsBlur || children.contains { $0.showsBlurInTree })
  }
}
