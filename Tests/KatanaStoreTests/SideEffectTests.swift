import KatanaStore
import Testing

@MainActor @Suite struct SideEffectTests {
  final class Services: SideEffectDependencyContainer {
    let dispatch: StoreDispatch
    let getState: () -> any State
    init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
      self.dispatch = dispatch
      self.getState = getState
    }
  }

  /// Adds one, notes both steps, and dispatches `follower` from its side effect.
  struct Step: ActionWithSideEffect {
    let name: String
    let journal: Journal
    var follower: (any Action & Sendable)?

    func updatedState(currentState: any State) -> any State {
      journal.add("update \(name)")
      return Add(payload: 1).updatedState(currentState: currentState)
    }

    func sideEffect(
      currentState: any State, previousState: any State, dispatch: @escaping StoreDispatch,
      dependencies: any SideEffectDependencyContainer
    ) {
      let (new, old) = (currentState as! Counter, previousState as! Counter)
      journal.add("effect \(name) \(old.count)→\(new.count) \(type(of: dependencies))")
      if let follower { dispatch(follower) }
    }
  }

  @Test func runsAfterTheUpdateAndNeverInsideAnother() async {
    let journal = Journal()
    let store = Store<Counter>(middleware: [], dependencies: Services.self)
    store.dispatch(Step(name: "A", journal: journal, follower: Step(name: "B", journal: journal)))
    await settle(store)
    await settle(store)
    #expect(
      journal.all == ["update A", "effect A 0→1 Services", "update B", "effect B 1→2 Services"])
  }

  @Test func sharesOneContainerThatSeesTheStateOfTheMoment() async {
    struct Look: ActionWithSideEffect {
      let journal: Journal
      func updatedState(currentState: any State) -> any State {
        Add(payload: 1).updatedState(currentState: currentState)
      }
      func sideEffect(
        state: any State, dispatch: @escaping StoreDispatch, dependencies: any SideEffectDependencyContainer
      ) {
        let services = dependencies as! Services
        journal.add("\(ObjectIdentifier(services).hashValue) \((services.getState() as! Counter).count)")
      }
    }
    let journal = Journal()
    let store = Store<Counter, Services>()
    store.dispatch(Look(journal: journal))
    store.dispatch(Look(journal: journal))
    await settle(store)
    let identity = ObjectIdentifier(store.dependencies as! Services).hashValue
    #expect(journal.all == ["\(identity) 1", "\(identity) 2"])
  }

  @Test func aPerEffectContainerIsMadeAnewWithTheNewState() async {
    final class Fresh: PerEffectDependencyContainer {
      let count: Int
      init(state: any State, dispatch: @escaping StoreDispatch) { count = (state as! Counter).count }
    }
    struct Look: ActionWithSideEffect {
      let journal: Journal
      func updatedState(currentState: any State) -> any State {
        Add(payload: 1).updatedState(currentState: currentState)
      }
      static func sideEffect(
        action: Look, state: any State, dispatch: @escaping StoreDispatch,
        dependencies: any SideEffectDependencyContainer
      ) {
        action.journal.add("\((dependencies as! Fresh).count)")
      }
    }
    let journal = Journal()
    let store = Store<Counter>(middlewares: [], dependencies: Fresh.self)
    store.dispatch(Look(journal: journal))
    store.dispatch(Look(journal: journal))
    await settle(store)
    #expect(journal.all == ["1", "2"])
    #expect(store.dependencies == nil)
  }

  @Test func ofAnAsyncActionRunsWhileLoadingOnly() async {
    struct Load: AsyncAction, ActionWithSideEffect {
      var state: AsyncActionState = .loading
      let journal: Journal
      func updatedStateForLoading(currentState: any State) -> any State { currentState }
      func updatedStateForCompleted(currentState: any State) -> any State { currentState }
      func updatedStateForFailed(currentState: any State) -> any State { currentState }
      func sideEffect(
        currentState: any State, previousState: any State, dispatch: @escaping StoreDispatch,
        dependencies: any SideEffectDependencyContainer
      ) {
        journal.add("\(state)")
      }
    }
    let journal = Journal()
    let store = Store<Counter>()
    let load = Load(journal: journal)
    for action in [load.completedAction(), load.failedAction(), load.progressAction(percentage: 3), load] {
      store.dispatch(action)
    }
    await settle(store)
    #expect(journal.all == ["loading"])
  }

  @Test func whatAContainerDispatchesWhileItIsMadeIsHandled() async {
    final class Eager: SideEffectDependencyContainer {
      init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {
        dispatch(Add(payload: (getState() as! Counter).count + 9))
      }
    }
    let store = Store<Counter>(middleware: [], dependencies: Eager.self)
    await settle(store)
    #expect(store.state.count == 9)
  }
}
