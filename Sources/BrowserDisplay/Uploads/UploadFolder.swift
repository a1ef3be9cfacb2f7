import Foundation

/// A folder for the files of one process, in the folder for temporary files. It is locked for as long as the
/// process lives, however that ends, so that another one removes those of the dead.
final class UploadFolder {
  private static let prefix = "shoji-uploads-"

  /// The folder.
  let url: URL
  private let descriptor: Int32

  /// Makes a folder that is locked.
  init(in parent: URL) throws {
    while true {
      let url = parent.appendingPathComponent(Self.prefix + UUID().uuidString)
      guard mkdir(url.path, 0o700) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      // Another process may have taken it for a dead one's before it was locked, and have removed it.
      guard let descriptor = Self.open(url) else { continue }
      guard flock(descriptor, LOCK_EX) == 0, Self.isThere(descriptor) else {
        close(descriptor)
        continue
      }
      (self.url, self.descriptor) = (url, descriptor)
      return
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    close(descriptor)
  }

  /// Removes the folders of this user's processes that have ended without removing them. Returns their
  /// number.
  @discardableResult
  static func removeAbandoned(in parent: URL) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return names.count { name in
      guard name.hasPrefix(prefix), let descriptor = open(parent.appendingPathComponent(name)) else {
        return false
      }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { return false }
      return (try? FileManager.default.removeItem(at: parent.appendingPathComponent(name))) != nil
    }
  }

  /// Opens a folder, which no link is, in such a way that programs this one starts do not have it.
  private static func open(_ url: URL) -> Int32? {
    let descriptor = Foundation.open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  private static func isThere(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
