import Foundation

/// The end of a run of tests.
package struct TestRun: Equatable, Sendable {
  /// The tests, in the order in which they ended.
  package var results: [TestResult] = []
  /// Faults that belong to no test, such as a crash behind the last one.
  package var problems: [TestIssue] = []
  /// The end of what was printed outside of the libraries' own lines.
  package var output = ""
  /// The seconds that the tests' processes ran.
  package var seconds = 0.0
  /// The time at which the run began.
  package var start = Date(timeIntervalSince1970: 0)

  package init() {}

  /// Whether all is well.
  package var passes: Bool { problems.isEmpty && !results.contains(where: \.isFailure) }
  /// The tests that fail.
  package var failed: [TestResult] { results.filter(\.isFailure) }
  /// The number of tests that were skipped.
  package var skippedCount: Int {
    results.count { if case .skipped = $0.outcome { true } else { false } }
  }
  /// The number of snapshots that were recorded as asked for.
  package var recordedCount: Int { results.reduce(0) { $0 + $1.issues.count { $0.kind == .recorded } } }

  /// A line with the numbers.
  package var summary: String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    var text =
      failed.isEmpty
      ? "\(count(results.count - skippedCount, "test")) passed"
      : "\(failed.count) of \(count(results.count, "test")) failed"
    if skippedCount > 0 { text += ", \(skippedCount) skipped" }
    if recordedCount > 0 { text += ", \(count(recordedCount, "snapshot")) recorded" }
    if !problems.isEmpty { text += ", with \(count(problems.count, "fault")) outside of tests" }
    return text + " in \(TestRun.shown(seconds)) s"
  }

  /// Seconds with two digits behind the point.
  package static func shown(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "0.00" }
    let hundredths = Int((min(max(seconds, 0), 1e9) * 100).rounded())
    return "\(hundredths / 100).\(String(hundredths % 100 + 100).dropFirst())"
  }
}
