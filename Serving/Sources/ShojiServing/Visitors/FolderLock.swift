import Foundation

/// The right of one server to a folder of visitors, which ends with the process at the latest.
final class FolderLock: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Takes the right, which the system gives to one process at a time.
  init(_ root: URL) throws(FolderFault) {
    path = root.appendingPathComponent("lock").path
    descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FolderFault(message: "\(root.path) may not be written to") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw FolderFault(
        message: "another server keeps its visitors in \(root.path); each needs a folder of its own (--data)")
    }
  }

  deinit { close(descriptor) }

  /// Whether the folder is still the one that the right is to. Another server may begin where it was removed,
  /// moved, or replaced by another one.
  var isInPlace: Bool {
    var own = stat()
    var found = stat()
    return fstat(descriptor, &own) == 0 && stat(path, &found) == 0 && own.st_dev == found.st_dev
      && own.st_ino == found.st_ino
  }
}
