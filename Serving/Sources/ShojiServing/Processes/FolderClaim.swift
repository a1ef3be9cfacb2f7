import CProcesses
import Foundation

/// The claim of one process to a visitor's folder: a lock that the kernel keeps for as long as the process,
/// or one that it has forked, is there, also after the end of the server that has started it.
enum FolderClaim {
  /// The outcome of a claim.
  enum Outcome: Equatable, Sendable {
    /// The descriptor that has the lock, for the new process alone.
    case has(Int32)
    /// Another process has it.
    case isHeld
    /// There is no lock, for the number of an error.
    case failed(Int32)
  }

  /// The file of the lock, which lies beside the folder: the process itself cannot remove it.
  static func file(of folder: VisitorFolder) -> URL { folder.url.appendingPathExtension("lock") }

  /// Takes the lock.
  static func take(_ folder: VisitorFolder) -> Outcome {
    let descriptor = open(file(of: folder).path, O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return .failed(errno) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return .has(descriptor) }
    let error = errno
    close(descriptor)
    return error == EWOULDBLOCK ? .isHeld : .failed(error)
  }

  /// Removes the lock of a folder that is removed, unless a process still has it.
  static func remove(_ folder: VisitorFolder) {
    guard case .has(let descriptor) = take(folder) else { return }
    unlink(file(of: folder).path)
    close(descriptor)
  }

  /// Ends by force the processes that have a folder's lock, but for some. Returns their numbers.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - spared: The numbers of processes that go on: the server's own.
  @discardableResult static func endHolders(of folder: VisitorFolder, but spared: Set<pid_t>) -> [pid_t] {
    var wanted = stat()
    guard lstat(file(of: folder).path, &wanted) == 0 else { return [] }
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { pid_t($0) }.filter { process in
      guard !spared.contains(process) else { return false }
      // Opened before it is looked at: its number is nobody else's from now on.
      let handle = shoji_process_open(process)
      guard handle >= 0 else { return false }
      defer { close(handle) }
      return has(process, wanted) && shoji_process_signal(handle, SIGKILL)
    }
  }

  /// Whether a process has the lock: the kernel shows it at the descriptors of that opening. Somebody who
  /// only has the file open, as who reads it, has not.
  private static func has(_ process: pid_t, _ wanted: stat) -> Bool {
    let folder = "/proc/\(process)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")) ?? []
    return names.contains { name in
      var status = stat()
      guard stat("\(folder)/fd/\(name)", &status) == 0, status.st_dev == wanted.st_dev,
        status.st_ino == wanted.st_ino
      else { return false }
      let lines = try? String(contentsOfFile: "\(folder)/fdinfo/\(name)", encoding: .utf8)
      return lines?.split(separator: "\n").contains { $0.hasPrefix("lock:") && $0.contains("FLOCK") } == true
    }
  }
}
