/// The radii of a rectangle's four corners, in points, along x and y each.
public struct CornerRadii: Hashable, Sendable {
  /// The top left corner's.
  public var topLeft: CGSize
  /// The top right corner's.
  public var topRight: CGSize
  /// The bottom right corner's.
  public var bottomRight: CGSize
  /// The bottom left corner's.
  public var bottomLeft: CGSize

  /// Square corners.
  public static let zero = CornerRadii(CGSize.zero)

  /// Creates radii of their own for each corner.
  public init(topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates the same radii for every corner.
  public init(_ radii: CGSize) {
    self.init(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
  }

  /// Creates the same circular radius for every corner.
  public init(_ radius: CGFloat) {
    self.init(CGSize(width: radius, height: radius))
  }

  /// Creates a circular radius of its own for each corner.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    func square(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    self.init(
      topLeft: square(topLeft), topRight: square(topRight), bottomRight: square(bottomRight),
      bottomLeft: square(bottomLeft))
  }

  /// The radii shrunk together, as CSS does it, so that neighbors do not overlap on a box of a size.
  public func fitted(to size: CGSize) -> CornerRadii {
    let (width, height) = (size.width.magnitude, size.height.magnitude)
    var factor: CGFloat = 1
    func limit(_ first: CGFloat, _ second: CGFloat, to side: CGFloat) {
      if first + second > side { factor = min(factor, side / (first + second)) }
    }
    limit(topLeft.width, topRight.width, to: width)
    limit(bottomLeft.width, bottomRight.width, to: width)
    limit(topLeft.height, bottomLeft.height, to: height)
    limit(topRight.height, bottomRight.height, to: height)
    guard factor < 1 else { return self }
    func shrunk(_ radii: CGSize) -> CGSize {
      CGSize(width: radii.width * factor, height: radii.height * factor)
    }
    return CornerRadii(
      topLeft: shrunk(topLeft), topRight: shrunk(topRight), bottomRight: shrunk(bottomRight),
      bottomLeft: shrunk(bottomLeft))
  }
}
