import CChildProcess
import Foundation

/// The bounds of what a program may touch: some folders, no network, no other process, no secret of the
/// environment. What it starts has the same bounds.
///
/// It consists of Landlock for files, ports and signals, and of a filter of system calls for all else.
package struct Confinement: Equatable, Sendable {
  /// The files and folders that are read and run.
  package var readable: [String]
  /// The files and folders that are written, too.
  package var writable: [String]
  /// The variables that are set besides those that pass.
  package var variables: [String: String]
  /// The bounds of its costs, with all that it has started.
  package var costs = Costs()

  /// The bounds of what a program may cost. One that is beyond is ended with all that it has started.
  package struct Costs: Equatable, Sendable {
    /// The most memory that is in no file, in bytes: seven eighths of the machine's unless told otherwise.
    package var memory = ProcessInfo.processInfo.physicalMemory / 8 * 7
    /// The bytes of the disk that are left to others; nil for 1 GiB, and for half of what a disk has at the
    /// start that has less than twice that.
    package var space: UInt64?

    /// The usual bounds.
    package init() {}

    /// The bytes of a folder's disk that are left to others; 0 where that cannot be told.
    func space(on folder: UnsafePointer<CChar>) -> UInt64 {
      if let space { return space }
      var disk = statvfs()
      guard statvfs(folder, &disk) == 0 else { return 0 }
      return min(1 << 30, UInt64(disk.f_bavail) * UInt64(disk.f_frsize) / 2)
    }

    /// The end of the sentence about a program that was ended for a cost.
    static func words(for cost: Int32) -> String {
      switch shoji_child_cost(UInt32(bitPattern: cost)) {
      case SHOJI_COST_MEMORY: "used almost all of the machine's memory, and was ended"
      case SHOJI_COST_DISK: "left almost nothing of the disk, and was ended"
      default: "had more than \(SHOJI_MOST_PROCESSES) processes at once, and was ended"
      }
    }
  }

  /// Bounds around some files and folders; those that are not there do not matter.
  package init(readable: [String] = [], writable: [String] = [], variables: [String: String] = [:]) {
    (self.readable, self.writable, self.variables) = (readable, writable, variables)
  }

  /// The folder for temporary files; nil where none is named.
  package var temporaryFolder: String? { variables["TMPDIR"] }

  // MARK: The kernel

  /// The version of Landlock; 0 for a kernel without it.
  static let version = Int(shoji_landlock_version())

  /// Whether this system can confine a program.
  package static let isAvailable = version > 0 && shoji_filter_is_available() != 0

  /// The operations that this kernel cannot deny to a confined program, in words.
  package static var lacking: [String] {
    guard isAvailable else { return ["all that you can do"] }
    // Up to version 4, what an open device obeys; the filter refuses what is grave.
    return version < 6 ? ["send signals to your other processes"] : []
  }

  /// The system's files, which all programs read.
  private static let system = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc", "/opt", "/proc", "/sys",
    "/nix/store", "/gnu/store", "/var/cache/fontconfig", "/var/lib/dpkg/info",
  ]
  /// The devices that have no state.
  private static let devices = ["/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom"]

  /// Makes the rules for the kernel.
  func ruleset() throws(ChildProcessError) -> Int32 {
    let version = Int32(Confinement.version)
    let ruleset = shoji_ruleset_create(version)
    guard ruleset >= 0 else { throw Confinement.error("rules") }
    for (paths, rights) in [(Confinement.system + readable, 0), (writable, 1), (Confinement.devices, 2)] {
      for path in paths {
        guard shoji_ruleset_allow(ruleset, version, path, Int32(rights)) != 0, errno != ENOENT else {
          continue
        }
        let error = Confinement.error("a rule for \(path)")
        close(ruleset)
        throw error
      }
    }
    return ruleset
  }

  private static func error(_ what: String) -> ChildProcessError {
    ChildProcessError("the kernel does not take \(what): \(String(cString: strerror(errno)))")
  }

  // MARK: The environment

  private static let passing: Set<String> = [
    "PATH", "LANG", "LANGUAGE", "TERM", "TZ", "USER", "LOGNAME", "NO_COLOR", "COLORTERM", "LD_LIBRARY_PATH",
    "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "SDKROOT", "CC", "CXX",
  ]
  private static let passingPrefixes = ["LC_", "SHOJI_", "SWIFT_", "SNAPSHOT_"]
  private static let secrets: Set<String> = ["SHOJI_SECRET"]

  /// The variables that a confined program gets of those of this process.
  package func environment(from all: [String: String]) -> [String: String] {
    all.filter { name, _ in
      !Confinement.secrets.contains(name)
        && (Confinement.passing.contains(name) || Confinement.passingPrefixes.contains { name.hasPrefix($0) })
    }.merging(variables) { $1 }
  }
}
