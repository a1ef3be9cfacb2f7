import Foundation

/// The place that lines go to: standard error, from a level on.
///
/// The threshold is read from `SHOJI_LOG` when the first line is written: `debug`, `info`, `default`, `error`, `fault` or
/// `off`. Without it everything is written in debug builds, and `default` and more severe lines in release builds. In
/// debug builds private values are shown, as they are in Xcode's console; in release builds they are `<private>`.
struct LogOutput: Sendable {
  /// The least severity that is written; `nil` for none.
  var threshold: Int?
  /// Whether private values are left out.
  var redacts: Bool
  /// Writes a whole line with its end.
  var write: @Sendable (String) -> Void

  /// The output in place of the process's own in the task that set it; for tests.
  @TaskLocal static var override: LogOutput?

  /// The output that lines go to now.
  static var current: LogOutput { override ?? process }

  private static let process = LogOutput(
    threshold: threshold(named: ProcessInfo.processInfo.environment["SHOJI_LOG"]), redacts: !isDebugBuild
  ) { line in
    // One call for a line, so that threads do not mix theirs.
    FileHandle.standardError.write(Data(line.utf8))
  }

  private static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// The least severity for a setting. One that is not known counts as none.
  static func threshold(named name: String?) -> Int? {
    let levels: [OSLogType] = [.debug, .info, .default, .error, .fault]
    if name == "off" { return nil }
    let level = levels.first { $0.name == name } ?? (isDebugBuild ? .debug : .default)
    return level.severity
  }

  func writes(_ type: OSLogType) -> Bool {
    threshold.map { type.severity >= $0 } ?? false
  }

  /// Writes a line: time, level, subsystem and category, and the message.
  func log(_ type: OSLogType, _ log: OSLog, _ message: String) {
    let place = log.subsystem.isEmpty ? "" : " [\(log.subsystem):\(log.category)]"
    write("\(LogOutput.time()) \(type.name)\(place) \(message)\n")
  }

  /// The time of the day to the millisecond.
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var parts = tm()
    localtime_r(&now.tv_sec, &parts)
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return
      "\(padded(Int(parts.tm_hour), 2)):\(padded(Int(parts.tm_min), 2)):\(padded(Int(parts.tm_sec), 2))."
      + padded(now.tv_nsec / 1_000_000, 3)
  }
}
