import Foundation
import KatanaStore
import Synchronization

struct Counter: State, Equatable {
  var count = 0
  var log: [String] = []
}

/// Keeps what happened on several threads, in order.
nonisolated final class Journal: Sendable {
  private let lines = Mutex<[String]>([])
  func add(_ line: String) { lines.withLock { $0.append(line) } }
  var all: [String] { lines.withLock { $0 } }
}

/// A state and an updater that any thread may use, whatever the target's default isolation.
nonisolated struct Tally: State {
  var count = 0
}

nonisolated struct Tick: StateUpdater {
  func updateState(_ state: inout Tally) { state.count += 1 }
}

struct Add: SyncAction {
  var payload: Int

  static func updatedState(currentState: any State, action: Add) -> any State {
    var state = currentState as! Counter
    state.count += action.payload
    return state
  }
}

struct Append: Action {
  var text: String
  func updatedState(currentState: any State) -> any State {
    var state = currentState as! Counter
    state.log.append(text)
    return state
  }
}

struct Keep: StateUpdater {
  func updateState(_ state: inout Counter) {}
}

/// Waits until everything dispatched so far was handled and its listeners were called.
@MainActor func settle<S: State>(_ store: PartialStore<S>) async {
  let mark = Mark()
  await withCheckedContinuation { continuation in
    nonisolated(unsafe) var end: StoreUnsubscribe?
    end = store.addBurstListener {
      // It may be the end of a burst before this one.
      guard mark.isReached.load(ordering: .acquiring) else { return }
      end?()
      end = nil
      continuation.resume()
    }
    store.dispatch(Nothing(mark: mark))
  }
}

/// Whether a store has come to an action.
nonisolated final class Mark: Sendable {
  let isReached = Atomic(false)
}

/// An action for a store of any state.
struct Nothing: Action {
  var mark: Mark?

  func updatedState(currentState: any State) -> any State {
    mark?.isReached.store(true, ordering: .releasing)
    return currentState
  }
}

/// The name of the test target that compiled these sources.
nonisolated func moduleName(_ file: String = #fileID) -> String { String(file.prefix { $0 != "/" }) }
