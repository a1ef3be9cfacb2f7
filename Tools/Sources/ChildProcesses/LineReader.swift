import Foundation

/// Reads lines from a descriptor as they come.
package enum LineReader {
  /// The most bytes of a line; a longer one is handed over in parts.
  private static let longestLine = 1 << 20

  /// Hands over each line without its end, until the descriptor ends, or some time after the program that
  /// writes it has ended.
  package static func read(_ descriptor: Int32, of child: ChildProcess? = nil, line: (String) -> Void) {
    var rest: [UInt8] = []
    OutputReader.read(descriptor, of: child) { part in
      var start = part.startIndex
      while let end = part[start...].firstIndex(of: 10) {
        line(String(decoding: rest + part[start..<end], as: UTF8.self))
        rest.removeAll(keepingCapacity: true)
        start = end + 1
      }
      rest += part[start...]
      if rest.count > longestLine {
        line(String(decoding: rest, as: UTF8.self))
        rest.removeAll()
      }
    }
    if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
  }
}
