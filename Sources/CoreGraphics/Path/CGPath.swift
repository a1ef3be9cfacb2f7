/// A path of lines and curves. Immutable, so that it may be shared and sent; build one with
/// ``CGMutablePath``.
public class CGPath: Hashable, @unchecked Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begin a subpath.
    case move(CGPoint)
    /// A straight line to a point.
    case line(CGPoint)
    /// A quadratic curve to a point over a control point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve to a point over two control points.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the subpath began.
    case close
  }

  /// The steps, in order.
  public internal(set) var elements: [Element]

  /// Makes a path of given steps.
  public init(elements: [Element] = []) {
    self.elements = elements
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}
