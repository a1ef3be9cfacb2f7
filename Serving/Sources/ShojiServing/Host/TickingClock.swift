import NIOCore

/// The clock of the table's deadlines. It stands still while the server does: what is late then is late by
/// the server, as when that was stopped for some seconds, or its machine slept, and not by visitors'
/// processes.
struct TickingClock: Sendable {
  /// The longest time between two readings that counts. It is read at each tick, if the server goes on.
  static let longest = TimeAmount.seconds(1)

  private var last: NIODeadline
  private var lost = TimeAmount.zero

  init(at time: NIODeadline) {
    last = time
  }

  /// Reads the clock at a time of the system's.
  mutating func read(at time: NIODeadline) -> NIODeadline {
    let gap = time - last
    if gap > Self.longest { lost = lost + (gap - Self.longest) }
    last = max(last, time)
    return time - lost
  }
}
