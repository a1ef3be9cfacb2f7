/// The old children of a node, to be taken one by one for new descriptions: of those that fit, the oldest.
@MainActor struct PreviousChildren {
  private let nodes: [any NodeCore]
  private var isTaken: [Bool]
  /// Nodes before this one were taken in order, without looking anything up.
  private var inOrder = 0
  private var places: [NodeIdentity: Queue]?

  /// The places of nodes of one identity, and how many of them are taken.
  private struct Queue {
    var places: [Int] = []
    var next = 0
  }

  init(_ nodes: [any NodeCore]) {
    self.nodes = nodes
    isTaken = Array(repeating: false, count: nodes.count)
  }

  /// Removes the oldest node of an identity, and returns it with its place.
  mutating func take(_ identity: NodeIdentity) -> (node: any NodeCore, place: Int)? {
    if places == nil {
      if inOrder < nodes.count, nodes[inOrder].identity == identity {
        inOrder += 1
        isTaken[inOrder - 1] = true
        return (nodes[inOrder - 1], inOrder - 1)
      }
      var places: [NodeIdentity: Queue] = [:]
      for place in inOrder..<nodes.count {
        places[nodes[place].identity, default: Queue()].places.append(place)
      }
      self.places = places
    }
    guard let queue = places![identity], queue.next < queue.places.count else { return nil }
    let place = queue.places[queue.next]
    places![identity]!.next += 1
    isTaken[place] = true
    return (nodes[place], place)
  }

  /// The nodes that nobody took, in their order.
  var rest: [any NodeCore] {
    var rest: [any NodeCore] = []
    for index in nodes.indices where !isTaken[index] { rest.append(nodes[index]) }
    return rest
  }
}
