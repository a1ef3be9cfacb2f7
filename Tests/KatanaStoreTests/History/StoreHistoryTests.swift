import Foundation
import Inspection
import Testing

@testable import KatanaStore

/// The history of a store, and the states that it shows again.
@MainActor @Suite(.serialized) struct StoreHistoryTests {
  struct Board: State, Equatable {
    var moves = 0
    var dice = 0
    /// 2 MB.
    var cells = [Int](repeating: 0, count: 262_144)
    var part = Part()
  }

  struct Part: State, Equatable {
    var count = 0
  }

  struct Move: StateUpdater {
    var cell: Int
    func updateState(_ state: inout Board) {
      state.moves += 1
      state.cells[cell % state.cells.count] += 1
    }
  }

  struct Roll: StateUpdater {
    func updateState(_ state: inout Board) { state.dice = Int(RunSources.random() % 1_000_000) }
  }

  struct Count: StateUpdater {
    func updateState(_ state: inout Part) { state.count += 1 }
  }

  struct Wait: SideEffect {
    let gate: DispatchSemaphore
    func sideEffect(_ context: SideEffectContext<Board, EmptySideEffectDependencyContainer>) throws {
      gate.wait()
    }
  }

  private let store = Store<Board>()

  private var inspection: StoreInspection<Board> { store.core.inspection! }

  /// Begins a history whose changes are counted.
  private func begin() {
    inspection.beginHistory {}
  }

  private func finish() { store.core.waitForQueue() }

  private func state(_ number: Int) throws -> Board {
    try #require(inspection.state(after: number) as? Board)
  }

  @Test func nothingIsKeptBeforeAHistoryBegins() {
    store.dispatch(Move(cell: 1))
    finish()
    #expect(inspection.historyExtent == nil && inspection.action(1) == nil)
    #expect(inspection.actions(matching: "", from: 0, count: 10).total == 0)
    begin()
    store.dispatch(Move(cell: 2))
    finish()
    #expect(inspection.historyExtent == HistoryExtent(first: 0, last: 1, shown: nil))
    inspection.endHistory()
    #expect(inspection.historyExtent == nil && inspection.state(after: 1) == nil)
  }

  @Test func everyStateFollowsFromAKeptOneAsItWas() throws {
    begin()
    var random = SystemRandomNumberGenerator()
    var expected: [Board] = [store.state]
    for number in 1...200 {
      if number.isMultiple(of: 5) {
        store.dispatch(Roll())
      } else if number.isMultiple(of: 7) {
        store.scope(\.part).dispatch(Count())
      } else {
        store.dispatch(Move(cell: Int.random(in: 0..<10, using: &random)))
      }
      finish()
      expected.append(store.state)
    }
    for number in [0, 1, 200, 133, 134, 7, 199, 64] {
      #expect(try state(number) == expected[number])
    }
    #expect(inspection.state(after: 201) == nil && inspection.state(after: -1) == nil)
  }

  @Test func tenThousandActionsOnTwoMegabytesKeepAFewStates() throws {
    begin()
    for number in 1...StoreHistory<Board>.longest { store.dispatch(Move(cell: number)) }
    finish()
    let history = try #require(store.core.presentHistory)
    #expect(history.keptCount <= StoreHistory<Board>.mostKept)
    #expect(try state(7_777).moves == 7_777)
    #expect(try state(7_777).cells[7_777] == 1 && state(7_777).cells[7_778] == 0)
    // The oldest go when there are many more.
    for number in 1...4_000 { store.dispatch(Move(cell: number)) }
    finish()
    let extent = try #require(inspection.historyExtent)
    #expect(extent.last == 14_000 && extent.first >= 1_500)
    #expect(extent.last - extent.first >= StoreHistory<Board>.longest - 2_500)
    #expect(inspection.state(after: extent.first - 1) == nil)
    #expect(try state(extent.first).moves == extent.first && state(extent.last).moves == 14_000)
    #expect(history.keptCount <= StoreHistory<Board>.mostKept)
  }

