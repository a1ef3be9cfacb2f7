import CoreGraphics

/// The numbers by which content follows a finger and comes to rest, on one axis. They are iOS's.
enum ScrollPhysics {
  /// The stiffness of the rubber band that holds content at its edges.
  static let bandStiffness: CGFloat = 0.55
  /// Radians a second of the spring that brings content back to its edge, without swinging.
  static let springFrequency: CGFloat = 10
  /// Content this near its goal has arrived, in points.
  static let nearness: CGFloat = 0.5
  /// The fraction of the speed of paging content that is left after a millisecond.
  static let pagingRate: CGFloat = 0.99
  /// Points a second from which a finger that is lifted turns a page.
  static let pageTurningSpeed: CGFloat = 250
  /// Seconds that a movement requested in code takes.
  static let animationDuration: TimeInterval = 0.3

  /// Returns the distance past its edge at which content is shown when the finger is `overshoot` points past
  /// it, in a view of that length.
  static func rubberBand(_ overshoot: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let distance = overshoot.magnitude
    let shown = (1 - 1 / (distance * bandStiffness / length + 1)) * length
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the distance past the edge at which the finger must be for content to be shown that far past it:
  /// the inverse of ``rubberBand``.
  static func overshoot(showing shown: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let part = min(shown.magnitude / length, 0.99)
    let distance = (1 / (1 - part) - 1) * length / bandStiffness
    return shown < 0 ? -distance : distance
  }

  /// Returns the rate at which the remaining distance shrinks at a deceleration rate, as a fraction a second.
  static func decay(rate: CGFloat) -> CGFloat {
    let rate = rate.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : min(max(rate, 0.1), 0.9999)
    return -1000 * log(rate)
  }

  /// The page that content comes to rest at which is let go between two: the next one in the direction of a quick
  /// finger, the nearest one under a slow one.
  static func page(from offset: CGFloat, speed: CGFloat, length: CGFloat) -> CGFloat {
    let page = offset / length
    if speed > pageTurningSpeed { return (page + 0.001).rounded(.up) * length }
    if speed < -pageTurningSpeed { return (page - 0.001).rounded(.down) * length }
    return page.rounded() * length
  }
}
