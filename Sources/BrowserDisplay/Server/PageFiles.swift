import CPageFiles

/// The scripts and styles of the page and of the developer panel, which stand in `Client` and `Panel`.
enum PageFiles {
  /// The bytes of all files by their names.
  static let all: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: (0..<shoji_page_file_count()).map { index in
      let file = shoji_page_file_at(index)
      return (String(cString: file.name), Array(UnsafeBufferPointer(start: file.bytes, count: file.length)))
    })

  /// The bytes of one of the files.
  static func bytes(of name: String) -> [UInt8] {
    guard let bytes = all[name] else { preconditionFailure("the page has no file \(name)") }
    return bytes
  }
}
