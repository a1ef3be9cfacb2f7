import CoreGraphics

/// The numbers by which content follows a finger and comes to rest, on one axis. They are iOS's.
enum ScrollPhysics {
  /// The stiffness of the rubber band that holds content at its edges.
  static let bandStiffness: CGFloat = 0.55
  /// Radians a second of the spring that takes up the speed of content at its edge, without swinging.
  static let springFrequency: CGFloat = 11
  /// The rates, as fractions a second, at which content that was let go past its edge comes back to it, and
  /// the share of the slower one. Measured on iOS: from 235 points it is at 116 after 91 ms.
  static let returnRates: (slow: CGFloat, fast: CGFloat, share: CGFloat) = (9, 46, 1.1235)
  /// The speed in points a second below which content stands still. Measured on iOS: content that is let go
  /// at 750 points a second rests after 2.16 s, at 3,000 after 2.85 s.
  static let leastSpeed: CGFloat = 10
  /// Content that returns has arrived this near its edge, in points.
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

  /// Returns the distance that content covers from a speed on, at a decay.
  static func distance(from speed: CGFloat, decay: CGFloat) -> CGFloat {
    let distance = max(speed.magnitude - leastSpeed, 0) / decay
    return speed < 0 ? -distance : distance
  }

  /// Returns the displacement from its edge of content that was let go past it, or that reached it at a
  /// speed, some seconds later.
  static func displacement(_ start: CGFloat, speed: CGFloat, at time: TimeInterval) -> CGFloat {
    let (slow, fast, share) = returnRates
    let back = start * (share * exp(-slow * time) + (1 - share) * exp(-fast * time))
    return back + speed * time * exp(-springFrequency * time)
  }

  /// Returns the seconds until the displacement stays near.
  static func returnDuration(from start: CGFloat, speed: CGFloat) -> TimeInterval {
    /// The upper bound of the displacement at a time and later, valid from the time on at which a speed has
    /// led furthest.
    func bound(_ time: TimeInterval) -> CGFloat {
      start.magnitude * returnRates.share * exp(-returnRates.slow * time)
        + speed.magnitude * time * exp(-springFrequency * time)
    }
    let furthest = speed == 0 ? 0 : 1 / springFrequency
    guard bound(furthest) > nearness || start.magnitude > nearness else { return 0 }
    var (early, late) = (furthest, furthest + 1)
    while bound(late) > nearness { late *= 2 }
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if bound(middle) > nearness { early = middle } else { late = middle }
    }
    return late
  }

  /// The page that content comes to rest at which is let go between two: the next one in the direction of a
  /// quick finger, the nearest one under a slow one.
  static func page(from offset: CGFloat, speed: CGFloat, length: CGFloat) -> CGFloat {
    let page = offset / length
    if speed > pageTurningSpeed { return (page + 0.001).rounded(.up) * length }
    if speed < -pageTurningSpeed { return (page - 0.001).rounded(.down) * length }
    return page.rounded() * length
  }
}
