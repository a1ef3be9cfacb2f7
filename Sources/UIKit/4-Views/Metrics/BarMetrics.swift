import CoreGraphics

/// The numbers and colors of bars, those of iOS 13 to 18. Lengths are points, durations seconds.
struct BarMetrics: Sendable {
  /// The line between a bar and the content.
  static let line = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3)
  }
  /// A bar of the style `black` that nothing shows through.
  static let black = UIColor(white: 0.086, alpha: 1)
  /// The opacity of a bar's own color over the blurred content behind it, 0…1.
  static let tintDensity: CGFloat = 0.85
  /// Titles and pictures of tabs that are not chosen.
  static let otherTab = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1)
  }
  /// The color of the dimming over a page that another one covers.
  static let pageDimming = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.3 : 0.1)
  }

  /// The heights of a bar: of a phone, of a phone that lies on its side, and of a pad.
  let height: CGFloat = 44
  let lowHeight: CGFloat = 32
  let padHeight: CGFloat = 50
  /// The heights that a large title and a prompt add to a bar.
  let largeTitleHeight: CGFloat = 52
  let promptHeight: CGFloat = 30
  let tabHeight: CGFloat = 49
  let lowTabHeight: CGFloat = 32

  let titleSize: CGFloat = 17
  let largeTitleSize: CGFloat = 34
  let promptSize: CGFloat = 13
  let buttonSize: CGFloat = 17
  /// The size of symbols in buttons, and in the tabs.
  let symbolSize: CGFloat = 20
  let tabSymbolSize: CGFloat = 22
  let tabTitleSize: CGFloat = 10
  let wideTabTitleSize: CGFloat = 13

  /// Between the bar's edges and titles or pictures: where there is little room, and where there is more.
  let margin: CGFloat = 16
  let wideMargin: CGFloat = 20
  /// Beside the contents of a button.
  let buttonPadding: CGFloat = 8
  /// The least width of a button.
  let leastButtonWidth: CGFloat = 36
  /// Between a title and the buttons beside it.
  let titleGap: CGFloat = 6
  /// The least width that a title keeps beside a back button with a long one.
  let leastTitleWidth: CGFloat = 60
  /// Between the edge and the sign of a back button, the sign's width, and between it and the title.
  let backMargin: CGFloat = 8
  let backSignSize: CGFloat = 20
  let backGap: CGFloat = 5
  /// Between the bottom of a large title's bar and the title.
  let largeTitleBottom: CGFloat = 8

  /// Over which way of the content the background comes.
  let fadingWay: CGFloat = 12

  /// The duration of a page transition, and of hiding a bar.
  let pageDuration: TimeInterval = 0.35
  let hideDuration: TimeInterval = 0.2
  let fadeDuration: TimeInterval = 0.25
  /// The timing curve of page transitions: an immediate start and a long end.
  let pageCurve = (CGPoint(x: 0.3, y: 0.7), CGPoint(x: 0.1, y: 1))
  /// The distance by which the page below moves, as a fraction of its width.
  let parallax: CGFloat = 0.3
  /// The speed in points a second from which letting a page go counts as going on in that direction.
  let fastEnough: CGFloat = 300

  /// A tab of a wide bar: its least width, and the room between tabs.
  let wideTab: CGFloat = 120
  let tabGap: CGFloat = 10
  /// A badge: its height, the room beside its text, its text, and how far it reaches into the picture.
  let badgeHeight: CGFloat = 18
  let badgePadding: CGFloat = 5
  let badgeTextSize: CGFloat = 13
  let badgeOverlap: CGFloat = 9
}
