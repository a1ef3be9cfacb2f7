import CoreGraphics

/// One trait, as a type: what ``UITraitOverrides`` and `registerForTraitChanges(_:handler:)` name traits by.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value: Equatable
  /// The value where none is given.
  static var defaultValue: Value { get }
  /// Whether dynamic colors may resolve to others where the trait differs; false by default.
  static var affectsColorAppearance: Bool { get }
  /// The trait's value in a collection.
  static func value(in traits: UITraitCollection) -> Value
  /// A collection with that value and nothing else.
  static func collection(with value: Value) -> UITraitCollection
}

extension UITraitDefinition {
  /// Whether it is one of the traits that system colors depend on.
  public static var affectsColorAppearance: Bool {
    UITraitCollection.systemTraitsAffectingColorAppearance.contains { $0 == Self.self }
  }
}

/// A trait, whatever its values are.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(userInterfaceIdiom: value)
  }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: value)
  }
}

/// The level that content lies on.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceLevel) -> UITraitCollection {
    UITraitCollection(userInterfaceLevel: value)
  }
}

/// The direction of layout.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection {
    traits.layoutDirection
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UITraitEnvironmentLayoutDirection) -> UITraitCollection {
    UITraitCollection(layoutDirection: value)
  }
}

/// Pixels to a point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: CGFloat { 0 }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
  /// A collection with that value and nothing else.
  public static func collection(with value: CGFloat) -> UITraitCollection {
    UITraitCollection(displayScale: value)
  }
}

/// The room across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.horizontalSizeClass
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(horizontalSizeClass: value)
  }
}

/// The room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass {
    traits.verticalSizeClass
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(verticalSizeClass: value)
  }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIContentSizeCategory {
    traits.preferredContentSizeCategory
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: value)
  }
}

/// Whether the person prefers stronger contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIAccessibilityContrast {
    traits.accessibilityContrast
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIAccessibilityContrast) -> UITraitCollection {
    UITraitCollection(accessibilityContrast: value)
  }
}

/// Whether the device senses how hard a finger presses.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// The unknown value.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIForceTouchCapability {
    traits.forceTouchCapability
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIForceTouchCapability) -> UITraitCollection {
    UITraitCollection(forceTouchCapability: value)
  }
}

/// The range of colors.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIDisplayGamut { traits.displayGamut }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIDisplayGamut) -> UITraitCollection {
    UITraitCollection(displayGamut: value)
  }
}

/// Whether bold text is wanted.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
  /// A collection with that value and nothing else.
  public static func collection(with value: UILegibilityWeight) -> UITraitCollection {
    UITraitCollection(legibilityWeight: value)
  }
}

/// Whether the interface is in use.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// The unspecified value.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// The trait's value in a collection.
  public static func value(in traits: UITraitCollection) -> UIUserInterfaceActiveAppearance {
    traits.activeAppearance
  }
  /// A collection with that value and nothing else.
  public static func collection(with value: UIUserInterfaceActiveAppearance) -> UITraitCollection {
    UITraitCollection(activeAppearance: value)
  }
}

extension UITraitCollection {
  /// The value of a trait.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value { trait.value(in: self) }

  /// A collection that has one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init(traitsFrom: [trait.collection(with: value)])
  }

  /// The traits that a system color depends on.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceIdiom.self,
    ]
  }

  /// The traits among `traits` that differ between this collection and another.
  func hasChanges(in traits: [UITrait], from other: UITraitCollection) -> Bool {
    func differs<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool { self[trait] != other[trait] }
    return traits.contains { differs($0) }
  }
}
