import Foundation

/// The identity of a file's contents: another one after each build that made the file anew.
struct FileIdentity: Equatable, Sendable {
  private var size: Int
  private var inode: UInt64
  private var seconds: Int
  private var nanoseconds: Int

  /// The identity of a file as it is; nil where there is none.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// An identity by its numbers.
  init(size: Int, inode: UInt64, seconds: Int, nanoseconds: Int) {
    (self.size, self.inode, self.seconds, self.nanoseconds) = (size, inode, seconds, nanoseconds)
  }
}
