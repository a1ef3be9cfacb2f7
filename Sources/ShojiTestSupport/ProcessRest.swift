import Foundation

/// Whether another process has anything to do.
enum ProcessRest {
  /// Waits until every thread of a process sleeps: two looks in a row find all of them asleep, and none has run in
  /// between. False when that has not come about after so many seconds.
  static func wait(for process: Int32, seconds: TimeInterval) async throws -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    var before: Look?
    while ProcessInfo.processInfo.systemUptime < end {
      let look = Look(process)
      if let look, look == before { return true }
      before = look
      try await Task.sleep(for: .microseconds(200))
    }
    return false
  }

  /// How often each thread of a process has run; nil while one is running.
  private struct Look: Equatable {
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
