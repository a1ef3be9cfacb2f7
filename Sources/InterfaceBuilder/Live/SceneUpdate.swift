import InterfaceDocuments
import UIKit

/// The change of a screen from one text of its scene to another. Objects that are in both stay as they are,
/// with what a person or code has changed; only attributes that differ are set.
@MainActor struct SceneUpdate {
  let scene: SceneInstance
  let document: LoadedDocument
  /// The controller's element before.
  let old: InterfaceObject
  /// The controller's element now; nil where the scene is gone.
  let new: InterfaceObject?
  let instantiation: Instantiation
  /// The elements of the scene before by their identifiers, without those of prototypes.
  let before: [String: InterfaceObject]
  /// The elements of the scene now.
  let after: [String: InterfaceObject]

  /// Finds the scene in another text.
  init(_ scene: SceneInstance, _ document: LoadedDocument) {
    (self.scene, self.document, old) = (scene, document, scene.element)
    new = scene.element.id.flatMap { document.controller($0) }
    before = Self.index(scene.objects)
    after = Self.index(new.map { document.document.scene(of: $0)?.objects ?? [$0] } ?? [])
    instantiation = Instantiation(document, scene: scene, isUpdate: true)
  }

  /// Changes the screen. A scene that is gone stays as it is, and follows when it comes back.
  func run() {
    scene.replace(document, new)
    guard let new, let controller = scene.controller else { return }
    scene.enterPlaceholders(instantiation)
    instantiation.outer = { [unowned scene] in scene.object($0) }
    enterKnown(controller, as: new)
    change(controller, from: old, to: new)
    if let item = new.child(key: "navigationItem") {
      change(controller.navigationItem, from: old.child(key: "navigationItem"), to: item)
    }
    relateChildren(of: controller, new)
    if let view = controller.viewIfLoaded, let newView = new.child(key: "view"),
      let oldView = old.child(key: "view")
    {
      for object in scene.objects where object !== new { changeLooseObject(object) }
      changeView(view, from: oldView, to: newView)
      removeViews()
      instantiation.finish()
      scene.remember(instantiation)
      changeConstraints(from: oldView, to: newView)
      view.setNeedsLayout()
    } else {
      instantiation.finish()
      scene.remember(instantiation)
    }
    changeConnections()
    instantiation.finish()
    reportDeferredChanges()
  }

  // MARK: Objects of both texts

  /// Returns elements by their identifiers. Those of prototypes are made any number of times.
  private static func index(_ objects: [InterfaceObject]) -> [String: InterfaceObject] {
    var found: [String: InterfaceObject] = [:]
    func visit(_ element: InterfaceObject) {
      if let id = element.id, found[id] == nil { found[id] = element }
      for child in element.children where !isPrototype(child, in: element) { visit(child) }
    }
    for object in objects { visit(object) }
    return found
  }

  private static func isPrototype(_ child: InterfaceObject, in element: InterfaceObject) -> Bool {
    if child.elementName == "prototypes" { return true }
    guard element.elementName == "collectionView" else { return false }
    return child.elementName == "cells"
      || ["sectionHeaderView", "sectionFooterView"].contains(child.key ?? "")
  }

  /// The element of an object before, where the object can stay.
  func previous(_ element: InterfaceObject) -> InterfaceObject? {
    guard let previous = element.id.flatMap({ before[$0] }), previous.elementName == element.elementName,
      previous.customClass == element.customClass, previous.customModule == element.customModule
    else { return nil }
    return previous
  }

  /// Changes an object besides the controller and its view, or makes a new one.
  private func changeLooseObject(_ element: InterfaceObject) {
    guard let id = element.id else { return }
    if let former = previous(element), let known = instantiation.objects[id] {
      change(known, from: former, to: element)
    } else {
      scene.makeLooseObject(element, instantiation)
    }
  }

  /// Enters the objects that stay, so that none is made again.
  private func enterKnown(_ controller: UIViewController, as new: InterfaceObject) {
    for (id, element) in after where previous(element) != nil {
      if let known = scene.object(id), !(known is NSLayoutConstraint) { instantiation.enter(known, as: id) }
    }
    instantiation.enter(controller, as: new.id)
  }

  // MARK: Views

  /// Changes a view and those in it.
  private func changeView(_ view: UIView, from old: InterfaceObject, to new: InterfaceObject) {
    change(view, from: old, to: new)
    changeList(in: view, from: old, to: new)
    let absent = document.plan(new).absentIDs("subviews", view.traitCollection)
    let texts = Set(subviews(of: old).filter { $0.id == nil }.map { Self.text($0, isDeep: true) })
    var place = 0
    for element in subviews(of: new) {
      let former = previous(element)
      // A view without an identifier cannot be told from others.
      if element.id == nil, texts.contains(Self.text(element, isDeep: true)) {
        place += 1
        continue
      }
      let known = former == nil ? nil : element.id.flatMap { instantiation.objects[$0] } as? UIView
      guard let subview = known ?? instantiation.make(document.plan(element)) as? UIView else { continue }
      if let former, known != nil { changeView(subview, from: former, to: element) }
      if let id = element.id, absent.contains(id) { continue }
      put(subview, in: view, at: place)
      place += 1
    }
    if let content = new.child(key: "contentView"), let former = previous(content),
      let inner = content.id.flatMap({ scene.object($0) }) as? UIView
    {
      changeView(inner, from: former, to: content)
    }
  }

  /// Changes a static cell.
  func changeCell(_ cell: AnyObject, from old: InterfaceObject, to new: InterfaceObject) {
    if let cell = cell as? UITableViewCell { changeView(cell, from: old, to: new) }
  }

  private func put(_ subview: UIView, in view: UIView, at index: Int) {
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

  /// Takes out the views that are in the document no longer. An outlet may still lead to them.
  private func removeViews() {
    for (id, element) in before where after[id].flatMap(previous) == nil {
      guard element.type?.isView == true, let view = scene.object(id) as? UIView,
        view !== scene.controller?.viewIfLoaded
      else { continue }
      scene.keep(view)
      view.removeFromSuperview()
    }
  }
}
