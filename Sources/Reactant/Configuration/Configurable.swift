import Foundation

/// An object that takes a ``Configuration``. Its `configuration` has an observer that applies the values.
@preconcurrency @MainActor public protocol Configurable: AnyObject {
  /// The configuration; ``Configuration/global`` by default. Assigning it applies it.
  var configuration: Configuration { get set }
}

extension Configurable {
  /// Applies the configuration again, by assigning the same object.
  public func reloadConfiguration() {
    let current = configuration
    configuration = current
  }

  /// Assigns a configuration.
  /// - Returns: The receiver.
  public func with(configuration: Configuration) -> Self {
    self.configuration = configuration
    return self
  }
}
