import CoreGraphics

/// How much a constraint, or the size of a content, counts against others: from above 0 up to 1000, which is a
/// must. A higher priority is never traded for any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float
  /// Makes it of its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes it of its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A must: 1000.
  public static let required = UILayoutPriority(1000)
  /// How strongly content resists being made smaller, by default: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// At which dragging resizes a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// At which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// At which dragging does not resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly content resists being made larger, by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a size that fits is pulled to its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
