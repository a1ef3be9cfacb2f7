import DisplayProtocol
import QuartzCore

/// The timing curve of a property animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: AnyObject {
  /// Whether it is a curve or a spring.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The type of the description of how progress follows time.
public enum UITimingCurveType: Int, Sendable {
  /// One of the known curves.
  case builtin = 0
  /// A curve over two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// Several of them.
  case composed = 3
}

/// A curve of progress over two control points.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The known curve that it is.
  open private(set) var animationCurve: UIView.AnimationCurve
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint

  /// Slow at both ends.
  public convenience override init() {
    self.init(animationCurve: .easeInOut)
  }

  /// One of the known curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    if case .bezier(let x1, let y1, let x2, let y2) = curve.curve {
      (controlPoint1, controlPoint2) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }
    super.init()
  }

  /// A curve over two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  /// A cubic.
  public var timingCurveType: UITimingCurveType { .cubic }
  /// The curve, if it is one.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring, if it is one.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring's progress.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in whole distances per second; the greater of the two components counts.
  open private(set) var initialVelocity: CGVector
  private let spring: Spring

  private enum Spring {
    case ratio(CGFloat)
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  /// A spring that settles in the animator's duration; a damping ratio of 1 does not overshoot.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    spring = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that settles in the animator's duration, at rest at first.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// A spring of physics, whose own time is the animator's duration.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    spring = .physics(mass: max(mass, 0.001), stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring of how long it seems to take and how much it bounces: 0 is critically damped, 1 swings forever,
  /// and below 0 it is slower than needed.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    let duration = duration.isFinite ? max(duration, 0.001) : 0.5
    let bounce = bounce.isFinite ? min(max(bounce, -0.99), 1) : 0
    let frequency = 2 * CGFloat.pi / duration
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: bounce >= 0 ? 2 * frequency * (1 - bounce) : 2 * frequency / (1 + bounce),
      initialVelocity: velocity)
  }

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }
  /// The curve, if it is one.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring, if it is one.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring for an animation of so many seconds, and how long that takes.
  func curve(duration: TimeInterval) -> (LayerAnimation.Curve, TimeInterval) {
    let velocity =
      abs(initialVelocity.dx) > abs(initialVelocity.dy) ? initialVelocity.dx : initialVelocity.dy
    switch spring {
    case .ratio(let ratio):
      return (.spring(duration: duration, dampingRatio: ratio, velocity: velocity), duration)
    case .physics(let mass, let stiffness, let damping):
      let curve = LayerAnimation.Curve.spring(
        stiffness: stiffness / mass, damping: damping / mass, velocity: velocity)
      return (curve, curve.settlingDuration.isFinite ? curve.settlingDuration : duration)
    }
  }
}
