import CoreGraphics
import Diagnostics

/// The context that UIKit's drawing calls draw into on this thread: that of `draw(_:)`, of an image renderer,
/// or the one last pushed. Nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.entries.last?.context
}

/// Makes a context current on this thread until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Makes the former context current again. Does nothing where none was pushed.
public func UIGraphicsPopContext() {
  _ = GraphicsStack.current.entries.popLast()
}

/// Begins drawing into a picture of `size` points that is transparent at first, one pixel to a point.
/// End it with ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing into a picture of `size` points. End it with ``UIGraphicsEndImageContext()``.
/// - Parameters:
///   - size: The size in points. An empty size gives no context to draw into.
///   - opaque: Whether the picture is black at first instead of transparent.
///   - scale: Pixels to a point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let context = CGContext.forImage(
    size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale, isOpaque: opaque)
  GraphicsStack.current.entries.append(GraphicsStack.Entry(context: context))
}

/// Returns the image drawn so far since ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``, or nil outside of
/// such a context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(cgImage: image, scale: context.scale, orientation: .up)
}

/// Ends drawing into a picture.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Fills a rectangle with the current fill color, blended as `blendMode` says.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame one point wide inside a rectangle, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
  context.fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
  context.fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
}

/// Limits drawing to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Each thread's contexts, the current one last.
private final class GraphicsStack {
  /// A context, or none where one of no size was requested: it still has to be popped.
  struct Entry {
    var context: CGContext?
  }

  var entries: [Entry] = []

  private static let ofThread = ThreadLocal<GraphicsStack>()

  static var current: GraphicsStack {
    if let stack = ofThread.value { return stack }
    let stack = GraphicsStack()
    ofThread.value = stack
    return stack
  }
}

extension CGContext {
  /// A context to draw a picture of `size` points into, or nil when the size is empty or too large.
  static func forImage(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    guard let context = try? CGContext(size: size, scale: scale) else { return nil }
    if isOpaque {
      context.setFillColor(.black)
      context.fill(CGRect(origin: .zero, size: size))
    }
    return context
  }
}

extension UIColor {
  /// Makes this the color that the current context fills and strokes with.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the color that the current context fills with.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the color that the current context strokes with.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
