import NIOCore

/// The time since what a visitor has done was last kept where a lost machine does not take it along. Where
/// that is so each second, inputs wait once it is not: a page is not answered by what another machine could
/// not go on from. A server that is the only one says nothing of it, and nothing waits.
struct KeptTime {
  /// The longest time that inputs are handled for.
  static let longest = TimeAmount.seconds(2)

  private var last: NIODeadline?
  private var isHolding = false

  /// Notes that all up to now is kept. Whether inputs need not wait any more.
  mutating func wasKept(at now: NIODeadline) -> Bool {
    last = now
    defer { isHolding = false }
    return isHolding
  }

  /// Whether inputs are to wait from now on.
  mutating func isOver(at now: NIODeadline) -> Bool {
    guard let last, !isHolding, now - last >= Self.longest else { return false }
    isHolding = true
    return true
  }
}
