import CoreGraphics

/// The priority of a constraint, or of the size of a content, relative to others: from above 0 up to 1000,
/// which is required. A higher priority is never traded for any number of lower ones.
public struct UILayoutPriority: _UIKitNumericRawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float
  /// Makes it of its raw value.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes it of its raw value.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A must: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists being made smaller: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which dragging resizes a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority at which dragging does not resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority with which content resists being made larger: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a fitting size is pulled to its target: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
