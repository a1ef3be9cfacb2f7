import QuartzCore

/// The recent positions of touches, and their velocity.
struct FingerTrack {
  /// The time span over which the velocity is measured, in seconds.
  static let window: TimeInterval = 0.1

  private var samples: [(moved: CGVector, time: TimeInterval)] = []

  /// The velocity of the touches, in points per second.
  var velocity: CGVector {
    guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
    let seconds = last.time - first.time
    return CGVector(
      dx: (last.moved.dx - first.moved.dx) / seconds, dy: (last.moved.dy - first.moved.dy) / seconds)
  }

  mutating func record(_ moved: CGVector, at time: TimeInterval) {
    rest(at: time)
    samples.append((moved, time))
  }

  /// Discards old samples: fingers that have rested have no velocity.
  mutating func rest(at time: TimeInterval) {
    samples.removeAll { $0.time < time - FingerTrack.window }
  }

  mutating func clear() {
    samples = []
  }
}

extension UITouch {
  /// The distance of the touch from its starting location, in points.
  var distanceFromStart: CGFloat { startLocation.distance(to: locationInWindow) }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}

extension UIView {
  /// A distance in the window's coordinates in the view's.
  func fromWindow(_ vector: CGVector) -> CGPoint {
    vector.turned(by: transformToWindow.inverted())
  }

  /// A distance in the view's coordinates in the window's.
  func toWindow(_ distance: CGPoint) -> CGVector {
    let turned = CGVector(dx: distance.x, dy: distance.y).turned(by: transformToWindow)
    return CGVector(dx: turned.x, dy: turned.y)
  }
}

extension CGVector {
  fileprivate func turned(by transform: CGAffineTransform) -> CGPoint {
    CGPoint(x: transform.a * dx + transform.c * dy, y: transform.b * dx + transform.d * dy)
  }
}
