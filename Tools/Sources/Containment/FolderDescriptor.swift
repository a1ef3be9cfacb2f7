import Foundation

/// A folder that is open, reached from a root by its own names alone: no link in between was followed.
struct FolderDescriptor {
  let descriptor: Int32

  /// Opens a folder of an output folder.
  ///
  /// - Parameter mode: The permissions of folders that are made where they are not there; nil for making
  ///   none.
  init(opening path: ContainedPath, in output: OutputFolder, mode: mode_t?) throws(ContainmentError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var folder = open(output.root, flags)
    if folder < 0, errno == ENOENT, mode != nil {
      try? FileManager.default.createDirectory(atPath: output.root, withIntermediateDirectories: true)
      folder = open(output.root, flags)
    }
    guard folder >= 0 else { throw ContainmentError(output.root, "opened") }
    for name in path.parts {
      let inner = FolderDescriptor.inner(name.text, of: folder, in: output, mode: mode)
      let failed = errno
      Foundation.close(folder)
      guard inner >= 0 else {
        let isObstacle = failed == ELOOP || failed == ENOTDIR
        throw isObstacle
          ? ContainmentError(
            "\(output.place(path)) is not written: a link or a file is where a folder has to be")
          : ContainmentError(output.place(path), "made", failed)
      }
      folder = inner
    }
    descriptor = folder
  }

  private static func inner(_ name: String, of folder: Int32, in output: OutputFolder, mode: mode_t?) -> Int32
  {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let found = openat(folder, name, flags)
    guard found < 0, let mode else { return found }
    if errno == ELOOP || errno == ENOTDIR {
      let failed = errno
      guard output.replacesObstacles, unlinkat(folder, name, 0) == 0 else {
        errno = failed
        return -1
      }
    } else if errno != ENOENT {
      return -1
    }
    // Another process may have made it meanwhile.
    guard mkdirat(folder, name, mode) == 0 || errno == EEXIST else { return -1 }
    return openat(folder, name, flags)
  }

  func close() { Foundation.close(descriptor) }

  /// The bytes of a file in a folder; nil for what is none, or has another length.
  static func contents(_ folder: Int32, _ name: String, ofLength length: Int?) -> Data? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
      length == nil || Int(status.st_size) == length
    else { return nil }
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    return try? FileHandle(fileDescriptor: file, closeOnDealloc: true).readToEnd() ?? Data()
  }

  /// The target of a link in a folder; nil for what is none.
  static func target(_ folder: Int32, _ name: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlinkat(folder, name, start, buffer.count)
      guard count >= 0, count < buffer.count else { return nil }
      return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
