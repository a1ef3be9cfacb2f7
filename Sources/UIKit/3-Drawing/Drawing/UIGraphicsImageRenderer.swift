import CoreGraphics

/// The drawing settings of an image renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point; by default that of ``UITraitCollection/current``.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// Whether the picture starts black instead of transparent; false by default.
  open var opaque = false
  /// The rectangle that is drawn, in points. Its origin becomes the picture's top left.
  open fileprivate(set) var bounds = CGRect.zero

  /// Makes the default format.
  public override init() {
    super.init()
  }

  /// Makes a format with the scale of given traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// The default format.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The format best for what is shown now: the default one.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Draws pictures: hands a context to a closure and gives what was drawn as an image or a file's bytes.
/// Lengths are points, from the top left.
open class UIGraphicsImageRenderer: NSObject {
  /// The drawing settings of the renderer.
  public let format: UIGraphicsImageRendererFormat

  /// Makes a renderer for pictures of `size` points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for pictures of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer for pictures that show the rectangle `bounds`.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for pictures that show the rectangle `bounds`.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }

  /// The picture that `actions` draw. A renderer of no size gives an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let image = draw(actions) else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// The picture that `actions` draw, as a PNG file's bytes; empty for a renderer of no size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    (try? draw(actions)?.pngData()) ?? Data()
  }

  /// The picture that `actions` draw, as a JPEG file's bytes, with a quality from 0 to 1; empty for a
  /// renderer of no size.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    (try? draw(actions)?.jpegData(quality: compressionQuality)) ?? Data()
  }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
    let bounds = format.bounds
    guard
      let context = CGContext.forImage(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return context.makeImage()
  }
}

/// The drawing context of an image renderer's closure. UIKit's own drawing calls draw into it too.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context to draw into.
  public let cgContext: CGContext
  /// The drawing settings of the renderer.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// The image drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the current fill color, blended as `blendMode` says.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a frame one point wide inside a rectangle, in the current stroke color.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Limits drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
