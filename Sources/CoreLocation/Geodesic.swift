import Foundation

/// Distances on the ellipsoid WGS 84, by Vincenty's inverse formula. It has an error of less than a
/// millimeter where it converges. For places that are nearly opposite it may not: the distance is then that
/// on a sphere with the ellipsoid's mean radius.
enum Geodesic {
  private static let major = 6_378_137.0
  private static let flattening = 1 / 298.257_223_563
  private static let minor = major * (1 - flattening)
  /// The mean radius, in meters.
  static let meanRadius = (2 * major + minor) / 3

  /// Returns the distance between two places, in meters.
  static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let difference = (other.longitude - one.longitude).remainder(dividingBy: 360) * radians
    let u1 = atan((1 - flattening) * tan(one.latitude * radians))
    let u2 = atan((1 - flattening) * tan(other.latitude * radians))
    let (sinU1, cosU1, sinU2, cosU2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = difference
    for _ in 0..<200 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let cross = cosU1 * sinU2 - sinU1 * cosU2 * cosLambda
      let sinSigma = (cosU2 * sinLambda * cosU2 * sinLambda + cross * cross).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sinU1 * sinU2 + cosU1 * cosU2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cosU1 * cosU2 * sinLambda / sinSigma
      let cosSquare = 1 - sinAlpha * sinAlpha
      // Along the equator there is no angle from it.
      let cosMiddle = cosSquare == 0 ? 0 : cosSigma - 2 * sinU1 * sinU2 / cosSquare
      let c = flattening / 16 * cosSquare * (4 + flattening * (4 - 3 * cosSquare))
      let middle = cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)
      let next = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * middle)
      let change = abs(next - lambda)
      lambda = next
      if change < 1e-12 {
        return length(cosSquare, sinSigma, cosSigma, sigma, cosMiddle)
      }
      if abs(lambda) > .pi { break }
    }
    return onSphere(one, other)
  }

  /// The length of an arc that is found.
  private static func length(
    _ cosSquare: Double, _ sinSigma: Double, _ cosSigma: Double, _ sigma: Double, _ cosMiddle: Double
  ) -> Double {
    let square = cosSquare * (major * major - minor * minor) / (minor * minor)
    let a = 1 + square / 16_384 * (4_096 + square * (-768 + square * (320 - 175 * square)))
    let b = square / 1_024 * (256 + square * (-128 + square * (74 - 47 * square)))
    let twice = 2 * cosMiddle * cosMiddle
    let last = b / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (2 * twice - 3)
    let correction = b * sinSigma * (cosMiddle + b / 4 * (cosSigma * (twice - 1) - last))
    return minor * a * (sigma - correction)
  }

  private static func onSphere(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
    let radians = Double.pi / 180
    let (a, b) = (one.latitude * radians, other.latitude * radians)
    let half = sin((b - a) / 2)
    let side = sin((other.longitude - one.longitude) * radians / 2)
    let square = half * half + cos(a) * cos(b) * side * side
    return 2 * meanRadius * asin(min(1, square.squareRoot()))
  }
}
