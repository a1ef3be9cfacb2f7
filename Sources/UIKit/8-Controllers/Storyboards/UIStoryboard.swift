import Foundation

/// A document of Interface Builder with the app's screens and the ways between them.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  /// The document's name without its extension.
  package let name: String
  /// The bundle with the document.
  package let bundle: Bundle
  private let contents: any StoryboardContents

  /// Reads a storyboard. Raises an exception where the bundle has none of the name.
  ///
  /// - Parameters:
  ///   - name: The document's name without its extension.
  ///   - storyboardBundleOrNil: The bundle with the document; nil for the app's own.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    bundle = storyboardBundleOrNil ?? .main
    let loader = InterfaceLoaders.required(for: "“\(name)”") as? any StoryboardLoader
    guard let contents = loader?.storyboard(named: name, in: bundle) else {
      ExceptionName.invalidArgument.raise(
        "Could not find a storyboard named '\(name)' in bundle \(bundle.messageName)")
    }
    self.contents = contents
  }

  /// Makes the controller that the document begins with; nil where it names none.
  open func instantiateInitialViewController() -> UIViewController? { make(.initial, nil) }

  /// Makes the controller of a storyboard identifier. Raises an exception where the document has none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes the controller that the document begins with, by a closure; nil where the document names none.
  ///
  /// - Parameter creator: Makes the controller of a coder, which it passes on to an initializer that ends
  ///   with `super.init(coder:)`; nil, or nil as its result, leaves that to the class in the document.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    make(.initial, creator).map { cast($0, to: ViewController.self) }
  }

  /// Makes the controller of a storyboard identifier, by a closure. Raises an exception where the document
  /// has none.
  ///
  /// - Parameters:
  ///   - identifier: The storyboard identifier.
  ///   - creator: Makes the controller of a coder, which it passes on to an initializer that ends with
  ///     `super.init(coder:)`; nil, or nil as its result, leaves that to the class in the document.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    cast(make(identifier, creator), to: ViewController.self)
  }

  /// Makes the controller of a scene that may be named in any way; nil where there is none.
  package func makeController(_ scene: StoryboardScene) -> UIViewController? { make(scene, nil) }

  private func make(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
    guard contents.contains(.identifier(identifier)) else {
      ExceptionName.invalidArgument.raise(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    guard let controller = make(.identifier(identifier), creator) else {
      ExceptionName.internalInconsistency.raise(
        "The initializer of the view controller with identifier '\(identifier)' in \(self) has returned nil.")
    }
    return controller
  }

  private func make(
    _ scene: StoryboardScene, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    NestedLoading.load("The scene \(scene.label) of the storyboard “\(name)”") {
      contents.makeController(scene, of: self, creator: creator)
    }
  }

  private func cast<ViewController: UIViewController>(
    _ controller: UIViewController, to type: ViewController.Type
  ) -> ViewController {
    guard let cast = controller as? ViewController else {
      ExceptionName.internalInconsistency.raise(
        "The view controller is a \(Swift.type(of: controller)) in \(self), but the code expects a \(type).")
    }
    return cast
  }
}
