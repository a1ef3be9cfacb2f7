/// A function of a backtrace, as the Swift run time prints it.
package struct BacktraceFrame: Hashable, Sendable {
  /// The function's name.
  package var function: String
  /// The path of the source file.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// Finds the functions in lines that a program has printed, the innermost first, each once. Those without a
  /// file are left out.
  package static func all(in lines: some Sequence<String>) -> [BacktraceFrame] {
    var seen: Set<BacktraceFrame> = []
    return lines.compactMap(BacktraceFrame.init).filter { seen.insert($0).inserted }
  }

  /// Reads `12 [ra] 0x0123 function + 45 in Module at /path/File.swift:6:7`.
  private init?(_ line: String) {
    let frame =
      /^\s*\d+\s+(?:\[[a-z]+\]\s+)*0x[0-9a-f]+\s+(.+) \+ \d+ in \S+ at (\/[^:]+):(\d+)(?::\d+)?\s*$/
    guard let match = Self.plain(line).firstMatch(of: frame), let line = Int(match.3) else { return nil }
    (function, file, self.line) = (String(match.1), String(match.2), line)
  }

  /// A line without the escapes of colors.
  package static func plain(_ line: String) -> String {
    line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
  }
}
