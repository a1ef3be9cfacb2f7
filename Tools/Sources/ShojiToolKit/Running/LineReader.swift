import Foundation

/// Reads lines from a descriptor as they come.
package enum LineReader {
  /// Hands over each line without its end, until the descriptor ends.
  package static func read(_ descriptor: Int32, line: (String) -> Void) {
    var rest: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      rest += part[..<count]
      while let end = rest.firstIndex(of: 10) {
        line(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
  }
}