  @Test func actionsHaveTheirTypePlaceAndTime() throws {
    begin()
    store.dispatch(Move(cell: 1))
    let line = #line - 1
    let closure: StoreDispatch = store.dispatch
    closure(Move(cell: 2))
    finish()
    let actions = inspection.actions(matching: "", from: 0, count: 10).actions
    #expect(actions.map(\.number) == [1, 2])
    #expect(actions[0].source?.hasSuffix("Tests/StoreHistoryTests.swift:\(line)") == true)
    #expect(actions[1].source == nil)
    #expect(actions[0].typeName == "StoreHistoryTests.Move" && !actions[0].isEffect)
    #expect((actions[0].duration ?? -1) >= 0 && actions[0].time <= actions[1].time)
  }

  @Test func aFilterFindsTypesAndPlaces() {
    begin()
    for number in 1...30 {
      if number.isMultiple(of: 3) { store.dispatch(Roll()) } else { store.dispatch(Move(cell: 0)) }
    }
    finish()
    let rolls = inspection.actions(matching: "roll", from: 2, count: 3)
    #expect(rolls.total == 10 && rolls.actions.map(\.number) == [9, 12, 15])
    #expect(inspection.actions(matching: "HistoryTests.swift", from: 0, count: 1).total == 30)
    #expect(inspection.actions(matching: "nothing like it", from: 0, count: 1).total == 0)
    store.dispatch(Roll())
    finish()
    #expect(inspection.actions(matching: "nothing like it", from: 0, count: 1).total == 0)
    #expect(inspection.actions(matching: "roll", from: 10, count: 3).actions.map(\.number) == [31])
  }

  @Test func sideEffectsAreListedAndChangeNothing() async throws {
    begin()
    let gate = DispatchSemaphore(value: 0)
    let promise = store.dispatch(Wait(gate: gate))
    store.dispatch(Move(cell: 1))
    finish()
    var effect = inspection.actions(matching: "Wait", from: 0, count: 1).actions.first
    #expect(effect?.isEffect == true && effect?.duration == nil && effect?.source != nil)
    gate.signal()
    try await promise.value
    while effect?.duration == nil {
      await Task.yield()
      effect = inspection.actions(matching: "Wait", from: 0, count: 1).actions.first
    }
    #expect(try state(1).moves == 0 && state(2).moves == 1)
  }

  @Test func theMainThreadSeesTheStateThatIsTravelledToAndTheStoreGoesOn() async throws {
    var seen: [Int] = []
    store.addListener(to: \.moves) { seen.append($0) }
    begin()
    for number in 1...5 { store.dispatch(Move(cell: number)) }
    await settle(store)
    #expect(inspection.travel(to: 2) && store.state.moves == 2)
    #expect(inspection.historyExtent?.shown == 2)
    await drainMainQueue()
    #expect(seen.last == 2)
    // What is dispatched meanwhile changes the present, which other threads see.
    store.dispatch(Move(cell: 9))
    finish()
    #expect(store.state.moves == 2)
    #expect((inspection.presentState as? Board)?.moves == 6)
    #expect(!inspection.travel(to: 99) && store.state.moves == 2)
    #expect(inspection.travel(to: nil) && store.state.moves == 6)
    await drainMainQueue()
    #expect(seen.last == 6)
    #expect(inspection.historyExtent?.shown == nil)
  }

  @Test func otherThreadsSeeThePresent() async {
    let store = Store<Tally>()
    store.core.inspection?.beginHistory {}
    for _ in 0..<4 { store.dispatch(Tick()) }
    store.core.waitForQueue()
    #expect(store.core.inspection?.travel(to: 1) == true && store.state.count == 1)
    let other = await Task.detached { store.state.count }.value
    #expect(other == 4)
  }

  @Test func theEndOfTheHistoryShowsThePresent() async {
    begin()
    for number in 1...3 { store.dispatch(Move(cell: number)) }
    await settle(store)
    #expect(inspection.travel(to: 1) && store.state.moves == 1)
    inspection.endHistory()
    #expect(store.state.moves == 3 && store.core.presentHistory == nil)
  }

  @Test func aStoreIsNotKeptByTheListOfStores() {
    weak var core: StoreCore<Part>?
    do {
      let store = Store<Part>()
      core = store.core
      #expect(core != nil)
    }
    #expect(core == nil)
  }

  private func drainMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
