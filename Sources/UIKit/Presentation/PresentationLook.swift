import CoreGraphics

/// The numbers and colours of presentations, those of iOS 13 to 18. Lengths are points, durations seconds.
@MainActor enum PresentationLook {
  /// How long a controller takes to slide in or out.
  static let slideDuration: TimeInterval = 0.5
  /// How long a controller takes to fade in or out.
  static let fadeDuration: TimeInterval = 0.25
  /// What lies over that which is behind.
  static let dimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
  /// The radius of a sheet's corners.
  static let sheetCorner: CGFloat = 10
  /// How far below the status bar a sheet begins on a phone.
  static let sheetTopGap: CGFloat = 10
  /// Where the status bar is taken to end in a window without one.
  static let leastStatusBar: CGFloat = 20
  /// How far what is behind a sheet on a phone is drawn in at the sides.
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
