import UIKit

extension ViewImageConfig {
  /// An iPad mini on its side.
  public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
  /// An iPad mini.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    .iPadMini(TabletOrientation(orientation))
  }
  /// An iPad mini, or a part of its screen.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    .tablet(
      768, 1024, thirds: (landscape: [320, 507, 694], portrait: [320, 438]), orientation,
      .iPadMini(orientation))
  }

  /// An iPad of 9.7 inches on its side.
  public static let iPad9_7 = ViewImageConfig.iPadMini
  /// An iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig { .iPadMini(orientation) }
  /// An iPad of 9.7 inches, or a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig { .iPadMini(orientation) }

  /// An iPad of 10.2 inches on its side.
  public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
  /// An iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    .iPad10_2(TabletOrientation(orientation))
  }
  /// An iPad of 10.2 inches, or a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    .tablet(
      810, 1080, thirds: (landscape: [320, 535, 750], portrait: [320, 480]), orientation,
      .iPad10_2(orientation))
  }

  /// An iPad Pro of 10.5 inches on its side.
  public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
  /// An iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    .iPadPro10_5(TabletOrientation(orientation))
  }
  /// An iPad Pro of 10.5 inches, or a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    .tablet(
      834, 1112, thirds: (landscape: [320, 551, 782], portrait: [320, 504]), orientation,
      .iPadPro10_5(orientation))
  }

  /// An iPad Pro of 11 inches on its side.
  public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
  /// An iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    .iPadPro11(TabletOrientation(orientation))
  }
  /// An iPad Pro of 11 inches, or a part of its screen.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    .tablet(
      834, 1194, thirds: (landscape: [375, 592, 809], portrait: [320, 504]), orientation,
      .iPadPro11(orientation), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
  }

  /// An iPad Pro of 12.9 inches on its side.
  public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
  /// An iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    .iPadPro12_9(TabletOrientation(orientation))
  }
  /// An iPad Pro of 12.9 inches, or a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    .tablet(
      1024, 1366, thirds: (landscape: [375, 678, 981], portrait: [375, 639]), orientation,
      .iPadPro12_9(orientation))
  }

  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, thirds: (landscape: [CGFloat], portrait: [CGFloat]),
    _ orientation: TabletOrientation, _ traits: UITraitCollection,
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  ) -> ViewImageConfig {
    let size =
      switch orientation {
      case .landscape(.oneThird): CGSize(width: thirds.landscape[0], height: width)
      case .landscape(.oneHalf): CGSize(width: thirds.landscape[1], height: width)
      case .landscape(.twoThirds): CGSize(width: thirds.landscape[2], height: width)
      case .landscape(.full): CGSize(width: height, height: width)
      case .portrait(.oneThird): CGSize(width: thirds.portrait[0], height: height)
      case .portrait(.twoThirds): CGSize(width: thirds.portrait[1], height: height)
      case .portrait(.full): CGSize(width: width, height: height)
      }
    return ViewImageConfig(safeArea: safeArea, size: size, traits: traits)
  }
}

extension ViewImageConfig.TabletOrientation {
  /// The whole screen.
  init(_ orientation: ViewImageConfig.Orientation) {
    switch orientation {
    case .landscape: self = .landscape(splitView: .full)
    case .portrait: self = .portrait(splitView: .full)
    }
  }
}
