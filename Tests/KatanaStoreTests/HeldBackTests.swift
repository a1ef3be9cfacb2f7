import Foundation
import KatanaStore
import Synchronization
import Testing

/// Interceptors that hold back what was dispatched to parts of one type, of which each goes to its own part
/// in the end.
@Suite struct HeldBackTests {
  struct Count: State, Equatable {
    var number = 0
    var names: [String] = []
  }
  struct Counts: State {
    var left = Count()
    var right = Count()
    var other = Count()
  }
  struct Increase: StateUpdater {
    func updateState(_ state: inout Count) { state.number += 1 }
  }
  /// One that is compared by its value.
  struct Add: StateUpdater, Equatable {
    var number: Int
    func updateState(_ state: inout Count) { state.number += number }
  }
  /// One that is not comparable.
  struct Note: StateUpdater {
    var name: String
    func updateState(_ state: inout Count) { state.names.append(name) }
  }
  /// One with an identity.
  final class Keep: StateUpdater {
    let name: String
    init(_ name: String) { self.name = name }
    func updateState(_ state: inout Count) { state.names.append(name) }
  }
  struct Report: SideEffect {
    var name: String
    func sideEffect(_ context: SideEffectContext<Count, EmptySideEffectDependencyContainer>) throws {
      try context.dispatch(Note(name: name)).await()
    }
  }

  /// Holds back what it gets until a test passes it on, in whatever order.
  private final class Gate: Sendable {
    private let held = Mutex<[@Sendable () -> Void]>([])
    let isClosed: @Sendable (any Dispatchable) -> Bool

    init(_ isClosed: @escaping @Sendable (any Dispatchable) -> Bool = { _ in true }) {
      self.isClosed = isClosed
    }

    var interceptor: StoreInterceptor {
      { _ in
        { next in
          { [self] dispatchable in
            guard isClosed(dispatchable) else { return try next(dispatchable) }
            nonisolated(unsafe) let dispatchable = dispatchable
            held.withLock { $0.append { try? next(dispatchable) } }
          }
        }
      }
    }

    var count: Int { held.withLock { $0.count } }

    func open(_ order: ([Int]) -> [Int] = { $0 }) {
      let all = held.withLock { held in
        defer { held = [] }
        return held
      }
      for index in order(Array(all.indices)) { all[index]() }
    }
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<2_000 where !condition() { try await Task.sleep(for: .milliseconds(5)) }
    #expect(condition())
  }

  @Test("The first of two that are alike is held back, and each counts where it was dispatched")
  func alike() async throws {
    let isFirst = Mutex(true)
    let gate = Gate { _ in
      isFirst.withLock { first in
        defer { first = false }
        return first
      }
    }
    let store = Store<Counts>(interceptors: [gate.interceptor])
    let parts = (store.scope(\.left), store.scope(\.right))
    parts.0.dispatch(Increase())
    parts.1.dispatch(Increase())
    try await wait { gate.count == 1 && store.state.right.number == 1 }
    gate.open()
    try await wait { store.state.left.number == 1 }
    #expect(store.state.right.number == 1)
  }

  @Test("Whatever the order in which they are passed on, each goes to its own part", arguments: 0..<20)
  func orders(run: Int) async throws {
    var random = SystemRandomNumberGenerator()
    // Two that hold back, one behind the other.
    let gates = [Gate(), Gate()]
    let store = Store<Counts>(interceptors: gates.map(\.interceptor))
    let parts = [store.scope(\.left), store.scope(\.right), store.scope(\.other)]
    var expected = [Count(), Count(), Count()]
    var total = 0
    for number in 0..<30 {
      let index = Int.random(in: 0..<3, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        parts[index].dispatch(Increase())
        expected[index].number += 1
      case 1:
        let amount = Int.random(in: 1...5, using: &random) * 100
        parts[index].dispatch(Add(number: amount))
        expected[index].number += amount
      case 2:
        parts[index].dispatch(Note(name: "note \(number) of some length"))
        expected[index].names.append("note \(number) of some length")
      default:
        parts[index].dispatch(Keep("keep \(number)"))
        expected[index].names.append("keep \(number)")
      }
      total += 1
    }
    for gate in gates {
      try await wait { gate.count == total }
      gate.open { $0.shuffled(using: &random) }
    }
    try await wait {
      let state = store.state
      return [state.left, state.right, state.other].allSatisfy { part in
        expected.contains { $0.number == part.number && $0.names.sorted() == part.names.sorted() }
      } && state.left.number == expected[0].number
    }
    let state = store.state
    for (part, wanted) in zip([state.left, state.right, state.other], expected) {
      #expect(part.number == wanted.number && part.names.sorted() == wanted.names.sorted())
    }
  }

  @Test("A side effect that is held back runs with the part that it was dispatched to")
  func effects() async throws {
    let gate = Gate { $0 is Report }
    let store = Store<Counts>(interceptors: [gate.interceptor])
    store.scope(\.left).dispatch(Report(name: "left"))
    store.scope(\.right).dispatch(Report(name: "right"))
    try await wait { gate.count == 2 }
    gate.open { $0.reversed() }
    try await wait { store.state.left.names == ["left"] && store.state.right.names == ["right"] }
  }

  @Test("Those that an interceptor drops or refuses do not lead astray one that is like them")
  func dropped() async throws {
    struct Refused: Error {}
    let isClosing = Mutex(false)
    let dropping: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          if isClosing.withLock({ $0 }) { return try next(dispatchable) }
          if dispatchable is Report { throw Refused() }
        }
      }
    }
    let gate = Gate()
    let store = Store<Counts>(interceptors: [dropping, gate.interceptor])
    let (left, other) = (store.scope(\.left), store.scope(\.other))
    for _ in 0..<5 { try await other.dispatch(Add(number: 2)).value }
    await #expect(throws: Refused.self) { try await other.dispatch(Report(name: "a")).value }
    isClosing.withLock { $0 = true }
    left.dispatch(Add(number: 2))
    left.dispatch(Report(name: "a"))
    try await wait { gate.count == 2 }
    gate.open()
    try await wait { gate.count == 1 }
    gate.open()
    try await wait { store.state.left.number == 2 && store.state.left.names == ["a"] }
    #expect(store.state.other == Count())
  }

  @Test("One that an interceptor changes keeps its part")
  func changed() async throws {
    let changing: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          guard var add = dispatchable as? Add, add.number == 3 else { return try next(dispatchable) }
          add.number = 30
          let changed = add
          Thread.detachNewThread { try? next(changed) }
        }
      }
    }
    let store = Store<Counts>(interceptors: [changing])
    store.scope(\.right).dispatch(Add(number: 3))
    try await wait { store.state.right.number == 30 }
    #expect(store.state.left.number == 0)
  }
}
