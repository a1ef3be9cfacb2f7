import InterfaceDocuments
import UIKit

/// A storyboard's scenes.
@MainActor final class StoryboardDocument: StoryboardContents {
  private(set) var document: LoadedDocument

  init(_ document: LoadedDocument) {
    self.document = document
    LiveDocuments.current.follow(self)
  }

  /// Takes another text of the same file.
  func replace(_ document: LoadedDocument) { self.document = document }

  func contains(_ scene: StoryboardScene) -> Bool { document.controller(scene) != nil }

  func makeController(
    _ scene: StoryboardScene, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let element = document.controller(scene) else { return nil }
    return document.makeController(element, of: storyboard, creator)
  }
}

extension LoadedDocument {
  /// Makes the controller of an identifier in the document.
  func makeController(
    _ id: String, of storyboard: UIStoryboard?, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = controller(id) else {
      InterfaceLog.shared.note("\(document.path): there is no scene with the controller “\(id)”.")
      return nil
    }
    return makeController(element, of: storyboard, creator)
  }

  fileprivate func makeController(
    _ element: InterfaceObject, of storyboard: UIStoryboard?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.elementName == "viewControllerPlaceholder" { return refer(element, storyboard, creator) }
    guard !SceneNesting.isRelating(element, in: self) else {
      SceneNesting.noteRing(element, "is a child of its own children")
      return nil
    }
    return SceneInstance(self, element, storyboard).makeController(creator)
  }

  /// Makes the controller of a reference to another storyboard.
  private func refer(
    _ element: InterfaceObject, _ storyboard: UIStoryboard?, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    let name = element.attribute("storyboardName") ?? self.name
    let bundle = element.attribute("bundleIdentifier").flatMap { Bundle(identifier: $0) } ?? self.bundle
    let other =
      name == self.name
      ? storyboard ?? UIStoryboard(name: name, bundle: bundle) : UIStoryboard(name: name, bundle: bundle)
    let identifier = element.attribute("referencedIdentifier")
    guard let creator else {
      return other.makeController(identifier.map { .identifier($0) } ?? .initial)
    }
    if let identifier { return other.instantiateViewController(identifier: identifier, creator: creator) }
    return other.instantiateInitialViewController(creator: creator)
  }

  /// Returns a segue of a scene by its identifier.
  func segue(_ identifier: String, in scene: InterfaceScene?, of controller: InterfaceObject)
    -> InterfaceObject?
  {
    var found: InterfaceObject?
    for object in scene?.objects ?? [controller] where found == nil {
      object.visit { element in
        if found == nil, element.elementName == "segue", element.attribute("identifier") == identifier {
          found = element
        }
      }
    }
    return found
  }
}
