/// The reason and the place of the end of a process, as the Swift run time writes them.
struct CrashDescription {
  /// The most frames that the words have.
  private static let mostFrames = 5

  /// The words: the reason, and the frames in the project's own files.
  let text: String

  /// Describes the end of a process by what it has printed.
  init(status: Int32, output: some Sequence<String>, folder: String) {
    let lines = output.map(BacktraceFrame.plain)
    let crash = lines.firstIndex { $0.hasPrefix("*** ") || $0.hasPrefix("💣") }
    let how =
      status > 128 ? "the process ended by signal \(status - 128)" : "the process ended with status \(status)"
    // A fatal error has words; other crashes may have some in the line before.
    let before = lines[..<(crash ?? 0)].last { !$0.isEmpty && !$0.hasPrefix("swift-runtime: ") }
    let reason =
      lines.last { $0.contains("Fatal error: ") }
      ?? before.map { "\(how); it printed last: \($0.prefix(500))" }
    let own = BacktraceFrame.all(in: lines[(crash ?? lines.count)...]).filter {
      $0.file.hasPrefix(folder + "/") && !$0.file.contains("/.build/")
    }
    let frames = own.map {
      "  \(TestPlace(file: $0.file, line: $0.line).shown(from: folder)) \($0.function)"
    }
    text = ([reason ?? how] + frames.prefix(Self.mostFrames)).joined(separator: "\n")
  }
}
