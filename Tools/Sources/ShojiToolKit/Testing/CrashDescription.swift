/// The reason and the place of the end of a process, as the Swift run time writes them.
struct CrashDescription {
  /// The most frames that the words have.
  private static let mostFrames = 5

  /// The words: the reason, and the frames in the project's own files.
  let text: String

  /// Describes the end of a process by what it has printed.
  init(status: Int32, output: some Sequence<String>, folder: String) {
    let lines = output.map { $0.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "") }
    let crash = lines.firstIndex { $0.hasPrefix("*** ") || $0.hasPrefix("💣") }
    let how =
      status > 128 ? "the process ended by signal \(status - 128)" : "the process ended with status \(status)"
    // A fatal error has words; other crashes may have some in the line before.
    let before = lines[..<(crash ?? 0)].last { !$0.isEmpty && !$0.hasPrefix("swift-runtime: ") }
    let reason =
      lines.last { $0.contains("Fatal error: ") }
      ?? before.map { "\(how); it printed last: \($0.prefix(500))" }
    var seen: Set<String> = []
    let frames = lines[(crash ?? lines.count)...].compactMap { line -> String? in
      // `12 [ra] 0x0123 function + 45 in Module at /path/File.swift:6:7`
      let frame =
        /^\s*\d+\s+(?:\[[a-z]+\]\s+)*0x[0-9a-f]+\s+(.+) \+ \d+ in \S+ at (\/[^:]+):(\d+)(?::\d+)?\s*$/
      guard let match = line.firstMatch(of: frame) else { return nil }
      let path = String(match.2)
      guard path.hasPrefix(folder + "/"), !path.contains("/.build/") else { return nil }
      let text = "  \(SourcePlace(file: path, line: Int(match.3) ?? 0).shown(from: folder)) \(match.1)"
      return seen.insert(text).inserted ? text : nil
    }
    text = ([reason ?? how] + frames.prefix(Self.mostFrames)).joined(separator: "\n")
  }
}
