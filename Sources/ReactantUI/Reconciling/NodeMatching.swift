import ReactantUIMarkup
import UIKit

/// Decides which views of the tree that is there go on as which elements of the new text.
///
/// An element keeps its view where it has the same field or `layout:id`, wherever it stands now. The others
/// keep theirs within one parent: first those that are exactly as they were, then, in order, those of the
/// same type. So a view with the focus or a scroll position stays the same while elements come and go around
/// it.
@MainActor struct NodeMatching {
  private var byField: [String: LiveNode] = [:]
  private var byID: [String: LiveNode] = [:]
  private(set) var taken: Set<ObjectIdentifier> = []

  init(_ roots: [LiveNode]) {
    for root in roots {
      root.forEach { node in
        if let field = node.element.field {
          byField[field.text] = node
        } else if let id = node.element.layoutID {
          byID[id.text] = node
        }
      }
    }
  }

  /// Returns the node that goes on as each element, nil where a view is to be made.
  mutating func match(_ elements: [Element], with old: [LiveNode]) -> [LiveNode?] {
    var result: [LiveNode?] = elements.map { keyedNode(for: $0) }
    func isFree(_ node: LiveNode) -> Bool {
      node.element.field == nil && !taken.contains(ObjectIdentifier(node))
    }
    // Unchanged elements, in order: what lies between two of them was inserted, removed or edited.
    var start = 0
    for (index, element) in elements.enumerated() where result[index] == nil && element.field == nil {
      guard
        let place = old.indices.dropFirst(start).first(where: {
          isFree(old[$0]) && old[$0].element == element
        })
      else { continue }
      result[index] = old[place]
      taken.insert(ObjectIdentifier(old[place]))
      start = place + 1
    }
    for (index, element) in elements.enumerated() where result[index] == nil && element.field == nil {
      guard let node = old.first(where: { isFree($0) && Self.canServe($0, as: element) && fits($0, element) })
      else { continue }
      result[index] = node
      taken.insert(ObjectIdentifier(node))
    }
    return result
  }

  private mutating func keyedNode(for element: Element) -> LiveNode? {
    let node: LiveNode?
    if let field = element.field {
      node = byField[field.text]
    } else if let id = element.layoutID {
      node = byID[id.text].flatMap { Self.canServe($0, as: element) ? $0 : nil }
    } else {
      return nil
    }
    guard let node, taken.insert(ObjectIdentifier(node)).inserted else { return nil }
    return node
  }

  /// Whether an element without the node's id may have its view: an id that is still in use elsewhere keeps
  /// its view.
  private func fits(_ node: LiveNode, _ element: Element) -> Bool {
    node.element.layoutID == nil || element.layoutID == nil || node.element.layoutID == element.layoutID
  }

  /// Whether the node's view is of the class that the element requests.
  static func canServe(_ node: LiveNode, as element: Element) -> Bool {
    node.isOwned && node.element.type == element.type && node.element.className == element.className
      && (node.element.definition == nil) == (element.definition == nil)
  }
}
