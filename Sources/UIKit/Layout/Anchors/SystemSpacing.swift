import CoreGraphics

/// The distances that the system recommends.
enum SystemSpacing {
  /// Between two views, in points.
  static let plain: CGFloat = 8
}
