/// The error of a file that is not of its format.
package struct FormatError: Error, Equatable, CustomStringConvertible {
  /// The line, from 1.
  package var line: Int
  /// The sentence about what was expected.
  package var message: String

  init(_ message: String, at place: Int, of bytes: [UInt8]) {
    line = bytes.prefix(place).reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    self.message = message
  }

  init(_ message: String, line: Int) { (self.message, self.line) = (message, line) }

  /// The line and the message.
  package var description: String { "line \(line): \(message)" }

  /// The greatest number of values in each other, of every format.
  static let maximumDepth = 128
  /// The greatest size of a file, in bytes.
  static let maximumSize = 64 << 20
}

/// Decodes the bytes of a text file: UTF-8 or UTF-16 with a mark of its order.
package func decodeText(_ bytes: [UInt8]) -> String {
  func wide(_ high: Int) -> String {
    let body = bytes.dropFirst(2)
    var units: [UInt16] = []
    units.reserveCapacity(body.count / 2)
    var place = body.startIndex
    while place + 1 < body.endIndex {
      units.append(UInt16(body[place + high]) << 8 | UInt16(body[place + 1 - high]))
      place += 2
    }
    return String(decoding: units, as: UTF16.self)
  }
  if bytes.starts(with: [0xFE, 0xFF]) { return wide(0) }
  if bytes.starts(with: [0xFF, 0xFE]) { return wide(1) }
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
  return String(decoding: bytes, as: UTF8.self)
}
