import Foundation

/// The log of what the server refused and why. Of each kind of line one is written, and the next after an
/// interval that doubles as long as more come, with the number of those that were left out: nobody outside
/// fills the log. Used on the server's loop only.
final class ServerLog {
  /// The seconds after which a second line of a kind is written, and the longest between two of them.
  static let intervals = 10.0...3_600.0
  /// The number of kinds that are remembered.
  static let mostKinds = 100

  private struct Kind {
    /// The time before which no more is written.
    var next: TimeInterval
    var interval: TimeInterval
    /// The number of lines that were left out since the last.
    var omitted = 0
    var last: TimeInterval
  }

  private let write: @Sendable (String) -> Void
  private let now: () -> TimeInterval
  private var kinds: [String: Kind] = [:]

  init(
    now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.now = now
    self.write = write
  }

  func log(_ message: LogMessage) {
    let time = now()
    guard var kind = kinds[message.kind] else {
      if kinds.count >= Self.mostKinds, let oldest = kinds.min(by: { $0.value.last < $1.value.last }) {
        kinds[oldest.key] = nil
      }
      let interval = Self.intervals.lowerBound
      kinds[message.kind] = Kind(next: time + interval, interval: interval, last: time)
      return write(message.text)
    }
    // After a pause it begins anew.
    let hasPaused = time - kind.last > 2 * kind.interval
    kind.last = time
    if time < kind.next {
      kind.omitted += 1
    } else {
      write(message.text + (kind.omitted > 0 ? " (and \(kind.omitted) more like it)" : ""))
      kind.omitted = 0
      kind.interval =
        hasPaused ? Self.intervals.lowerBound : min(2 * kind.interval, Self.intervals.upperBound)
      kind.next = time + kind.interval
    }
    kinds[message.kind] = kind
  }
}
