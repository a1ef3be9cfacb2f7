import Foundation

/// Reads what comes through a pipe. (`FileHandle` fails when a signal interrupts it.)
package enum PipeReader {
  /// Returns the data that is available to read, or the data that arrives next; empty when the pipe ended.
  package static func next(_ descriptor: Int32) -> Data {
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(descriptor, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      return Data(part[..<max(count, 0)])
    }
  }

  /// Delivers, on a thread of its own, every piece that ends in `separator`, without it, and calls `ended`
  /// when the pipe ends.
  static func start(
    _ pipe: FileHandle, separator: UInt8, name: String, piece: @escaping @Sendable (Data) -> Void,
    ended: @escaping @Sendable () -> Void = {}
  ) {
    let thread = Thread {
      read(pipe.fileDescriptor, separator, piece)
      try? pipe.close()
      ended()
    }
    thread.name = name
    thread.start()
  }

  /// Delivers, on a thread of its own, all that comes, as it comes.
  static func start(_ pipe: FileHandle, name: String, part: @escaping @Sendable (Data) -> Void) {
    let thread = Thread {
      while true {
        let next = next(pipe.fileDescriptor)
        if next.isEmpty { break }
        part(next)
      }
      try? pipe.close()
    }
    thread.name = name
    thread.start()
  }

  private static func read(_ descriptor: Int32, _ separator: UInt8, _ handle: (Data) -> Void) {
    var piece = Data()
    while true {
      let part = next(descriptor)
      guard !part.isEmpty else { return }
      var rest = part[...]
      while let end = rest.firstIndex(of: separator) {
        piece.append(contentsOf: rest[..<end])
        handle(piece)
        piece = Data()
        rest = rest[(end + 1)...]
      }
      piece.append(contentsOf: rest)
    }
  }
}
