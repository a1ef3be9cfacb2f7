import Foundation

/// The lines that are added to a file, which may be replaced by another one.
struct FileTail {
  /// The most bytes that are read at once; of more the last.
  private static let mostBytes: UInt64 = 1 << 18

  private let file: URL
  private var identity: UInt64
  private var offset: UInt64

  /// Follows a file from its present end on.
  init(_ file: URL) {
    self.file = file
    (identity, offset) = Self.state(of: file)
  }

  private static func state(of file: URL) -> (identity: UInt64, size: UInt64) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return (0, 0) }
    return (UInt64(status.st_ino), UInt64(status.st_size))
  }

  /// The whole lines since the last call.
  mutating func newLines() -> [String] {
    let (now, size) = Self.state(of: file)
    // Of another file, or of one that begins anew, all is new.
    if now != identity || size < offset { (identity, offset) = (now, 0) }
    guard size > offset, let handle = try? FileHandle(forReadingFrom: file) else { return [] }
    defer { try? handle.close() }
    if size - offset > Self.mostBytes { offset = size - Self.mostBytes }
    guard (try? handle.seek(toOffset: offset)) != nil,
      let data = try? handle.read(upToCount: Int(size - offset)), let end = data.lastIndex(of: 10)
    else { return [] }
    offset += UInt64(end + 1)
    return data[..<end].split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
