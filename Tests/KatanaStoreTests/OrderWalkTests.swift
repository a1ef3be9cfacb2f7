import Foundation
import KatanaStore
import ShojiTestSupport
import Synchronization
import Testing

/// The order in which a store does things, by random programs: what is reduced, which listeners are called,
/// what follows promises. Threads leave some orders open, so a program's trace is held to the rules of the
/// order.
@Suite @MainActor struct OrderWalkTests {
  @Test(arguments: [WalkedStore.Kind.plain, .intercepted])
  func tracesKeepTheOrderOfTheStore(_ kind: WalkedStore.Kind) async {
    for seed in 0..<UInt64(150) {
      let walk = WalkedStore(kind, seed: seed)
      let trace = await walk.run()
      if let fault = TraceRules(trace, isIntercepted: kind == .intercepted).fault {
        Issue.record("seed \(seed), \(kind): \(fault)\n\(trace.map { "\($0)" }.joined(separator: "\n"))")
        return
      }
    }
  }

  @Test func aListenerHasBeenCalledBeforeWhatFollowsADispatch() async throws {
    for kind in [WalkedStore.Kind.plain, .intercepted] {
      for _ in 0..<40 {
        let store = Store<Walked>(interceptors: kind == .plain ? [] : [{ _ in { next in { try next($0) } } }])
        let calls = CallCount()
        let end = store.addListener { calls.count += 1 }
        await withCheckedContinuation { continuation in
          store.dispatch(Reduce(number: 1)).then { () -> Void in
            calls.seen = calls.count
            continuation.resume()
          }
        }
        #expect(calls.seen == 1)
        try await store.dispatch(Reduce(number: 2)).value
        #expect(calls.count == 2)
        // Also where the update is in place before anybody awaits it.
        let promise = store.dispatch(Reduce(number: 3))
        while promise.isPending { usleep(50) }
        try await promise.value
        #expect(calls.count == 3)
        end()
      }
    }
  }
}

/// Calls of a listener, counted on the main actor.
private final class CallCount {
  nonisolated(unsafe) var count = 0
  nonisolated(unsafe) var seen = 0
}

nonisolated struct Walked: State {
  var reduced: [Int] = []
}

nonisolated private struct Reduce: StateUpdater {
  var number: Int
  var trace: Trace?
  func updateState(_ state: inout Walked) {
    state.reduced.append(number)
    trace?.add(.reduced(number))
  }
}

/// A side effect that dispatches updates and awaits each, and throws where it is told.
nonisolated private struct Chain: SideEffect {
  var number: Int
  var updates: [Int]
  var throwsAtEnd: Bool
  var trace: Trace
  func sideEffect(_ context: SideEffectContext<Walked, EmptySideEffectDependencyContainer>) throws {
    trace.add(.began(number, seen: context.getState().reduced))
    for update in updates {
      try context.dispatch(Reduce(number: update, trace: trace)).await()
      trace.add(.awaited(update, seen: context.getState().reduced))
    }
    if throwsAtEnd { throw Failure(code: number) }
  }
}

/// The events of a walk in their order, noted on any thread.
nonisolated private final class Trace: Sendable {
  enum Entry {
    case dispatched(Int)
    case reduced(Int)
    case began(Int, seen: [Int])
    case awaited(Int, seen: [Int])
    case added(listener: Int)
    case removed(listener: Int)
    case called(listener: Int)
    case then(Int, seen: [Int])
    case caught(Int)
  }

  private let entries = Mutex<[Entry]>([])
  func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }
  var all: [Entry] { entries.withLock { $0 } }
}

/// A store, and a random program that uses it from the main thread, from others, and from its listeners.
@MainActor final class WalkedStore {
  enum Kind: Sendable { case plain, intercepted }

  private let store: Store<Walked>
  private let trace = Trace()
  private var generator: SeededGenerator
  private var number = 0
  private var listeners: [Int: StoreUnsubscribe] = [:]
  private var lastListener = 0
  private var budget = 40

