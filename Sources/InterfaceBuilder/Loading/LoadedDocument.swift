import Foundation
import InterfaceDocuments
import UIKit

/// A document that was read, with what is made of its elements once: plans, values, classes, texts of the
/// person's language.
@MainActor final class LoadedDocument {
  /// The document as it is written.
  let document: InterfaceDocument
  /// Its name without the extension, which is that of its tables of texts.
  let name: String
  let bundle: Bundle
  /// The file; nil for a document of bytes.
  let file: URL?
  private(set) lazy var values = ValueMaker(document.resources, bundle: bundle)
  private var plans: [ObjectIdentifier: ElementPlan] = [:]
  private lazy var controllers: [String: InterfaceObject] = {
    var found: [String: InterfaceObject] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller ?? scene.placeholder else { continue }
      for key in [controller.id, scene.sceneID] { if let key, found[key] == nil { found[key] = controller } }
    }
    return found
  }()
  private(set) lazy var storyboardIdentifiers = document.storyboardIdentifiers

  init(_ document: InterfaceDocument, name: String, bundle: Bundle, file: URL? = nil) {
    (self.document, self.name, self.bundle, self.file) = (document, name, bundle, file)
  }

  /// Returns the plan of an element, made once.
  func plan(_ element: InterfaceObject) -> ElementPlan {
    if let known = plans[ObjectIdentifier(element)] { return known }
    let new = ElementPlan(element, in: self)
    plans[ObjectIdentifier(element)] = new
    return new
  }

  /// Returns the controller, or the reference to one, of an identifier of its own or of its scene.
  func controller(_ id: String) -> InterfaceObject? { controllers[id] }

  /// Returns the element of a scene's controller.
  func controller(_ scene: StoryboardScene) -> InterfaceObject? {
    switch scene {
    case .initial: document.initialViewController.flatMap(controller(_:))
    case .identifier(let name): storyboardIdentifiers[name]
    case .any(let name): storyboardIdentifiers[name] ?? controller(name)
    }
  }

  /// Returns a text in the person's language, by an object's identifier and a property.
  func localized(_ text: String, id: String?, _ property: String) -> String {
    guard let id, !text.isEmpty || hasTable else { return text }
    guard hasTable else { return text }
    return bundle.localizedString(forKey: "\(id).\(property)", value: text, table: name)
  }

  private lazy var hasTable = bundle.url(forResource: name, withExtension: "strings") != nil
}
