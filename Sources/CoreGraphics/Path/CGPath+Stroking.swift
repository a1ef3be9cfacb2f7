extension CGPath {
  /// Returns the outline of the line that a stroke draws along the path. Filled by the winding rule, it
  /// covers what the stroke covers.
  ///
  /// It is made of one piece for each straight part, joint and end, which overlap; curves become short
  /// straight parts.
  /// - Parameters:
  ///   - lineWidth: The width of the line in points.
  ///   - lineCap: The shape of the ends.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: The number of line widths that a corner may reach before it is cut off.
  ///   - transform: Is applied to the path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    var outline = StrokeOutline(
      radius: max(lineWidth, 0) / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    let path = CGPath(elements: elements.map { $0.applying(transform) })
    for stretch in path.stretches { outline.add(stretch.points, isClosed: stretch.isClosed) }
    return CGPath(elements: outline.elements)
  }

  /// Returns the path in dashes: points that are drawn and left out in turn. Curves become short straight
  /// parts.
  /// - Parameters:
  ///   - phase: The points into the pattern at which a subpath begins.
  ///   - lengths: The lengths in points. Without a positive one, or with a negative one, the path is returned
  ///     as it is.
  ///   - transform: Is applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = CGPath(elements: elements.map { $0.applying(transform) })
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }), phase.isFinite
    else { return path }
    var dashes: [Element] = []
    let (stretches, whole) = (path.stretches, lengths.reduce(0, +))
    // So many dashes are a line, and more of them would take all time and memory.
    let length = stretches.reduce(0) { $0 + $1.points.length }
    guard length / whole * CGFloat(lengths.count) <= CGPath.mostDashes else { return path }
    for stretch in stretches {
      let points = stretch.isClosed ? stretch.points + [stretch.points[0]] : stretch.points
      var pattern = DashPattern(lengths: lengths, phase: phase)
      for (start, end) in zip(points, points.dropFirst()) {
        pattern.walk(from: start, to: end) { dashes.append($0) }
      }
    }
    return CGPath(elements: dashes)
  }

  /// The greatest number of dashes and gaps of a path.
  private static let mostDashes: CGFloat = 100_000

  /// The subpaths as straight parts, without points that follow their equals.
  fileprivate var stretches: [(points: [CGPoint], isClosed: Bool)] {
    var ends: [Bool] = []
    for element in elements {
      switch element {
      case .move: ends.append(false)
      case .close: if !ends.isEmpty { ends[ends.count - 1] = true }
      default: if ends.isEmpty { ends.append(false) }
      }
    }
    return zip(polylines, ends).map { line, isClosed in
      var points: [CGPoint] = []
      // The direction of a part that is no more than a rounding error would be any.
      func isThere(_ point: CGPoint, _ other: CGPoint?) -> Bool {
        other.map { $0.distance(to: point) < 1e-6 } ?? false
      }
      for point in line.points where !isThere(point, points.last) { points.append(point) }
      if isClosed, points.count > 1, isThere(points[0], points.last) { points.removeLast() }
      return (points, isClosed)
    }
  }
}

extension [CGPoint] {
  /// The length of the line through the points.
  fileprivate var length: CGFloat { zip(self, dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } }
}

/// The lengths of a line's dashes, and the place in them.
private struct DashPattern {
  private let lengths: [CGFloat]
  private var index = 0
  /// The points left of the dash or gap.
  private var rest: CGFloat
  private var begins = true
  private var isDrawn: Bool { index.isMultiple(of: 2) }

  init(lengths: [CGFloat], phase: CGFloat) {
    // An odd number of lengths is gone through twice, so that dashes and gaps change places.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    rest = self.lengths[0]
    let whole = self.lengths.reduce(0, +)
    var way = phase.truncatingRemainder(dividingBy: whole)
    if way < 0 { way += whole }
    while way >= rest, way > 0 {
      way -= rest
      advance()
    }
    rest -= way
  }

  private mutating func advance() {
    index = (index + 1) % lengths.count
    rest = lengths[index]
    begins = true
  }

  mutating func walk(from start: CGPoint, to end: CGPoint, emit: (CGPath.Element) -> Void) {
    let length = start.distance(to: end)
    var way: CGFloat = 0
    while length - way > 1e-9 {
      let step = min(rest, length - way)
      if isDrawn {
        if begins { emit(.move(.between(start, end, at: way / length))) }
        begins = false
        emit(.line(.between(start, end, at: (way + step) / length)))
      }
      way += step
      rest -= step
      if rest < 1e-9 { advance() }
    }
  }
}

