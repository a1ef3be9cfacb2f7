import Foundation

/// The right of one server to a folder of visitors, which ends with the process at the latest.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Takes the right, which the system gives to one process at a time.
  init(_ root: URL) throws(FolderFault) {
    descriptor = Glibc.open(
      root.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FolderFault(message: "\(root.path) may not be written to") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw FolderFault(
        message: "another server keeps its visitors in \(root.path); each needs a folder of its own (--data)")
    }
  }

  deinit { close(descriptor) }
}
