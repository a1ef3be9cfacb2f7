import CoreGraphics

/// A path as the `d` attribute of SVG's `path` reads it.
enum SVGPath {
  /// The path's steps; nothing where a number is not finite.
  static func data(of path: CGPath) -> String {
    var data = ""
    for element in path.elements {
      let points: [CGPoint]
      switch element {
      case .move(let point): (data, points) = (data + "M", [point])
      case .line(let point): (data, points) = (data + "L", [point])
      case .quadCurve(let point, let control): (data, points) = (data + "Q", [control, point])
      case .curve(let point, let first, let second): (data, points) = (data + "C", [first, second, point])
      case .close: (data, points) = (data + "Z", [])
      }
      guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return "" }
      data += points.map { "\(JSONWriter.decimal($0.x)) \(JSONWriter.decimal($0.y))" }
        .joined(separator: " ")
    }
    return data
  }
}