/// The pieces that a line is made of. All turn in the same direction, so that overlaps stay filled.
private struct StrokeOutline {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  private(set) var elements: [CGPath.Element] = []

  init(radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    (self.radius, self.cap, self.join, self.miterLimit) = (radius, cap, join, miterLimit)
  }

  mutating func add(_ points: [CGPoint], isClosed: Bool) {
    guard radius > 0, let first = points.first else { return }
    guard points.count > 1 else { return addDot(first) }
    let ring = isClosed && points.count > 2 ? points + [points[0]] : points
    for (start, end) in zip(ring, ring.dropFirst()) {
      let side = (end - start).turned(to: radius)
      addPiece([start + side, end + side, end - side, start - side])
    }
    for index in 1..<(ring.count - 1) { addJoin(ring[index - 1], ring[index], ring[index + 1]) }
    if ring.count > points.count {
      addJoin(ring[ring.count - 2], ring[0], ring[1])
    } else {
      addCap(at: ring[0], from: ring[1])
      addCap(at: ring[ring.count - 1], from: ring[ring.count - 2])
    }
  }

  /// A subpath of one point shows its ends, unless they are flat.
  private mutating func addDot(_ point: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      PathGeometry.addRect(
        CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
      ) { elements.append($0) }
    }
  }

  private mutating func addCap(at end: CGPoint, from other: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addCircle(end)
    case .square:
      let side = (end - other).turned(to: radius)
      let ahead = CGPoint(x: side.y, y: -side.x)
      addPiece([end + side, end + side + ahead, end - side + ahead, end - side])
    }
  }

  private mutating func addJoin(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    let (from, to) = ((corner - before).turned(to: radius), (after - corner).turned(to: radius))
    let turn = from.x * to.y - from.y * to.x
    guard turn != 0 else {
      // A line that turns back ends in half a circle.
      if join == .round, from.x * to.x + from.y * to.y < 0 { addCircle(corner) }
      return
    }
    // The gap is on the outer side.
    let outward: CGFloat = turn > 0 ? -1 : 1
    let (start, end) = (corner + from * outward, corner + to * outward)
    var piece = [corner, start, end]
    if join == .round {
      // Only the gap is filled: a whole circle would reach beyond an end that is near.
      let first = atan2(from.y * outward, from.x * outward)
      let angle = atan2(turn, from.x * to.x + from.y * to.y)
      let parts = max(1, Int(bounding: (abs(angle) / 0.15).rounded(.up)))
      let arc = (1..<max(parts, 1)).map { part in
        let direction = first + angle * CGFloat(part) / CGFloat(parts)
        return corner + CGPoint(x: cos(direction) * radius, y: sin(direction) * radius)
      }
      return addPiece([corner, start] + arc + [end])
    }
    // The cosine of half the turn is the radius over the way from the corner to the miter's tip.
    let middle = (from + to) * 0.5
    let cosine = (middle.x * middle.x + middle.y * middle.y).squareRoot() / radius
    if join == .miter, cosine > 1e-6, 1 / cosine <= miterLimit {
      let tip = corner + middle * (outward / (cosine * cosine))
      piece = [corner, start, tip, end]
    }
    addPiece(piece)
  }

  private mutating func addCircle(_ center: CGPoint) {
    var circle: [CGPath.Element] = []
    PathGeometry.addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    ) { circle.append($0) }
    elements += circle
  }

  /// Adds a piece, turned over where it turns against the ellipses and rectangles.
  private mutating func addPiece(_ corners: [CGPoint]) {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1))
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
    for (index, point) in (area < 0 ? corners.reversed() : corners).enumerated() {
      elements.append(index == 0 ? .move(point) : .line(point))
    }
    elements.append(.close)
  }
}

extension CGPoint {
  fileprivate static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }
  fileprivate static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }
  fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
  /// The vector of a length that stands upright on this one.
  fileprivate func turned(to length: CGFloat) -> CGPoint {
    let own = hypot(x, y)
    return own > 0 ? CGPoint(x: -y / own * length, y: x / own * length) : .zero
  }
}
