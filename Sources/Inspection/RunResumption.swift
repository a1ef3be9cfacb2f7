import Synchronization

/// The time in which an app that was started again goes back to its screen by repeating inputs.
///
/// A store whose recorded run was resumed has the effects of those inputs in its state already, and drops
/// what they dispatch.
package enum RunResumption {
  private static let flag = Atomic(false)

  /// Whether inputs are being repeated.
  package static var isRepeatingInputs: Bool { flag.load(ordering: .relaxed) }

  /// Runs work that repeats inputs.
  package static func repeatingInputs(_ work: () -> Void) {
    flag.store(true, ordering: .relaxed)
    defer { flag.store(false, ordering: .relaxed) }
    work()
  }
}
