import Foundation

/// Files that a confined program has left, which may be anything.
package enum PlainFile {
  /// The most bytes of a file.
  private static let mostBytes = 1 << 28

  /// Makes an empty file, or empties one. A link is not followed.
  package static func makeEmpty(_ file: URL) throws(ContainmentError) {
    let descriptor = open(
      file.path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw ContainmentError("\(file.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    close(descriptor)
  }

  /// Reads a file that is no link, pipe or device.
  ///
  /// - Throws: An error for anything else, and for a file that is too large.
  package static func read(_ file: URL) throws(ContainmentError) -> Data {
    let descriptor = open(file.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ContainmentError("\(file.lastPathComponent) cannot be read: \(String(cString: strerror(errno)))")
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes,
      let data = try? handle.read(upToCount: mostBytes)
    else { throw ContainmentError("\(file.lastPathComponent) is no file that can be read") }
    return data
  }
}
