import Foundation
import ShojiTestSupport

/// The memory of a process, in bytes.
struct ProcessMemory {
  /// The resident memory.
  var resident: Int
  /// The part of that which is the process's own: the rest are pages of files, such as the program's, which
  /// come and go with the machine's cache.
  var own: Int

  init(of process: Int32) throws {
    let text = try String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    func bytes(_ name: String) -> Int {
      let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }
    resident = bytes("Rss")
    own = bytes("Anonymous")
  }
}

/// The numbers of what a page and its app keep at a moment, or the least of several moments.
struct SoakSample {
  /// The names of the numbers.
  static let names = ["nodes", "listeners", "script bytes", "resident bytes", "own bytes"]

  /// The number that may change by itself.
  static let unsteady = "resident bytes"

  /// The numbers, in the order of the names.
  var values: [Int]

  init(page: ChromiumPage.Memory, process: ProcessMemory) {
    values = [page.nodes, page.listeners, page.scriptBytes, process.resident, process.own]
  }

  /// The least of each number; nil of no samples.
  init?(leastOf samples: [SoakSample]) {
    guard let first = samples.first else { return nil }
    values = samples.dropFirst().reduce(first.values) { zip($0, $1.values).map { min($0, $1) } }
  }

  /// The line of a table.
  var line: String {
    values.enumerated().map { index, value in
      let text = index < 2 ? "\(value)" : String(format: "%.2f MB", Double(value) / 1_000_000)
      return String(repeating: " ", count: max(0, 15 - text.count)) + text
    }.joined()
  }

  /// The heading of the table.
  static var heading: String {
    names.map { String(repeating: " ", count: max(0, 15 - $0.count)) + $0 }.joined()
  }
}
