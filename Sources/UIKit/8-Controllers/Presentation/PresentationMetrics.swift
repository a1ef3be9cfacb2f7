import CoreGraphics

/// The numbers and colors of presentations, those of iOS 13 to 18. Lengths are points, durations seconds.
@MainActor enum PresentationMetrics {
  /// The duration of the animation that slides a controller in or out.
  static let slideDuration: TimeInterval = 0.5
  /// The duration of the animation that fades a controller in or out.
  static let fadeDuration: TimeInterval = 0.25
  /// The color of the dimming over the content behind a presentation.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  /// The radius of a sheet's corners.
  static let sheetCorner: CGFloat = 10
  /// The distance between the status bar and the top of a sheet on a phone.
  static let sheetTopGap: CGFloat = 10
  /// The y position assumed for the bottom of the status bar in a window without one.
  static let leastStatusBar: CGFloat = 20
  /// The inset at the sides of the content behind a sheet on a phone.
  static let pushedBackInset: CGFloat = 16
  /// The size of a form sheet in a wide window.
  static let formSheet = CGSize(width: 540, height: 620)
  /// The width of a page sheet in a wide window.
  static let pageSheetWidth: CGFloat = 704
  /// The least room around a sheet in a wide window.
  static let roomAroundSheet: CGFloat = 22
  /// The grabber at the top of a sheet: its size and its distance from the top.
  static let grabber = (size: CGSize(width: 36, height: 5), top: CGFloat(5))
}
