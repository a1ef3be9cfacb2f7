import Foundation

/// The right to work in a folder alone: others who ask for it wait until this value is gone, or its process.
///
/// A file named `lock` in the folder carries it.
package final class FolderLock {
  private let descriptor: Int32

  /// The name of the file.
  package static let name = "lock"

  /// Waits for a folder, which is made where it is not there.
  ///
  /// - Parameter wait: Called once before waiting, where somebody else has it.
  /// - Throws: An error where the folder cannot be made or locked.
  package init(_ folder: OutputFolder, wait: () -> Void = {}) throws(ContainmentError) {
    let path = folder.root + "/" + FolderLock.name
    var hasWaited = false
    while true {
      try folder.makeFolder()
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard file >= 0 else { throw ContainmentError(path, "opened") }
      if flock(file, LOCK_EX | LOCK_NB) != 0 {
        if !hasWaited { wait() }
        hasWaited = true
        while flock(file, LOCK_EX) != 0 {
          guard errno == EINTR else {
            let failed = errno
            close(file)
            throw ContainmentError(path, "locked", failed)
          }
        }
      }
      // Somebody may have removed the folder meanwhile: then others lock another file.
      var (own, named) = (stat(), stat())
      if fstat(file, &own) == 0, stat(path, &named) == 0, own.st_ino == named.st_ino,
        own.st_dev == named.st_dev
      {
        descriptor = file
        return
      }
      close(file)
    }
  }

  deinit { close(descriptor) }
}
