/// The shapes that paths and contexts are built of, as steps passed to whoever collects them.
enum PathGeometry {
  typealias Collector = (CGPath.Element) -> Void

  /// The distance of a cubic curve's control points that makes it a quarter of a unit circle.
  static let quarterCircle: CGFloat = 0.552_284_749_830_793_4

  static func addRect(_ rect: CGRect, to append: Collector) {
    append(.move(CGPoint(x: rect.minX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.minY)))
    append(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
    append(.line(CGPoint(x: rect.minX, y: rect.maxY)))
    append(.close)
  }

  /// An ellipse, from its right end, clockwise on a screen.
  static func addEllipse(in rect: CGRect, to append: Collector) {
    let right = CGPoint(x: rect.maxX, y: rect.midY)
    let bottom = CGPoint(x: rect.midX, y: rect.maxY)
    let left = CGPoint(x: rect.minX, y: rect.midY)
    let top = CGPoint(x: rect.midX, y: rect.minY)
    append(.move(right))
    append(corner(from: right, over: CGPoint(x: rect.maxX, y: rect.maxY), to: bottom))
    append(corner(from: bottom, over: CGPoint(x: rect.minX, y: rect.maxY), to: left))
    append(corner(from: left, over: CGPoint(x: rect.minX, y: rect.minY), to: top))
    append(corner(from: top, over: CGPoint(x: rect.maxX, y: rect.minY), to: right))
    append(.close)
  }

  /// A rectangle with round corners, from the end of its top left corner, clockwise on a screen.
  static func addRoundedRect(_ rect: CGRect, radii: CornerRadii, to append: Collector) {
    let radii = radii.fitted(to: rect.size)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func round(_ corner: CGPoint, _ radii: CGSize, from: CGPoint, to end: CGPoint) {
      append(.line(from))
      if radii.width > 0, radii.height > 0 {
        append(PathGeometry.corner(from: from, over: corner, to: end))
      }
    }
    let start = CGPoint(x: left + radii.topLeft.width, y: top)
    append(.move(start))
    round(
      CGPoint(x: right, y: top), radii.topRight, from: CGPoint(x: right - radii.topRight.width, y: top),
      to: CGPoint(x: right, y: top + radii.topRight.height))
    round(
      CGPoint(x: right, y: bottom), radii.bottomRight,
      from: CGPoint(x: right, y: bottom - radii.bottomRight.height),
      to: CGPoint(x: right - radii.bottomRight.width, y: bottom))
    round(
      CGPoint(x: left, y: bottom), radii.bottomLeft,
      from: CGPoint(x: left + radii.bottomLeft.width, y: bottom),
      to: CGPoint(x: left, y: bottom - radii.bottomLeft.height))
    round(
      CGPoint(x: left, y: top), radii.topLeft, from: CGPoint(x: left, y: top + radii.topLeft.height),
      to: start)
    append(.close)
  }

  /// A quarter of an ellipse between two points whose tangents meet at a corner.
  private static func corner(from start: CGPoint, over corner: CGPoint, to end: CGPoint) -> CGPath.Element {
    func toward(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * quarterCircle, y: point.y + (corner.y - point.y) * quarterCircle)
    }
    return .curve(end, control1: toward(start), control2: toward(end))
  }

  /// An arc of a circle, begun by a line from `current` where there is one. As Core Graphics has it, the
  /// angle grows from start to end unless `clockwise`; on a screen, whose y grows downward, growing angles
  /// turn clockwise.
  static func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    current: CGPoint?, to append: Collector
  ) {
    var sweep = endAngle - startAngle
    guard sweep.isFinite, startAngle.isFinite, radius.isFinite else {
      return append(.line(CGPoint(x: CGFloat.nan, y: .nan)))
    }
    let turn = 2 * CGFloat.pi
    if clockwise {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    } else {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    }
    addArc(
      center: center, radius: max(radius, 0), startAngle: startAngle, sweep: sweep, current: current,
      to: append)
  }

  private static func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat, current: CGPoint?,
    to append: Collector
  ) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle)
    if current == nil {
      append(.move(start))
    } else if current != start {
      append(.line(start))
    }
    let count = max(1, Int(bounding: (sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count where sweep != 0 {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (first, last) = (point(from), point(to))
      append(
        .curve(
          last, control1: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
          control2: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to))))
    }
  }

  /// An arc that rounds the corner at `tangent1End` between the lines from `current` and to `tangent2End`.
  static func addArc(
    tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, current: CGPoint,
    to append: Collector
  ) {
    let (ax, ay) = (current.x - corner.x, current.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (lengthA, lengthB) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard lengthA > 0, lengthB > 0, radius > 0, cross.magnitude > 1e-9 * lengthA * lengthB else {
      return append(.line(corner))
    }
    let half = acos(min(max((ax * bx + ay * by) / (lengthA * lengthB), -1), 1)) / 2
    let toTangent = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / lengthA * toTangent, y: corner.y + ay / lengthA * toTangent)
    let last = CGPoint(x: corner.x + bx / lengthB * toTangent, y: corner.y + by / lengthB * toTangent)
    let (mx, my) = (ax / lengthA + bx / lengthB, ay / lengthA + by / lengthB)
    let toCenter = radius / sin(half) / hypot(mx, my)
    let center = CGPoint(x: corner.x + mx * toCenter, y: corner.y + my * toCenter)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross > 0, current: current,
      to: append)
  }
}
