/// A place to draw into. The drawing itself follows.
public final class CGContext {
  /// Makes a bitmap context of that many pixels, `scale` to a point.
  public init(width: Int, height: Int, scale: CGFloat) throws {}
  /// Moves the origin, in points.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// The picture so far.
  public func makeImage() -> CGImage? { nil }
}
