import Foundation

/// The place that lines of the log go to: standard error, from a severity on.
///
/// The threshold is read from `SHOJI_LOG` when the first line is written: `debug`, `info`, `default`,
/// `error`, `fault` or `off`. Without it everything is written in debug builds, and `default` and more severe
/// lines in release builds. In debug builds private values are shown, as they are in Xcode's console; in
/// release builds they are `<private>`.
package struct LogOutput: Sendable {
  /// The least severity that is written, 0 for `debug` to 4 for `fault`; `nil` for none.
  package var threshold: Int?
  /// Whether private values are left out.
  package var redacts: Bool
  /// Writes a whole line with its end.
  package var write: @Sendable (String) -> Void

  /// Makes an output.
  package init(threshold: Int?, redacts: Bool, write: @escaping @Sendable (String) -> Void) {
    self.threshold = threshold
    self.redacts = redacts
    self.write = write
  }

  /// The output in place of the process's own in the task that set it; for tests.
  @TaskLocal package static var override: LogOutput?

  /// The output that lines go to now.
  package static var current: LogOutput { override ?? process }

  private static let process = LogOutput(
    threshold: threshold(named: ProcessInfo.processInfo.environment["SHOJI_LOG"]), redacts: !AppBuild.isDebug
  ) { StandardError.write($0) }

  /// The names of the severities, in order.
  private static let names = ["debug", "info", "default", "error", "fault"]

  /// The least severity for a setting. One that is not known counts as none.
  package static func threshold(named name: String?) -> Int? {
    if name == "off" { return nil }
    return name.flatMap(names.firstIndex) ?? (AppBuild.isDebug ? 0 : 2)
  }

  /// Whether lines of a severity are written.
  package func writes(_ severity: Int) -> Bool {
    threshold.map { severity >= $0 } ?? false
  }

  /// The bytes of a message that are written.
  package static let longestMessage = 64 << 10

  /// A message, cut where it is longer than is written; the end says how many bytes are left out.
  private static func bounded(_ message: String) -> String {
    let count = message.utf8.count
    guard count > longestMessage else { return message }
    let scalars = message.unicodeScalars
    let cut = message.utf8.index(message.startIndex, offsetBy: longestMessage)
    let end = scalars.index(before: scalars.index(after: cut))
    return
      "\(message[..<end])… (\(count - message.utf8.distance(from: message.startIndex, to: end)) bytes left out)"
  }

  /// Writes a line: time, level, place and message. Of a message of more than ``longestMessage`` bytes the
  /// beginning.
  ///
  /// - Parameters:
  ///   - level: The name of the level.
  ///   - place: The subsystem and category, separated by a colon; nothing for none.
  ///   - message: The message, of one line or several.
  package func log(_ level: String, at place: String, _ message: String) {
    write("\(LogOutput.time()) \(level)\(place.isEmpty ? "" : " [\(place)]") \(LogOutput.bounded(message))\n")
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

/// The process's standard error, for answers to its command line; everything else is logged.
package enum StandardError {
  /// Writes text as it stands, in one call, so that threads do not mix their lines.
  package static func write(_ text: String) { write(text, to: .standardError) }

  /// Writes text. What cannot be written, as where a disk is full, is lost, and the app goes on.
  static func write(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }

  /// Writes a line.
  package static func print(_ line: String) {
    write("\(line)\n")
  }
}