  init(_ kind: Kind, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    // A multiple of ten is refused.
    let interceptor: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          if let update = dispatchable as? Reduce, update.number % 10 == 0 { throw Failure(code: 0) }
          try next(dispatchable)
        }
      }
    }
    store = Store<Walked>(interceptors: kind == .plain ? [] : [interceptor])
  }

  fileprivate func run() async -> [Trace.Entry] {
    addListener()
    for _ in 0..<Int.random(in: 3...8, using: &generator) {
      step()
      if Int.random(in: 0..<3, using: &generator) == 0 { await Task.yield() }
    }
    // What listeners dispatch comes behind, and so on, until nothing is left.
    var known = -1
    while known != budget {
      known = budget
      for _ in 0..<3 {
        await withCheckedContinuation { continuation in
          store.dispatch(Pass()).then(in: .main) { () -> Void in continuation.resume() }
        }
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        await withCheckedContinuation { continuation in
          store.dispatch(Rest()).always(in: .main) { continuation.resume() }
        }
      }
    }
    return trace.all
  }

  private func step() {
    guard budget > 0 else { return }
    budget -= 1
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: update(observed: true)
    case 4: update(observed: false)
    case 5, 6: effect()
    case 7: updateElsewhere()
    case 8: addListener()
    default: removeListener()
    }
  }

  private func next() -> Int {
    number += 1
    return number
  }

  private func update(observed: Bool) {
    let (number, trace, store) = (next(), trace, store)
    trace.add(.dispatched(number))
    let promise = store.dispatch(Reduce(number: number, trace: trace))
    guard observed else { return promise.catch { _ in }.then(in: .global()) { () -> Void in }.forget() }
    promise.then { () -> Void in trace.add(.then(number, seen: store.state.reduced)) }
      .catch { _ in trace.add(.caught(number)) }
  }

  private func effect() {
    let (number, trace, store) = (next(), trace, store)
    // Those that are refused would end the effect.
    let updates = (0..<Int.random(in: 0...3, using: &generator)).map { _ in next() }.filter { $0 % 10 != 0 }
    let fails = Int.random(in: 0..<4, using: &generator) == 0
    store.dispatch(Chain(number: number, updates: updates, throwsAtEnd: fails, trace: trace))
      .then { () -> Void in trace.add(.then(number, seen: store.state.reduced)) }
      .catch { _ in trace.add(.caught(number)) }
  }

  private func updateElsewhere() {
    let (number, trace, store) = (next(), trace, store)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      trace.add(.dispatched(number))
      store.dispatch(Reduce(number: number, trace: trace))
        .then { () -> Void in trace.add(.then(number, seen: store.state.reduced)) }
        .catch { _ in trace.add(.caught(number)) }
    }
    group.wait()
  }

  private func addListener() {
    lastListener += 1
    let listener = lastListener
    trace.add(.added(listener: listener))
    listeners[listener] = store.addListener { [weak self] in
      MainActor.assumeIsolated { self?.called(listener) }
    }
  }

  private func called(_ listener: Int) {
    trace.add(.called(listener: listener))
    if Int.random(in: 0..<6, using: &generator) == 0 { step() }
  }

  /// Removes one, but the first, which sees everything.
  private func removeListener() {
    guard let listener = listeners.keys.filter({ $0 != 1 }).min() else { return }
    listeners.removeValue(forKey: listener)?()
    trace.add(.removed(listener: listener))
  }
}

/// An effect that does nothing: what awaits it comes after all effects' threads had a turn.
nonisolated private struct Rest: SideEffect {
  func sideEffect(_ context: SideEffectContext<Walked, EmptySideEffectDependencyContainer>) throws {
    Thread.sleep(forTimeInterval: 0.0002)
  }
}

/// An update of nothing, which the rules know nothing of but its calls of listeners.
nonisolated private struct Pass: StateUpdater {
  func updateState(_ state: inout Walked) { state.reduced.append(-1) }
}

extension Promise {
  fileprivate func forget() {}
}

/// The rules of the order, on a trace.
private struct TraceRules {
  private(set) var fault: String?

  fileprivate init(_ trace: [Trace.Entry], isIntercepted: Bool) {
    var dispatched: [Int] = []
    var reduced: [Int] = []
    var calls: [Int: Int] = [:]
    var active: Set<Int> = []
    var answered: Set<Int> = []
    var lastThen = 0
    func fail(_ words: String) { if fault == nil { fault = words } }
    /// Checks that the first listener was called with an update's state before its promise was followed up.
    func check(_ number: Int, _ seen: [Int], isEffect: Bool) {
      guard let place = seen.firstIndex(of: number) else {
        if !isEffect { fail("\(number) is followed up without being in the state") }
        return
      }
      if calls[1, default: 0] <= place {
        fail("\(number), reduced as number \(place + 1), is followed up after \(calls[1, default: 0]) calls")
      }
    }
    for entry in trace {
      switch entry {
      case .dispatched(let number): dispatched.append(number)
      case .reduced(let number):
        if reduced.contains(number) { fail("\(number) is reduced twice") }
        if isIntercepted, number % 10 == 0 { fail("\(number) is reduced though it was refused") }
        reduced.append(number)
      case .began(let number, let seen):
        // All that the same thread dispatched before, since a queue keeps the order.
        let before = dispatched.filter { $0 < number && !(isIntercepted && $0 % 10 == 0) }
        if !before.allSatisfy(seen.contains) {
          fail("effect \(number) began before \(before) were in \(seen)")
        }
      case .awaited(let number, let seen):
        if !seen.contains(number) { fail("\(number) was awaited and is not in \(seen)") }
      case .added(let listener): active.insert(listener)
      case .removed(let listener): active.remove(listener)
      case .called(let listener):
        if !active.contains(listener) { fail("listener \(listener) is called after its removal") }
        calls[listener, default: 0] += 1
      case .then(let number, let seen):
        if !answered.insert(number).inserted { fail("\(number) is answered twice") }
        let isEffect = !dispatched.contains(number)
        check(number, seen, isEffect: isEffect)
        if !isEffect { lastThen = max(lastThen, number) }
      case .caught(let number):
        if !answered.insert(number).inserted { fail("\(number) is answered twice") }
      }
    }
    let inOrder = reduced.filter(dispatched.contains)
    let expected = dispatched.filter { !(isIntercepted && $0 % 10 == 0) }
    if inOrder != expected { fail("\(expected) were dispatched, \(inOrder) reduced") }
    // Updates in the trace, and those that brought the walk to rest.
    if calls[1, default: 0] < reduced.count {
      fail("\(reduced.count) updates, \(calls[1, default: 0]) calls")
    }
  }
}
