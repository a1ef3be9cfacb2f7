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
    let storeStateType: any State.Type
    let source: UnsafeRawPointer
    let props: UnsafeMutableRawPointer
    let next: UnsafeMutableRawPointer
    let localState: UnsafeRawPointer
    /// The pass in which the node was last updated.
    let lastPass: UnsafeMutablePointer<Int>
  }

  /// The nodes of one depth, in the order in which they came. A node that went leaves a gap.
  private struct Level {
    var entries: [Entry?] = []
    var gaps = 0
  }

  private var levels: [Level] = []

  /// Adds a node; the number of its place.
  func add(_ entry: Entry, depth: Int) -> Int {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].entries.append(entry)
    return levels[depth].entries.count - 1
  }

  /// Takes a node out.
  func remove(at place: Int, depth: Int) {
    levels[depth].entries[place] = nil
    levels[depth].gaps += 1
  }

  /// Lets every node that was not updated in this pass follow the state at an address. Nodes may come and
  /// go meanwhile.
  func follow(_ storeState: UnsafeRawPointer, of type: any State.Type, pass: Int, comparing: Bool) {
    closeGaps()
    var depth = 0
    while depth < levels.count {
      var place = 0
      while place < levels[depth].entries.count {
        defer { place += 1 }
        guard let entry = levels[depth].entries[place], entry.lastPass.pointee != pass else { continue }
        entry.lastPass.pointee = pass
        guard comparing, type == entry.storeStateType else {
          entry.node.reconnect()
          continue
        }
        let isChanged = entry.connected._reconnect(
          source: entry.source, current: entry.props, next: entry.next, localState: entry.localState,
          storeState: storeState)
        if isChanged { entry.node.takeNextProps() }
      }
      depth += 1
    }
  }

  private func closeGaps() {
    for depth in levels.indices where levels[depth].gaps > levels[depth].entries.count / 2 {
      levels[depth] = Level(entries: levels[depth].entries.filter { $0 != nil })
      for (place, entry) in levels[depth].entries.enumerated() { entry?.node.connectedPlace = place }
    }
  }
}
