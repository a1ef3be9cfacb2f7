import CoreGraphics

/// A picture of lines and filled parts that has a name.
struct Symbol: Sendable {
  /// Marks that are drawn about the middle at a scale.
  struct Layer: Sendable {
    var marks: [SymbolMark]
    var scale: CGFloat = 1
    /// The offset of the marks to the right of the center, in units.
    var shift: CGFloat = 0
    /// Whether the marks are reversed, so that they are taken out of what they lie on.
    var isCutOut = false
  }

  /// The width in units; the height is 24.
  var width: CGFloat = 24
  var layers: [Layer]
  /// The marks of the first layer that follow a value, level by level, by their places there.
  var levels: [[Int]] = []
  /// Whether it points forward or backward, and so is mirrored where text reads from the right.
  var followsReading = false
  /// The name by which it was requested.
  var name = ""

  /// The scale of a symbol in a circle or a square.
  private static let innerScale: CGFloat = 0.56
  /// The scale of two digits in a circle or a square, and how far each stands from the middle.
  private static let digits: (scale: CGFloat, shift: CGFloat) = (0.46, 3.05)

  /// The symbol of a name. Where only the part before `.circle` or `.square` is known, or is a
  /// letter or a number, it is drawn inside.
  static func named(_ name: String) -> Symbol? {
    var symbol = drawn(name)
    symbol?.followsReading = [".forward", ".backward", ".leading"].contains { name.contains($0) }
    symbol?.name = name
    return symbol
  }

  private static func drawn(_ name: String) -> Symbol? {
    if let entry = SymbolCatalog.shared[name] {
      return Symbol(width: entry.width, layers: [Layer(marks: entry.marks)], levels: entry.levels)
    }
    for (ending, around) in frames where name.hasSuffix(ending) {
      let inner = String(name.dropLast(ending.count))
      let characters =
        SymbolCatalog.shared[inner].map { [$0.marks] } ?? SymbolCharacters.characters(of: inner)
      guard let characters else { continue }
      return Symbol(
        layers: [Layer(marks: [around])] + layers(of: characters, isCutOut: ending.hasSuffix(".fill")))
    }
    return nil
  }

  /// Returns the layers inside a circle or a square: one picture or character, or two digits beside each
  /// other.
  private static func layers(of characters: [[SymbolMark]], isCutOut: Bool) -> [Layer] {
    characters.enumerated().map { index, marks in
      let shown = isCutOut ? marks.map(\.reversed) : marks
      if characters.count == 1 { return Layer(marks: shown, scale: innerScale, isCutOut: isCutOut) }
      return Layer(
        marks: shown, scale: digits.scale, shift: index == 0 ? -digits.shift : digits.shift,
        isCutOut: isCutOut)
    }
  }

  private static let frames: [(ending: String, around: SymbolMark)] = [
    (".circle.fill", .fill("O 12 12 10.4")), (".circle", .stroke("O 12 12 10")),
    (".square.fill", .fill("R 1.8 1.8 20.4 20.4 4.6")), (".square", .stroke("R 2.4 2.4 19.2 19.2 4")),
  ]
}
