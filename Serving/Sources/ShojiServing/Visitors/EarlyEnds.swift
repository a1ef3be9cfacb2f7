import Foundation
import NIOCore

/// The ends of processes that are not known yet: a template that is dying may have told of a process, whose
/// end the kernel tells first. They are kept for a moment, in which no number is given anew.
struct EarlyEnds: Sendable {
  private var ends: [(process: pid_t, end: ProcessEnd, time: NIODeadline)] = []

  /// The time for which they are kept.
  private static let time = TimeAmount.seconds(2)
  /// The most that are kept.
  private static let most = 256

  /// Notes an end.
  mutating func note(_ process: pid_t, _ end: ProcessEnd, at now: NIODeadline) {
    ends.removeAll { now - $0.time > Self.time }
    if ends.count < Self.most { ends.append((process, end, now)) }
  }

  /// Takes the end of a process that has just been told of.
  mutating func take(_ process: pid_t, at now: NIODeadline) -> ProcessEnd? {
    guard let index = ends.lastIndex(where: { $0.process == process && now - $0.time <= Self.time }) else {
      return nil
    }
    return ends.remove(at: index).end
  }
}
