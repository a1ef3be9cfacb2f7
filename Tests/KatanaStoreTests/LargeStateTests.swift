import Foundation
import KatanaStore
import Testing

/// A state of 10 MB without any indirection, used on threads whose stack has 1 MB.
nonisolated struct LargeState: State {
  var count = 0
  var bytes = InlineArray<10_000_000, UInt8>(repeating: 0)
  var log: [String] = []
}

@Suite struct LargeStateTests {
  nonisolated struct Change: StateUpdater {
    func updateState(_ state: inout LargeState) {
      state.count += 1
      state.log.append("x")
    }
  }

  nonisolated struct Effect: SideEffect {
    func sideEffect(_ context: SideEffectContext<LargeState, EmptySideEffectDependencyContainer>) throws {
      try context.dispatch(Change()).await()
      guard context.value(of: \.count) == 2 else { throw Failure() }
    }
  }

  /// Calls each closure on a new thread with a stack of 1 MB.
  nonisolated final class SmallStack: AsyncProvider {
    func execute(_ closure: @escaping @Sendable () -> Void) {
      let thread = Thread { closure() }
      thread.stackSize = 1 << 20
      thread.start()
    }
  }

  @Test func neverTravelsOnTheStack() async throws {
    let lines = AsyncThrowingStream<Int, any Error>.makeStream()
    SmallStack().execute {
      do {
        let store = Store<LargeState>(
          interceptors: [], stateInitializer: LargeState.init,
          configuration: .init(listenersAsyncProvider: SmallStack()))
        store.addListener { lines.continuation.yield(store.value(of: \.count)) }
        store.addListener(to: \.log.count) { lines.continuation.yield($0 * 100) }
        try store.dispatch(Change()).await()
        lines.continuation.yield(store.value(of: \.count) * 10)
        try store.dispatch(Effect()).await()
      } catch {
        lines.continuation.finish(throwing: error)
      }
    }
    var seen: Set<Int> = []
    for try await line in lines.stream {
      seen.insert(line)
      if seen.isSuperset(of: [10, 2, 200]) { break }
    }
  }
}
