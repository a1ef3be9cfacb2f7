import CDriverSupport
import Foundation
import SceneTree

/// Lines in, lines out: the driver's end of a pipe. Used by one thread.
final class DriverPort {
  /// The longest line that is read; longer ones are refused.
  static let longestLine = 1 << 20

  /// A line, or why there is none.
  enum Line {
    case text(Data)
    case tooLong
    case end
  }

  private let input: Int32
  private let output: Int32
  private var pending = Data()
  /// The number of bytes of ``pending`` that were read as lines, or in which no line ends.
  private var (taken, searched) = (0, 0)
  private var isAtEnd = false

  init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The process's standard input and output. From now on what is printed goes to standard error.
  static func standard() throws(DriverError) -> DriverPort {
    let output = shoji_take_standard_output()
    guard output >= 0 else { throw DriverError("standard output cannot be taken for the driver") }
    return DriverPort(input: STDIN_FILENO, output: output)
  }

  /// The next line that holds anything, without its end. Waits for it.
  func readLine() -> Line {
    var isTooLong = false
    while true {
      while let end = pending[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = pending[taken..<end]
        (taken, searched) = (end + 1, end + 1)
        if isTooLong || line.count > DriverPort.longestLine { return .tooLong }
        if line.contains(where: { !" \t\r".utf8.contains($0) }) { return .text(Data(line)) }
      }
      pending = Data(pending[taken...])
      (taken, searched) = (0, pending.count)
      if isAtEnd {
        defer {
          pending = Data()
          searched = 0
        }
        if isTooLong { return .tooLong }
        return pending.isEmpty ? .end : .text(pending)
      }
      if pending.count > DriverPort.longestLine {
        isTooLong = true
        pending = Data()
        searched = 0
      }
      readMore()
    }
  }

  private func readMore() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(input, &chunk, chunk.count)
    if count > 0 {
      pending.append(contentsOf: chunk[..<count])
    } else if count == 0 || errno != EINTR {
      isAtEnd = true
    }
  }

  /// Writes a line. False when nobody reads any more.
  func writeLine(_ line: Data) -> Bool {
    var rest = (line + [UInt8(ascii: "\n")])[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
