import Foundation

/// The resources that a process has used, by the kernel's own account.
struct ProcessUse: Equatable, Sendable {
  /// The seconds of processors' time since the process began.
  var seconds = 0.0
  /// The bytes of memory that are the process's own.
  var memory = 0
  /// The bytes it has written to disks since it began.
  var written = 0
  /// Whether a signal has stopped it, as SIGSTOP does.
  var isStopped = false

  private static let ticks = Double(sysconf(Int32(_SC_CLK_TCK)))
  private static let page = sysconf(Int32(_SC_PAGESIZE))

  /// An account of nothing.
  init() {}

  /// The fields of a process's `stat` from the second on; none when it is gone.
  private static func fields(of process: pid_t) -> [Substring] {
    guard let stat = text("/proc/\(process)/stat"), let name = stat.lastIndex(of: ")") else { return [] }
    // The name of the program may have spaces: fields are counted from behind it.
    return stat[name...].split(separator: " ")
  }

  /// The parent of a process; nil when it is gone.
  static func parent(of process: pid_t) -> pid_t? {
    let fields = fields(of: process)
    return fields.count > 2 ? pid_t(fields[2]) : nil
  }

  /// The children of a process.
  static func children(of parent: pid_t) -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { self.parent(of: $0) == parent }
  }

  /// Reads the account of a process; nil when it is gone.
  init?(of process: pid_t) {
    let fields = Self.fields(of: process)
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else {
      return nil
    }
    seconds = (user + system) / Self.ticks
    isStopped = fields[1] == "T"
    let pages = Self.text("/proc/\(process)/statm")?.split(separator: " ").compactMap { Int($0) } ?? []
    if pages.count > 2 { memory = (pages[1] - pages[2]) * Self.page }
    if let line = Self.text("/proc/\(process)/io")?.split(separator: "\n").first(where: {
      $0.hasPrefix("write_bytes")
    }) {
      written = Int(line.split(separator: " ").last ?? "") ?? 0
    }
  }

  private static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }
}
