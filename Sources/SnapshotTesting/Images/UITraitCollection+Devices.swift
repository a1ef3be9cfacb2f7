import UIKit

extension UITraitCollection {
  /// The traits of an iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: true)
  }
  /// The traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: true)
  }
  /// The traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: true)
  }
  /// The traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: true)
  }
  /// The traits of an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: false)
  }
  /// The traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .phone(orientation, isWideOnSide: true)
  }
  /// The traits of an iPad mini.
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPadMini(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad mini.
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: false)
  }
  /// The traits of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPad9_7(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: false)
  }
  /// The traits of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPad10_2(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: false)
  }
  /// The traits of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPadPro10_5(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: false)
  }
  /// The traits of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPadPro11(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: false)
  }
  /// The traits of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    .iPadPro12_9(ViewImageConfig.TabletOrientation(orientation))
  }
  /// The traits of a part of an iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection {
    .tablet(orientation, isWideInHalf: true)
  }

  private static func device(
    _ idiom: UIUserInterfaceIdiom, _ horizontal: UIUserInterfaceSizeClass,
    _ vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium), UITraitCollection(userInterfaceIdiom: idiom),
      UITraitCollection(horizontalSizeClass: horizontal), UITraitCollection(verticalSizeClass: vertical),
    ])
  }

  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWideOnSide: Bool
  ) -> UITraitCollection {
    switch orientation {
    case .landscape: device(.phone, isWideOnSide ? .regular : .compact, .compact)
    case .portrait: device(.phone, .compact, .regular)
    }
  }

  private static func tablet(
    _ orientation: ViewImageConfig.TabletOrientation, isWideInHalf: Bool
  ) -> UITraitCollection {
    switch orientation {
    case .landscape(.oneThird), .portrait(.oneThird), .portrait(.twoThirds): device(.pad, .compact, .regular)
    case .landscape(.oneHalf): device(.pad, isWideInHalf ? .regular : .compact, .regular)
    case .landscape(.twoThirds), .landscape(.full), .portrait(.full): device(.pad, .regular, .regular)
    }
  }
}
