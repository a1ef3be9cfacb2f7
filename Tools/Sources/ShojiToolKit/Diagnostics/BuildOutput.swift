import Foundation

/// The output of a build as a person reads it.
enum BuildOutput {
  /// Returns an output in which the numbers of source lines below an error are those of the person's own
  /// file, and without remarks on flags of C libraries.
  ///
  /// The compiler counts the lines of the file that it reads, which begins with a line that names the
  /// person's own one.
  static func readable(_ output: String) -> String {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.removeAll { $0.contains("prohibited flag(s): ") }
    var index = 0
    while index < lines.count {
      guard let row = row(of: lines[index]) else {
        index += 1
        continue
      }
      let start = index + 1
      var end = start
      while end < lines.count, bar(in: lines[end]) != nil { end += 1 }
      renumber(&lines, in: start..<end, row: row)
      index = max(end, start)
    }
    return lines.joined(separator: "\n")
  }

  /// The line of `path:line:column: error: message`, and of warnings and notes.
  private static func row(of line: String) -> Int? {
    guard let match = line.firstMatch(of: /^[^|]*:(\d+):\d+: (?:error|warning|note):\s/) else { return nil }
    return Int(match.1)
  }

  /// The place of the bar in `12 | code` or `   |   |- error: text`.
  private static func bar(in line: String) -> String.Index? {
    guard let bar = line.firstIndex(of: "|"),
      line[..<bar].allSatisfy({ $0 == " " || $0.isASCII && $0.isNumber })
    else { return nil }
    return bar
  }

  private static func number(of line: String) -> Int? {
    bar(in: line).flatMap { Int(line[..<$0].filter { $0 != " " }) }
  }

  private static func renumber(_ lines: inout [String], in range: Range<Int>, row: Int) {
    // The line that the message stands below.
    let message = range.first {
      number(of: lines[$0]) == nil && lines[$0].contains(/[`|]- (?:error|warning|note):\s/)
    }
    guard let message,
      let shown = lines[range.lowerBound..<message].last(where: { number(of: $0) != nil }).flatMap(number),
      shown != row
    else { return }
    for index in range {
      guard let bar = bar(in: lines[index]), let number = number(of: lines[index]) else { continue }
      let text = String(number - shown + row)
      let width = lines[index].distance(from: lines[index].startIndex, to: bar) - 1
      let blanks = String(repeating: " ", count: max(0, width - text.count))
      lines[index] = text + blanks + " " + lines[index][bar...]
    }
  }
}
