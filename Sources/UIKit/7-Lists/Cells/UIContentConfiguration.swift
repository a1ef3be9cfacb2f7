/// A description of what a view shows, which makes the view for it.
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor func makeContentView() -> UIView & UIContentView
  /// Returns the configuration as it is for a state.
  @preconcurrency @MainActor func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// The configuration that the view shows. Setting it updates the view.
  var configuration: UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration: by default one of the type that it shows now.
  func supports(_ configuration: UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration is of the type that the view shows now.
  public func supports(_ configuration: UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
