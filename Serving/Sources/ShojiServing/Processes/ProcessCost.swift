import NIOCore

/// The resources that a visitor's process uses, and the times since which it uses too many.
struct ProcessCost: Sendable {
  /// The resources that the process had used when it was last measured.
  private(set) var use: ProcessUse?
  /// The time since which the process has used a processor without a pause.
  private var busySince: NIODeadline?
  /// The time since which it has been stopped.
  private(set) var stoppedSince: NIODeadline?
  /// The time since which the app has not answered, by its own account.
  var silentSince: NIODeadline?
  /// Whether the process computes for so long that others come first.
  private(set) var givesWay = false
  /// The bytes that the process had written when its visitor's files were last counted.
  private var writtenWhenCounted = 0

  /// The verdict on a measurement.
  enum Verdict: Equatable, Sendable {
    /// Nothing.
    case fine
    /// So much was written that the visitor's files are to be counted.
    case wrote
    /// The process is to end, for a reason.
    case exceeds(String)
  }

  /// Notes what the process has used.
  mutating func take(_ use: ProcessUse, _ limits: Limits, at now: NIODeadline) -> Verdict {
    // A process that has a processor for itself for most of a second is busy.
    let isBusy = self.use.map { use.seconds - $0.seconds > 0.8 } ?? false
    busySince = isBusy ? busySince ?? now : nil
    stoppedSince = use.isStopped ? stoppedSince ?? now : nil
    self.use = use
    givesWay = isBusy || silentSince != nil
    if use.memory > limits.memory {
      return .exceeds("it has \(use.memory >> 20) MB of memory, and may have \(limits.memory >> 20)")
    }
    if let stoppedSince, now - stoppedSince >= Deadlines.stopped { return .exceeds("it is stopped") }
    let bound = TimeAmount.nanoseconds(Int64(limits.busySeconds * 1e9))
    let since = [busySince, silentSince].compactMap { $0 }.min()
    if let since, now - since > bound {
      return .exceeds("it has been busy for \(Int(limits.busySeconds)) s")
    }
    guard use.written - writtenWhenCounted > 1 << 20 else { return .fine }
    writtenWhenCounted = use.written
    return .wrote
  }
}
