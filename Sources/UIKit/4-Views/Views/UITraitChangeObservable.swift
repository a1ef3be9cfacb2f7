import CoreGraphics

/// An object with traits: a view, a controller or a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits that hold for the object.
  var traitCollection: UITraitCollection { get }
  /// Called when the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}

/// A registration for changes of traits, which can be ended; see ``UITraitChangeObservable``.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// An object that calls closures when chosen traits of it change: a view or a controller.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Traits that hold for the object, and all in it, whatever holds around it.
  var traitOverrides: UITraitOverrides { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure after any of the traits changed, with the object itself and its former traits, until the
  /// object is gone or ``unregisterForTraitChanges(_:)`` is called.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (_ traitEnvironment: Self, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
    (self as? any TraitRegistry)?.traitRegistrations.append(registration)
    return registration
  }

  /// Calls a closure that names the type of its first parameter, as in
  /// `registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in … }`, where a
  /// class that is not final means whatever class the object is of.
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait],
    handler: @escaping (_ traitEnvironment: Environment, _ previous: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, previous in
      if let object = object as? Environment { handler(object, previous) }
    }
  }

  /// Calls a method of this object after any of the traits changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { object, _ in
      _ = action.call(on: object, sender: object, event: nil)
    }
  }

  /// Calls a method of `target`, which is not kept alive, after any of the traits changed.
  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait], target: AnyObject, action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] object, _ in
      if let target { _ = action.call(on: target, sender: object, event: nil) }
    }
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitRegistry)?.traitRegistrations.removeAll { $0 === registration }
  }
}

/// A closure and the traits it waits for.
@MainActor final class TraitRegistration: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func notify(_ object: any UITraitEnvironment, previous: UITraitCollection) {
    if object.traitCollection.hasChanges(in: traits, from: previous) { handler(object, previous) }
  }
}

/// The trait overrides and registrations of a view or controller, created when there is something to store.
@MainActor final class OwnTraits {
  var overrides = UITraitOverrides()
  var registrations: [TraitRegistration] = []
  /// The least and the greatest size of text.
  var sizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?) = (nil, nil)

  /// Traits with a size of text within the limits.
  func limiting(_ traits: UITraitCollection) -> UITraitCollection {
    var size = traits.preferredContentSizeCategory
    if let least = sizes.least, size < least { size = least }
    if let greatest = sizes.greatest, size > greatest { size = greatest }
    guard size != traits.preferredContentSizeCategory else { return traits }
    return traits.overlaid(with: UITraitCollection(preferredContentSizeCategory: size))
  }
}

/// An object that stores registrations.
@MainActor protocol TraitRegistry: UITraitChangeObservable {
  var ownTraits: OwnTraits? { get set }
  /// Follows a change of the overrides.
  func overridesDidChange()
}

extension TraitRegistry {
  /// The stored traits of the object, created now if necessary.
  private var keptTraits: OwnTraits {
    if let ownTraits { return ownTraits }
    let traits = OwnTraits()
    ownTraits = traits
    return traits
  }

  var traitRegistrations: [TraitRegistration] {
    get { ownTraits?.registrations ?? [] }
    set { keptTraits.registrations = newValue }
  }

  var keptOverrides: UITraitOverrides {
    get { ownTraits?.overrides ?? UITraitOverrides() }
    set {
      keptTraits.overrides = newValue
      overridesDidChange()
    }
  }

  func notifyTraitRegistrations(previous: UITraitCollection) {
    for registration in traitRegistrations { registration.notify(self, previous: previous) }
  }
}

extension UIView: TraitRegistry, UITraitChangeObservable {
  /// Traits that hold for the view, and all in it, whatever holds around it; none by default.
  public var traitOverrides: UITraitOverrides {
    get { keptOverrides }
    set { keptOverrides = newValue }
  }

  func overridesDidChange() { updateTraitsOfTree() }
}
