/// A renderer's connected nodes, those above before those in them: a parent that changes updates the nodes
/// in it by itself.
@MainActor final class ConnectedNodes {
  private struct Key: Hashable {
    let depth: Int
    let description: ObjectIdentifier
  }

  private var groups: [Key: any AnyConnectedNodeGroup] = [:]
  /// The groups by depth, each depth's in the order in which they came.
  private var levels: [[any AnyConnectedNodeGroup]] = []

  /// The group of the nodes of a description at a depth.
  func group<Props, LocalState>(
    of description: any AnyConnectedNodeDescription.Type, depth: Int
  ) -> ConnectedNodeGroup<Props, LocalState> {
    let key = Key(depth: depth, description: ObjectIdentifier(description))
    if let group = groups[key] as? ConnectedNodeGroup<Props, LocalState> { return group }
    let group = ConnectedNodeGroup<Props, LocalState>(description)
    groups[key] = group
    while levels.count <= depth { levels.append([]) }
    levels[depth].append(group)
    return group
  }

  /// Updates every node that was not updated in this pass to a state. Nodes may come and go meanwhile.
  func follow(_ storeState: StateSnapshot, pass: Int, comparing: Bool) {
    var depth = 0
    while depth < levels.count {
      var index = 0
      while index < levels[depth].count {
        levels[depth][index].follow(storeState, pass: pass, comparing: comparing)
        index += 1
      }
      depth += 1
    }
  }
}
