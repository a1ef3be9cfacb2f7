/// The points where two bodies touch, or soon will, and the direction in which they part.
struct ContactManifold {
  /// One point of it.
  struct Point {
    /// The place in the world.
    var position: PlaneVector
    /// The distance of the surfaces; negative where they overlap.
    var separation: Double
    /// Which features meet: the same from frame to frame while the bodies touch in the same way.
    var feature: Int
  }

  /// The unit vector from the first body to the second.
  var normal: PlaneVector
  var points: [Point]

  /// Finds where two shapes meet.
  ///
  /// - Parameters:
  ///   - a: The first body.
  ///   - b: The second body.
  ///   - margin: The largest distance at which they are said to meet, in points.
  /// - Returns: The manifold; nil where they are further apart.
  static func between(_ a: RigidBody, _ b: RigidBody, margin: Double) -> ContactManifold? {
    let (first, second) = (PlacedShape(a, beside: b), PlacedShape(b, beside: a))
    switch (first.isRound, second.isRound) {
    case (true, true): return circles(first, second, margin)
    case (false, true): return circle(second, first, margin).map(\.flipped)
    case (true, false): return circle(first, second, margin)
    case (false, false): return polygons(first, second, margin)
    }
  }

  private var flipped: ContactManifold { ContactManifold(normal: -normal, points: points) }

  private static func circles(_ a: PlacedShape, _ b: PlacedShape, _ margin: Double) -> ContactManifold? {
    let (from, to) = (a.corners[0], b.corners[0])
    let separation = (to - from).length - a.radius - b.radius
    guard separation <= margin else { return nil }
    let normal = (to - from).normalized
    let position = from + (a.radius + separation / 2) * normal
    return ContactManifold(
      normal: normal, points: [Point(position: position, separation: separation, feature: 0)])
  }

  /// Finds where a circle meets a polygon or a segment.
  private static func circle(_ circle: PlacedShape, _ other: PlacedShape, _ margin: Double)
    -> ContactManifold?
  {
    let center = circle.corners[0]
    guard
      let face = other.faces.max(by: {
        $0.normal.dot(center - $0.start) < $1.normal.dot(center - $1.start)
      })
    else { return nil }
    let edge = face.end - face.start
    let share = edge.dot(center - face.start) / max(edge.dot(edge), 1e-12)
    let distance = face.normal.dot(center - face.start)
    let (outward, surface): (PlaneVector, PlaneVector)
    if distance > 0, !(0...1).contains(share) {
      surface = share < 0 ? face.start : face.end
      outward = (center - surface).normalized
    } else {
      guard other.isSegment == false || (0...1).contains(share) else { return nil }
      (outward, surface) = (face.normal, center - distance * face.normal)
    }
    let separation = outward.dot(center - surface) - circle.radius
    guard separation <= margin else { return nil }
    let position = surface + separation / 2 * outward
    return ContactManifold(
      normal: -outward, points: [Point(position: position, separation: separation, feature: face.index)])
  }

  /// Finds where polygons or segments meet: along the face that separates them most, or overlaps least.
  private static func polygons(_ a: PlacedShape, _ b: PlacedShape, _ margin: Double) -> ContactManifold? {
    guard let first = a.bestFace(against: b), let second = b.bestFace(against: a),
      max(first.separation, second.separation) <= margin
    else { return nil }
    // The first is preferred where they are alike, so that it does not change from frame to frame.
    let isFirst = first.separation + 0.05 >= second.separation
    let face = isFirst ? first.face : second.face
    let other = isFirst ? b : a
    let incident = other.edge(facing: face.normal)
    let points = clipped(incident, to: face, margin).map { point in
      Point(
        position: point.position - point.separation / 2 * face.normal, separation: point.separation,
        feature: ((isFirst ? 0 : 1) * 64 + face.index) * 128 + incident.index * 2 + point.feature)
    }
    guard !points.isEmpty else { return nil }
    return ContactManifold(normal: isFirst ? face.normal : -face.normal, points: points)
  }

  /// Cuts an edge to the stretch that lies before a face.
  private static func clipped(
    _ edge: PlacedShape.Face, to face: PlacedShape.Face, _ margin: Double
  ) -> [Point] {
    let along = (face.end - face.start).normalized
    let length = along.dot(face.end - face.start)
    let (from, to) = (along.dot(edge.start - face.start), along.dot(edge.end - face.start))
    var points: [Point] = []
    for (index, own) in [from, to].enumerated() {
      let limited = min(max(own, 0), length)
      // The point of the edge that has that distance along the face.
      let share = abs(to - from) > 1e-9 ? (limited - from) / (to - from) : Double(index)
      guard (-1e-9...1 + 1e-9).contains(share) else { continue }
      let position = edge.start + share * (edge.end - edge.start)
      let separation = face.normal.dot(position - face.start)
      if separation <= margin {
        points.append(Point(position: position, separation: separation, feature: index))
      }
    }
    return points
  }
}

/// A body's shape where the body is in the world.
private struct PlacedShape {
  /// One side of it, with the outside to the right.
  struct Face {
    var start: PlaneVector
    var end: PlaneVector
    /// The unit vector outwards.
    var normal: PlaneVector
    var index: Int
  }

  let corners: [PlaneVector]
  let radius: Double
  let faces: [Face]

  var isRound: Bool { corners.count == 1 }
  var isSegment: Bool { corners.count == 2 }

  /// - Parameters:
  ///   - body: The body.
  ///   - other: The body that it may meet: a segment shows it the side on which its middle is, since
  ///     nothing passes through a boundary.
  init(_ body: RigidBody, beside other: RigidBody) {
    let placed = body.shape.corners.map { body.position + $0.rotated(by: body.angle) }
    corners = placed
    radius = body.shape.radius
    guard placed.count > 1 else {
      faces = []
      return
    }
    func face(_ start: PlaneVector, _ end: PlaneVector, _ index: Int) -> Face {
      Face(start: start, end: end, normal: -(end - start).normalized.turned, index: index)
    }
    if placed.count == 2 {
      let side = face(placed[0], placed[1], 0)
      faces = [side.normal.dot(other.position - side.start) >= 0 ? side : face(placed[1], placed[0], 0)]
    } else {
      faces = placed.indices.map { face(placed[$0], placed[($0 + 1) % placed.count], $0) }
    }
  }

  /// The face from which another shape is furthest away, and how far.
  func bestFace(against other: PlacedShape) -> (face: Face, separation: Double)? {
    faces.map { face in
      (face, other.corners.map { face.normal.dot($0 - face.start) }.min() ?? .infinity)
    }.max { $0.1 < $1.1 }
  }

  /// The edge that looks most against a direction.
  func edge(facing normal: PlaneVector) -> Face {
    faces.min { $0.normal.dot(normal) < $1.normal.dot(normal) }!
  }
}
