import DisplayProtocol

/// The pixels of a scene, kept true with as little painting as can be. Used under a lock.
package final class Picture {
  /// The layers as the app described them.
  package private(set) var scene = Scene()
  /// The size in points.
  package private(set) var size: CGSize
  /// Pixels to a point.
  package let scale: CGFloat
  /// The layer that is marked as having the keyboard's focus.
  package var markedLayer: LayerID?
  /// The number of pixels painted so far.
  package private(set) var paintedPixels = 0

  private var tree: PaintTree
  private var surface: CGContext
  private var workbench: CGContext?
  /// The mark as it was painted last.
  private var paintedMark: FocusMark?

  package init(size: CGSize, scale: CGFloat) throws(DrawingError) {
    self.size = size
    self.scale = scale
    surface = try Picture.surface(size: size, scale: scale)
    tree = PaintTree(width: surface.width, height: surface.height, scale: scale)
  }

  /// A bitmap whose unit is the pixel.
  private static func surface(size: CGSize, scale: CGFloat) throws(DrawingError) -> CGContext {
    try CGContext(size: CGSize(width: size.width * scale, height: size.height * scale))
  }

  /// Resizes the picture. Nothing changes when there can be no picture of that size.
  package func resize(to size: CGSize) throws(DrawingError) {
    surface = try Picture.surface(size: size, scale: scale)
    workbench = nil
    self.size = size
    tree.resize(width: surface.width, height: surface.height)
  }

  /// Applies changes at a time of the display's clock, up to the first that cannot be applied.
  package func apply(_ changes: [SceneChange], at time: TimeInterval) throws(Scene.Failure) {
    var applied = 0
    defer { tree.apply(changes[..<applied], at: time) }
    for change in changes {
      try scene.apply(change)
      applied += 1
    }
  }

  /// Returns the content of the picture at a time, after painting what has changed.
  package func image(at time: TimeInterval) -> CGImage {
    repaint(at: time)
    return surface.makeImage()!
  }

  /// Paints what has changed.
  package func repaint(at time: TimeInterval) {
    tree.animate(to: time)
    let mark = markedLayer.flatMap { tree.mark(of: $0) }
    if mark != paintedMark {
      for mark in [mark, paintedMark].compactMap({ $0 }) { tree.damage(sceneRect: mark.extent) }
      paintedMark = mark
    }
    tree.damageWholeBlurs()
    paint(tree.damage)
    tree.clearDamage()
  }

  /// Shows the caret and the text of the editor that has the focus, or of none.
  package func show(_ editor: (layer: LayerID, picture: EditorPicture)?) {
    tree.show(editor)
  }

  private func paint(_ damage: Damage) {
    guard damage.area * 2 < damage.canvas.area else {
      paintedPixels += damage.canvas.area
      return draw(on: surface, scale: scale, dirty: damage.canvas)
    }
    guard !damage.isEmpty, let workbench = makeWorkbench() else { return }
    for rect in damage.rects {
      draw(on: workbench, scale: scale, dirty: rect)
      surface.copyPixels(in: rect, from: workbench)
      paintedPixels += rect.area
    }
  }

  /// Returns the context in which a part of the picture is drawn before it is copied: what is drawn may
  /// extend beyond that part.
  private func makeWorkbench() -> CGContext? {
    if workbench == nil { workbench = try? Picture.surface(size: size, scale: scale) }
    return workbench
  }

  /// Returns the content of the picture at a time, drawn afresh at that many pixels a point.
  package func image(scale: CGFloat, at time: TimeInterval) throws(DrawingError) -> CGImage {
    tree.animate(to: time)
    let context = try Picture.surface(size: size, scale: scale)
    draw(on: context, scale: scale, dirty: context.canvas)
    return context.makeImage()!
  }

  /// Returns the content of the picture at a time, drawn on a document of the picture's size in points.
  package func document(on context: CGContext, at time: TimeInterval) throws(DrawingError) -> Data {
    tree.animate(to: time)
    context.scaleBy(x: 1 / scale, y: 1 / scale)
    draw(
      on: context, scale: scale,
      dirty: PixelRect(
        covering: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)))
    return try context.finishDocument()!
  }

  private func draw(on context: CGContext, scale: CGFloat, dirty: PixelRect) {
    context.setFillColor(.white)
    context.fill(dirty.rect)
    SceneRenderer(context: context, scale: scale).draw(tree.root, dirty: dirty)
    markedLayer.flatMap { tree.mark(of: $0) }?.draw(on: context, scale: scale)
  }
}

extension CGContext {
  /// All pixels.
  fileprivate var canvas: PixelRect { PixelRect(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// Copies pixels from the same place of another bitmap of the same size.
  fileprivate func copyPixels(in rect: PixelRect, from other: CGContext) {
    withPixels { target, bytesPerRow in
      _ = other.withPixels { source, _ in
        let length = (rect.maxX - rect.minX) * 4
        for row in rect.minY..<rect.maxY {
          let start = row * bytesPerRow + rect.minX * 4
          target.baseAddress!.advanced(by: start)
            .copyMemory(from: source.baseAddress!.advanced(by: start), byteCount: length)
        }
      }
    }
  }
}
