import InterfaceDocuments
import UIKit

/// The attributes of objects that are in both texts.
extension SceneUpdate {
  /// The parts of elements whose objects are changed by themselves.
  private static let separate: Set<String> = ["subviews", "constraints", "connections"]
  /// The parts that are no attributes to be set.
  private static let structural: Set<String> = [
    "view", "contentView", "navigationItem", "prototypes", "sections", "cells", "id",
  ]

  /// Sets the attributes of an object that differ.
  func change(_ object: AnyObject, from old: InterfaceObject?, to new: InterfaceObject) {
    let plan = document.plan(new)
    var names = differingNames(old, new)
    // A view that constraints place gets its frame from them.
    if (object as? UIView)?.translatesAutoresizingMaskIntoConstraints == false { names.remove("frame") }
    names.subtract(Self.structural)
    if let button = object as? UIButton { clear(button, names) }
    for set in plan.settings(of: names) { set(object) }
    if names.contains("accessibilityConfiguration") { plan.accessibility?.apply(to: object) }
    if names.contains("userDefinedRuntimeAttributes") {
      for attribute in plan.runtimeAttributes { attribute.set(on: object, isUpdate: true) }
    }
    changeParts(of: object, from: old, to: new, names)
  }

  private func differingNames(_ old: InterfaceObject?, _ new: InterfaceObject) -> Set<String> {
    guard let old else { return Set(new.attributeNames + new.children.map { $0.key ?? $0.elementName }) }
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
    return names
  }

  /// Sets the objects of attributes that are others, and changes those that stay: items of bars, layouts,
  /// views besides the subviews.
  private func changeParts(
    of object: AnyObject, from old: InterfaceObject?, to new: InterfaceObject, _ names: Set<String>
  ) {
    func identities(_ element: InterfaceObject?, _ name: String) -> [String] {
      guard let element else { return [] }
      let own = element.children.filter { $0.key == name && $0.type?.makesObject == true }
      let listed = element.children.filter { $0.key == nil && $0.elementName == name }.flatMap(\.children)
      return (own + listed).map { [$0.id, $0.elementName, $0.customClass].compactMap(\.self).joined() }
    }
    for name in names.sorted() where !Self.separate.contains(name) {
      for element in new.children where (element.key ?? element.elementName) == name {
        for part in [element] + element.children {
          guard let former = previous(part), part.type?.makesObject == true,
            let known = part.id.flatMap({ instantiation.objects[$0] })
          else { continue }
          change(known, from: former, to: part)
        }
      }
    }
    let others = names.filter { identities(old, $0) != identities(new, $0) }
    for step in document.plan(new).objectSteps(of: others) { step(object, instantiation) }
  }

  /// Clears what a button's states may have no longer.
  private func clear(_ button: UIButton, _ names: Set<String>) {
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
      ("focused", .focused),
    ]
    for (name, state) in states where names.contains(name) {
      button.setTitle(nil, for: state)
      button.setAttributedTitle(nil, for: state)
      button.setTitleColor(nil, for: state)
      button.setTitleShadowColor(nil, for: state)
      button.setImage(nil, for: state)
      button.setBackgroundImage(nil, for: state)
    }
  }

  /// The content of an element, by which two are compared.
  ///
  /// - Parameter isDeep: Whether views, constraints and connections in it count. They are changed by
  ///   themselves.
  static func text(_ element: InterfaceObject, isDeep: Bool = false) -> String {
    guard isDeep || !separate.contains(element.elementName) else { return "" }
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let children = element.children.map { text($0, isDeep: isDeep) }
    return ([element.elementName, element.content] + attributes + children).joined(separator: "\n")
  }
}
