import CoreGraphics

/// Traits that hold for a view or controller, and all that lies in it, whatever holds around it.
public struct UITraitOverrides {
  /// What is overridden, laid over what is inherited.
  private(set) var collection = UITraitCollection()

  init() {}

  /// Whether a trait is overridden.
  public func contains<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
    collection[trait] != trait.defaultValue
  }

  /// Lets a trait be inherited again.
  public mutating func remove<Trait: UITraitDefinition>(_ trait: Trait.Type) {
    self[trait] = trait.defaultValue
  }

  /// The value that a trait is overridden with; its default value where it is not.
  public subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { collection[trait] }
    set { collection = collection.replacing(with: trait.collection(with: newValue), trait) }
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The level that content lies on.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// The direction of layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels to a point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// How large text should be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// Whether stronger contrast is wanted.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

extension UITraitCollection {
  /// The collection with one trait as in another.
  fileprivate func replacing<Trait: UITraitDefinition>(
    with other: UITraitCollection, _ trait: Trait.Type
  ) -> UITraitCollection {
    // Laying a collection over another cannot take a trait out, so all the others are laid over nothing.
    let all: [UITrait] = [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self,
      UITraitForceTouchCapability.self,
    ]
    func only<Other: UITraitDefinition>(_ kept: Other.Type) -> UITraitCollection {
      kept.collection(with: self[kept])
    }
    return UITraitCollection(traitsFrom: all.filter { $0 != trait }.map { only($0) } + [other])
  }
}
