import Foundation
import KatanaStore
import Synchronization
import Testing

@MainActor @Suite struct StoreTests {
  @Test func startsWithTheDefaultStateMadeOnce() {
    struct Counted: State {
      static let made = Atomic(0)
      init() { Self.made.add(1, ordering: .relaxed) }
    }
    let store = Store<Counted>()
    _ = store.state
    #expect(Counted.made.load(ordering: .relaxed) == 1)
    #expect(store.isReady)
    #expect(Store<Counter>().state == Counter())
  }

  @Test func aStateInitializerRunsBeforeTheStoreIsReturned() {
    let store = Store<Counter>(middleware: [], stateInitializer: { Counter(count: 7) })
    #expect(store.state.count == 7)
  }

  @Test func changesItsStateAndNotifiesListenersOnTheMainQueue() async {
    let store = Store<Counter>()
    var received: [Int] = []
    store.addListener {
      dispatchPrecondition(condition: .onQueue(.main))
      received.append(store.state.count)
    }
    store.dispatch(Add(payload: 5))
    await settle(store)
    #expect(received.first == 5)
    #expect(store.state.count == 5)
    #expect((store.anyState as? Counter)?.count == 5)
  }

  @Test func dispatchOnlyQueues() async {
    let store = Store<Counter>()
    let gate = DispatchSemaphore(value: 0)
    struct Wait: Action {
      let gate: DispatchSemaphore
      func updatedState(currentState: any State) -> any State {
        gate.wait()
        var state = currentState as! Counter
        state.count += 1
        return state
      }
    }
    store.dispatch(Wait(gate: gate))
    #expect(store.state.count == 0)
    gate.signal()
    await settle(store)
    #expect(store.state.count == 1)
  }

  @Test func callsEachListenerOncePerActionInTheOrderTheyWereAdded() async {
    let store = Store<Counter>()
    var calls: [String] = []
    store.addListener { calls.append("a") }
    store.addListener { calls.append("b") }
    store.addBurstListener { calls.append("end") }
    for _ in 0..<3 { store.dispatch(Keep()) }
    await settle(store)
    #expect(
      calls.filter { $0 != "end" } == ["a", "b", "a", "b", "a", "b", "a", "b"], "three and the settling one")
  }

  @Test func aBurstIsDeliveredAtOnce() async {
    let store = Store<Counter>()
    let gate = DispatchSemaphore(value: 0)
    struct Hold: StateUpdater {
      let gate: DispatchSemaphore
      func updateState(_ state: inout Counter) { gate.wait() }
    }
    var bursts = 0
    var actions = 0
    store.addBurstListener { bursts += 1 }
    store.addListener { actions += 1 }
    store.dispatch(Hold(gate: gate))
    for _ in 0..<100 { store.dispatch(Add(payload: 1)) }
    gate.signal()
    await settle(store)
    #expect(actions == 102)
    #expect(bursts <= 3)
    #expect(store.state.count == 100)
  }

  @Test func unsubscribingSilencesThatListenerOnly() async {
    let store = Store<Counter>()
    var (first, second) = (0, 0)
    let stop = store.addListener { first += 1 }
    store.addListener { second += 1 }
    store.dispatch(Add(payload: 1))
    await settle(store)
    let before = (first, second)
    stop()
    stop()
    store.dispatch(Add(payload: 1))
    await settle(store)
    #expect(first == before.0)
    #expect(second == before.1 + 2)
    #expect(store.state.count == 2)
  }

  @Test func aListenerMayEndAnotherOfTheSameBurst() async {
    let store = Store<Counter>()
    var calls = 0
    var stop: StoreUnsubscribe?
    store.addListener { stop?() }
    stop = store.addListener { calls += 1 }
    store.dispatch(Keep())
    await settle(store)
    #expect(calls == 0)
  }

  @Test func aListenerHearsOnlyOfLaterActions() async {
    let store = Store<Counter>()
    await settle(store)
    await settle(store)
    var calls = 0
    store.addListener { calls += 1 }
    await settle(store)
    #expect(calls == 1)
  }

  @Test func partListenersHearOfTheirPartOnly() async {
    let store = Store<Counter>()
    var counts: [Int] = []
    var logs = 0
    let stop = store.addListener(to: \.count) { counts.append($0) }
    store.addListener(to: \.log) { _ in logs += 1 }
    store.dispatch(Add(payload: 3))
    await settle(store)
    store.dispatch(Add(payload: 0))
    await settle(store)
    store.dispatch(Add(payload: 1))
    await settle(store)
    stop()
    store.dispatch(Add(payload: 1))
    await settle(store)
    #expect(counts == [3, 4])
    #expect(logs == 0)
  }

  @Test func anEndlessStreamOfActionsStillReachesListeners() async {
    struct Forever: ActionWithSideEffect {
      let stop: @Sendable () -> Bool
      func updatedState(currentState: any State) -> any State { currentState }
      func sideEffect(
        currentState: any State, previousState: any State, dispatch: @escaping StoreDispatch,
        dependencies: any SideEffectDependencyContainer
      ) {
        if !stop() { dispatch(self) }
      }
    }
    let store = Store<Counter>()
    let stopped = Atomic(false)
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addBurstListener {
        end?()
        end = nil
        stopped.store(true, ordering: .relaxed)
        continuation.resume()
      }
      withExtendedLifetime(stopped) {}
      let box = Stop(stopped: { stopped.load(ordering: .relaxed) })
      store.dispatch(Forever(stop: { box.stopped() }))
    }
    await settle(store)
  }

  @Test func ordersActionsOfManyThreadsWithoutLosingAny() async {
    let store = Store<Tally>()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<2_000 { store.dispatch(Tick()) } }
      }
    }
    await settle(store)
    #expect(store.state.count == 16_000)
  }

  @Test func worksOffWhatIsQueuedAfterItIsReleasedAndThenEnds() async {
    weak var weakStore: Store<Counter>?
    var dispatch: StoreDispatch?
    let journal = Journal()
    struct Note: Action {
      let journal: Journal
      func updatedState(currentState: any State) -> any State {
        journal.add("handled")
        return currentState
      }
    }
    var core: (() -> Void)?
    do {
      let store = Store<Counter>(middleware: [
        { getState, storeDispatch in
          dispatch = storeDispatch
          return { next in { action in next(action) } }
        }
      ])
      weakStore = store
      store.dispatch(Note(journal: journal))
      core = { journal.add("\(store.state.count)") }
      await settle(store)
    }
    core = nil
    _ = core
    #expect(weakStore == nil)
    #expect(journal.all == ["handled"])
    // Too late: nobody is left to handle it, and nothing crashes.
    dispatch?(Note(journal: journal))
    #expect(journal.all == ["handled"])
  }

  @Test func typedUpdatersChangeTheStateInPlace() async {
    struct Rename: StateUpdater {
      func updateState(_ state: inout Counter) { state.log = ["renamed"] }
    }
    let store = Store<Counter>()
    store.dispatch(Append(text: "x"))
    store.dispatch(Rename())
    await settle(store)
    #expect(store.state.log == ["renamed"])
    #expect((Rename().updatedState(currentState: Counter()) as? Counter)?.log == ["renamed"])
  }
}

/// A question that may be asked from any thread.
struct Stop: Sendable {
  let stopped: @Sendable () -> Bool
}
