/// A renderer's connected nodes, those above before those in them: a parent that changes updates the nodes
/// in it by itself.
@MainActor final class ConnectedNodes {
  /// The nodes of one depth, in the order in which they came. A node that went leaves a gap.
  private struct Level {
    var nodes: [(any NodeCore)?] = []
    var gaps = 0
  }

  private var levels: [Level] = []

  func add(_ node: any NodeCore) {
    while levels.count <= node.depth { levels.append(Level()) }
    node.connectedSlot = levels[node.depth].nodes.count
    levels[node.depth].nodes.append(node)
  }

  func remove(_ node: any NodeCore) {
    guard let slot = node.connectedSlot else { return }
    levels[node.depth].nodes[slot] = nil
    levels[node.depth].gaps += 1
    node.connectedSlot = nil
  }

  /// Calls `body` for each node. Nodes may come and go meanwhile.
  func forEach(_ body: (any NodeCore) -> Void) {
    closeGaps()
    var depth = 0
    while depth < levels.count {
      var slot = 0
      while slot < levels[depth].nodes.count {
        if let node = levels[depth].nodes[slot] { body(node) }
        slot += 1
      }
      depth += 1
    }
  }

  private func closeGaps() {
    for depth in levels.indices where levels[depth].gaps > levels[depth].nodes.count / 2 {
      levels[depth] = Level(nodes: levels[depth].nodes.filter { $0 != nil })
      for (slot, node) in levels[depth].nodes.enumerated() { node?.connectedSlot = slot }
    }
  }
}
