import DisplayProtocol

/// The start and the repetition of an animation, as in Core Animation.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The time at which it begins, in seconds of ``CACurrentMediaTime()``, or of the group around it; 0 for at
  /// once.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  /// The factor by which it runs faster; 1 by default.
  var speed: Float { get set }
  /// The offset into its run at which it begins, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times it runs; 0 counts as once.
  var repeatCount: Float { get set }
  /// The number of seconds for which it repeats; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one back.
  var autoreverses: Bool { get set }
  /// Whether it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Whether an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Keeps the last value after the end, where it is not removed on completion.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows the first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// A timing function, which maps time to progress: a curve from (0, 0) to (1, 1) over two control points.
@preconcurrency @MainActor open class CAMediaTimingFunction: NSObject {
  let curve: LayerAnimation.Curve
  private let points: [Float]

  /// Makes a curve over two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [c1x, c1y, c2x, c2y]
    curve = .bezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
    super.init()
  }

  /// Makes one of the known curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    let points = CAMediaTimingFunctionName.points[name] ?? CAMediaTimingFunctionName.points[.default]!
    self.init(controlPoints: points.0, points.1, points.2, points.3)
  }

  /// Copies one of the curve's four control points: 0 and 3 are its ends.
  open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let all: [Float] = [0, 0] + points + [1, 1]
    guard (0..<4).contains(index) else { return }
    values[0] = all[index * 2]
    values[1] = all[index * 2 + 1]
  }
}

/// Names a curve of time.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The value as a name.
  public let rawValue: String
  /// Makes it of its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own: quick at first, slow at the end.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

  static let points: [CAMediaTimingFunctionName: (Float, Float, Float, Float)] = [
    .linear: (0, 0, 1, 1), .easeIn: (0.42, 0, 1, 1), .easeOut: (0, 0, 0.58, 1),
    .easeInEaseOut: (0.42, 0, 0.58, 1), .default: (0.25, 0.1, 0.25, 1),
  ]
}
