/// The extreme points of curves.
enum CurveBounds {
  /// The points at which a quadratic curve turns back along x or y.
  static func turningPoints(from start: CGPoint, quadratic control: CGPoint, to end: CGPoint) -> [CGPoint] {
    turningPoints(
      from: start, cubic: .between(start, control, at: 2 / 3), .between(end, control, at: 2 / 3), to: end)
  }

  /// The points at which a cubic curve turns back along x or y.
  static func turningPoints(
    from start: CGPoint, cubic control1: CGPoint, _ control2: CGPoint, to end: CGPoint
  ) -> [CGPoint] {
    let times =
      turns(start.x, control1.x, control2.x, end.x) + turns(start.y, control1.y, control2.y, end.y)
    return times.map { time in
      CGPoint(
        x: value(start.x, control1.x, control2.x, end.x, at: time),
        y: value(start.y, control1.y, control2.y, end.y, at: time))
    }
  }

  private static func value(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat, at time: CGFloat
  ) -> CGFloat {
    let rest = 1 - time
    return rest * rest * rest * p0 + 3 * rest * rest * time * p1 + 3 * rest * time * time * p2
      + time * time * time * p3
  }

  /// The times between 0 and 1 at which the curve's derivative along one axis is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [CGFloat]
    if a.magnitude < 1e-12 * max(b.magnitude, c.magnitude, 1) {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
