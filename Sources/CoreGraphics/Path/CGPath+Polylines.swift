/// A stretch of a path without a gap, in straight pieces.
package struct Polyline {
  package var points: [CGPoint]

  package var length: CGFloat { zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}

extension CGPath {
  /// The number of straight segments that approximate one curve.
  private static let piecesOfCurve = 24

  /// Points along the path, close enough to go straight from one to the next.
  package var samples: [CGPoint] { polylines.flatMap(\.points) }

  /// The stretches of the path, its curves in short straight pieces.
  package var polylines: [Polyline] {
    var lines: [Polyline] = []
    var (current, start) = (CGPoint.zero, CGPoint.zero)
    func go(to point: CGPoint) {
      if lines.isEmpty { lines.append(Polyline(points: [current])) }
      lines[lines.count - 1].points.append(point)
      current = point
    }
    func bend(_ value: (CGFloat) -> CGPoint) {
      let points = (1...CGPath.piecesOfCurve).map { value(CGFloat($0) / CGFloat(CGPath.piecesOfCurve)) }
      points.forEach(go)
    }
    for element in elements {
      let from = current
      switch element {
      case .move(let point):
        (current, start) = (point, point)
        lines.append(Polyline(points: [point]))
      case .line(let point):
        go(to: point)
      case .quadCurve(let end, let control):
        bend { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
          return CGPoint(x: a * from.x + b * control.x + c * end.x, y: a * from.y + b * control.y + c * end.y)
        }
      case .curve(let end, let control1, let control2):
        bend { t in
          let r = 1 - t
          let (a, b, c, d) = (r * r * r, 3 * r * r * t, 3 * r * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * control1.x + c * control2.x + d * end.x,
            y: a * from.y + b * control1.y + c * control2.y + d * end.y)
        }
      case .close:
        go(to: start)
      }
    }
    return lines
  }

  /// The part of a path between two fractions of its length, its curves in short straight pieces. The whole
  /// path stays as it is.
  package func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    if start <= 0, end >= 1 { return self }
    let lines = polylines
    let whole = lines.reduce(0) { $0 + $1.length }
    let part = CGMutablePath()
    var passed: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (from, to) in zip(line.points, line.points.dropFirst()) {
        let length = from.distance(to: to)
        defer { passed += length }
        let (first, last) = (max(start * whole - passed, 0), min(end * whole - passed, length))
        guard length > 0, first < last else { continue }
        func point(_ way: CGFloat) -> CGPoint {
          CGPoint(x: from.x + (to.x - from.x) * way / length, y: from.y + (to.y - from.y) * way / length)
        }
        if !isDrawing { part.move(to: point(first)) }
        isDrawing = true
        part.addLine(to: point(last))
      }
    }
    return part
  }
}

extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
