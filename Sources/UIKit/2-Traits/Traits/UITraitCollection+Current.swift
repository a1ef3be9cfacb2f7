import CoreGraphics
import Diagnostics

extension UITraitCollection {
  /// The traits that dynamic colors resolve with right now, on this thread. UIKit sets them around drawing,
  /// layout and trait changes; elsewhere they are those last set, at first a light phone at two pixels a
  /// point.
  public class var current: UITraitCollection {
    get { currentByThread.value ?? initial }
    set { currentByThread.value = newValue }
  }

  /// Runs `actions` with this collection as ``current``, then puts the former one back.
  public func performAsCurrent(_ actions: () -> Void) {
    withTraitsCurrent(actions)
  }

  /// Does the same as ``performAsCurrent(_:)``, for closures that return a result.
  func withTraitsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let former = UITraitCollection.currentByThread.value
    UITraitCollection.currentByThread.value = self
    defer { UITraitCollection.currentByThread.value = former }
    return try actions()
  }

  private static let currentByThread = ThreadLocal<UITraitCollection>()

  private static let initial = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceStyle: .light),
    UITraitCollection(userInterfaceLevel: .base), UITraitCollection(layoutDirection: .leftToRight),
    UITraitCollection(displayScale: 2), UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
    UITraitCollection(preferredContentSizeCategory: .large),
    UITraitCollection(accessibilityContrast: .normal), UITraitCollection(forceTouchCapability: .unavailable),
    UITraitCollection(displayGamut: .SRGB), UITraitCollection(legibilityWeight: .regular),
    UITraitCollection(activeAppearance: .active),
  ])
}
