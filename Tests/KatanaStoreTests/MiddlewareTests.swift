import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct MiddlewareTests {
  func noting(_ name: String, _ journal: Journal) -> StoreMiddleware {
    { getState, _ in
      { next in
        { action in
          journal.add("\(name) before \((getState() as! Counter).count)")
          next(action)
          journal.add("\(name) after \((getState() as! Counter).count)")
        }
      }
    }
  }

  @Test func wrapsTheUpdateFirstOneOutermost() async {
    let journal = Journal()
    let store = Store<Counter>(middleware: ["A", "B", "C"].map { noting($0, journal) })
    store.dispatch(Add(payload: 1))
    await settle(store)
    #expect(
      journal.all.prefix(6) == [
        "A before 0", "B before 0", "C before 0", "C after 1", "B after 1", "A after 1",
      ])
  }

  @Test func mayKeepAnActionFromTheStateAndTheListeners() async {
    let journal = Journal()
    let stop: StoreMiddleware = { _, _ in { next in { action in if !(action is Add) { next(action) } } } }
    let store = Store<Counter>(middleware: [noting("A", journal), stop])
    var received = 0
    store.addListener { received += 1 }
    store.dispatch(Add(payload: 1))
    await settle(store)
    #expect(store.state.count == 0)
    #expect(received == 1, "the settling action alone")
    #expect(journal.all.first == "A before 0")
  }

  @Test func itsOuterFunctionRunsOnceAndMayDispatch() async {
    let journal = Journal()
    let eager: StoreMiddleware = { _, dispatch in
      journal.add("outer")
      dispatch(Add(payload: 4))
      return { next in { action in next(action) } }
    }
    let store = Store<Counter>(middleware: [eager])
    #expect(journal.all == ["outer"])
    await settle(store)
    #expect(store.state.count == 4)
    #expect(journal.all == ["outer"])
  }

  @Test func mayLetAnActionThroughLaterFromAnotherThread() async {
    let later: StoreMiddleware = { _, _ in
      { next in
        { action in
          guard let add = action as? Add else { return next(action) }
          Thread.detachNewThread {
            dispatchPrecondition(condition: .notOnQueue(.main))
            next(Add(payload: add.payload * 2))
          }
        }
      }
    }
    let store = Store<Counter>(middleware: [later])
    await withCheckedContinuation { continuation in
      var end: StoreUnsubscribe?
      end = store.addListener(to: \.count) { _ in
        end?()
        end = nil
        continuation.resume()
      }
      store.dispatch(Add(payload: 4))
    }
    #expect(store.state.count == 8)
  }

  struct Linked: LinkeableAction {
    let value: Int
    init?(oldState: any State, newState: any State, sourceAction: any Action) {
      let (old, new) = (oldState as! Counter, newState as! Counter)
      guard new.count > old.count, new.count < 100 else { return nil }
      value = new.count
    }
    func updatedState(currentState: any State) -> any State {
      Append(text: "linked \(value)").updatedState(currentState: currentState)
    }
  }

  @Test func linkedActionsFollowTheirSource() async {
    let links = [
      ActionLinks(source: Add.self, links: [Linked.self]),
      ActionLinks(source: Add.self, links: [Linked.self]),
    ]
    let store = Store<Counter>(middleware: [ActionLinker.middleware(for: links)])
    store.dispatch(Add(payload: 5))
    await settle(store)
    await settle(store)
    #expect(store.state.log == ["linked 5", "linked 5"])
    store.dispatch(Add(payload: 200))
    await settle(store)
    await settle(store)
    #expect(store.state.log.count == 2, "the link declined")
  }

  /// Adds what it is linked to has added, once more.
  struct Again: LinkeableAction {
    let value: Int
    init?(oldState: any State, newState: any State, sourceAction: any Action) {
      value = (newState as! Counter).count - (oldState as! Counter).count
    }
    func updatedState(currentState: any State) -> any State {
      Append(text: "again \(value)").updatedState(currentState: currentState)
    }
  }

  @Test func severalLinksOfOneSourceAllFollowAndOtherSourcesHaveNone() async {
    let links = [ActionLinks(source: Add.self, links: [Again.self, Linked.self, Again.self])]
    let store = Store<Counter>(middleware: [ActionLinker.middleware(for: links)])
    store.dispatch(Append(text: "source"))
    await settle(store)
    await settle(store)
    #expect(store.state.log == ["source"])
    store.dispatch(Add(payload: 7))
    await settle(store)
    await settle(store)
    #expect(store.state.log == ["source", "again 7", "linked 7", "again 7"])
    let alone = Store<Counter>(middleware: [ActionLinker.middleware(for: [])])
    alone.dispatch(Add(payload: 7))
    await settle(alone)
    #expect(alone.state.count == 7 && alone.state.log == [])
  }

  /// Loads a number, of which the completed and the failed action are linked.
  struct Load: AsyncAction {
    var state: AsyncActionState = .loading
    func updatedStateForLoading(currentState: any State) -> any State { currentState }
    func updatedStateForCompleted(currentState: any State) -> any State {
      Add(payload: 1).updatedState(currentState: currentState)
    }
    func updatedStateForFailed(currentState: any State) -> any State {
      Add(payload: 2).updatedState(currentState: currentState)
    }
  }

  @Test func completedAndFailedActionsAreLinkedToo() async {
    struct Ended: LinkeableAction {
      let text: String
      init?(oldState: any State, newState: any State, sourceAction: any Action) {
        guard let load = sourceAction as? Load, load.state != .loading else { return nil }
        text = "\(load.state) \((newState as! Counter).count)"
      }
      func updatedState(currentState: any State) -> any State {
        Append(text: text).updatedState(currentState: currentState)
      }
    }
    let links = [ActionLinks(source: Load.self, links: [Ended.self])]
    let store = Store<Counter>(middleware: [ActionLinker.middleware(for: links)])
    let load = Load()
    for action in [load, load.completedAction(), load.failedAction()] {
      store.dispatch(action)
      await settle(store)
      await settle(store)
    }
    #expect(store.state.log == ["completed 1", "failed 3"])
  }

  @Test func linksOfOneSourceAreMerged() {
    func counts(_ links: [ActionLinks]) -> [Int] { ActionLinker.bySource(links).values.map(\.count).sorted() }
    #expect(counts([]) == [])
    #expect(counts([ActionLinks(source: Add.self, links: [Linked.self])]) == [1])
    #expect(counts([ActionLinks(source: Add.self, links: [Linked.self, Linked.self])]) == [2])
    #expect(
      counts([
        ActionLinks(source: Add.self, links: [Linked.self]),
        ActionLinks(source: Append.self, links: [Linked.self]),
      ]) == [1, 1])
    #expect(
      counts([
        ActionLinks(source: Add.self, links: [Linked.self]),
        ActionLinks(source: Add.self, links: [Linked.self]),
      ]) == [2])
  }

  @Test func theLoggerWritesActionsThatAreNotOnTheBlackList() async {
    let lines = AsyncStream<String>.makeStream()
    let logger = ActionLogger.middleware(blackList: [Add.self]) { lines.continuation.yield($0) }
    let store = Store<Counter>(middleware: [logger])
    store.dispatch(Add(payload: 1))
    store.dispatch(Append(text: "x"))
    var written = lines.stream.makeAsyncIterator()
    #expect(await written.next() == "[Action]: \(moduleName()).Append")
  }

  @Test func typedUpdatersPassMiddlewareBy() async {
    let journal = Journal()
    let store = Store<Counter>(middleware: [noting("A", journal)])
    store.dispatch(Keep())
    store.dispatch(Add(payload: 1))
    await settle(store)
    #expect(journal.all.prefix(2) == ["A before 0", "A after 1"])
  }
}
