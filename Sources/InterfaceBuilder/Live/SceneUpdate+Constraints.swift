import InterfaceDocuments
import UIKit

/// The constraints of both texts.
extension SceneUpdate {
  private typealias Entry = (view: InterfaceObject, element: InterfaceObject)

  func changeConstraints(from old: InterfaceObject, to new: InterfaceObject) {
    let (before, after) = (constraints(in: old), constraints(in: new))
    for (id, _) in before where after[id] == nil { made(id)?.isActive = false }
    for (id, entry) in after {
      // Those of a new view are made with it.
      guard previous(entry.view) != nil || entry.view === new else { continue }
      if let former = before[id], let known = made(id), known.hasCommonAncestor, keepsItems(entry.element) {
        if Self.text(former.element) == Self.text(entry.element) { continue }
        if differsInConstantAlone(former.element, entry.element) {
          known.constant = CGFloat(Double(entry.element.attribute("constant") ?? "0") ?? 0)
          continue
        }
      }
      made(id)?.isActive = false
      guard let view = view(of: entry, root: new) else { continue }
      let instantiation = Instantiation(document, scene: scene, isUpdate: true)
      instantiation.outer = { [unowned scene] in scene.object($0) }
      let plan = ConstraintPlan(entry.element, in: document.plan(entry.view))
      guard let constraint = plan.make(in: view, instantiation) else { continue }
      if constraint.hasCommonAncestor { constraint.isActive = true }
      scene.remember(instantiation)
    }
  }

  private func view(of entry: Entry, root: InterfaceObject) -> UIView? {
    if entry.view === root { return scene.controller?.viewIfLoaded }
    return entry.view.id.flatMap { scene.object($0) } as? UIView
  }

  private func made(_ id: String) -> NSLayoutConstraint? { scene.object(id) as? NSLayoutConstraint }

  /// Whether the items of a constraint are those of before.
  private func keepsItems(_ element: InterfaceObject) -> Bool {
    ["firstItem", "secondItem"].allSatisfy { name in
      guard let id = element.attribute(name), let item = after[id] else { return true }
      return previous(item) != nil
    }
  }

  private func differsInConstantAlone(_ old: InterfaceObject, _ new: InterfaceObject) -> Bool {
    func rest(_ element: InterfaceObject) -> [String: String] {
      element.attributes.filter { $0.key != "constant" }
    }
    return rest(old) == rest(new) && old.children.isEmpty && new.children.isEmpty
  }

  private func constraints(in element: InterfaceObject) -> [String: Entry] {
    var found: [String: Entry] = [:]
    func visit(_ view: InterfaceObject) {
      for constraint in view.child(named: "constraints")?.children(named: "constraint") ?? []
      where constraint.flag("placeholder") != true {
        if let id = constraint.id { found[id] = (view, constraint) }
      }
      for child in view.children where child.elementName != "prototypes" { visit(child) }
    }
    visit(element)
    return found
  }
}
