import Diagnostics
import Synchronization

/// Returns the messages that the library logs while `body` runs, without their times, levels and places.
@MainActor func loggedMessages(_ body: () throws -> Void) rethrows -> [String] {
  let lines = Mutex<[String]>([])
  let output = LogOutput(threshold: 0, redacts: false) { line in lines.withLock { $0.append(line) } }
  try LogOutput.$override.withValue(output) { try body() }
  return lines.withLock { $0 }.map { line in
    let message = line.range(of: "] ").map { line[$0.upperBound...] } ?? line[...]
    return String(message.dropLast())
  }
}
