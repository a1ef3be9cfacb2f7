import CoreGraphics

/// The numbers and colors of menus, those of iOS 16 to 18. Lengths are points, durations seconds.
@MainActor enum MenuMetrics {
  static let width: CGFloat = 250
  static let corner: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// The padding above and below a row's texts when they are too high for the standard height.
  static let rowPadding: CGFloat = 11
  /// Between the menu's edges and titles or pictures; titles of menus with marks begin further in.
  static let inset: CGFloat = 16
  static let markInset: CGFloat = 32
  static let markLeading: CGFloat = 10
  /// The box of a picture, and the room between it and a title.
  static let imageBox: CGFloat = 28
  static let imageGap: CGFloat = 8
  static let sectionGap: CGFloat = 8
  /// Rows of medium elements, and of small ones and palettes.
  static let mediumHeight: CGFloat = 66
  static let smallHeight: CGFloat = 44
  static let mediumColumns = 3
  static let smallColumns = 4
  /// Between a menu and what it comes from, and between it and the window's edges.
  static let sourceGap: CGFloat = 8
  static let edgeGap: CGFloat = 10
  /// The distance a finger moves before lifting it chooses an element.
  static let slop: CGFloat = 10
  static let shadow = SoftShadow(offset: 10, radius: 32, opacity: 0.2)
  static let comingScale: CGFloat = 0.2
  static let comingDuration: TimeInterval = 0.35
  static let goingDuration: TimeInterval = 0.2
  /// The scale of a menu that a submenu covers, and the opacity of its elements.
  static let parentScale: CGFloat = 0.95
  static let parentAlpha: CGFloat = 0.4
  /// The duration of a press that opens a context menu, and of a touch that opens a menu that is a control's
  /// primary action.
  static let pressDuration: TimeInterval = 0.5
  static let primaryPressDuration: TimeInterval = 0.1
  /// The maximum time between the keys of a title that is typed.
  static let typingPause: TimeInterval = 1
  /// The scale of a preview relative to its view during the press, and the preview's corner radius.
  static let previewScale: CGFloat = 1.02
  static let previewCorner: CGFloat = 13

  static let material = UIBlurEffect(style: .systemThickMaterial)
  static let pressed = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.08)
  }
  static let gap = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0, alpha: 0.3) : UIColor(white: 0, alpha: 0.08)
  }
  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.15)
  }

  static func titleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }
  static func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .footnote, compatibleWith: traits)
  }
  static func headerFont(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .caption1, compatibleWith: traits)
  }
}
