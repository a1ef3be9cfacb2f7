import Foundation
import Synchronization

/// Lines of messages over two descriptors: one is read by one thread, the other written by any.
package final class LineChannel: Sendable {
  /// The longest line that is read; longer ones are refused.
  package static let longestLine = 4 << 20

  /// A line, or why there is none.
  enum Line {
    case text(Data)
    case tooLong
  }

  private let input: Int32
  private let output: Int32
  private let writing = Mutex(())

  /// A channel over descriptors, which stay open.
  package init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
  }

  /// Takes standard input and output for messages: what is printed from now on goes to standard error.
  package static func standard() -> LineChannel {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    // Programs that are started do not get it.
    _ = fcntl(output, F_SETFD, FD_CLOEXEC)
    return LineChannel(input: STDIN_FILENO, output: output)
  }

  /// Reads until the descriptor ends; hands over each line that holds anything.
  func read(_ take: (Line) -> Void) {
    var rest = Data()
    var isTooLong = false
    var part = [UInt8](repeating: 0, count: 1 << 16)
    func hand(_ line: Data) {
      if isTooLong || line.count > Self.longestLine {
        take(.tooLong)
      } else if line.contains(where: { !" \t\r".utf8.contains($0) }) {
        take(.text(line))
      }
      isTooLong = false
    }
    while true {
      let count = Foundation.read(input, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      var bytes = part[..<count]
      while let end = bytes.firstIndex(of: 10) {
        rest.append(contentsOf: bytes[..<end])
        hand(rest)
        rest = Data()
        bytes = bytes[(end + 1)...]
      }
      rest.append(contentsOf: bytes)
      if rest.count > Self.longestLine {
        isTooLong = true
        rest = Data()
      }
    }
    if !rest.isEmpty || isTooLong { hand(rest) }
  }

  /// Writes a message as a line.
  func write(_ json: JSONValue) {
    let line = json.text + [10]
    writing.withLock { _ in
      var rest = line[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
