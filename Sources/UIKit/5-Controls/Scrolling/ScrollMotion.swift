import CoreGraphics

/// The motion of an offset that moves by itself, on both axes, since a moment.
struct ScrollMotion {
  /// The reason for the motion, which determines the notification sent at its end.
  enum Reason {
    /// A person let it go.
    case deceleration
    /// It was requested in code.
    case animation
    /// It returns into its range, or follows a key; the delegate is not notified.
    case correction
  }

  /// The reason for the motion.
  var reason: Reason
  /// The time at which the motion began, in seconds of the clock.
  var start: TimeInterval
  /// Across.
  var x: AxisMotion
  /// From top to bottom.
  var y: AxisMotion
  /// The distance by which the app has moved the content in the meantime, which is added to the motion.
  var shift = CGVector.zero

  /// The offset at which the motion ends.
  var end: CGPoint { CGPoint(x: x.end + shift.dx, y: y.end + shift.dy) }
  /// Whether it gets anywhere.
  var isMoving: Bool { duration > 0 }
  private var duration: TimeInterval { max(x.duration, y.duration) }

  /// Returns the offset at a moment.
  func offset(at time: TimeInterval) -> CGPoint {
    let elapsed = max(0, time - start)
    return CGPoint(x: x.position(at: elapsed) + shift.dx, y: y.position(at: elapsed) + shift.dy)
  }

  /// Whether it has arrived at a moment.
  func isOver(at time: TimeInterval) -> Bool { time - start >= duration - 1e-9 }
}
