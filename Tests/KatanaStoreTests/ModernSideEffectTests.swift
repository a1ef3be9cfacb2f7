import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct ModernSideEffectTests {
  let store = ModernStore()
  let journal = Journal()

  @Test func twoSideEffectsShareTheContainer() async throws {
    let (store, journal) = (store, journal)
    for _ in 0..<2 {
      try await store.dispatch(Perform { journal.add("\(ObjectIdentifier($0.dependencies).hashValue)") })
        .value
    }
    let identity = "\(ObjectIdentifier(store.dependencies as AnyObject).hashValue)"
    #expect(journal.all == [identity, identity])
  }

  @Test func seesTheStateOfTheUpdatersBeforeIt() async throws {
    let (store, journal) = (store, journal)
    for _ in 0..<50 { store.dispatch(Increase()) }
    try await store.dispatch(Perform { journal.add("\($0.getState().count) \($0.value(of: \.count))") }).value
    #expect(journal.all == ["50 50"])
  }

  @Test func seesAnotherStateOnceItsOwnDispatchIsAwaited() async throws {
    let (store, journal) = (store, journal)
    let effect = Perform { context in
      journal.add("\(context.getState().count)")
      try context.dispatch(Increase()).await()
      journal.add("\(context.getState().count)")
      try `await`(context.dispatch(Perform { try $0.dispatch(Increase(by: 10)).await() }))
      journal.add("\(context.getState().count)")
    }
    try await store.dispatch(effect).value
    #expect(journal.all == ["0", "1", "11"])
  }

  @Test func thenRunsOneAfterAnotherHoweverLongEachTakes() async throws {
    let (store, journal) = (store, journal)
    let gate = DispatchSemaphore(value: 0)
    let slow = store.dispatch(
      Perform { _ in
        gate.wait()
        journal.add("slow")
      })
    let both = slow.then { store.dispatch(Perform { _ in journal.add("quick") }) }
    gate.signal()
    try await both.value
    #expect(journal.all == ["slow", "quick"])
  }

  @Test func severalRunAtOnce() async throws {
    let store = store
    let (a, b) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let first = store.dispatch(
      Perform { _ in
        a.signal()
        b.wait()
      })
    let second = store.dispatch(
      Perform { _ in
        a.wait()
        b.signal()
      })
    try await first.value
    try await second.value
  }

  @Test func onesThatNeverEndBlockNothingElse() async throws {
    let (store, journal) = (store, journal)
    let gate = DispatchSemaphore(value: 0)
    for _ in 0..<40 { store.dispatch(Perform { _ in gate.wait() }) }
    try await store.dispatch(Increase()).value
    try await store.dispatch(Perform { _ in journal.add("ran") }).value
    #expect(journal.all == ["ran"])
    #expect(store.state.count == 1)
    for _ in 0..<40 { gate.signal() }
  }

  @Test func aThrownErrorReachesWhoAwaitsItAndSkipsThen() async {
    let store = store
    let failing = Perform { _ in throw Failure(code: 3) }
    await #expect(throws: Failure(code: 3)) { try await store.dispatch(failing).value }
    var (skipped, caught): (Bool, (any Error)?) = (true, nil)
    try? await store.dispatch(failing).then { skipped = false }.catch { caught = $0 }.value
    #expect(skipped)
    #expect(caught as? Failure == Failure(code: 3))
  }

  @Test func aBodyWithoutAValuePassesTheValueOn() async throws {
    let journal = journal
    let promise = Promise(resolved: 3)
    let texts = promise.then { value in
      journal.add("first")
      journal.add("\(value)")
    }.then { value in "\(value + 1)" }
    #expect(try await texts.value == "4")
    let unit = Promise(resolved: ()).then {
      journal.add("a")
      journal.add("b")
    }.then { Promise(resolved: 7) }.then { journal.add("\($0)") }
    #expect(try await unit.value == 7)
    #expect(journal.all == ["first", "3", "a", "b", "7"])
    await #expect(throws: Failure(code: 1)) {
      try await promise.then { _ in
        journal.add("last")
        throw Failure(code: 1)
      }.value
    }
  }

  @Test func aPromiseIsPendingUntilItHasAnOutcome() async throws {
    let gate = DispatchSemaphore(value: 0)
    let promise = async { gate.wait() }
    #expect(promise.isPending && !Promise(resolved: 1).isPending)
    gate.signal()
    let value: Void = try await Task.detached { try `await`(in: .global(), promise) }.value
    #expect(value == () && !promise.isPending)
  }

  @Test func theContextHasTheTypesOfItsStore() async throws {
    let store = store
    let isTyped = Ask { $0 is ModernContext }
    #expect(try await store.dispatch(isTyped).value)
    let counts = Ask { context in
      (context as? ModernContext)?.getState().count
    }
    try await store.dispatch(Increase(by: 4)).value
    #expect(try await store.dispatch(counts).value == 4)
  }

  @Test func returnsItsValueAlsoNested() async throws {
    let store = store
    let double = Ask { _ in 5 * 2 }
    #expect(try await store.dispatch(double).value == 10)
    let nested = Ask { context in try context.dispatch(double).await() * 2 }
    #expect(try await store.dispatch(nested).value == 20)
  }

  @Test func returnsValuesOfProtocolTypes() async throws {
    let store = store
    let value: any Named = try await store.dispatch(Ask<any Named> { _ in Person(name: "Ada") }).value
    #expect(value.name == "Ada")
  }

  @Test func retryRunsItAgainUntilItSucceeds() async throws {
    let (store, journal) = (store, journal)
    let flaky = Perform { context in
      journal.add("try")
      if journal.all.count < 3 { throw Failure() }
      try context.dispatch(Increase()).await()
    }
    try await store.dispatch(flaky).retry(2).value
    #expect(journal.all.count == 3)
    #expect(store.state.count == 1)
  }

  @Test func retryReturnsTheValueOfTheTryThatSucceeds() async throws {
    let (store, journal) = (store, journal)
    let flaky = Ask<Int> { _ in
      journal.add("try")
      if journal.all.count < 2 { throw Failure() }
      return journal.all.count * 10
    }
    #expect(try await store.dispatch(flaky).retry(2).value == 20)
    #expect(journal.all.count == 2)
  }

  @Test func retryEndsWithTheLastErrorAndCountsItsTries() async throws {
    let (store, journal) = (store, journal)
    let broken = Ask<Int> { _ in
      journal.add("try")
      throw Failure(code: journal.all.count)
    }
    await #expect(throws: Failure(code: 3)) { _ = try await store.dispatch(broken).retry(2).value }
    #expect(journal.all.count == 3)
  }

  /// In the Swift 6 mode such closures check the executor.
  @Test func appCodeMayHandClosuresToTheStandardLibrary() async throws {
    struct Sort: StateUpdater {
      func updateState(_ state: inout Counter) { state.log.sort { $0 < $1 } }
    }
    let (store, journal) = (store, journal)
    for text in ["b", "a"] { store.dispatch(Write(text: text)) }
    store.dispatch(Sort())
    try await store.dispatch(
      Perform { context in journal.add(context.getState().log.map { $0.uppercased() }.joined()) }
    ).value
    #expect(journal.all == ["AB"])
  }

  @Test func dispatchingInEveryPlaceIsLegalAndQueued() async throws {
    struct FromReducer: StateUpdater {
      let dispatch: StoreDispatch
      func updateState(_ state: inout Counter) {
        dispatch(Write(text: "follower"))
        state.log.append("first")
      }
    }
    let store = store
    var wrote = false
    store.addListener {
      guard !wrote else { return }
      wrote = true
      store.dispatch(Write(text: "listener"))
    }
    store.dispatch(FromReducer(dispatch: store.dispatch))
    await wait(store) { $0.log.count == 3 }
    #expect(store.state.log == ["first", "follower", "listener"])
  }
}

protocol Named { var name: String { get } }
struct Person: Named { let name: String }
