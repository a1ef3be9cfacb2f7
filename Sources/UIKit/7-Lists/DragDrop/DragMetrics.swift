import CoreGraphics

/// The numbers of drags, those of iOS 16 to 18. Lengths are points, durations seconds.
@MainActor enum DragMetrics {
  static let liftDuration: TimeInterval = 0.2
  static let liftScale: CGFloat = 1.04
  static let shadow = SoftShadow(offset: 6, radius: 16, opacity: 0.25)
  /// The longest side of an item that is dragged.
  static let longestSide: CGFloat = 320
  /// Between the items of a stack.
  static let stackOffset: CGFloat = 5
  static let stackDepth = 3
  static let landDuration: TimeInterval = 0.3
  static let vanishingScale: CGFloat = 0.2
  static let badgeHeight: CGFloat = 22
  static let badgeFont = UIFont.systemFont(ofSize: 13, weight: .semibold)
  static let carriedAlpha: CGFloat = 0.96
}
