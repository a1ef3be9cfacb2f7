import InterfaceDocuments
import UIKit

/// The change of a screen from one text of its scene to another. Objects that are in both stay as they are,
/// with what a person or code has changed; only attributes that differ are set.
@MainActor struct SceneUpdate {
  private let scene: SceneInstance
  private let old: InterfaceObject
  private let new: InterfaceObject
  private let document: LoadedDocument

  /// Finds the scene in another text; nil where it is gone.
  init?(_ scene: SceneInstance, _ document: LoadedDocument) {
    guard let id = scene.element.id, let new = document.controller(id) else { return nil }
    (self.scene, self.old, self.new, self.document) = (scene, scene.element, new, document)
  }

  func run() {
    scene.replace(document, new)
    guard let controller = scene.controller else { return }
    change(controller, from: old, to: new)
    if let item = new.child(key: "navigationItem") {
      change(controller.navigationItem, from: old.child(key: "navigationItem") ?? item, to: item)
    }
    guard let view = controller.viewIfLoaded, let newView = new.child(key: "view"),
      let oldView = old.child(key: "view")
    else { return }
    let instantiation = Instantiation(document, scene: scene)
    instantiation.outer = { [unowned scene] in scene.object($0) }
    change(view, from: oldView, to: newView, instantiation)
    instantiation.finish()
    scene.remember(instantiation)
    changeConstraints(from: oldView, to: newView)
    if let table = view as? UITableView { table.reloadData() }
    view.setNeedsLayout()
  }

  /// Changes a view and those in it.
  private func change(
    _ view: UIView, from old: InterfaceObject, to new: InterfaceObject, _ instantiation: Instantiation
  ) {
    change(view, from: old, to: new)
    let (before, after) = (subviews(of: old), subviews(of: new))
    let kept = Set(after.compactMap(\.id))
    for element in before {
      if let id = element.id, !kept.contains(id) { (scene.object(id) as? UIView)?.removeFromSuperview() }
    }
    for (index, element) in after.enumerated() {
      if let previous = before.first(where: { $0.id == element.id && $0.elementName == element.elementName }),
        let id = element.id, let known = scene.object(id) as? UIView
      {
        change(known, from: previous, to: element, instantiation)
        if known.superview === view { place(known, in: view, at: index) }
      } else if let made = instantiation.make(document.plan(element)) as? UIView {
        place(made, in: view, at: index)
      }
    }
    if let content = new.child(key: "contentView"), let previous = old.child(key: "contentView"),
      let inner = content.id.flatMap({ scene.object($0) }) as? UIView
    {
      change(inner, from: previous, to: content, instantiation)
    }
  }

  private func place(_ subview: UIView, in view: UIView, at index: Int) {
    if let stack = view as? UIStackView {
      guard stack.arrangedSubviews.firstIndex(of: subview) != index else { return }
      stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
    } else if view.subviews.firstIndex(of: subview) != index {
      view.insertSubview(subview, at: min(index, view.subviews.count))
    }
  }

  private func subviews(of element: InterfaceObject) -> [InterfaceObject] {
    element.child(named: "subviews")?.children ?? []
  }

  /// Sets the attributes of an object that differ.
  private func change(_ object: AnyObject, from old: InterfaceObject, to new: InterfaceObject) {
    var names: Set<String> = []
    for name in Set(old.attributeNames + new.attributeNames) where old.attribute(name) != new.attribute(name)
    {
      names.insert(name)
    }
    func parts(_ element: InterfaceObject) -> [String: InterfaceObject] {
      Dictionary(
        element.children.map { ($0.key ?? $0.elementName, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let (before, after) = (parts(old), parts(new))
    for name in Set(before.keys).union(after.keys) {
      let (a, b) = (before[name], after[name])
      if a.map({ Self.text($0) }) != b.map({ Self.text($0) }) { names.insert(name) }
    }
    // A view that constraints place gets its frame from them.
    if (object as? UIView)?.translatesAutoresizingMaskIntoConstraints == false { names.remove("frame") }
    for set in document.plan(new).settings(of: names) { set(object) }
  }

  /// The content of a value's element; the objects in it are changed by themselves.
  private static func text(_ element: InterfaceObject) -> String {
    guard !["subviews", "constraints", "connections"].contains(element.elementName) else { return "" }
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return ([element.elementName, element.content] + attributes + element.children.map { text($0) }).joined(
      separator: "\n")
  }

  // MARK: Constraints

  private func changeConstraints(from old: InterfaceObject, to new: InterfaceObject) {
    let (before, after) = (constraints(in: old), constraints(in: new))
    for (id, entry) in before where after[id] == nil { made(id, entry)?.isActive = false }
    for (id, entry) in after {
      if let previous = before[id], let known = made(id, previous) {
        if Self.text(previous.element) == Self.text(entry.element) { continue }
        if differsInConstantAlone(previous.element, entry.element) {
          known.constant = CGFloat(Double(entry.element.attribute("constant") ?? "0") ?? 0)
          continue
        }
        known.isActive = false
      }
      guard let view = entry.view.id.flatMap({ scene.object($0) }) as? UIView else { continue }
      let instantiation = Instantiation(document, scene: scene)
      instantiation.outer = { [unowned scene] in scene.object($0) }
      let plan = ConstraintPlan(entry.element, in: document.plan(entry.view))
      plan.make(in: view, instantiation)?.isActive = true
      scene.remember(instantiation)
    }
  }

  private func made(_ id: String, _ entry: (view: InterfaceObject, element: InterfaceObject))
    -> NSLayoutConstraint?
  { scene.object(id) as? NSLayoutConstraint }

  private func differsInConstantAlone(_ old: InterfaceObject, _ new: InterfaceObject) -> Bool {
    func rest(_ element: InterfaceObject) -> [String: String] {
      element.attributes.filter { $0.key != "constant" }
    }
    return rest(old) == rest(new) && old.children.isEmpty && new.children.isEmpty
  }

  private func constraints(in element: InterfaceObject) -> [String: (
    view: InterfaceObject, element: InterfaceObject
  )] {
    var found: [String: (view: InterfaceObject, element: InterfaceObject)] = [:]
    element.visit { view in
      for constraint in view.child(named: "constraints")?.children(named: "constraint") ?? []
      where constraint.flag("placeholder") != true {
        if let id = constraint.id { found[id] = (view, constraint) }
      }
    }
    return found
  }
}
