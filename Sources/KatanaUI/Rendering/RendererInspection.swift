import Inspection
import UIKit

/// The descriptions behind the views of all renderers, for the developer panel. Nothing is kept of the nodes:
/// they are looked for when somebody looks at a view.
@MainActor final class RendererInspection: ViewAnnotator {
  static let shared = RendererInspection()

  private struct Entry {
    weak var renderer: Renderer?
  }

  private var entries: [Entry] = []

  private init() {
    Inspector.shared.add(self)
  }

  /// Adds a renderer that was just made. It is not kept alive.
  func add(_ renderer: Renderer) {
    entries.removeAll { $0.renderer == nil }
    entries.append(Entry(renderer: renderer))
  }

  func sections(of views: [AnyObject]) -> [[InspectedSection]] {
    var missing = Set(views.map { ObjectIdentifier($0) })
    var found: [ObjectIdentifier: any AnyNode] = [:]
    var waiting: [any AnyNode] = entries.compactMap { $0.renderer?.rootNode }
    while let node = waiting.popLast(), !missing.isEmpty {
      if let view = node.container as? UIView, missing.remove(ObjectIdentifier(view)) != nil {
        found[ObjectIdentifier(view)] = node
      }
      waiting += node.children ?? []
      waiting += node.managedChildren
    }
    return views.map { found[ObjectIdentifier($0)].map(sections) ?? [] }
  }

  private func sections(of node: any AnyNode) -> [InspectedSection] {
    let description = node.anyDescription
    let name = String(describing: type(of: description))
    let key = description.anyProps.key.map { " “\($0)”" } ?? ""
    var sections = [
      InspectedSection(title: "Props of \(name)", name: name + key, value: description.anyProps)
    ]
    if !(node.anyState is EmptyState) {
      sections.append(InspectedSection(title: "State of \(name)", value: node.anyState))
    }
    return sections
  }
}
