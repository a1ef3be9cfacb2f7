import MarkupReading

/// The check for scenes that show themselves as soon as they are there, by relationships, by embed segues, or
/// by references to other storyboards: an app that shows one of them would never be done.
struct RingCheck {
  let documents: [InterfaceDocument]
  let log: CheckLog

  /// A scene's controller and the document that has it.
  private struct Node {
    var document: Int
    var controller: InterfaceObject
  }

  /// A way from a scene to one that it shows at once.
  private struct Edge {
    var element: InterfaceObject
    var target: ObjectIdentifier
    /// Whether the scene's class may leave it out.
    var isConditional: Bool
  }

  func run() {
    var nodes: [ObjectIdentifier: Node] = [:]
    for (index, document) in documents.enumerated() {
      for controller in document.scenes.compactMap({ $0.controller ?? $0.placeholder }) {
        nodes[ObjectIdentifier(controller)] = Node(document: index, controller: controller)
      }
    }
    let storyboards = Dictionary(
      documents.enumerated().filter { $0.element.kind == .storyboard }.map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var identifiers: [Int: [String: InterfaceObject]] = [:]
    var edges: [ObjectIdentifier: [Edge]] = [:]
    for (id, node) in nodes {
      edges[id] = self.edges(of: node, storyboards: storyboards, &identifiers).filter {
        nodes[$0.target] != nil
      }
    }
    report(edges, from: nodes.values.sorted { $0.controller.location < $1.controller.location })
  }

  private func edges(
    of node: Node, storyboards: [String: Int], _ identifiers: inout [Int: [String: InterfaceObject]]
  ) -> [Edge] {
    let (document, controller) = (documents[node.document], node.controller)
    var edges: [Edge] = []
    func add(_ element: InterfaceObject, _ target: InterfaceObject?, isConditional: Bool = false) {
      guard let target else { return }
      edges.append(
        Edge(element: element, target: ObjectIdentifier(target), isConditional: isConditional))
    }
    if controller.elementName == "viewControllerPlaceholder" {
      let name = controller.attribute("storyboardName") ?? document.name
      guard controller.attribute("bundleIdentifier") == nil, let index = storyboards[name] else { return [] }
      let other = documents[index]
      guard let identifier = controller.attribute("referencedIdentifier") else {
        add(controller, other.initialViewController.flatMap(other.object(withID:)))
        return edges
      }
      let known = identifiers[index] ?? other.storyboardIdentifiers
      identifiers[index] = known
      add(controller, known[identifier])
      return edges
    }
    controller.visit { object in
      guard object.elementName == "segue", let kind = object.segueKind,
        let target = object.attribute("destination").flatMap(document.object(withID:))
      else { return }
      switch kind {
      case .relationship: add(object, target)
      case .embed: add(object, target, isConditional: controller.customClass != nil)
      default: break
      }
    }
    return edges
  }

  /// Reports the ways that close a ring: those to a scene from which the search is still going on.
  private func report(_ edges: [ObjectIdentifier: [Edge]], from starts: [Node]) {
    var isDone: [ObjectIdentifier: Bool] = [:]
    for start in starts {
      let id = ObjectIdentifier(start.controller)
      guard isDone[id] == nil else { continue }
      isDone[id] = false
      // The scenes on the way, the number of ways that were followed from each, and whether that to it is
      // conditional.
      var path: [(id: ObjectIdentifier, next: Int, isConditional: Bool)] = [(id, 0, false)]
      while let last = path.last {
        guard last.next < edges[last.id, default: []].count else {
          isDone[last.id] = true
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[last.id]![last.next]
        if isDone[edge.target] == nil {
          isDone[edge.target] = false
          path.append((edge.target, 0, edge.isConditional))
        } else if isDone[edge.target] == false {
          let start = path.lastIndex { $0.id == edge.target }!
          let isConditional = edge.isConditional || path[(start + 1)...].contains(where: \.isConditional)
          report(edge, isConditional: isConditional)
        }
      }
    }
  }

  private func report(_ edge: Edge, isConditional: Bool) {
    let message = "The scene shows itself: what it holds leads back to it"
    log.add(
      .ring,
      isConditional ? message + ", unless shouldPerformSegue(withIdentifier:sender:) ends it" : message,
      at: edge.element.location, severity: isConditional ? .warning : .error)
  }
}
