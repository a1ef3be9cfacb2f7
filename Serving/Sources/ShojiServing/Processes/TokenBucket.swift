/// Counts events against a rate: a bucket that each event takes from, and that fills by itself.
struct TokenBucket {
  private let rate: Limits.Rate
  private var level: Double
  private var time: Double

  /// Makes a full bucket.
  init(_ rate: Limits.Rate, now: Double) {
    self.rate = rate
    level = rate.burst
    time = now
  }

  /// Whether an event may happen now; it counts then.
  mutating func take(now: Double) -> Bool {
    level = min(rate.burst, level + max(0, now - time) * rate.perSecond)
    time = now
    guard level >= 1 else { return false }
    level -= 1
    return true
  }

  /// Whether nothing is missing in it.
  func isFull(now: Double) -> Bool { level + (now - time) * rate.perSecond >= rate.burst }
}
