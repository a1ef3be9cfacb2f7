import Diagnostics
import Foundation

/// Calls of delegates and handlers, which frameworks make on the main thread after the call that asked for
/// them has returned.
package enum MainThread {
  /// Calls a closure on the main thread, after this turn.
  package static func later(_ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.main.async { work() }
  }

  /// Calls a closure of the main actor's, at once where the caller is on it.
  package static func run(_ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
