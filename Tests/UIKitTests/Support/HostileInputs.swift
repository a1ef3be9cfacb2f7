import Foundation
import Testing

/// Inputs that readers of foreign bytes must survive, and the time that they may take.
enum HostileInputs {
  /// Bytes that mean something to one reader or another, or that are no text.
  static let marks: [UInt8] = Array("<>&\"'(*[`# \n;:{-9".utf8) + [0x00, 0xC3, 0xFF]

  /// Every beginning of a document, and the document with each byte replaced by each of the ``marks``.
  static func damaged(_ seed: String) -> [Data] {
    let bytes = Array(seed.utf8)
    var found = (0...bytes.count).map { Data(bytes[..<$0]) }
    for place in bytes.indices {
      for mark in marks where mark != bytes[place] {
        var changed = bytes
        changed[place] = mark
        found.append(Data(changed))
      }
    }
    return found
  }

  /// The seconds of the processor that a closure takes on this thread.
  static func processorTime(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  /// Expects that the time of reading a repeated piece grows with the number of bytes, not with its square:
  /// four times as many take four times as long, or less than two seconds, which is ten times what the
  /// slowest reader takes.
  static func expectLinear(
    _ piece: String, bytes: Int = 24_000, sourceLocation: SourceLocation = #_sourceLocation,
    _ read: (String) throws -> Void
  ) rethrows {
    func time(_ bytes: Int) throws -> Double {
      let text = String(repeating: piece, count: bytes / piece.utf8.count)
      return try processorTime { try read(text) }
    }
    let whole = try time(bytes)
    guard whole > 2 else { return }
    let quarter = try time(bytes / 4)
    #expect(
      whole < 9 * quarter, "\(piece.debugDescription): \(quarter) s, four times as much \(whole) s",
      sourceLocation: sourceLocation)
  }
}
