import Foundation

/// The maker of controllers from storyboards, which the module InterfaceBuilder registers.
@MainActor package protocol StoryboardLoader: InterfaceLoader {
  /// Returns the contents of a storyboard, or nil where the bundle has none of the name.
  func storyboard(named name: String, in bundle: Bundle) -> (any StoryboardContents)?
}

/// The contents of a storyboard: scenes that can be made any number of times.
@MainActor package protocol StoryboardContents: AnyObject {
  /// Makes the controller of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - storyboard: The storyboard, which the controller knows from then on.
  ///   - creator: Makes the controller of a coder; nil, or nil as its result, leaves that to the class in the
  ///     document.
  /// - Returns: The controller; nil where there is no such scene, or where the controller's initializer
  ///   failed.
  func makeController(
    _ scene: StoryboardScene, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController?
  /// Whether there is a scene.
  func contains(_ scene: StoryboardScene) -> Bool
}

/// A reference to a scene of a storyboard.
package enum StoryboardScene: Hashable, Sendable {
  /// The scene with the arrow before it.
  case initial
  /// The scene of a storyboard identifier.
  case identifier(String)
  /// The scene of an object's or a scene's identifier in the document, or of a storyboard identifier.
  case any(String)

  /// The scene's name in messages.
  var label: String {
    switch self {
    case .initial: "with the arrow before it"
    case .identifier(let id), .any(let id): "“\(id)”"
    }
  }
}

/// The part of a storyboard's scene that belongs to a controller: its view and its segues.
@MainActor package protocol ControllerInterface: AnyObject {
  /// The name of the view in the document, which `nibName` gives; nil where there is no view.
  var viewName: String? { get }
  /// Makes the view, sets it and connects what is in it. Returns false where the scene has no view.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue of an identifier. Returns false where there is none.
  func performSegue(_ identifier: String, from controller: UIViewController, sender: Any?) -> Bool
}

extension UIBarItem: InterfaceObjectAwakening {}
extension UINavigationItem: InterfaceObjectAwakening {}
extension UICollectionViewLayout: InterfaceObjectAwakening {}
