import Foundation
import KatanaStore
import Synchronization
import Testing

@MainActor @Suite struct ModernStoreTests {
  @Test func becomesReadyWhenItsStateInitializerHasRun() async {
    let provider = ManualProvider()
    let store = ModernStore(
      interceptors: [], stateInitializer: { Counter(count: 7) },
      configuration: .init(stateInitializerAsyncProvider: provider))
    #expect(!store.isReady)
    #expect(store.state == Counter())
    let promise = store.dispatch(Increase())
    provider.runAll()
    #expect(store.isReady)
    try? await promise.value
    #expect(store.state.count == 8)
  }

  @Test func notifiesListenersWhenALateStateLands() async {
    let provider = ManualProvider()
    let store = ModernStore(
      interceptors: [], stateInitializer: { Counter(count: 7) },
      configuration: .init(stateInitializerAsyncProvider: provider))
    var counts = store.states(of: \.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    provider.runAll()
    #expect(await counts.next() == 7)
  }

  @Test func aStateInitializerRunsAtOnceUnlessAProviderIsNamed() {
    let store = ModernStore(interceptors: [], stateInitializer: { Counter(count: 7) })
    #expect(store.isReady)
    #expect(store.state.count == 7)
    #expect(ModernStore(interceptors: []).state == Counter())
  }

  /// A container as Katana's later versions have it.
  nonisolated private final class Promising: SideEffectDependencyContainer {
    let dispatch: AnyDispatch
    let getState: GetState
    init(dispatch: @escaping AnyDispatch, getState: @escaping GetState) {
      (self.dispatch, self.getState) = (dispatch, getState)
    }
  }

  @Test func containersMayTakeADispatchThatReturnsPromises() async throws {
    let store = Store<Counter, Promising>(interceptors: [])
    let container = try #require(store.dependencies as? Promising)
    _ = try await container.dispatch(Increase()).value
    #expect((container.getState() as? Counter)?.count == 1)
    // By its other form it has promises of nothing.
    let plain: StoreDispatch = { _ in }
    let state: () -> any State = { Counter(count: 3) }
    let other = Promising(dispatch: plain, getState: state)
    #expect(try await other.dispatch(Increase()).value is Void)
    #expect((other.getState() as? Counter)?.count == 3)
  }

  /// A container as Katana 3.1 has it.
  nonisolated private final class Promisable: SideEffectDependencyContainer {
    let dispatch: PromisableStoreDispatch
    init(dispatch: @escaping PromisableStoreDispatch) { self.dispatch = dispatch }
    convenience init(dispatch: @escaping PromisableStoreDispatch, getState: @escaping GetState) {
      self.init(dispatch: dispatch)
    }
  }

  /// A side effect as Katana 3.1 has it, whatever the store.
  nonisolated private struct AddTwice: AnySideEffect {
    let next: any Dispatchable
    func sideEffect(_ context: any AnySideEffectContext) throws {
      let dispatch: PromisableStoreDispatch = (context.anyDependencies as! Promisable).dispatch
      try dispatch(next).await()
      try context.dispatch(next).await()
      guard (context.getAnyState() as? Counter)?.count == 2 else { throw Failure(code: 1) }
      throw Failure(code: 2)
    }
  }

  @Test func dispatchableTypesOfKatana31AreTaken() async throws {
    let store = Store<Counter, Promisable>(interceptors: [])
    await #expect(throws: Failure(code: 2)) { try await store.dispatch(AddTwice(next: Increase())).value }
    #expect(store.state.count == 2)
    let erased: any AnySideEffect = AddTwice(next: Increase(by: 0))
    await #expect(throws: Failure(code: 2)) { _ = try await store.anyDispatch(erased).value }
    let container = try #require(store.dependencies as? Promisable)
    try await container.dispatch(Increase()).value
    #expect(store.state.count == 3)
  }

  @Test func aContainerWithoutAnyFormIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated final class Formless: SideEffectDependencyContainer {}
      _ = Store<Tally>(middleware: [], dependencies: Formless.self)
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.contains("Formless must implement init(dispatch:getState:)"), "\(written)")
  }

  @Test nonisolated func promisesAreMadeAndEndedAsHydras() async throws {
    struct Broken: Error {}
    let value = Promise<Int>(in: .global()) { resolve, _, status in resolve(status.isCancelled ? 0 : 7) }
    let ends = Mutex(0)
    let kept = value.always(in: .global()) { ends.withLock { $0 += 1 } }
    #expect(try await kept.value == 7)
    let failed = Promise<Int>(rejected: Broken()).always(in: .global()) { ends.withLock { $0 += 1 } }
    await #expect(throws: Broken.self) { _ = try await failed.value }
    #expect(ends.withLock { $0 } == 2)
  }

  @Test nonisolated func promisesAreCombined() async throws {
    let (early, late) = (Promise(resolved: 1), Promise<Int>(in: .global()) { resolve, _ in resolve(2) })
    #expect(try await all(late, early, late).value == [2, 1, 2])
    #expect(try await all([Promise<Int>]()).value == [])
    let (number, text) = try await zip(late, Promise(resolved: "text")).value
    #expect(number == 2 && text == "text")
    await #expect(throws: Failure(code: 3)) {
      _ = try await all(Promise<Int>(in: .global()) { _, _ in }, Promise(rejected: Failure(code: 3))).value
    }
    let tries = Mutex(0)
    let second = Promise<Int>(in: .global()) { resolve, reject in
      let count = tries.withLock {
        $0 += 1
        return $0
      }
      if count > 1 { resolve(4) } else { reject(Failure()) }
    }
    #expect(try await all(early, second).retry().value == [1, 4])
  }

  @Test nonisolated func anErrorIsRecoveredFrom() async throws {
    let failed = Promise<Int>(rejected: Failure(code: 5))
    let value = failed.recover(in: .global()) { Promise(resolved: ($0 as? Failure)?.code ?? 0) }
    #expect(try await value.value == 5)
    #expect(try await Promise(resolved: 1).recover { _ in Promise(resolved: 2) }.value == 1)
    await #expect(throws: Failure(code: 6)) {
      _ = try await failed.recover(in: .global()) { _ in throw Failure(code: 6) }.value
    }
  }

  @Test func dependenciesAreOfTheTypeThatTheStoreNames() throws {
    final class Clock: SideEffectDependencyContainer {
      var hour = 12
      init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {}
    }
    let store = Store<Counter, Clock>()
    store.dependencies.hour = 13
    #expect((store.dependencies as? Clock)?.hour == 13)
    let untyped = Store<Counter>(middleware: [], dependencies: Clock.self)
    #expect((untyped.dependencies as? Clock)?.hour == 12)
  }

  @Test func aFunctionMayMakeTheDependencies() async throws {
    final class Handmade: SideEffectDependencyContainer {
      let name: String
      init(name: String) { self.name = name }
      init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) { name = "by type" }
    }
    struct Look: SideEffect {
      let journal: Journal
      func sideEffect(_ context: SideEffectContext<Counter, Handmade>) throws {
        journal.add(context.dependencies.name)
      }
    }
    let journal = Journal()
    let store = Store<Counter, Handmade>(
      interceptors: [], stateInitializer: { Counter(count: 2) },
      dependenciesInitializer: { dispatch, getState in
        _ = dispatch(Increase(by: getState().count))
        return Handmade(name: "by hand")
      })
    try await store.dispatch(Look(journal: journal)).value
    #expect(journal.all == ["by hand"])
    #expect(store.state.count == 4, "what it dispatched while it was made was handled")
  }

  @Test func updatersChainedWithThenSeeEachOther() async throws {
    let store = ModernStore()
    var seen: [Int] = []
    try await store.dispatch(Increase())
      .then { seen.append(store.state.count) }
      .then { store.dispatch(Increase(by: 10)) }
      .then { seen.append(store.state.count) }
      .value
    #expect(seen == [1, 11])
  }

  @Test func updatersApplyInTheOrderOfTheirDispatch() async throws {
    let store = ModernStore()
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    store.dispatch(Write(text: "a", gate: first))
    store.dispatch(Write(text: "b", gate: second))
    let last = store.dispatch(Write(text: "c"))
    second.signal()
    first.signal()
    try await last.value
    #expect(store.state.log == ["a", "b", "c"])
  }

  @Test func theStateIsInPlaceWhenTheDispatchWasAwaited() async throws {
    let store = ModernStore()
    for count in 1...200 {
      try await store.dispatch(Increase()).value
      #expect(store.state.count == count)
    }
  }

  @Test func aPromiseMayBeUsedLongAfterTheUpdate() async throws {
    let store = ModernStore()
    let promise = store.dispatch(Increase())
    await settle(store)
    try await promise.value
    try await promise.value
    #expect(store.state.count == 1)
  }

  @Test func somethingOfAnyKindCanBeDispatched() async throws {
    let store = ModernStore()
    let dispatch: StoreDispatch = store.dispatch
    dispatch(Increase())
    let kinds: [any Dispatchable] = [Increase(), Perform { $0.dispatch(Increase()) }, Add(payload: 1)]
    for kind in kinds { _ = try await store.anyDispatch(kind).value }
    try await store.dispatch(Increase()).value
    #expect(store.state.count == 5)
    #expect(try await store.anyDispatch(Ask { _ in 5 }).value as? Int == 5)
  }

  @Test func whatIsDispatchedToAReleasedStoreFailsForWhoAwaitsIt() async throws {
    var dispatch: AnyDispatch!
    weak var released: ModernStore?
    do {
      let keep: StoreInterceptor = { context in
        dispatch = { context.anyDispatch($0) }
        return { next in { try next($0) } }
      }
      let store = ModernStore(interceptors: [keep])
      released = store
      await settle(store)
    }
    // Its queue has it for a moment longer.
    for _ in 0..<1_000 where released != nil { try await Task.sleep(for: .milliseconds(1)) }
    await #expect(throws: StoreError.self) { _ = try await dispatch(Increase()).value }
  }
}

/// Runs closures when a test says so.
nonisolated final class ManualProvider: AsyncProvider, @unchecked Sendable {
  private let lock = NSLock()
  private var closures: [@Sendable () -> Void] = []

  func execute(_ closure: @escaping @Sendable () -> Void) {
    lock.withLock { closures.append(closure) }
  }

  func runAll() {
    let due = lock.withLock {
      defer { closures = [] }
      return closures
    }
    for closure in due { closure() }
  }
}
