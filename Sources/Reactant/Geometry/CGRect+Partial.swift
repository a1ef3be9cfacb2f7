import CoreGraphics

extension CGRect {
  /// Creates a rectangle at the top.
  public init(x: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(x: x, y: 0, width: width, height: height)
  }

  /// Creates a rectangle at the left edge.
  public init(y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(x: 0, y: y, width: width, height: height)
  }

  /// Creates an empty rectangle at a point.
  public init(x: CGFloat, y: CGFloat) {
    self.init(x: x, y: y, width: 0, height: 0)
  }

  /// Creates a rectangle without height.
  public init(x: CGFloat, y: CGFloat, width: CGFloat) {
    self.init(x: x, y: y, width: width, height: 0)
  }

  /// Creates a rectangle without width.
  public init(x: CGFloat, y: CGFloat, height: CGFloat) {
    self.init(x: x, y: y, width: 0, height: height)
  }

  /// Creates a rectangle at the origin without height.
  public init(width: CGFloat) {
    self.init(x: 0, y: 0, width: width, height: 0)
  }

  /// Creates a rectangle at the origin without width.
  public init(height: CGFloat) {
    self.init(x: 0, y: 0, width: 0, height: height)
  }

  /// Creates a rectangle at the origin.
  public init(width: CGFloat, height: CGFloat) {
    self.init(x: 0, y: 0, width: width, height: height)
  }

  /// Creates a rectangle at the top without height.
  public init(x: CGFloat, width: CGFloat) {
    self.init(x: x, y: 0, width: width, height: 0)
  }

  /// Creates a rectangle at the top without width.
  public init(x: CGFloat, height: CGFloat) {
    self.init(x: x, y: 0, width: 0, height: height)
  }

  /// Creates a rectangle at the left edge without height.
  public init(y: CGFloat, width: CGFloat) {
    self.init(x: 0, y: y, width: width, height: 0)
  }

  /// Creates a rectangle at the left edge without width.
  public init(y: CGFloat, height: CGFloat) {
    self.init(x: 0, y: y, width: 0, height: height)
  }

  /// Creates an empty rectangle on the horizontal axis.
  public init(x: CGFloat) {
    self.init(x: x, y: 0, width: 0, height: 0)
  }

  /// Creates an empty rectangle on the vertical axis.
  public init(y: CGFloat) {
    self.init(x: 0, y: y, width: 0, height: 0)
  }

  /// Creates a rectangle of a size, by default at the origin.
  public init(x: CGFloat = 0, y: CGFloat = 0, size: CGSize) {
    self.init(x: x, y: y, width: size.width, height: size.height)
  }

  /// Creates a rectangle at a point, by default an empty one.
  public init(origin: CGPoint, width: CGFloat = 0, height: CGFloat = 0) {
    self.init(x: origin.x, y: origin.y, width: width, height: height)
  }
}
