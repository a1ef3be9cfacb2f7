/// An animation as it is described to a display, which runs it by its own clock.
public struct LayerAnimation: Hashable, Sendable {
  /// A value on the way.
  public struct Keyframe: Hashable, Sendable {
    /// When, as part of the duration, 0…1. Never before the keyframe that stands before it.
    public var time: Double
    /// The value; its case is the animated property.
    public var value: LayerProperty
    /// The timing curve of the progress from here to the next keyframe.
    public var curve: Curve

    /// Describes a keyframe; the way to the next is even by default.
    public init(time: Double, value: LayerProperty, curve: Curve = .linear) {
      self.time = time
      self.value = value
      self.curve = curve
    }
  }

  /// The values on the way, at least two, all of one property, in the order of their times.
  public var keyframes: [Keyframe]
  /// Whether the values are differences that are added to what the property shows without this animation.
  public var isAdditive = false
  /// Seconds from start to end.
  public var duration: TimeInterval
  /// Seconds before the start.
  public var delay: TimeInterval
  /// The timing curve of the progress over all keyframes.
  public var curve: Curve
  /// The number of times it runs; infinity to repeat forever.
  public var repeatCount: Double
  /// Whether it runs back after each run.
  public var autoreverses: Bool
  /// Seconds of it, the delay included, that are over when it is started.
  public var elapsed: TimeInterval = 0
  /// The seconds of it that pass in one second: with 0 it stands still where it is started, below 0 it runs
  /// back from there.
  public var rate = 1.0
  /// Whether the first value shows during the delay.
  public var showsFirstBefore = true
  /// Whether the last value stays when it is over, until it is ended.
  public var keepsLastAfter = false

  /// The timing curve: progress as a function of time.
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

  /// Describes an animation over some keyframes.
  public init(
    keyframes: [Keyframe], duration: TimeInterval, delay: TimeInterval = 0, curve: Curve = .linear,
    repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    precondition(keyframes.count >= 2, "An animation needs two keyframes.")
    self.keyframes = keyframes
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.repeatCount = repeatCount
    self.autoreverses = autoreverses
  }

  /// Describes an animation from one value to another.
  public init(
    from: LayerProperty, to: LayerProperty, duration: TimeInterval, delay: TimeInterval = 0,
    curve: Curve = .easeInOut, repeatCount: Double = 1, autoreverses: Bool = false
  ) {
    self.init(
      keyframes: [Keyframe(time: 0, value: from), Keyframe(time: 1, value: to)], duration: duration,
      delay: delay, curve: curve, repeatCount: repeatCount, autoreverses: autoreverses)
  }

  /// Whether it stands still where it is started.
  public var isPaused: Bool { rate == 0 }
  /// The value at the start.
  public var from: LayerProperty { keyframes[0].value }
  /// The value at the end.
  public var to: LayerProperty { keyframes[keyframes.count - 1].value }
}
