import Diagnostics

/// The repetition of work that may cause more of its kind: layout that requests layout, constraints that
/// change others. It ends when nothing is due any more, or after a bound, with one message for all.
@MainActor package enum Settling {
  /// The number of rounds after which work that always causes more is left as it is.
  package static let rounds = 100

  /// Repeats `round` until it returns that nothing is due. After ``rounds`` it stops, logs that `work` did
  /// not come to rest and `advice`, and returns false.
  @discardableResult package static func run(
    _ work: @autoclosure () -> String, advice: @autoclosure () -> String, round: () -> Bool
  ) -> Bool {
    for _ in 0..<rounds where !round() { return true }
    Log.layout.error("[LayoutConstraints] \(work()) did not come to rest after \(rounds) rounds: \(advice())")
    return false
  }
}
