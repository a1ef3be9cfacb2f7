import Foundation

/// The shape that a body collides with, about the body's center: a convex polygon, a segment or a circle.
struct CollisionShape {
  /// The corners in the order in which the outside is to the right of each edge: one of a circle, two of a
  /// segment.
  let corners: [PlaneVector]
  /// The distance around the corners that belongs to the shape, in points; a circle's radius, else 0.
  let radius: Double
  /// The area, in square points.
  let area: Double
  /// The moment of inertia about the body's center, of a mass of 1.
  let inertia: Double
  /// The largest distance of any point from the center.
  let reach: Double

  /// The shape of a circle.
  init(radius: Double) {
    corners = [.zero]
    self.radius = radius
    area = .pi * radius * radius
    inertia = radius * radius / 2
    reach = radius
  }

  /// The shape of a boundary between two points.
  init(from start: PlaneVector, to end: PlaneVector) {
    corners = [start, end]
    (radius, area, inertia) = (0, 0, 0)
    reach = max(start.length, end.length)
  }

  /// The shape of a convex polygon; of one that is not, its convex hull.
  init(polygon points: [PlaneVector]) {
    corners = Self.hull(of: points)
    radius = 0
    reach = corners.map(\.length).max() ?? 0
    var (area, inertia) = (0.0, 0.0)
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let part = a.cross(b) / 2
      area += part
      inertia += part * (a.dot(a) + a.dot(b) + b.dot(b)) / 6
    }
    self.area = area
    self.inertia = area > 0 ? inertia / area : 0
  }

  /// The shape of a rectangle about its middle.
  init(size: CGSize) {
    let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
    self.init(
      polygon: [PlaneVector(-x, -y), PlaneVector(x, -y), PlaneVector(x, y), PlaneVector(-x, y)])
  }

  /// The shape of an ellipse about its middle: a circle, or a polygon of 24 corners.
  init(ellipse size: CGSize) {
    guard size.width != size.height else {
      self.init(radius: Double(size.width) / 2)
      return
    }
    self.init(
      polygon: (0..<24).map { corner in
        let unit = PlaneVector(angle: Double(corner) * .pi / 12)
        return PlaneVector(unit.x * Double(size.width) / 2, unit.y * Double(size.height) / 2)
      })
  }

  /// The convex hull by Andrew's monotone chains.
  private static func hull(of points: [PlaneVector]) -> [PlaneVector] {
    let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count > 2 else { return sorted }
    func chain(_ points: some Sequence<PlaneVector>) -> [PlaneVector] {
      var chain: [PlaneVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
        { chain.removeLast() }
        chain.append(point)
      }
      return chain.dropLast()
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}
