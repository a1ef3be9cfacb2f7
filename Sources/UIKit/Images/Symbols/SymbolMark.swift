import CoreGraphics

/// One stroke or filled part of a symbol, on a square of 24 units.
struct SymbolMark: Sendable {
  enum Kind: Sendable {
    /// A line of the symbol's weight with round ends.
    case stroke
    /// A filled part.
    case fill
    /// A part that is taken out again.
    case hole
    /// A line that is taken out again.
    case cut
  }

  let kind: Kind
  /// Letters with numbers after them, as in SVG: `M x y` moves, `L x y` draws a line, `C` and `Q` draw curves, `Z`
  /// closes; and `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y width height radius` a rectangle with round
  /// corners, and `A x y r from to` goes on along a circle, between angles in degrees that grow clockwise from the right,
  /// and back where `to` is the smaller one.
  let path: String

  static func stroke(_ path: String) -> SymbolMark { SymbolMark(kind: .stroke, path: path) }
  static func fill(_ path: String) -> SymbolMark { SymbolMark(kind: .fill, path: path) }
  static func hole(_ path: String) -> SymbolMark { SymbolMark(kind: .hole, path: path) }
  static func cut(_ path: String) -> SymbolMark { SymbolMark(kind: .cut, path: path) }

  /// The mark with lines in place of filled parts, and the other way round: what a hole in a disc shows of it.
  var reversed: SymbolMark {
    switch kind {
    case .stroke: .cut(path)
    case .fill: .hole(path)
    case .hole: .fill(path)
    case .cut: .stroke(path)
    }
  }

  /// The path as Core Graphics has it.
  var cgPath: CGPath {
    let result = CGMutablePath()
    var words = path.split(separator: " ")[...]
    func number() -> CGFloat { CGFloat(Double(words.popFirst() ?? "0") ?? 0) }
    func point() -> CGPoint {
      let x = number()
      return CGPoint(x: x, y: number())
    }
    while let letter = words.popFirst() {
      switch letter {
      case "M": result.move(to: point())
      case "L": result.addLine(to: point())
      case "C":
        let (first, second) = (point(), point())
        result.addCurve(to: point(), control1: first, control2: second)
      case "Q":
        let control = point()
        result.addQuadCurve(to: point(), control: control)
      case "Z": result.closeSubpath()
      case "O":
        let (center, radius) = (point(), number())
        result.addEllipse(
          in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      case "E":
        let (center, radii) = (point(), point())
        result.addEllipse(
          in: CGRect(x: center.x - radii.x, y: center.y - radii.y, width: 2 * radii.x, height: 2 * radii.y))
      case "A":
        let (center, radius, start, end) = (point(), number(), number(), number())
        result.addArc(
          center: center, radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
          clockwise: end < start)
      case "R":
        let (origin, size) = (point(), point())
        result.addPath(
          CGPath(
            roundedRect: CGRect(x: origin.x, y: origin.y, width: size.x, height: size.y),
            radii: CornerRadii(number())))
      default: break
      }
    }
    return result.copy() ?? result
  }
}
