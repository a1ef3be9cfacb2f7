import InterfaceDocuments
import UIKit

/// The connections of both texts.
extension SceneUpdate {
  /// Makes connections that are new or lead to new objects, and ends those that are gone.
  func changeConnections() {
    let connector = Connector(instantiation)
    for (id, element) in after {
      guard let former = previous(element), let object = instantiation.objects[id] else { continue }
      let (old, new) = (former.connections, element.connections)
      let (oldTexts, newTexts) = (Set(old.map(text)), Set(new.map(text)))
      for connection in old where !newTexts.contains(text(connection)) {
        connector.disconnect(object, connection)
      }
      var collections: Set<String> = []
      for connection in new {
        let isOld = oldTexts.contains(text(connection))
        guard !isOld || isFresh(connection.destination) else { continue }
        if case .outletCollection(let property, _) = connection.kind, property != "gestureRecognizers" {
          collections.insert(property)
        } else {
          connector.connect(object, connection)
        }
      }
      for property in collections {
        // All members are set at the first one.
        let first = new.first {
          if case .outletCollection(property, _) = $0.kind { true } else { false }
        }
        if let first { connector.connect(object, first) }
      }
    }
  }

  private func text(_ connection: InterfaceConnection) -> String {
    Self.text(connection.element, isDeep: true)
  }

  /// Whether the object of an identifier was made by this change.
  private func isFresh(_ id: String) -> Bool {
    guard let element = after[id] else { return false }
    return previous(element) == nil
  }

  /// Gives a container other children where its relationships are others. Those that stay are kept.
  func relateChildren(of controller: UIViewController, _ new: InterfaceObject) {
    func relationships(_ element: InterfaceObject) -> [String] {
      element.connections.compactMap { connection in
        guard case .segue(.relationship(let name)) = connection.kind else { return nil }
        return "\(name) \(connection.destination)"
      }
    }
    guard relationships(old) != relationships(new) else { return }
    let children = controller.children
    instantiation.relate(controller, new) { id in
      children.first { ($0.interface as? SceneInstance)?.element.id == id }
        ?? document.makeController(id, of: scene.storyboard)
    }
  }
}
