import QuartzCore

/// Recognizes a quick, straight move of one or more fingers. Its state goes to `.ended` as soon as they have
/// moved far enough.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Ways to swipe. The bits are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The value as a number.
    public let rawValue: UInt
    /// Makes it of its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The ways that are recognized; to the right by default.
  open var direction = Direction.right
  /// The number of touches required for the swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  /// The minimum distance that the touches move, in points.
  static let distance: CGFloat = 50
  /// The maximum duration of the swipe, in seconds.
  static let longestDuration: TimeInterval = 0.5
  /// The maximum deviation of the touches to the side, as a share of the distance moved, and, regardless of
  /// that distance, in points.
  static let straying = (part: CGFloat(0.6), points: CGFloat(10))

  private var startCenter: CGPoint?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = touchesDown
    if fingers.count > numberOfTouchesRequired {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired {
      startCenter = fingers.center
      setAlarm(after: Self.longestDuration) { $0.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let startCenter else { return }
    let (dx, dy) = (center.x - startCenter.x, center.y - startCenter.y)
    let ways: [(Direction, along: CGFloat, aside: CGFloat)] = [
      (.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx),
    ]
    let straight = ways.filter { way in
      direction.contains(way.0) && way.along > -Self.straying.points
        && abs(way.aside) <= max(Self.straying.points, way.along * Self.straying.part)
    }
    if straight.isEmpty {
      state = .failed
    } else if straight.contains(where: { $0.along >= Self.distance }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    super.reset()
    startCenter = nil
  }
}
