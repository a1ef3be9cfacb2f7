import CDriverSupport
import Foundation

/// Whether another process has anything to do.
enum ProcessRest {
  /// Waits until every thread of a process sleeps: two samples in a row find all of them asleep, and none has
  /// run in between. False when that has not come about after so many seconds.
  static func wait(for process: Int32, seconds: TimeInterval) async throws -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var runsBefore: UInt64?
    var pause = 200
    while ProcessInfo.processInfo.systemUptime < end {
      var runs: UInt64 = 0
      let rests = shoji_process_rests(process, &runs)
      if rests && runs == runsBefore { return true }
      runsBefore = rests ? runs : nil
      try await Task.sleep(for: .microseconds(pause))
      // A process that works for long is looked at less often: the looks take time from it.
      if !rests { pause = min(pause * 2, 1_600) }
    }
    return false
  }
}
