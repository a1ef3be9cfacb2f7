import UIKit

/// A view that is described by XML. Generated code and live mode add the conformance; app code does not.
@preconcurrency @MainActor public protocol ReactantUI: AnyObject {
  /// The container generated from the view's XML.
  var __rui: any ReactantUIContainer { get }
}

/// The container generated from a view's XML: creates the view's content and updates it.
@preconcurrency @MainActor public protocol ReactantUIContainer: AnyObject {
  /// The path of the XML file.
  var xmlPath: String { get }
  /// The name of the view's class, as the XML has it.
  var typeName: String { get }

  /// Adds and constrains the views. Called once, before the view's `loadView()`.
  func setupReactantUI()
  /// Sets what depends on the view's traits and size. Called after the setup, when the view enters a window,
  /// and when traits or size changed.
  func updateReactantUI()
  /// Releases what is kept for a view. Called when the view goes away; the view must not be kept alive.
  static func destroyReactantUI(target: UIView)
}

/// Finds the XML of views. Whether a class has any is remembered, since most have none.
@MainActor enum ReactantUILookup {
  private static var described: [ObjectIdentifier: Bool] = [:]

  /// The container generated from the view's XML; nil for views without XML.
  static func container(of view: UIView) -> (any ReactantUIContainer)? {
    let type = ObjectIdentifier(type(of: view))
    if described[type] == false { return nil }
    let container = (view as? any ReactantUI)?.__rui
    described[type] = container != nil
    return container
  }
}

extension UIView {
  /// Updates the XML of the view and of all views in it.
  func updateReactantUITree() {
    ReactantUILookup.container(of: self)?.updateReactantUI()
    for subview in subviews { subview.updateReactantUITree() }
  }
}
