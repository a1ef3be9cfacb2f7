import CoreGraphics

extension UIFont {
  /// The weight of a font's strokes. The raw values are iOS's: 0 is regular.
  public struct Weight: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The number behind it.
    public let rawValue: CGFloat
    /// Makes one of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight of its raw value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// −0.8
    public static let ultraLight = Weight(-0.8)
    /// −0.6
    public static let thin = Weight(-0.6)
    /// −0.4
    public static let light = Weight(-0.4)
    /// 0
    public static let regular = Weight(0)
    /// 0.23
    public static let medium = Weight(0.23)
    /// 0.3
    public static let semibold = Weight(0.3)
    /// 0.4
    public static let bold = Weight(0.4)
    /// 0.56
    public static let heavy = Weight(0.56)
    /// 0.62
    public static let black = Weight(0.62)

    private static let ascending: [Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    /// The nearest of the nine weights on OpenType's scale, 100…900.
    var openType: Int {
      let nearest = Weight.ascending.indices.min {
        abs(Weight.ascending[$0].rawValue - rawValue) < abs(Weight.ascending[$1].rawValue - rawValue)
      }
      return 100 * (nearest! + 1)
    }

    /// The weight that stands nearest to one on OpenType's scale.
    init(openType: Int) {
      self = Weight.ascending[min(max((openType + 50) / 100 - 1, 0), Weight.ascending.count - 1)]
    }
  }

  /// The width of a font's letters. There is one width of every face here, so all are drawn alike.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number behind it.
    public let rawValue: CGFloat
    /// Makes one of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow letters.
    public static let compressed = Width(rawValue: -0.4)
    /// Somewhat narrow letters.
    public static let condensed = Width(rawValue: -0.2)
    /// Ordinary letters.
    public static let standard = Width(rawValue: 0)
    /// Wide letters.
    public static let expanded = Width(rawValue: 0.2)
  }
}
