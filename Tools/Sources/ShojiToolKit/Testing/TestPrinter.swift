import Foundation

/// Prints a run of tests: on a terminal a line a test as it ends, and in the end what failed.
package struct TestPrinter: Sendable {
  /// The most lines of a message.
  private static let mostLines = 20

  private let terminal: Terminal
  private let folder: String

  /// Prints to a terminal; paths are shown from a folder.
  package init(_ terminal: Terminal, folder: String) { (self.terminal, self.folder) = (terminal, folder) }

  /// Prints the line of a test that has ended. Elsewhere than on a terminal, nothing is printed.
  package func show(_ result: TestResult, ended: Int, of known: Int) {
    guard terminal.isInteractive else { return }
    let width = "\(known)".count
    let number = String(repeating: " ", count: max(0, width - "\(ended)".count)) + "\(ended)/\(known)"
    terminal.print("\(number) \(mark(of: result)) \(result.test.shownName)\(remark(result))")
  }

  private func mark(of result: TestResult) -> String {
    switch result.outcome {
    case .passed: terminal.colored("✓", .green)
    case .skipped: terminal.colored("–", .yellow)
    case .failed, .crashed, .notRun: terminal.colored("✗", .red)
    }
  }

  private func remark(_ result: TestResult) -> String {
    switch result.outcome {
    case .passed, .failed: " (\(TestRun.shown(result.seconds)) s)"
    case .skipped(let reason): reason.isEmpty ? " (skipped)" : " (skipped: \(reason.prefix(100)))"
    case .crashed: " (crashed)"
    case .notRun: " (did not run)"
    }
  }

  /// The tests that failed with their messages, and the numbers.
  package func text(of run: TestRun) -> String {
    var lines: [String] = []
    let notRun = run.failed.filter { $0.outcome == .notRun }
    for result in run.failed where result.outcome != .notRun {
      lines.append(
        "\(mark(of: result)) \(result.test.shownName)\(result.outcome == .crashed ? " (crashed)" : "")")
      for issue in result.failures { lines += self.lines(of: issue) }
    }
    for issue in run.problems {
      lines.append("\(terminal.colored("✗", .red)) outside of tests")
      lines += self.lines(of: issue)
    }
    if !notRun.isEmpty {
      lines.append("\(terminal.colored("✗", .red)) did not run, since the process ended before:")
      lines += notRun.prefix(Self.mostLines).map { "  \($0.test.shownName)" }
      if notRun.count > Self.mostLines { lines.append("  and \(notRun.count - Self.mostLines) more") }
    }
    lines.append(terminal.colored(run.summary, run.passes ? .green : .red))
    return lines.joined(separator: "\n")
  }

  private func lines(of issue: TestIssue) -> [String] {
    let place = issue.place.map { "\($0.shown(from: folder)): " } ?? ""
    let all = (place + issue.shortMessage).split(separator: "\n", omittingEmptySubsequences: true)
    let rest = all.count - Self.mostLines
    return all.prefix(Self.mostLines).map { "  \($0)" } + (rest > 0 ? ["  and \(rest) more lines"] : [])
  }
}
