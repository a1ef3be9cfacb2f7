import Foundation

/// The open files that the server may have, and what follows from their number: shells give 1,024, of which
/// most may have many more.
struct FileLimit: Equatable, Sendable {
  /// The most open files.
  let files: Int

  /// The files of the server itself: ports, databases, logs, folders that are looked through.
  private static let own = 64
  /// The files that each visitor's process takes here: its channel, and the process.
  private static let ofProcess = 2

  /// Describes a number of files.
  init(files: Int) {
    self.files = files
  }

  /// Raises the limit as far as the system lets the server.
  static func raise() -> FileLimit {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
      return FileLimit(files: 1_024)
    }
    var raised = limit
    raised.rlim_cur = limit.rlim_max
    if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    return FileLimit(files: Int(clamping: limit.rlim_cur))
  }

  /// The connections that may wait, or be with a process that has not answered: a third of all.
  var mostConnections: Int { min(4_096, max(16, (files - Self.own) / 3)) }

  /// Lowers limits that need more files than there are. Returns the words about it; nil where all fit.
  func fit(_ limits: inout Limits) -> String? {
    let third = max(16, (files - Self.own) / 3)
    let (processes, silent) = (limits.processes, limits.silentConnections)
    limits.processes = min(processes, third / Self.ofProcess)
    limits.silentConnections = min(silent, third)
    guard limits.processes < processes || limits.silentConnections < silent else { return nil }
    return """
      The system lets the server have \(files) open files: it has \(limits.processes) processes at once, not \
      \(processes), and \(limits.silentConnections) connections that have not said whose they are
      """
  }
}
