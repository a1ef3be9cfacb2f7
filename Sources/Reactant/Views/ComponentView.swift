import UIKit

/// A view that is a component; the base classes for views, controls and buttons are.
@MainActor protocol ComponentView: UIView, ComponentWithDelegate, Configurable {
  /// Adds and sets up subviews.
  func loadView()
  /// Constrains subviews.
  func setupConstraints()
  /// Called once, when the component has been made.
  func afterInit()
}

extension ComponentView {
  /// Makes the component's content, subscribes to its actions, applies its configuration and allows updates.
  /// The view's initializer calls it once it has attached the delegate.
  func assemble() {
    translatesAutoresizingMaskIntoConstraints = false
    if let container = ReactantUILookup.container(of: self) {
      container.setupReactantUI()
      container.updateReactantUI()
    }
    loadView()
    setupConstraints()
    resetActions()
    reloadConfiguration()
    afterInit()
    componentDelegate.canUpdate = true
  }
}
