import RxSwift
import RxTest
import Testing

/// Operators against the reference of their contracts: random trees of them, in virtual time, with random
/// elements, ends and disposals.
@Suite @MainActor struct RandomTreeTests {
  @Test func operatorsDeliverAndLetGoAsTheirContractsSay() {
    var decided = 0
    var lasting = 0
    var seen: Set<String> = []
    for seed in 0..<5000 {
      var generator = TreeGenerator(seed: UInt64(seed))
      let tree = generator.tree(depth: 4)
      let stop = generator.stop()
      guard let comparison = Comparison(tree, stop: stop) else { continue }
      decided += 1
      if !comparison.expected.marbles.isEmpty { lasting += 1 }
      seen.formUnion(operators(of: tree))
      guard comparison.isWrong else { continue }
      let smallest = shrink(tree, stop: stop)
      let difference = Comparison(smallest, stop: stop)
      Issue.record("seed \(seed), disposed of at \(stop): \(smallest)\n\(difference.map { "\($0)" } ?? "")")
      return
    }
    // The reference leaves some trees open, where causes coincide; all operators are tried nevertheless.
    #expect(decided > 2500, "only \(decided) trees are decided")
    #expect(lasting > 1800, "only \(lasting) trees deliver something")
    #expect(seen.count == Unary.allCases.count + Binary.allCases.count)
  }

  private func operators(of tree: Tree) -> Set<String> {
    var names = Set(tree.children.flatMap(operators))
    switch tree {
    case .unary(let operation, _, _): names.insert("\(operation)")
    case .binary(let operation, _, _): names.insert("\(operation)")
    default: break
    }
    return names
  }

  /// Returns a smaller tree that is wrong as well, as small as can be reached in steps.
  private func shrink(_ tree: Tree, stop: Int) -> Tree {
    for candidate in smaller(tree) where Comparison(candidate, stop: stop)?.isWrong == true {
      return shrink(candidate, stop: stop)
    }
    return tree
  }

  private func smaller(_ tree: Tree) -> [Tree] {
    switch tree {
    case .hot(let number, let marbles):
      marbles.indices.map { index in
        .hot(number, Array(marbles[..<index] + marbles[(index + 1)...]))
      }
    case .cold(let number, let marbles):
      marbles.indices.map { index in
        .cold(number, Array(marbles[..<index] + marbles[(index + 1)...]))
      }
    case .immediate, .interval: []
    case .unary(let operation, let parameter, let child):
      [child] + smaller(child).map { .unary(operation, parameter, $0) }
    case .binary(let operation, let first, let second):
      [first, second] + smaller(first).map { .binary(operation, $0, second) }
        + smaller(second).map { .binary(operation, first, $0) }
    }
  }
}

/// What a tree should deliver and how its sources should be subscribed to, and what happens.
private struct Comparison: CustomStringConvertible {
  struct Result: Equatable {
    var marbles: [Marble]
    var subscriptions: [Int: [ClosedRange<Int>]]
  }

  let expected: Result
  let found: Result

  var isWrong: Bool { expected != found }

  /// Returns nil where the contracts leave the order open.
  init?(_ tree: Tree, stop: Int) {
    let model = TreeModel()
    let marbles = model.run(tree, from: 200, to: stop)
    guard model.isDecided else { return nil }
    expected = Result(marbles: marbles, subscriptions: model.subscriptions.mapValues(sorted))
    let builder = TreeBuilder()
    let sequence = builder.build(tree)
    // The operator above all lets go of a source that is the whole tree.
    let observer = builder.scheduler.start(disposed: stop) { sequence.map { $0 } }
    var subscriptions: [Int: [ClosedRange<Int>]] = [:]
    for (number, source) in builder.sources {
      let lasting = source.subscriptions.filter { $0.subscribe < $0.unsubscribe }
      if !lasting.isEmpty { subscriptions[number] = sorted(lasting.map { $0.subscribe...$0.unsubscribe }) }
    }
    found = Result(
      marbles: observer.events.map { Marble(time: $0.time, mark: $0.value.mark) },
      subscriptions: subscriptions)
  }

  var description: String {
    "expected \(expected.marbles)\n  subscribed \(expected.subscriptions)\nfound \(found.marbles)\n  subscribed \(found.subscriptions)"
  }
}

private func sorted(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
  ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
}

/// Makes trees of pseudorandom numbers.
private struct TreeGenerator {
  private var state: UInt64
  private var sources = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678
  }

  private mutating func number(_ range: Range<Int>) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Int((state >> 33) % UInt64(range.count))
  }

  mutating func stop() -> Int { number(0..<3) == 0 ? number(201..<500) : 1000 }

  mutating func tree(depth: Int) -> Tree {
    let kind = number(0..<10)
    if depth == 0 || kind == 0 { return source() }
    if kind < 6 {
      let operation = Unary.allCases[number(0..<Unary.allCases.count)]
      return .unary(operation, number(1..<4), tree(depth: depth - 1))
    }
    let operation = Binary.allCases[number(0..<Binary.allCases.count)]
    return .binary(operation, tree(depth: depth - 1), tree(depth: max(0, depth - 2)))
  }

  private mutating func source() -> Tree {
    sources += 1
    switch number(0..<10) {
    case 0..<4: return .hot(sources, marbles(from: number(201..<260), gap: 40))
    case 4..<8: return .cold(sources, marbles(from: number(1..<30), gap: 30))
    case 8: return .immediate(marks())
    default: return .interval(number(17..<70))
    }
  }

  private mutating func marbles(from start: Int, gap: Int) -> [Marble] {
    var time = start
    var result: [Marble] = []
    for _ in 0..<number(0..<6) {
      result.append(Marble(time: time, mark: .next(number(0..<40))))
      time += number(1..<gap)
    }
    switch number(0..<5) {
    case 0: break
    case 1: result.append(Marble(time: time, mark: .error))
    default: result.append(Marble(time: time, mark: .completed))
    }
    return result
  }

  private mutating func marks() -> [Mark] {
    return switch number(0..<6) {
    case 0: []
    case 1: [.completed]
    case 2: [.error]
    case 3: [.next(number(0..<40)), .completed]
    case 4: [.next(number(0..<40)), .next(number(0..<40)), .error]
    default: [.next(number(0..<40)), .next(number(0..<40)), .next(number(0..<40)), .completed]
    }
  }
}
