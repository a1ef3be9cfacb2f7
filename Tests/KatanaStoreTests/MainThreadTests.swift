import Foundation
import Synchronization
import Testing

@testable import KatanaStore

/// State updates that the main thread dispatches. The limit is for those that never end: all other tests take
/// turns on the main thread, too.
@MainActor @Suite(.timeLimit(.minutes(20))) struct MainThreadTests {
  private struct Step: StateUpdater {
    func updateState(_ state: inout Counter) { state.count += 1 }
  }

  /// An update that waits for the main queue, as one may that was written for a queue of its own. Not by
  /// `sync`, which runs its block on the caller's thread where the main queue has none of its own, as in
  /// tests.
  private nonisolated struct Blocking: StateUpdater {
    func updateState(_ state: inout Tally) {
      let isDone = DispatchSemaphore(value: 0)
      DispatchQueue.main.async {
        // Long enough for the other thread to sleep.
        let end = ProcessInfo.processInfo.systemUptime + 0.00005
        while ProcessInfo.processInfo.systemUptime < end {}
        isDone.signal()
      }
      isDone.wait()
      state.count += 1
    }
  }

  /// Waits for a number of updates; other blocks of the main queue run meanwhile.
  private func wait(for count: Int, in store: Store<Counter>) async {
    while store.state.count < count { await Task.yield() }
  }

  @Test func showsEachUpdateOnceAndInOrder() async {
    let store = Store<Counter>()
    var shown: [Int] = []
    store.addListener { shown.append(store.state.count) }
    for number in 1...50 {
      store.dispatch(Step())
      while shown.count < number { await Task.yield() }
    }
    #expect(shown == Array(1...50))
  }

  @Test func mayBeWaitedForByUpdates() async {
    let store = Store<Tally>()
    for number in 1...40 {
      store.dispatch(Blocking())
      while store.state.count < number { await Task.yield() }
    }
    #expect(store.state.count == 40)
  }

  @Test func isNotWaitedForWhereItIsBusy() async {
    let store = Store<Counter>()
    store.dispatch(Step())
    await wait(for: 1, in: store)
    for number in 2...20 {
      store.dispatch(Step())
      // The main thread does not come to its next block before this.
      while store.state.count < number {}
    }
    await settle(store)
    #expect(store.state.count == 20)
  }

  @Test func makesEachUpdateOnceWhoeverDispatches() async {
    let store = Store<Tally>()
    let (others, each) = (4, 100)
    for _ in 0..<others {
      Thread.detachNewThread { for _ in 0..<each { store.dispatch(Tick()) } }
    }
    for _ in 0..<each {
      store.dispatch(Tick())
      await Task.yield()
    }
    while store.state.count < (others + 1) * each { await Task.yield() }
    await settle(store)
    #expect(store.state.count == (others + 1) * each)
  }
}
