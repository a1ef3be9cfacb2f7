import CoreGraphics

extension UIScrollView {
  /// The rate at which released content comes to rest: the fraction of its speed that is left after a
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value as a number, between 0 and 1.
    public var rawValue: CGFloat
    /// Makes it of its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998; the default.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.990.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The conditions under which the safe area is added to `contentInset`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// From top to bottom always, across where the content scrolls that way.
    case automatic
    /// On the axes on which the content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// Whether dragging puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on light and light on dark.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }
}
