import KatanaStore
import Testing

@MainActor @Suite struct ActionTests {
  @Test func aStaticAndAnInstanceFunctionAreBothAnUpdate() async {
    struct Double: SyncAction {
      var payload: ()
      func updatedState(currentState: any State) -> any State {
        var state = currentState as! Counter
        state.count *= 2
        return state
      }
    }
    let store = Store<Counter>()
    store.dispatch(Add(payload: 3))
    store.dispatch(Double())
    await settle(store)
    #expect(store.state.count == 6)
  }

  @Test func anAppMayHaveABaseProtocolOfItsOwn() async {
    struct Rise: CounterAction {
      func update(_ state: inout Counter) { state.count += 1 }
    }
    let store = Store<Counter>()
    store.dispatch(Rise())
    await settle(store)
    #expect(store.state.count == 1)
  }

  struct Load: AsyncAction {
    var state: AsyncActionState = .loading
    var name = ""
    func updatedStateForLoading(currentState: any State) -> any State { note("loading", currentState) }
    func updatedStateForCompleted(currentState: any State) -> any State {
      note("completed \(name)", currentState)
    }
    func updatedStateForFailed(currentState: any State) -> any State { note("failed \(name)", currentState) }
    func updatedStateForProgress(currentState: any State) -> any State {
      note("progress \(state.progressPercentage ?? -1)", currentState)
    }
    func note(_ text: String, _ state: any State) -> any State {
      Append(text: text).updatedState(currentState: state)
    }
  }

  @Test func anAsyncActionRunsTheFunctionForItsState() async {
    let store = Store<Counter>()
    let load = Load()
    store.dispatch(load)
    store.dispatch(load.progressAction(percentage: 39.99))
    store.dispatch(load.completedAction { $0.name = "a" })
    store.dispatch(load.failedAction { $0.name = "b" })
    store.dispatch(load.completedAction())
    await settle(store)
    #expect(store.state.log == ["loading", "progress 39.99", "completed a", "failed b", "completed "])
    #expect(load.completedAction().state == .completed)
    #expect(load.failedAction().state == .failed)
    #expect(load.state.progressPercentage == nil)
  }

  struct Legacy: PayloadAsyncAction {
    var state: AsyncActionState = .loading
    var loadingPayload: Int
    var completedPayload: String?
    var failedPayload: Bool?
    init(payload: Int) { loadingPayload = payload }

    static func updatedStateForLoading(currentState: any State, action: Legacy) -> any State {
      Append(text: "loading \(action.loadingPayload)").updatedState(currentState: currentState)
    }
    static func updatedStateForCompleted(currentState: any State, action: Legacy) -> any State {
      Append(text: "completed \(action.completedPayload!)").updatedState(currentState: currentState)
    }
    static func updatedStateForFailed(currentState: any State, action: Legacy) -> any State {
      Append(text: "failed \(action.failedPayload!)").updatedState(currentState: currentState)
    }
  }

  @Test func payloadsTravelWithTheCopies() async {
    let store = Store<Counter>()
    let action = Legacy(payload: 4)
    store.dispatch(action)
    store.dispatch(action.progressAction(percentage: 1))
    store.dispatch(action.completedAction(payload: "done"))
    store.dispatch(action.failedAction(payload: false))
    await settle(store)
    #expect(store.state.log == ["loading 4", "completed done", "failed false"])
    #expect(action.completedAction(payload: "done").loadingPayload == 4)
    #expect(action.failedAction(payload: true).completedPayload == nil)
  }

  /// As Katana's first versions had it, by the name of the protocol alone.
  struct Plain: AsyncAction {
    var state: AsyncActionState = .loading
    var loadingPayload: Int
    var completedPayload: String?
    var failedPayload: Bool?
    init(payload: Int) { loadingPayload = payload }

    static func updatedStateForLoading(currentState: any State, action: Plain) -> any State { currentState }
    static func updatedStateForCompleted(currentState: any State, action: Plain) -> any State {
      Append(text: "completed \(action.completedPayload!)").updatedState(currentState: currentState)
    }
    static func updatedStateForFailed(currentState: any State, action: Plain) -> any State {
      Append(text: "failed \(action.failedPayload!)").updatedState(currentState: currentState)
    }
  }

  @Test func payloadsNeedNoProtocolOfTheirOwn() async {
    let store = Store<Counter>()
    store.dispatch(Plain(payload: 4).completedAction(payload: "done"))
    store.dispatch(Plain(payload: 4).failedAction(payload: true))
    await settle(store)
    #expect(store.state.log == ["completed done", "failed true"])
    #expect(Load().completedPayload == nil)
  }

  struct Described: Action {
    func updatedState(currentState: any State) -> any State { currentState }
    var debugDescription: String { "as it says itself" }
  }

  @Test func debugDescriptionsNameTypeAndState() {
    let module = moduleName()
    #expect(Add(payload: 1).debugDescription == "\(module).Add")
    #expect(Load().debugDescription == "\(module).ActionTests.Load.loading")
    #expect(Load().completedAction().debugDescription == "\(module).ActionTests.Load.completed")
    #expect(
      Load().progressAction(percentage: 39.99).debugDescription
        == "\(module).ActionTests.Load.progress(39.99)")
    #expect(Load().failedAction().debugDescription == "\(module).ActionTests.Load.failed")
    #expect(Described().debugDescription == "as it says itself")
  }

  @Test func aMissingUpdateFunctionIsNamed() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      nonisolated struct Empty: SyncAction { var payload: Int }
      _ = Empty(payload: 1).updatedState(currentState: Tally())
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("must implement updatedState(currentState:action:)"))
  }

  @Test func aWrongStateIsNamed() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated struct Other: State {}
      nonisolated struct Wrong: Action {
        func updatedState(currentState: any State) -> any State { Other() }
      }
      var state = Tally()
      _ = Wrong()._reduce(&state)
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("returned a Other, but the store holds a Tally"))
  }
}

/// A base protocol of an app. In a target isolated to the main actor it must be `nonisolated`, so that each
/// conformance is isolated on its own.
nonisolated protocol CounterAction: Action {
  func update(_ state: inout Counter)
}

extension CounterAction {
  func updatedState(currentState: any State) -> any State {
    guard var state = currentState as? Counter else { fatalError("a Counter was expected") }
    update(&state)
    return state
  }
}
