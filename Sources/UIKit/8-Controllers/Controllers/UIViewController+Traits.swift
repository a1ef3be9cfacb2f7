import CoreGraphics

extension UIViewController {
  /// The traits that the controller's view starts from: what it inherits, with what the parent, the
  /// presentation and the controller itself say.
  func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var traits = inherited
    if presentation.presenter != nil, let controller = presentation.controller {
      traits = traits.overlaid(with: controller.impliedTraits).overlaid(
        with: controller.overrideTraitCollection)
    }
    return traits.overlaid(with: parent?.overrideTraitCollection(forChild: self))
      .overlaid(with: ownTraits?.overrides.collection)
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: TraitRegistry, UITraitChangeObservable {
  /// Traits that hold for the controller, and all in it, whatever holds around it; none by default.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }

  func overridesDidChange() { viewIfLoaded?.updateTraitsOfTree() }
}
