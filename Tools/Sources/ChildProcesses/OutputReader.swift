import Foundation

/// Reads what a program writes, as it comes.
package enum OutputReader {
  /// The time that a pipe is read after its program's end, in seconds: somebody else may hold its other end.
  static let grace = 2.0

  /// Hands over each part, until the pipe ends, or some time after its program has.
  package static func read(_ descriptor: Int32, of child: ChildProcess?, part: (ArraySlice<UInt8>) -> Void) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var limit: Double?
    while true {
      if let child {
        var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let found = poll(&source, 1, 250)
        if found < 0 && errno != EINTR { return }
        if limit == nil, !child.isRunning { limit = ProcessInfo.processInfo.systemUptime + grace }
        if let limit, ProcessInfo.processInfo.systemUptime > limit { return }
        guard found > 0 else { continue }
      }
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard count > 0 else { return }
      part(buffer[..<count])
    }
  }
}
