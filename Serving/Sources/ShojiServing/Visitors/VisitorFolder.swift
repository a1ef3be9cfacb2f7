import Foundation

/// The folder of one visitor, and what lies in it and beside it.
struct VisitorFolder: Sendable {
  let url: URL
  /// The user that the visitor's process becomes; nil where it runs as the server does.
  var user: UInt32?
  /// Whether it was made just now, for a visitor who was never here.
  var isNew = false

  var home: URL { url.appendingPathComponent("home") }
  var temporary: URL { url.appendingPathComponent("tmp") }
  var resume: URL { url.appendingPathComponent("resume") }
  /// The file of the app's output, which the app itself cannot read.
  var log: URL { url.appendingPathExtension("log") }
  /// The folder and those in it.
  var all: [URL] { [url, home, temporary, resume] }

  /// The bytes that each file takes at least: the system has an entry and an inode for an empty one, too.
  static let bytesOfFile = 4_096

  /// The bytes that all files in it take.
  func countBytes() -> Int {
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var sum = 0
    while let file = files?.nextObject() as? URL {
      var status = stat()
      if lstat(file.path, &status) == 0 { sum += max(Int(status.st_blocks) * 512, Self.bytesOfFile) }
    }
    return sum
  }
}
