import InterfaceDocuments
import UIKit

/// A nib's objects.
@MainActor final class NibDocument: InterfaceNib {
  private(set) var document: LoadedDocument

  init(_ document: LoadedDocument) {
    self.document = document
    LiveDocuments.current.follow(self)
  }

  /// Takes another text of the same file.
  func replace(_ document: LoadedDocument) { self.document = document }

  func instantiate(owner: Any?, options: [UINib.OptionsKey: Any]?) -> [Any] {
    let instantiation = Instantiation(document)
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    var placeholders: [(AnyObject, InterfaceObject)] = []
    for object in document.document.objects {
      switch object.attribute("placeholderIdentifier") {
      case "IBFilesOwner":
        if let owner = owner.map({ $0 as AnyObject }), !(owner is NSNull) {
          instantiation.enter(owner, as: object.id)
          placeholders.append((owner, object))
        }
      case "IBFirstResponder": if let id = object.id { instantiation.enterResponderPlaceholder(id) }
      case let name?:
        guard let value = external[name] else {
          InterfaceLog.shared.note("\(object.location): no object was given for the placeholder “\(name)”.")
          continue
        }
        instantiation.enter(value as AnyObject, as: object.id)
        placeholders.append((value as AnyObject, object))
      case nil: continue
      }
    }
    var made: [Any] = []
    for object in document.document.objects where object.attribute("placeholderIdentifier") == nil {
      if let object = instantiation.make(document.plan(object)) { made.append(object) }
    }
    for (object, element) in placeholders { instantiation.connectLater(object, document.plan(element)) }
    instantiation.finish()
    return made
  }
}
