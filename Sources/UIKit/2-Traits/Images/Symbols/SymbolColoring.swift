import CoreGraphics

/// The way in which the parts of a symbol get their colors.
enum SymbolColoring: Hashable, Sendable {
  /// All in one color, that of the place.
  case monochrome
  /// One color, paler for the parts that matter less.
  case hierarchical(UIColor)
  /// A color for each part; the last one for those that follow.
  case palette([UIColor])
  /// The colors that the symbol itself has; as monochrome for one that has none.
  case multicolor

  /// The opacities of a hierarchy's levels.
  private static let opacities: [CGFloat] = [1, 0.5, 0.25]

  /// The colors of the levels of a symbol, from the one that matters most; nil where the place decides.
  func colors(of symbol: Symbol) -> [UIColor]? {
    switch self {
    case .monochrome: nil
    case .hierarchical(let color):
      SymbolColoring.opacities.map { color.withAlphaComponent(color.cgColor.alpha * $0) }
    case .palette(let colors): colors.isEmpty ? nil : colors
    case .multicolor: SymbolColoring.ownColors(of: symbol)
    }
  }

  /// The colors that symbols have by themselves, by the beginnings of their names, level by level.
  private static func ownColors(of symbol: Symbol) -> [UIColor]? {
    let name = symbol.name
    let colors = named.first { name == $0.name || name.hasPrefix($0.name + ".") }?.colors
    guard let colors, colors.count == 1, symbol.layers.last?.isCutOut == true else { return colors }
    // A sign in a filled frame is white.
    return [.white] + colors
  }

  private static let named: [(name: String, colors: [UIColor])] = [
    ("heart", [.systemRed]), ("star", [.systemYellow]), ("sun.max", [.systemYellow]),
    ("sun.min", [.systemYellow]), ("moon", [.systemYellow]), ("sparkles", [.systemYellow]),
    ("bolt", [.systemYellow]), ("flame", [.systemOrange]), ("drop", [.systemCyan]), ("leaf", [.systemGreen]),
    ("trash", [.systemRed]), ("folder", [.systemBlue]), ("phone", [.systemGreen]),
    ("checkmark.circle", [.white, .systemGreen]), ("xmark.circle", [.white, .systemRed]),
    ("plus.circle", [.white, .systemGreen]), ("minus.circle", [.white, .systemRed]),
    ("exclamationmark.circle", [.white, .systemRed]), ("questionmark.circle", [.white, .systemBlue]),
    ("info.circle", [.white, .systemBlue]), ("exclamationmark.triangle", [.systemYellow]),
    ("battery.100", [.systemGreen]), ("giftcard", [.systemRed]), ("gift", [.systemRed]),
    ("bookmark", [.systemRed]), ("flag", [.systemOrange]), ("mic.slash", [.systemRed, .label]),
    ("bell.badge", [.systemRed, .label]), ("cloud", [.systemGray]),
  ]
}

/// The parts of a symbol that are lit, by the levels that follow a value.
enum SymbolEmphasis: Hashable, Sendable {
  /// All.
  case all
  /// The levels up to a value, 0…1.
  case value(Double)
  /// One level; the others are dimmed, or left out.
  case only(Int, hidesOthers: Bool)
  /// The levels before one; the others are dimmed, or left out.
  case before(Int, hidesOthers: Bool)

  /// The opacity of a level.
  func opacity(ofLevel level: Int, of count: Int) -> CGFloat {
    let dimmed: CGFloat = 0.3
    switch self {
    case .all: return 1
    case .value(let value): return Double(level) < value * Double(count) - 1e-9 ? 1 : dimmed
    case .only(let lit, let hides): return level == lit ? 1 : hides ? 0 : dimmed
    case .before(let end, let hides): return level < end ? 1 : hides ? 0 : dimmed
    }
  }
}
