import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct ListenerTests {
  @Test func typedListenersGetTheStateBeforeAndAfter() async throws {
    let store = ModernStore()
    var (typed, any): ([[Int]], [[Int]]) = ([], [])
    let stop = store.addListener { (old: Counter, new: Counter) in
      dispatchPrecondition(condition: .onQueue(.main))
      typed.append([old.count, new.count])
    }
    store.addAnyListener { old, new in any.append([(old as! Counter).count, (new as! Counter).count]) }
    for by in [5, 0, 2] {
      store.dispatch(Increase(by: by))
      await settle(store)
    }
    #expect(typed.first?.first == 0)
    #expect(typed.last?.last == 7)
    #expect(zip(typed, typed.dropFirst()).allSatisfy { $0.last == $1.first }, "no change is missing")
    #expect(any == typed)
    stop()
    stop()
    let calls = typed.count
    store.dispatch(Increase())
    await settle(store)
    #expect(typed.count == calls)
    #expect(any.count > calls)
  }

  @Test func typedListenersGetEachChangeOfABurstInOrder() async {
    let store = ModernStore()
    var (typed, late): ([[Int]], [[Int]]) = ([], [])
    store.addListener { (old: Counter, new: Counter) in typed.append([old.count, new.count]) }
    let gate = DispatchSemaphore(value: 0)
    store.dispatch(Perform { _ in gate.wait() })
    for by in 1...20 { store.dispatch(Increase(by: by)) }
    gate.signal()
    await settle(store)
    let sums = (0...20).map { count in (0...count).reduce(0, +) }
    let changes = typed.filter { $0[0] != $0[1] }
    #expect(changes == zip(sums, sums.dropFirst()).map { [$0, $1] })

    store.addListener { (old: Counter, new: Counter) in late.append([old.count, new.count]) }
    store.dispatch(Increase(by: 90))
    await settle(store)
    #expect(late.filter { $0[0] != $0[1] } == [[210, 300]])
  }

  @Test func aSelectionIsReportedOnlyWhenItChanges() async {
    let store = ModernStore()
    var (lengths, reads) = ([Int](), 0)
    let stop = store.addListener(to: { state in
      reads += 1
      return state.log.count
    }) { lengths.append($0) }
    store.dispatch(Write(text: "a"))
    await settle(store)
    store.dispatch(Increase())
    await settle(store)
    store.dispatch(Write(text: "b"))
    await settle(store)
    stop()
    store.dispatch(Write(text: "c"))
    await settle(store)
    #expect(lengths == [1, 2])
    #expect(reads <= 8, "once for the start and for each burst, of which each wait makes one or two")
  }

  @Test func listenersAreCalledByTheConfiguredProvider() async throws {
    let provider = ManualProvider()
    let store = ModernStore(
      interceptors: [], stateInitializer: { Counter() },
      configuration: .init(listenersAsyncProvider: provider))
    var counts: [Int] = []
    store.addListener { counts.append(store.state.count) }
    let gate = DispatchSemaphore(value: 0)
    store.dispatch(Increase())
    store.dispatch(Perform { _ in gate.signal() })
    try await store.dispatch(Increase()).value
    #expect(counts == [])
    // The queue's job asks for the call after it has settled the promise.
    while counts.count < 2 {
      provider.runAll()
      await Task.yield()
    }
    #expect(counts == [2, 2])
  }

  @Test func statesBeginWithTheOneOfTheMomentAndKeepTheNewest() async throws {
    let store = ModernStore()
    try await store.dispatch(Increase(by: 3)).value
    var states = store.states.makeAsyncIterator()
    #expect(await states.next()?.count == 3)
    for _ in 0..<3 { try await store.dispatch(Increase()).value }
    await settle(store)
    #expect(await states.next()?.count == 6, "those between are missed")
  }

  @Test func statesOfAPartAreThoseThatDiffer() async throws {
    let store = ModernStore()
    var counts = store.states(of: \.count).makeAsyncIterator()
    var lengths = store.states(of: { $0.log.count }).makeAsyncIterator()
    #expect(await counts.next() == 0)
    #expect(await lengths.next() == 0)
    store.dispatch(Write(text: "a"))
    #expect(await lengths.next() == 1)
    store.dispatch(Increase())
    #expect(await counts.next() == 1)
  }

  @Test func statesEndWithTheirTaskOrTheStore() async {
    var store: ModernStore? = ModernStore()
    let task = Task { [states = store!.states(of: \.count)] in
      for await _ in states {}
    }
    await settle(store!)
    task.cancel()
    await task.value
    var counts = store!.states(of: \.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    store = nil
    #expect(await counts.next() == nil)
  }
}
