import CoreGraphics

/// A picture of lines and filled parts that has a name.
struct Symbol: Sendable {
  /// Marks that are drawn about the middle at a scale.
  struct Layer: Sendable {
    var marks: [SymbolMark]
    var scale: CGFloat = 1
  }

  /// The width in units; the height is 24.
  var width: CGFloat = 24
  var layers: [Layer]
  /// Whether it points forward or backward, and so is mirrored where text reads from the right.
  var followsReading = false

  /// The scale of a symbol in a circle or a square.
  private static let innerScale: CGFloat = 0.56

  /// The symbol of a name. Where only the part before `.circle`, `.square` or `.fill` is known, it is drawn inside.
  static func named(_ name: String) -> Symbol? {
    var symbol = drawn(name)
    symbol?.followsReading = [".forward", ".backward"].contains { name.contains($0) }
    return symbol
  }

  private static func drawn(_ name: String) -> Symbol? {
    if let marks = SymbolShapes.all[name] {
      return Symbol(width: SymbolShapes.widths[name] ?? 24, layers: [Layer(marks: marks)])
    }
    for (ending, around) in frames {
      guard name.hasSuffix(ending), let inner = SymbolShapes.all[String(name.dropLast(ending.count))] else {
        continue
      }
      let isFilled = ending.hasSuffix(".fill")
      let marks = isFilled ? inner.map(\.reversed) : inner
      return Symbol(layers: [Layer(marks: [around]), Layer(marks: marks, scale: innerScale)])
    }
    return nil
  }

  private static let frames: [(ending: String, around: SymbolMark)] = [
    (".circle.fill", .fill("O 12 12 10.4")), (".circle", .stroke("O 12 12 10")),
    (".square.fill", .fill("R 1.8 1.8 20.4 20.4 4.6")), (".square", .stroke("R 2.4 2.4 19.2 19.2 4")),
  ]
}
