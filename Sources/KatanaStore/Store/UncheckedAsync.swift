import Dispatch

extension DispatchQueue {
  /// Runs `work` later. The store's objects guard themselves, which the compiler cannot see through
  /// their generic types.
  func asyncUnchecked(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    async { work() }
  }
}

extension AsyncProvider {
  /// Runs `work` later.
  func executeUnchecked(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    execute { work() }
  }
}
