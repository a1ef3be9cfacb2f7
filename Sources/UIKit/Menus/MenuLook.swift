import CoreGraphics

/// The numbers and colours of menus, those of iOS 16 to 18. Lengths are points, durations seconds.
@MainActor enum MenuLook {
  static let width: CGFloat = 250
  static let corner: CGFloat = 13
  static let rowHeight: CGFloat = 44
  /// What a row has above and below its texts when they are too high for the ordinary height.
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
  /// How far a finger moves before it chooses by being lifted.
  static let slop: CGFloat = 10
  static let shadow = SoftShadow(offset: 10, radius: 32, opacity: 0.2)
  static let comingScale: CGFloat = 0.2
  static let comingDuration: TimeInterval = 0.35
  static let goingDuration: TimeInterval = 0.2
  /// How small what a submenu lies over becomes, and how faint its elements.
  static let parentScale: CGFloat = 0.95
  static let parentAlpha: CGFloat = 0.4
  /// How long a press takes to open a context menu, and a touch one that is a control's primary action.
  static let pressDuration: TimeInterval = 0.5
  static let primaryPressDuration: TimeInterval = 0.1
  /// How long the keys of a title that is typed may lie apart.
  static let typingPause: TimeInterval = 1
  /// How much larger a preview is than its view while it is pressed, and what lies over the rest.
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
