import Foundation

/// The identity of a file as it is at one moment.
struct FileStamp: Equatable, Sendable {
  private var device, inode: UInt64
  private var size: Int
  private var seconds, nanoseconds: Int

  /// Reads it; nil where there is no file.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    (device, inode) = (UInt64(status.st_dev), UInt64(status.st_ino))
    size = Int(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
