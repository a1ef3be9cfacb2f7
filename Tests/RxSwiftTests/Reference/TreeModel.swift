/// The reference: what a tree delivers, and when it lets go of its upstreams, worked out from the operators'
/// contracts on lists of events. Nothing of it is taken from the operators' code.
///
/// Where two causes of an operator coincide in time, contracts leave the order open; such a tree is called
/// undecided.
final class TreeModel {
  /// The time after which nothing is looked at.
  static let horizon = 1200

  /// A subscription to an upstream: from when, and when it is let go of at the latest.
  struct Use {
    var child: Tree
    var start: Int
    var end = Int.max
  }

  /// What an operator delivers, as if it were never disposed of, and how it uses its upstreams.
  struct Outcome {
    var marbles: [Marble]
    var uses: [Use]
  }

  /// Whether no two causes coincided.
  private(set) var isDecided = true

  /// The subscriptions of hot and cold sources that lasted.
  private(set) var subscriptions: [Int: [ClosedRange<Int>]] = [:]

  /// Returns what a tree delivers to an observer that is there for a time.
  func run(_ tree: Tree, from start: Int, to stop: Int) -> [Marble] {
    use(tree, from: start, to: stop)
    let marbles = outcome(of: tree, from: start).marbles
    if marbles.contains(where: { $0.time == stop }) { isDecided = false }
    return marbles.filter { $0.time < stop }
  }

  /// Records the subscriptions of a tree's sources: an upstream is let go of at its own end, or by its
  /// operator.
  private func use(_ tree: Tree, from start: Int, to stop: Int) {
    let outcome = outcome(of: tree, from: start)
    let end = min(stop, outcome.marbles.first { $0.mark.isEnd }?.time ?? .max)
    switch tree {
    case .hot(let number, _), .cold(let number, _):
      if start < end { subscriptions[number, default: []].append(start...end) }
    default:
      for use in outcome.uses where use.start <= end {
        self.use(use.child, from: use.start, to: min(use.end, end))
      }
    }
  }

  func marbles(of tree: Tree, from start: Int) -> [Marble] { outcome(of: tree, from: start).marbles }

  func outcome(of tree: Tree, from start: Int) -> Outcome {
    guard start <= Self.horizon else { return Outcome(marbles: [], uses: []) }
    var outcome: Outcome
    switch tree {
    case .hot(_, let marbles):
      if marbles.contains(where: { $0.time == start }) { isDecided = false }
      outcome = Outcome(marbles: marbles.filter { $0.time > start }, uses: [])
    case .cold(_, let marbles):
      outcome = Outcome(
        marbles: marbles.map { Marble(time: $0.time + start, mark: $0.mark) }, uses: [])
    case .immediate(let marks):
      outcome = Outcome(marbles: marks.map { Marble(time: start, mark: $0) }, uses: [])
    case .interval(let period):
      let times = stride(from: start + period, through: Self.horizon, by: period)
      outcome = Outcome(
        marbles: times.enumerated().map { Marble(time: $1, mark: .next($0)) }, uses: [])
    case .unary(let operation, let parameter, let child):
      outcome = self.outcome(of: operation, parameter, child, from: start)
    case .binary(let operation, let first, let second):
      outcome = self.outcome(of: operation, first, second, from: start)
    }
    // Nothing comes after the end.
    if let end = outcome.marbles.firstIndex(where: { $0.mark.isEnd }) {
      outcome.marbles.removeSubrange((end + 1)...)
    }
    outcome.marbles.removeAll { $0.time > Self.horizon }
    return outcome
  }

  /// Leaves the tree undecided if one of the times is among others.
  func separate(_ times: [Int], from others: [Int]) {
    if !Set(times).isDisjoint(with: others) { isDecided = false }
  }

  /// Returns the marbles of several sequences in order of time.
  func interleave(_ lists: [[Marble]]) -> [(source: Int, marble: Marble)] {
    for (index, list) in lists.enumerated() {
      for other in lists[..<index] { separate(list.map(\.time), from: other.map(\.time)) }
    }
    let all = lists.enumerated().flatMap { index, list in list.map { (source: index, marble: $0) } }
    // The sort keeps the order of equal times.
    return all.enumerated().sorted {
      ($0.element.marble.time, $0.offset) < ($1.element.marble.time, $1.offset)
    }
    .map(\.element)
  }
}

extension [Marble] {
  var end: Marble? { first { $0.mark.isEnd } }
  var times: [Int] { map(\.time) }

  mutating func add(_ time: Int, _ marks: Mark...) {
    for mark in marks { append(Marble(time: time, mark: mark)) }
  }
}
