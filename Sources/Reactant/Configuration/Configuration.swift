import Foundation
import UIKit

/// A set of values by typed ``Property``, with which components are made alike: margins, titles, styles.
///
/// Changing the content of a configuration notifies no component. Assigning it to a ``Configurable``, also
/// the same one again, applies it.
@preconcurrency @MainActor public final class Configuration {
  /// The configuration that components begin with; empty by default.
  ///
  /// Assigning one, also the same one again, applies it to the views and controllers in the key window that
  /// have the previous global configuration. In Reactant existing views kept their appearance.
  public static var global = Configuration() {
    didSet { GlobalConfiguration.replace(oldValue, with: global) }
  }

  private var values: [Int: Any] = [:]

  /// Creates a configuration with the values of others.
  /// - Parameter configurations: What to copy; where several have a value for a property, the last one's
  ///   holds.
  public init(copy configurations: Configuration...) {
    for configuration in configurations { values.merge(configuration.values) { $1 } }
  }

  /// Sets the value of a property.
  public func set<T>(_ property: Property<T>, to value: T) {
    values[property.id] = value
  }

  /// Returns the value of a property, or the property's default where none was set.
  public func get<T>(valueFor property: Property<T>) -> T {
    guard let stored = values[property.id], let value = stored as? T else { return property.defaultValue }
    return value
  }
}
