/// The old children of a node, to be taken one by one for new descriptions: of those that fit, the oldest.
///
/// Descriptions mostly come in the order of the nodes, and where some have gone the next ones fit a little
/// farther on. Only what comes from elsewhere is looked up by its identity.
@MainActor struct PreviousChildren {
  /// The number of nodes that may be passed over in all before the rest is looked up by identity.
  private static let greatestLag = 8

  private let nodes: [any NodeCore]
  private var isTaken: [Bool]
  /// The nodes before this one were taken in order, but for those that were passed over.
  private var next = 0
  /// The places of the nodes that were passed over and that nobody took yet, in order.
  private var passed: [Int] = []
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
    var place = places == nil ? placeInOrder(identity) : nil
    if place == nil { place = lookUp(identity) }
    guard let place else { return nil }
    isTaken[place] = true
    return (nodes[place], place)
  }

  /// Finds the oldest node of an identity among those that were passed over and the next few.
  private mutating func placeInOrder(_ identity: NodeIdentity) -> Int? {
    // No closure: it would check that it runs on the main actor.
    for index in passed.indices where nodes[passed[index]].identity == identity {
      return passed.remove(at: index)
    }
    var place = next
    let end = min(nodes.count, next + 1 + PreviousChildren.greatestLag - passed.count)
    while place < end {
      if nodes[place].identity == identity {
        passed.append(contentsOf: next..<place)
        next = place + 1
        return place
      }
      place += 1
    }
    return nil
  }

  /// Finds the oldest node of an identity that is not taken.
  private mutating func lookUp(_ identity: NodeIdentity) -> Int? {
    if places == nil {
      var places: [NodeIdentity: Queue] = [:]
      for place in passed { places[nodes[place].identity, default: Queue()].places.append(place) }
      for place in next..<nodes.count {
        places[nodes[place].identity, default: Queue()].places.append(place)
      }
      self.places = places
    }
    guard let queue = places![identity], queue.next < queue.places.count else { return nil }
    places![identity]!.next += 1
    return queue.places[queue.next]
  }

  /// The nodes that nobody took, in their order.
  var rest: [any NodeCore] {
    var rest: [any NodeCore] = []
    for index in nodes.indices where !isTaken[index] { rest.append(nodes[index]) }
    return rest
  }
}
