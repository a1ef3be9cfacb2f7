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
  /// Letters with numbers after them, as `symbols.txt` describes them.
  let path: String

  static func stroke(_ path: String) -> SymbolMark { SymbolMark(kind: .stroke, path: path) }
  static func fill(_ path: String) -> SymbolMark { SymbolMark(kind: .fill, path: path) }
  static func hole(_ path: String) -> SymbolMark { SymbolMark(kind: .hole, path: path) }
  static func cut(_ path: String) -> SymbolMark { SymbolMark(kind: .cut, path: path) }

  /// The mark with lines in place of filled parts, and the other way round: what a hole in a disc shows of
  /// it.
  var reversed: SymbolMark {
    switch kind {
    case .stroke: .cut(path)
    case .fill: .hole(path)
    case .hole: .fill(path)
    case .cut: .stroke(path)
    }
  }

  /// Whether the path has nothing but known letters, each with as many numbers as it takes.
  var isReadable: Bool {
    var words = path.split(separator: " ")[...]
    while let letter = words.popFirst() {
      guard let count = Self.numberCounts[letter], words.prefix(count).count == count,
        words.prefix(count).allSatisfy({ Double($0)?.isFinite == true })
      else { return false }
      words.removeFirst(count)
    }
    return !path.isEmpty
  }

  /// The number of numbers that each letter takes.
  private static let numberCounts: [Substring: Int] = [
    "M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5,
  ]

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
