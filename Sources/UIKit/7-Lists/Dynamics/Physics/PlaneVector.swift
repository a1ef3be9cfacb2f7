import Foundation

/// A vector of the plane, in points.
typealias PlaneVector = SIMD2<Double>

nonisolated extension PlaneVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  /// The unit vector at an angle, in radians.
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
  var length: Double { (x * x + y * y).squareRoot() }
  var isFinite: Bool { x.isFinite && y.isFinite }
  /// The vector a quarter turn on.
  var turned: PlaneVector { PlaneVector(-y, x) }
  /// The vector of the same direction and the length 1; of none, the one downwards.
  var normalized: PlaneVector { length > 0 ? self / length : PlaneVector(0, 1) }

  func dot(_ other: PlaneVector) -> Double { x * other.x + y * other.y }
  func cross(_ other: PlaneVector) -> Double { x * other.y - y * other.x }

  /// The vector rotated about the origin by an angle, in radians.
  func rotated(by angle: Double) -> PlaneVector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return PlaneVector(cosine * x - sine * y, sine * x + cosine * y)
  }
}
