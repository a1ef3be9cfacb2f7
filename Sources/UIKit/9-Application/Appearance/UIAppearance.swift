import ObjectFactory

/// A class of views or bar items with an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearance: UIAppearanceContainer {}

extension UIView: UIAppearance {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: NSObject {
  /// Returns the appearance proxy of the class: an object that is never shown, whose colors, fonts, pictures
  /// and appearances views of the class take when they come into a window, and bar items when they are shown.
  /// A property that is set on the view itself takes precedence; views that are in a window already do not
  /// change.
  ///
  /// The properties are those that Apple marks as `UI_APPEARANCE_SELECTOR` and that this UIKit has
  /// (`AppearanceTable`), and the text and font of labels, fields and text views. A value that is the class's
  /// default counts as not set. An app's own class is made by its `init()`; properties of its own are not
  /// taken over.
  public static func appearance() -> Self {
    AppearanceProxies.shared.proxy(of: self, in: [], for: nil, as: TableAppearanceProxy.self)
  }

  /// Returns the proxy of the class for views in views or controllers of classes, from the inside out.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: containerTypes, for: nil, as: TableAppearanceProxy.self)
  }

  /// Returns the proxy of the class for views with all of some traits.
  public static func appearance(for trait: UITraitCollection) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: [], for: trait, as: TableAppearanceProxy.self)
  }

  /// Returns the proxy of the class for views with all of some traits in views or controllers of classes.
  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.shared.proxy(of: self, in: containerTypes, for: trait, as: TableAppearanceProxy.self)
  }
}
