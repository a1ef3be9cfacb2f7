import Foundation

/// The file that the output of a visitor's process goes to.
enum VisitorLog {
  /// The bytes from which it begins anew with a process.
  private static let longest = 1 << 20

  /// Opens it for writing at its end.
  static func open(_ file: URL) -> Int32 {
    let path = file.path
    let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | (size > longest ? O_TRUNC : 0)
    let descriptor = Glibc.open(path, flags, 0o600)
    return descriptor >= 0 ? descriptor : Glibc.open("/dev/null", O_WRONLY | O_CLOEXEC)
  }
}
