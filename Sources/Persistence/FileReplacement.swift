import Foundation

/// Replaces files as a whole: what is new is written beside the file, synced to the disk and renamed, so that
/// a process that is killed, a full disk or a lost machine leaves the old contents or the new ones.
package enum FileReplacement {
  /// Writes a file. A symbolic link stays one: the file that it names is replaced.
  ///
  /// - Parameters:
  ///   - data: The new contents.
  ///   - file: The file. One that exists keeps its permissions and, where the process runs as root, its
  ///     owner; a new one belongs to the owner of its folder, as `sudo` with the person's home needs.
  ///   - permissions: Those of a new file; `0o600`, the person's alone, by default.
  ///   - syncs: Whether the file is on the disk when this returns, which outlives a lost machine; true by
  ///     default.
  ///   - createsFolder: Whether its folder is created where it is missing; true by default.
  /// - Throws: A ``FileReplacementError``. The file is as it was then.
  package static func write(
    _ data: Data, to file: URL, permissions: mode_t = 0o600, syncs: Bool = true, createsFolder: Bool = true
  ) throws(FileReplacementError) {
    let file = file.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    if createsFolder { try createFolder(folder) }
    FileLeftovers.sweep(file)
    let temporary = FileLeftovers.temporaryFile(for: file)
    var status = stat()
    let exists = stat(file.path, &status) == 0
    if exists {
      guard status.st_mode & S_IFMT == S_IFREG else { throw FileReplacementError(file, "replaced", EISDIR) }
      // The folder's permissions would let it be replaced, unread.
      guard access(file.path, R_OK | W_OK) == 0 else { throw FileReplacementError(file, "replaced", errno) }
    }
    // The file never exists with wider permissions, not even while it is written.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw FileReplacementError(file, "written", errno) }
    var isComplete = writeAll(data, to: descriptor)
    if exists { isComplete = isComplete && fchmod(descriptor, status.st_mode & 0o777) == 0 }
    if syncs { isComplete = isComplete && fsync(descriptor) == 0 }
    var failure = errno
    if geteuid() == 0 { _ = takeOver(owner: exists ? file : folder, of: descriptor) }
    if close(descriptor) != 0, isComplete {
      isComplete = false
      failure = errno
    }
    if isComplete, rename(temporary, file.path) != 0 {
      isComplete = false
      failure = errno
    }
    guard isComplete else {
      unlink(temporary)
      throw FileReplacementError(file, "written", failure)
    }
    if syncs { syncFolder(folder) }
  }

  /// Creates a folder and those above it, owned by the owner of the first one that exists where the process
  /// runs as root.
  private static func createFolder(_ folder: URL) throws(FileReplacementError) {
    var missing: [URL] = []
    var parent = folder
    while access(parent.path, F_OK) != 0, parent.path != "/" {
      missing.append(parent)
      parent = parent.deletingLastPathComponent()
    }
    for folder in missing.reversed() {
      guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
        throw FileReplacementError(folder, "created", errno)
      }
      guard geteuid() == 0 else { continue }
      let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      _ = takeOver(owner: folder.deletingLastPathComponent(), of: descriptor)
      close(descriptor)
    }
  }

  private static func takeOver(owner of: URL, of descriptor: Int32) -> Bool {
    var status = stat()
    guard stat(of.path, &status) == 0, status.st_uid != 0 || status.st_gid != 0 else { return true }
    return fchown(descriptor, status.st_uid, status.st_gid) == 0
  }

  private static func writeAll(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Syncs the names in a folder, so that a renamed file has its name after the machine was lost. File
  /// systems that cannot do so are as safe as they are.
  package static func syncFolder(_ folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}

/// The reason a file could not be written.
package struct FileReplacementError: Error, CustomStringConvertible {
  /// The file or folder.
  package let file: URL
  /// The system's number of the error, such as `ENOSPC`.
  package let code: Int32
  private let action: String

  init(_ file: URL, _ action: String, _ code: Int32) {
    (self.file, self.action, self.code) = (file, action, code)
  }

  /// The reason in words.
  package var message: String { "\(file.path) cannot be \(action): \(String(cString: strerror(code)))" }

  package var description: String { message }
}
