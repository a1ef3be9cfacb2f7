/// A renderer's connected nodes, those above before those in them: a parent that changes updates the nodes
/// in it by itself.
///
/// Most nodes are not concerned by most changes. They are compared by what stands here, without touching
/// the node.
@MainActor final class ConnectedNodes {
  /// One node. What it points to is the node's, which takes itself out before it goes.
  struct Entry {
    unowned(unsafe) let node: any NodeCore
    let connected: any AnyConnectedNodeDescription.Type
    let storeStateType: ObjectIdentifier
    let props: UnsafeMutableRawPointer
    let localState: UnsafeRawPointer
    /// The pass in which the node was last updated.
    var lastPass: Int
  }

  /// Where a node stands.
  struct Place {
    let depth: Int
    var index: Int
  }

  /// The nodes of one depth, in the order in which they came. A node that went leaves a gap.
  private struct Level {
    var entries: [Entry?] = []
    var gaps = 0
  }

  private var levels: [Level] = []

  func add(_ entry: Entry, depth: Int) -> Place {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].entries.append(entry)
    return Place(depth: depth, index: levels[depth].entries.count - 1)
  }

  func remove(at place: Place) {
    levels[place.depth].entries[place.index] = nil
    levels[place.depth].gaps += 1
  }

  /// Notes that a node was updated in a pass.
  func mark(_ place: Place, pass: Int) {
    levels[place.depth].entries[place.index]?.lastPass = pass
  }

  /// Lets every node that was not updated in this pass follow the state at an address. Nodes may come and
  /// go meanwhile.
  func follow(_ storeState: UnsafeRawPointer, of type: any State.Type, pass: Int, comparing: Bool) {
    closeGaps()
    let type = ObjectIdentifier(type)
    var depth = 0
    while depth < levels.count {
      var index = 0
      while index < levels[depth].entries.count {
        defer { index += 1 }
        guard let entry = levels[depth].entries[index], entry.lastPass != pass else { continue }
        guard comparing, type == entry.storeStateType else {
          entry.node.reconnect()
          continue
        }
        if entry.connected._reconnect(
          props: entry.props, localState: entry.localState, storeState: storeState)
        {
          entry.node.takeNextProps()
        }
      }
      depth += 1
    }
  }

  private func closeGaps() {
    for depth in levels.indices where levels[depth].gaps > levels[depth].entries.count / 2 {
      levels[depth] = Level(entries: levels[depth].entries.filter { $0 != nil })
      for (index, entry) in levels[depth].entries.enumerated() { entry?.node.connectedPlace?.index = index }
    }
  }
}
