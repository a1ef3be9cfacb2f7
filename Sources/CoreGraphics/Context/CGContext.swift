import CCairo

/// A surface to draw on: pixels, a PDF or an SVG. Points, with the origin at the **top left** and y growing
/// downward, as in UIKit's contexts.
///
/// Colors, alpha, blend mode, shadow, line attributes, clip and transform belong to a state that
/// ``saveGState()`` and ``restoreGState()`` keep on a stack; the current path does not. Painting and clipping
/// consume the path, as in Core Graphics.
///
/// Coordinates that are not finite, or beyond a thousand million pixels, draw nothing; nor does anything
/// under a transform that cannot be undone. Neither disturbs what is drawn later.
///
/// A context is used by one thread at a time.
public final class CGContext {
  /// The kind of destination that a context draws into.
  enum Target {
    case bitmap
    case document(DocumentStream)
  }

  /// The greatest width or height in pixels.
  public static let maximumSide = 32_767

  /// The width in pixels (in points for a document).
  public let width: Int
  /// The height in pixels (in points for a document).
  public let height: Int
  /// Pixels to a point.
  public let scale: CGFloat

  let target: Target
  /// The app's memory that is drawn into; nil for a surface of the context's own.
  var memory: BitmapMemory?
  let surface: OpaquePointer
  var cairo: OpaquePointer
  var state: State
  var stack: [Frame] = []
  /// Whether a coordinate of the current path could not be drawn, so that painting it draws nothing.
  var isPathBroken = false

  /// The part of the graphics state that ``saveGState()`` keeps, beside what Cairo keeps itself.
  struct State {
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: ContextShadow?
    var textDrawingMode = CGTextDrawingMode.fill
    var interpolationQuality = CGInterpolationQuality.default
    var transform: CGAffineTransform
    /// Whether the transform cannot be undone, so that nothing is drawn.
    var isDegenerate = false
  }

  /// One entry of the state stack.
  struct Frame {
    var state: State
    var isLayer: Bool
  }

  /// Makes a bitmap of a size in pixels, transparent, on which points are `scale` pixels wide. Throws when
  /// the size is not between 1 and ``maximumSide`` or has more than ``CGImage/maximumPixelCount`` pixels.
  public convenience init(width: Int, height: Int, scale: CGFloat = 1) throws(DrawingError) {
    guard (1...CGContext.maximumSide).contains(width), (1...CGContext.maximumSide).contains(height),
      width * height <= CGImage.maximumPixelCount, scale.isFinite, scale > 0
    else { throw .badSize(width: CGFloat(width), height: CGFloat(height)) }
    try self.init(
      surface: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)), target: .bitmap,
      width: width, height: height, scale: scale)
  }

  /// Makes a bitmap that covers a size in points; parts of pixels count as whole.
  public convenience init(size: CGSize, scale: CGFloat = 1) throws(DrawingError) {
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width.magnitude <= CGFloat(CGContext.maximumSide),
      height.magnitude <= CGFloat(CGContext.maximumSide)
    else { throw .badSize(width: width, height: height) }
    try self.init(width: Int(bounding: width), height: Int(bounding: height), scale: scale)
  }

  /// Takes over a surface.
  init(surface: OpaquePointer?, target: Target, width: Int, height: Int, scale: CGFloat) throws(DrawingError)
  {
    guard let surface, let cairo = cairo_create(surface) else { throw .refused("out of memory") }
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(cairo)
      cairo_surface_destroy(surface)
      throw .refused(String(cString: cairo_status_to_string(status)))
    }
    self.surface = surface
    self.cairo = cairo
    self.target = target
    self.width = width
    self.height = height
    self.scale = scale
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
    prepare()
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Sets a new Cairo context's transform, blend mode and Core Graphics' defaults.
  func prepare() {
    applyTransform()
    cairo_set_operator(cairo, state.blendMode.cairo)
    cairo_set_line_width(cairo, 1)
  }

  // MARK: State

  /// Keeps the present state for ``restoreGState()``.
  public func saveGState() {
    stack.append(Frame(state: state, isLayer: false))
    cairo_save(cairo)
  }

  /// Restores the state that was saved last. Without one, nothing happens.
  public func restoreGState() {
    guard let frame = stack.last, !frame.isLayer else { return }
    stack.removeLast()
    state = frame.state
    cairo_restore(cairo)
    recover()
  }

  /// Cairo stops drawing for good after an error, such as failing to allocate memory. Once no saved state is
  /// left whose clip would be lost, a fresh Cairo context takes over. Called after each painting, so that it
  /// also brings that to the app's memory.
  func recoverIfNeeded() {
    if let memory, !stack.contains(where: \.isLayer) { memory.write(from: self) }
    recover()
  }

  private func recover() {
    guard cairo_status(cairo) != CAIRO_STATUS_SUCCESS, stack.isEmpty else { return }
    cairo_destroy(cairo)
    cairo = cairo_create(surface)
    isPathBroken = false
    prepare()
  }

  // MARK: Transform

  /// The transform from points to pixels.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales about the origin.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(scaleX: x, y: y))
  }

  /// Turns about the origin by an angle in radians: clockwise, as y grows downward.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the present one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    applyTransform()
  }

  /// Applies the transform to the Cairo context, unless it is not invertible.
  func applyTransform() {
    let transform = state.transform
    let determinant = transform.a * transform.d - transform.b * transform.c
    let isUsable =
      determinant.isFinite && determinant.magnitude > 1e-18 && transform.tx.isFinite && transform.ty.isFinite
    state.isDegenerate = !isUsable
    guard isUsable else { return }
    var matrix = transform.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
  }

  /// A point's place in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform)
  }

  /// The place in points of a pixel.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(state.transform.inverted())
  }

  // MARK: Attributes

  /// Sets the color to fill with.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color to fill with.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray to fill with: 0 is black, 1 is white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets a gray for lines: 0 is black, 1 is white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the width of lines in points; 1 at first. Widths that are negative or not finite count as 0, and
  /// lines of no width are not drawn.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, width.isFinite ? min(max(width, 0), 1e6) : 0)
  }

  /// Sets how lines end; ``CGLineCap/butt`` at first.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairo, cap.cairo)
  }

  /// Sets how the corners of lines look; ``CGLineJoin/miter`` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairo, join.cairo)
  }

  /// Sets how many times its width a line's corner may reach before it is cut off; 10 at first.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, limit.isFinite ? max(limit, 1) : 10)
  }

  /// Makes lines of dashes: points drawn and left out in turn, beginning `phase` points into the pattern. An
  /// empty list, or one that holds a negative number or nothing but zeros, makes whole lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0 >= 0 && $0.isFinite } && lengths.contains { $0 > 0 }
    guard isUsable else { return cairo_set_dash(cairo, nil, 0, 0) }
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase.isFinite ? phase : 0)
  }

  /// Sets the opacity of everything drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 0 : min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn mixes with what is there.
  ///
  /// The modes that reach beyond the source in Cairo (`sourceIn`, `sourceOut`, `destinationIn`,
  /// `destinationAtop`) are held to the shape that is filled, as in Core Graphics; for lines and text they
  /// reach over the whole clip.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairo)
  }

  /// Sets how flat a curve is drawn, in pixels: smaller is finer.
  public func setFlatness(_ flatness: CGFloat) {
    cairo_set_tolerance(cairo, flatness.isFinite ? min(max(flatness, 0.01), 100) : 0.1)
  }

  /// Sets whether edges are smoothed; true at first.
  public func setShouldAntialias(_ should: Bool) {
    cairo_set_antialias(cairo, should ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The quality with which images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
