import Foundation

/// The lines that come through a pipe, read without waiting.
struct PipeLines {
  /// The most bytes that are read at once, and of a line.
  private static let mostBytes = 1 << 20

  private let descriptor: Int32
  private var rest: [UInt8] = []
  /// Whether the other end is closed and all was read.
  private(set) var hasEnded = false

  /// Reads a pipe's end, which does not wait from now on.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// The lines that have come since the last call; at the end also one that nothing ended.
  mutating func newLines() -> [String] {
    var part = [UInt8](repeating: 0, count: 1 << 14)
    while !hasEnded, rest.count < Self.mostBytes {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 || errno != EAGAIN else { break }
      hasEnded = count <= 0
      rest += part[..<max(count, 0)]
    }
    let isFull = rest.count >= Self.mostBytes && !rest.contains(10)
    guard let end = hasEnded || isFull ? rest.endIndex : rest.lastIndex(of: 10).map({ $0 + 1 }), end > 0
    else {
      return []
    }
    let text = rest[..<end].last == 10 ? rest[..<(end - 1)] : rest[..<end]
    rest.removeSubrange(..<end)
    return text.split(separator: 10, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
