import Foundation

/// The right to work in a folder alone: others who ask for it wait until this value is gone, or its process.
package final class FolderLock {
  private let descriptor: Int32

  /// Waits for a folder, which is made where it is not there.
  ///
  /// - Parameter wait: Called once before waiting, where somebody else has it.
  /// - Throws: An error where the folder cannot be made or locked.
  package init(_ folder: OutputFolder, wait: () -> Void = {}) throws(ContainmentError) {
    try folder.makeFolder()
    descriptor = open(folder.root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw ContainmentError(folder.root, "opened") }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    wait()
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        let failed = errno
        close(descriptor)
        throw ContainmentError(folder.root, "locked", failed)
      }
    }
  }

  deinit { close(descriptor) }
}
