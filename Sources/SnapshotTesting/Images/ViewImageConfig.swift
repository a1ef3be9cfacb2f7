import UIKit

/// A device, or anything else with a size, a safe area and traits, that a controller is shown on.
public struct ViewImageConfig: Sendable {
  /// The orientation of a phone.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// The orientation of a tablet, and the app's share of its screen.
  public enum TabletOrientation: Sendable {
    /// The part of a tablet on its side.
    public enum PortraitSplits: Sendable {
      case oneThird, twoThirds, full
    }
    /// The part of an upright tablet.
    public enum LandscapeSplits: Sendable {
      case oneThird, oneHalf, twoThirds, full
    }
    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// The edges that are covered, in points.
  public var safeArea: UIEdgeInsets
  /// The size in points; nil for that of the view.
  public var size: CGSize?
  /// The traits; what they leave out is the screen's.
  public var traits: UITraitCollection

  /// Makes a configuration; by default one that says nothing.
  public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
    (self.safeArea, self.size, self.traits) = (safeArea, size, traits)
  }

  /// An iPhone SE of the first generation.
  public static let iPhoneSe = ViewImageConfig.iPhoneSe(.portrait)
  /// An iPhone SE of the first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    .phone(320, 568, top: 20, bottom: 0, orientation, .iPhoneSe(orientation))
  }

  /// An iPhone 8.
  public static let iPhone8 = ViewImageConfig.iPhone8(.portrait)
  /// An iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    .phone(375, 667, top: 20, bottom: 0, orientation, .iPhone8(orientation))
  }

  /// An iPhone 8 Plus.
  public static let iPhone8Plus = ViewImageConfig.iPhone8Plus(.portrait)
  /// An iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    .phone(414, 736, top: 20, bottom: 0, orientation, .iPhone8Plus(orientation))
  }

  /// An iPhone X.
  public static let iPhoneX = ViewImageConfig.iPhoneX(.portrait)
  /// An iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    .phone(375, 812, top: 44, bottom: 34, orientation, .iPhoneX(orientation), bottomOnSide: 24)
  }

  /// An iPhone XS Max.
  public static let iPhoneXsMax = ViewImageConfig.iPhoneXsMax(.portrait)
  /// An iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(414, 896, top: 44, bottom: 34, orientation, .iPhoneXsMax(orientation), bottomOnSide: 24)
  }

  /// An iPhone XR.
  public static let iPhoneXr = ViewImageConfig.iPhoneXr(.portrait)
  /// An iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    .phone(414, 896, top: 44, bottom: 34, orientation, .iPhoneXr(orientation), bottomOnSide: 24)
  }

  /// An iPhone 12.
  public static let iPhone12 = ViewImageConfig.iPhone12(.portrait)
  /// An iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, top: 47, bottom: 34, orientation, .iPhone12(orientation))
  }

  /// An iPhone 12 Pro.
  public static let iPhone12Pro = ViewImageConfig.iPhone12Pro(.portrait)
  /// An iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, top: 47, bottom: 34, orientation, .iPhone12Pro(orientation))
  }

  /// An iPhone 12 Pro Max.
  public static let iPhone12ProMax = ViewImageConfig.iPhone12ProMax(.portrait)
  /// An iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(428, 926, top: 47, bottom: 34, orientation, .iPhone12ProMax(orientation))
  }

  /// An iPhone 13 mini.
  public static let iPhone13Mini = ViewImageConfig.iPhone13Mini(.portrait)
  /// An iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    .phone(375, 812, top: 50, bottom: 34, orientation, .iPhone13Mini(orientation))
  }

  /// An iPhone 13.
  public static let iPhone13 = ViewImageConfig.iPhone13(.portrait)
  /// An iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, top: 47, bottom: 34, orientation, .iPhone13(orientation))
  }

  /// An iPhone 13 Pro.
  public static let iPhone13Pro = ViewImageConfig.iPhone13Pro(.portrait)
  /// An iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    .phone(390, 844, top: 47, bottom: 34, orientation, .iPhone13Pro(orientation))
  }

  /// An iPhone 13 Pro Max.
  public static let iPhone13ProMax = ViewImageConfig.iPhone13ProMax(.portrait)
  /// An iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    .phone(428, 926, top: 47, bottom: 34, orientation, .iPhone13ProMax(orientation))
  }

  private static func phone(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat, _ orientation: Orientation,
    _ traits: UITraitCollection, bottomOnSide: CGFloat = 21
  ) -> ViewImageConfig {
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      // A phone with a home button shows no status bar on its side.
      let hasNotch = bottom > 0
      return ViewImageConfig(
        safeArea: hasNotch ? UIEdgeInsets(top: 0, left: top, bottom: bottomOnSide, right: top) : .zero,
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
