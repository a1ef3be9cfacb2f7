import CoreGraphics

/// A picture with its scale and the way it is drawn. Immutable, and usable from any thread.
open class UIImage: UIObject, @unchecked Sendable {
  /// Whether a picture's own colors are drawn, or its shape in the tint color.
  public enum RenderingMode: Int, Sendable {
    /// As the place where it is shown likes it.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// As a shape in the tint color.
    case alwaysTemplate = 2
  }

  /// The treatment of the middle of an image that is enlarged.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The orientation of the pixels in the image.
  public enum Orientation: Int, Sendable {
    /// Upright.
    case up = 0
    /// Turned by half a circle.
    case down = 1
    /// Turned by a quarter, counterclockwise.
    case left = 2
    /// Turned by a quarter, clockwise.
    case right = 3
    /// Upright, mirrored.
    case upMirrored = 4
    /// Turned by half a circle, mirrored.
    case downMirrored = 5
    /// Mirrored, then turned by a quarter counterclockwise.
    case leftMirrored = 6
    /// Mirrored, then turned by a quarter clockwise.
    case rightMirrored = 7
  }

  /// Everything about a picture.
  struct Parts {
    /// The pixels as they are seen, upright.
    var pixels: CGImage?
    /// The pixels as they were given, where they lie in another orientation.
    var source: CGImage?
    var orientation = Orientation.up
    var scale: CGFloat = 1
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    /// The pictures that it shows one after another, and in how many seconds; none for one that stands still.
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    /// The picture's other forms, for other scales and appearances.
    var forms: (any ImageForms)?
  }

  let parts: Parts
  private let changedPixels = ChangedPixels()

  init(parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// Makes the picture of a literal: `#imageLiteral(resourceName: "leaf")`. A name that is found nowhere ends
  /// the process, as on iOS.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let named = UIImage(named: name) else {
      preconditionFailure("#imageLiteral: there is no image named \"\(name)\".")
    }
    self.init(parts: named.parts)
  }

  /// An image of no size.
  public override convenience init() {
    self.init(parts: Parts())
  }

  /// Makes an image of a bitmap, one pixel to a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Makes an image of a bitmap, `scale` pixels to a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      parts: Parts(
        pixels: cgImage.turned(orientation), source: orientation == .up ? nil : cgImage,
        orientation: orientation, scale: scale > 0 ? scale : 1))
  }

  /// Makes an image of a PNG or JPEG file's bytes, one pixel to a point; nil when they are not one.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image of a PNG or JPEG file's bytes, `scale` pixels to a point; nil when they are not one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let decoded = try? CGImage.decode(data) else { return nil }
    self.init(cgImage: decoded.image, scale: scale, orientation: Orientation(exif: decoded.orientation))
  }

  /// The bitmap, in its own colors, as its pixels lie (``imageOrientation``); nil for an image of no size.
  open var cgImage: CGImage? { parts.source ?? parts.pixels }
  /// Pixels to a point.
  open var scale: CGFloat { parts.scale }
  /// The orientation of the bitmap's pixels. The image is drawn upright, and ``size`` is that of the upright
  /// image.
  open var imageOrientation: Orientation { parts.orientation }
  /// Whether the picture's own colors are drawn; automatic by default.
  open var renderingMode: RenderingMode { parts.renderingMode }
  /// The edges that keep their size when the picture grows, in points; zero by default.
  open var capInsets: UIEdgeInsets { parts.capInsets }
  /// The treatment of the middle of an image that is enlarged.
  open var resizingMode: ResizingMode { parts.resizingMode }
  /// The distances of the edges outside of the rectangle that layout aligns, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }

  /// The size in points.
  open var size: CGSize {
    guard let pixels = parts.pixels else { return .zero }
    return CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The same picture, drawn in its own colors or as a shape.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// The picture's shape in a color. Shown as a template, it takes the tint color all the same.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changing { $0.tint = color }
  }

  /// The picture's shape in a color, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture with edges that keep their size when it grows; the middle is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size when it grows.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// The picture with edges that layout leaves out when it aligns.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The picture as a PNG file's bytes; nil for an image of no size.
  open func pngData() -> Data? {
    try? drawnPixels?.pngData()
  }

  /// The picture as a JPEG file's bytes with a quality from 0 to 1; nil for an image of no size.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    try? drawnPixels?.jpegData(quality: compressionQuality)
  }

  /// The pixels as they are drawn with the current traits: in the image's own tint, if it has one.
  var drawnPixels: CGImage? {
    pixels(tint: parts.tint)
  }

  /// The pixels, or their shape in a color, changed for a button's appearance. The same call gives the same
  /// bitmap again.
  func pixels(tint: UIColor?, adjustment: ImageAdjustment = .none) -> CGImage? {
    guard let pixels = parts.pixels, tint != nil || adjustment != .none else { return parts.pixels }
    return changedPixels.pixels(of: pixels, tint: tint?.cgColor, adjustment: adjustment)
  }

  func changing(_ change: (inout Parts) -> Void) -> UIImage {
    var changed = parts
    change(&changed)
    changed.frames = parts.frames?.map { $0.changing(change) }
    return UIImage(parts: changed)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return other.parts.pixels == parts.pixels && other.parts.orientation == parts.orientation
      && other.parts.scale == parts.scale
      && other.parts.renderingMode == parts.renderingMode && other.parts.tint == parts.tint
      && other.parts.capInsets == parts.capInsets && other.parts.resizingMode == parts.resizingMode
      && other.parts.alignmentRectInsets == parts.alignmentRectInsets
      && other.parts.frames == parts.frames && other.parts.duration == parts.duration
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(parts.pixels)
    hasher.combine(parts.scale)
    return hasher.finalize()
  }
}
