import Foundation
import KatanaStore
import Testing

@MainActor @Suite struct InterceptorTests {
  /// Writes the dispatchable and the counts before and after.
  static func writing(_ name: String, _ journal: Journal) -> StoreInterceptor {
    { context in
      { next in
        { dispatchable in
          let before = (context.getAnyState() as! Counter).count
          try next(dispatchable)
          let after = (context.getAnyState() as! Counter).count
          journal.add("\(name) \(type(of: dispatchable)) \(before)→\(after)")
        }
      }
    }
  }

  @Test func seesTheDispatchableAndBothStates() async throws {
    let journal = Journal()
    let store = ModernStore(interceptors: [Self.writing("A", journal)])
    try await store.dispatch(Increase(by: 3)).value
    try await store.dispatch(Add(payload: 1)).value
    try await store.dispatch(Perform { try $0.dispatch(Increase()).await() }).value
    #expect(journal.all == ["A Increase 0→3", "A Add 3→4", "A Increase 4→5", "A Perform 4→5"])
  }

  @Test func threeRunInTheirOrder() async throws {
    let journal = Journal()
    func entering(_ name: String) -> StoreInterceptor {
      { _ in
        { next in
          { dispatchable in
            journal.add(name)
            try next(dispatchable)
          }
        }
      }
    }
    let store = ModernStore(interceptors: ["A", "B", "C"].map { entering($0) })
    try await store.dispatch(Increase()).value
    try await store.dispatch(Perform { _ in journal.add("effect") }).value
    #expect(journal.all == ["A", "B", "C", "A", "B", "C", "effect"])
  }

  @Test func oneThatThrowsBlocksTheUpdateAndTheSideEffect() async throws {
    let journal = Journal()
    let refusing: StoreInterceptor = { _ in { _ in { _ in throw Failure(code: 1) } } }
    let store = ModernStore(interceptors: [Self.writing("A", journal), refusing])
    await #expect(throws: Failure(code: 1)) { try await store.dispatch(Increase()).value }
    await #expect(throws: Failure(code: 1)) {
      try await store.dispatch(Perform { _ in journal.add("effect") }).value
    }
    #expect(store.state.count == 0)
    #expect(journal.all == [])
  }

  @Test func oneMayDispatchAroundAReturningSideEffect() async throws {
    let dispatching: StoreInterceptor = { context in
      { next in
        { dispatchable in
          if dispatchable is Ask<Int> { try context.dispatch(Increase()).await() }
          try next(dispatchable)
        }
      }
    }
    let store = ModernStore(interceptors: [dispatching])
    #expect(try await store.dispatch(Ask { ($0.getAnyState() as! Counter).count + 1 }).value == 2)
  }

  @Test func oneMayLetAnotherUpdaterThrough() async throws {
    let doubling: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          guard let increase = dispatchable as? Increase else { return try next(dispatchable) }
          try next(Increase(by: increase.by * 2))
        }
      }
    }
    let store = ModernStore(interceptors: [doubling])
    try await store.dispatch(Increase(by: 4)).value
    #expect(store.state.count == 8)
  }

  @Test func anotherKindIsDispatchedAnew() async throws {
    let journal = Journal()
    let swapping: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          switch dispatchable {
          case is Increase: try next(Perform { _ in journal.add("effect") })
          case is Ask<Int>: try next(Write(text: "update"))
          default: try next(dispatchable)
          }
        }
      }
    }
    let store = ModernStore(interceptors: [swapping])
    try await store.dispatch(Increase()).value
    await #expect(throws: StoreError.self) { _ = try await store.dispatch(Ask { _ in 1 }).value }
    await wait(store) { $0.log == ["update"] }
    while journal.all.isEmpty { try await store.dispatch(Perform { _ in }).value }
    #expect(journal.all == ["effect"])
    #expect(store.state.count == 0)
  }

  @Test func aReturningSideEffectThatIsNotLetThroughFails() async throws {
    let swallowing: StoreInterceptor = { _ in { _ in { _ in } } }
    let store = ModernStore(interceptors: [swallowing])
    await #expect(throws: StoreError.self) { _ = try await store.dispatch(Ask { _ in 1 }).value }
    try await store.dispatch(Perform { _ in }).value
    try await store.dispatch(Increase()).value
    #expect(store.state.count == 0)
  }

  @Test func oneMayLetThroughLaterFromAnotherThread() async throws {
    let journal = Journal()
    let later: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          nonisolated(unsafe) let dispatchable = dispatchable
          Thread.detachNewThread { try? next(dispatchable) }
        }
      }
    }
    let store = ModernStore(interceptors: [Self.writing("A", journal), later, Self.writing("B", journal)])
    try await store.dispatch(Increase()).value
    await wait(store) { $0.count == 1 }
    store.dispatch(Perform { $0.dispatch(Add(payload: 4)) })
    await wait(store) { $0.count == 5 }
    #expect(journal.all.filter { $0.hasPrefix("A Perform") }.count == 1, "it does not begin anew")
  }

  @Test func aMiddlewareIsMadeAnInterceptor() async throws {
    let journal = Journal()
    let middleware: StoreMiddleware = { getState, dispatch in
      { next in
        { action in
          journal.add("before \((getState() as! Counter).count)")
          next(action)
          journal.add("after \((getState() as! Counter).count)")
        }
      }
    }
    let refusing: StoreInterceptor = { _ in
      { next in
        { dispatchable in
          if let add = dispatchable as? Add, add.payload > 5 { throw Failure(code: add.payload) }
          try next(dispatchable)
        }
      }
    }
    let store = ModernStore(interceptors: [middlewareToInterceptor(middleware), refusing])
    try await store.dispatch(Add(payload: 2)).value
    try await store.dispatch(Increase()).value
    await #expect(throws: Failure(code: 9)) { try await store.dispatch(Add(payload: 9)).value }
    try await store.dispatch(Add(payload: 1)).value
    #expect(journal.all == ["before 0", "after 2", "before 3", "after 3", "before 3", "after 4"])
  }

  @Test func theLoggerWritesWhatIsNotOnTheBlackList() async throws {
    let lines = AsyncStream<String>.makeStream()
    let logger = DispatchableLogger.interceptor(blackList: [Increase.self]) { lines.continuation.yield($0) }
    let store = ModernStore(interceptors: [logger])
    store.dispatch(Increase())
    store.dispatch(Keep())
    store.dispatch(Perform { _ in })
    var written = lines.stream.makeAsyncIterator()
    #expect(await written.next() == "[Dispatchable]: \(moduleName()).Keep")
    #expect(await written.next() == "[Dispatchable]: \(moduleName()).Perform")
  }

  @Test func aReleasedStoreReleasesWhatItsInterceptorsKeep() async throws {
    final class Kept {}
    weak var kept: Kept?
    do {
      let object = Kept()
      kept = object
      let store = ModernStore(interceptors: [
        { context in
          { next in
            { dispatchable in
              withExtendedLifetime((object, context)) {}
              try next(dispatchable)
            }
          }
        }
      ])
      try await store.dispatch(Increase()).value
      await settle(store)
    }
    // The queue's last job may still hold it.
    while kept != nil { await Task.yield() }
  }
}
