import Foundation
import Synchronization

/// The names under which files are written before they take their place, and the removal of those that a
/// killed process has left.
enum FileLeftovers {
  private static let mark = ".saving-"

  /// The path at which this process writes a file before it renames it.
  static func temporaryFile(for file: URL) -> String {
    file.deletingLastPathComponent().appendingPathComponent(
      ".\(file.lastPathComponent)\(mark)\(getpid())"
    ).path
  }

  private static let swept = Mutex<Set<String>>([])

  /// Removes what processes that are gone have left of their writing of a file. This is done once a process,
  /// before it writes the file itself.
  static func sweep(_ file: URL) {
    let file = file.resolvingSymlinksInPath()
    guard swept.withLock({ $0.insert(file.path).inserted }) else { return }
    let folder = file.deletingLastPathComponent()
    let prefix = ".\(file.lastPathComponent)\(mark)"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasPrefix(prefix) {
      guard let process = pid_t(name.dropFirst(prefix.count)), process > 0 else { continue }
      // A former process may have had the number that this one has, in containers mostly 1. A process of
      // another person answers EPERM.
      guard process == getpid() || kill(process, 0) != 0 && errno == ESRCH else { continue }
      unlink(folder.appendingPathComponent(name).path)
    }
  }
}
