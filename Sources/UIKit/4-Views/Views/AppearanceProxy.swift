import ObjectFactory

/// A class whose objects take their place in others, for `appearance(whenContainedInInstancesOf:)`.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// An appearance proxy: an object that is never shown, and the views and bar items that take its values.
@MainActor class AppearanceProxy {
  /// The object that the app sets values on.
  let object: NSObject
  /// An object of the class as it is made, for what is a default.
  let pristine: NSObject
  let type: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?

  required init(
    _ type: NSObject.Type, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) {
    (object, pristine) = (makeObject(of: type), makeObject(of: type))
    self.type = type
    self.containers = containers
    self.traits = traits
  }

  /// Whether the proxy is the one of a class in containers, for traits.
  func isFor(_ type: AnyClass, _ containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?)
    -> Bool
  {
    self.type == type && self.traits == traits && self.containers.count == containers.count
      && zip(self.containers, containers).allSatisfy { $0 == $1 }
  }

  /// Applies the values that were set to a view; overridden where the properties of classes are known.
  func apply(to view: UIView) {}
}
