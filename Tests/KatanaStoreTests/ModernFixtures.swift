import Foundation
import KatanaStore
import Synchronization

final class ModernServices: SideEffectDependencyContainer {
  init(dispatch: @escaping StoreDispatch, getState: @escaping () -> any State) {}
}

typealias ModernStore = Store<Counter, ModernServices>
typealias ModernContext = SideEffectContext<Counter, ModernServices>

struct Increase: StateUpdater {
  var by = 1
  func updateState(_ state: inout Counter) { state.count += by }
}

/// Waits at `gate`, then writes.
struct Write: StateUpdater {
  let text: String
  var gate: DispatchSemaphore?
  func updateState(_ state: inout Counter) {
    gate?.wait()
    state.log.append(text)
  }
}

/// A side effect that does what a test says.
struct Perform: SideEffect {
  let body: (ModernContext) throws -> Void
  func sideEffect(_ context: ModernContext) throws { try body(context) }
}

/// A side effect that returns what a test says.
struct Ask<ReturnValue>: ReturningSideEffect {
  let body: (any AnySideEffectContext) throws -> ReturnValue
  func sideEffect(_ context: any AnySideEffectContext) throws -> ReturnValue { try body(context) }
}

nonisolated struct Failure: Error, Equatable {
  var code = 0
}

/// Waits until the state is as expected.
@MainActor func wait<S: State>(_ store: PartialStore<S>, until isExpected: (S) -> Bool) async {
  for await state in store.states where isExpected(state) { return }
}
