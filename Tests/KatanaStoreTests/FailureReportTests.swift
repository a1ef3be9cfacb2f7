import Foundation
import KatanaStore
import Testing

/// The types are not isolated, because the body of an exit test is not.
@Suite struct FailureReportTests {
  nonisolated struct Break: SideEffect {
    let gone: DispatchSemaphore
    func sideEffect(_ context: SideEffectContext<Tally, EmptySideEffectDependencyContainer>) throws {
      throw LoudFailure(gone: gone)
    }
  }

  /// An error that signals its end, which follows its report.
  nonisolated final class LoudFailure: Error, CustomStringConvertible, Sendable {
    let gone: DispatchSemaphore
    init(gone: DispatchSemaphore) { self.gone = gone }
    deinit { gone.signal() }
    var description: String { "Failure 42" }
  }

  @Test func anErrorThatNobodyAwaitsIsWrittenOnce() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let store = Store<Tally>()
      let gone = DispatchSemaphore(value: 0)
      store.dispatch(Break(gone: gone))
      gone.wait()
      try? await store.dispatch(Break(gone: gone)).value
      store.dispatch(Break(gone: gone)).catch(in: .global()) { _ in }
      for _ in 0..<2 { gone.wait() }
      let erased: StoreDispatch = store.dispatch
      erased(Tick())
      try await store.dispatch(Tick()).value
      #expect(store.state.count == 2, "it blocks nothing but itself")
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.components(separatedBy: "Failure 42").count == 2, "\(written)")
    #expect(written.contains("Break failed, and nobody awaited it"))
  }

  @Test func aValueThatIsBothKindsStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated struct Both: StateUpdater, SideEffect {
        typealias StateType = Tally
        func updateState(_ state: inout Tally) {}
        func sideEffect(_ context: SideEffectContext<Tally, EmptySideEffectDependencyContainer>) throws {}
        static var _stateType: (any State.Type)? { Tally.self }
      }
      let store = Store<Tally>()
      let both: any Dispatchable = Both()
      _ = try await store.anyDispatch(both).value
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.contains("is a state updater and a side effect"))
  }

  @Test func aValueThatIsNeitherKindStopsTheProgram() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      nonisolated struct Neither: Dispatchable {}
      _ = try await Store<Tally>().anyDispatch(Neither()).value
    }
    let written = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(written.contains("Neither cannot be dispatched"))
  }
}
