/// An animation as it is described to a display, which runs it by its own clock.
public struct LayerAnimation: Hashable, Sendable {
  /// The value at the start; its case says which property moves.
  public var from: LayerProperty
  /// The value at the end, of the same case.
  public var to: LayerProperty
  /// Seconds from start to end.
  public var duration: TimeInterval
  /// Seconds before the start. Until then the `from` value shows.
  public var delay: TimeInterval
  /// How progress follows time.
  public var curve: Curve
  /// How often it runs; infinity for ever.
  public var repeatCount: Double
  /// Whether it runs back after each run.
  public var autoreverses: Bool

  /// How progress follows time.
  public enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) over two control points, as Core Animation and CSS
    /// have it.
    case bezier(CGFloat, CGFloat, CGFloat, CGFloat)
    /// A damped spring of mass 1 that starts at 0 and settles at 1. `velocity` is in whole distances a
    /// second.
    case spring(stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)

    /// Even progress.
    public static let linear = Curve.bezier(0, 0, 1, 1)
    /// Slow at both ends.
    public static let easeInOut = Curve.bezier(0.42, 0, 0.58, 1)
  }

  /// Describes an animation.
  public init(
    from: LayerProperty, to: LayerProperty, duration: TimeInterval, delay: TimeInterval = 0,
    curve: Curve = .easeInOut, repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.from = from
    self.to = to
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }
}
