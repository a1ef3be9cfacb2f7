import Foundation

/// Whether another process has anything to do.
enum ProcessRest {
  /// Waits until every thread of a process sleeps: two looks in a row find all of them asleep, and none has run in
  /// between. False when that has not come about after so many seconds.
  static func wait(for process: Int32, seconds: TimeInterval) async throws -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var before: Sample?
    while ProcessInfo.processInfo.systemUptime < end {
      let sample = Sample(process)
      if let sample, sample == before { return true }
      before = sample
      try await Task.sleep(for: .microseconds(200))
    }
    return false
  }

  /// The number of times each thread of a process has run; nil while one is running.
  private struct Sample: Equatable {
    var runs: [String: [Substring]] = [:]

    init?(_ process: Int32) {
      let folder = "/proc/\(process)/task"
      guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
      for thread in threads {
        guard let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8) else {
          return nil
        }
        let lines = status.split(separator: "\n")
        let state = lines.first { $0.hasPrefix("State:\t") }?.dropFirst(7).first
        guard let state, "SITtZX".contains(state) else { return nil }
        runs[thread] = lines.filter { $0.contains("voluntary_ctxt_switches:") }
      }
    }
  }
}
