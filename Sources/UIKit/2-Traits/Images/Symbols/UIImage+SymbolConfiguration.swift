import CoreGraphics

extension UIImage {
  /// The configuration by which an image is chosen among its forms; ``SymbolConfiguration`` is the only one.
  open class Configuration: UIObject, @unchecked Sendable {}

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The medium one.
    case `default` = -1
    /// As the configuration's other parts say.
    case unspecified = 0
    /// Smaller than capitals.
    case small = 1
    /// As high as capitals ask.
    case medium = 2
    /// Larger than capitals.
    case large = 3

    /// The factor on the size.
    var factor: CGFloat {
      switch self {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// As the configuration's other parts say.
    case unspecified = 0
    case ultraLight = 1
    case thin = 2
    case light = 3
    case regular = 4
    case medium = 5
    case semibold = 6
    case bold = 7
    case heavy = 8
    case black = 9

    /// The width of lines, in the symbols' units of a 24th of their side.
    var lineWidth: CGFloat {
      switch self {
      case .ultraLight: 0.6
      case .thin: 0.9
      case .light: 1.4
      case .unspecified, .regular: 1.8
      case .medium: 2.1
      case .semibold: 2.4
      case .bold: 2.7
      case .heavy: 3.1
      case .black: 3.5
      }
    }

    /// The weight of text that goes with the symbol's.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size, weight and scale of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The values that were specified; nil and `unspecified` leave the value to another configuration, and
    /// finally to 17 points, regular.
    struct Facts: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      /// Nil leaves it to another configuration, and at last to one color.
      var coloring: SymbolColoring?
    }

    let facts: Facts

    init(facts: Facts) {
      self.facts = facts
      super.init()
    }

    /// A configuration that specifies nothing.
    public static let unspecified = SymbolConfiguration(facts: Facts())

    /// Creates a configuration for text of a point size.
    public convenience init(pointSize: CGFloat) {
      self.init(facts: Facts(pointSize: pointSize))
    }

    /// Creates a configuration for text of a point size, with a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(facts: Facts(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration for text of a point size, with a weight and a scale beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(facts: Facts(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a scale beside the text.
    public convenience init(scale: SymbolScale) {
      self.init(facts: Facts(scale: scale))
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(facts: Facts(weight: weight))
    }

    /// Makes a symbol fit text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a symbol fit text of a style, so large beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a symbol fit text of a font.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Makes a symbol fit text of a font, so large beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(facts: Facts(pointSize: font.pointSize, scale: scale))
    }

    /// Returns the other configuration, completed by this one where it specifies nothing.
    open func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = (otherConfiguration as? SymbolConfiguration)?.facts else { return self }
      return SymbolConfiguration(
        facts: Facts(
          pointSize: other.pointSize ?? facts.pointSize,
          weight: other.weight == .unspecified ? facts.weight : other.weight,
          scale: other.scale == .unspecified ? facts.scale : other.scale,
          coloring: other.coloring ?? facts.coloring))
    }

    /// Creates a configuration with one color for all parts of a symbol, paler for less important ones.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(facts: Facts(coloring: .hierarchical(hierarchicalColor)))
    }

    /// Creates a configuration with colors for the parts of a symbol, the most important first; the last
    /// color counts for the rest.
    public convenience init(paletteColors: [UIColor]) {
      self.init(facts: Facts(coloring: .palette(paletteColors)))
    }

    /// Returns a configuration that uses a symbol's own colors, where it has some.
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(facts: Facts(coloring: .multicolor))
    }

    /// Returns a configuration that uses the color of the place where a symbol is shown.
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(facts: Facts(coloring: .monochrome))
    }

    /// The configuration without point size and weight.
    public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
      var facts = facts
      (facts.pointSize, facts.weight) = (nil, .unspecified)
      return SymbolConfiguration(facts: facts)
    }

    /// Whether both say the same.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.facts == facts
    }

    open override var hash: Int { facts.hashValue }
  }
}
