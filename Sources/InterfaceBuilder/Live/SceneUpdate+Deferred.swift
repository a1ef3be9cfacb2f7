import InterfaceDocuments
import UIKit

/// The changes that a screen cannot take over while it runs.
extension SceneUpdate {
  /// Logs the changes that show once the screen is made again: of variations, and of the classes of the
  /// controller and its view.
  func reportDeferredChanges() {
    guard let new else { return }
    if !hasSameClass(old, new) { report("The class of the controller", new) }
    if let before = old.child(key: "view"), let after = new.child(key: "view"), !hasSameClass(before, after) {
      report("The class of the controller's view", after)
    }
    for (id, element) in after.sorted(by: { $0.key < $1.key }) {
      guard let former = before[id] else { continue }
      if variations(of: former) != variations(of: element) { report("Variations", element) }
    }
  }

  private func hasSameClass(_ a: InterfaceObject, _ b: InterfaceObject) -> Bool {
    a.elementName == b.elementName && a.customClass == b.customClass && a.customModule == b.customModule
  }

  private func variations(of element: InterfaceObject) -> [String] {
    element.children(named: "variation").map { Self.text($0, isDeep: true) }
  }

  private func report(_ changed: String, _ element: InterfaceObject) {
    InterfaceLog.shared.note(
      "\(element.location): \(changed) changed; this shows when the screen is made again.")
  }
}
