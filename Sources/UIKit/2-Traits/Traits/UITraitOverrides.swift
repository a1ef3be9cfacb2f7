import CoreGraphics

/// Traits that hold for a view or controller, and all that lies in it, whatever holds around it.
public struct UITraitOverrides: UIMutableTraits {
  /// The overridden traits, laid over the inherited ones.
  private(set) var collection = UITraitCollection()

  init() {}

  /// Starts from what a collection specifies.
  init(_ collection: UITraitCollection) { self.collection = collection }

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
      UITraitForceTouchCapability.self, UITraitDisplayGamut.self, UITraitLegibilityWeight.self,
      UITraitActiveAppearance.self,
    ]
    func only<Other: UITraitDefinition>(_ kept: Other.Type) -> UITraitCollection {
      kept.collection(with: self[kept])
    }
    return UITraitCollection(traitsFrom: all.filter { $0 != trait }.map { only($0) } + [other])
  }
}
