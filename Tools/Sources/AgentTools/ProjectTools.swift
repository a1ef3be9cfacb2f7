import AgentProtocol
import Foundation

/// The tools that build, check and test the project.
struct ProjectTools {
  /// The most faults that one answer has.
  private static let mostFindings = 30

  private let session: AgentSession

  /// The tools for a session.
  init(_ session: AgentSession) { self.session = session }

  var all: [Tool] { [build, check, test] }

  private var build: Tool {
    Tool(
      "build", "Builds the app, and answers with the compiler's errors, each with its place and a hint.",
      input: ObjectSchema([
        ObjectSchema.Property("product", "string", "the app, where the package or project has several")
      ]),
      output: Self.findingsSchema("succeeded")
    ) { [session] call in
      do {
        let built = try session.project.build(call.string("product"), call)
        return ToolResult(
          "built \(built.program.lastPathComponent); call run to start it",
          structured: ["succeeded": true, "findings": []])
      } catch let failure as BuildFailure {
        return Self.result(of: failure)
      }
    }
  }

  private var check: Tool {
    Tool(
      "check",
      "Lists what stands between the project and its running here, without building it: what Shoji lacks, with "
        + "advice, and the compiler's errors.",
      output: Self.findingsSchema("succeeded"), isReadOnly: true
    ) { [session] call in
      call.report(1, "checking")
      let findings = try session.project.check(call)
      guard !findings.isEmpty else {
        return ToolResult(
          "nothing stands in the way", structured: ["succeeded": true, "findings": []])
      }
      return Self.result(findings, heading: "\(findings.count) places stand in the way:")
    }
  }

  private var test: Tool {
    Tool(
      "test", "Builds and runs the tests, and answers with those that failed.",
      input: ObjectSchema([
        ObjectSchema.Property(
          "filter", "string", "a regular expression for the names of tests; all by default"),
        ObjectSchema.Property(
          "record", "boolean", "record the pictures of snapshot tests again; false by default"),
      ]),
      output: [
        "type": "object",
        "properties": [
          "passed": ["type": "boolean"], "status": ["type": "integer"],
          "failures": ["type": "array", "items": ["type": "string"]],
        ], "required": ["passed", "status", "failures"],
      ]
    ) { [session] call in
      do {
        let outcome = try session.project.test(
          filter: call.string("filter"), isRecording: call.flag("record"), call)
        return Self.result(of: outcome)
      } catch let failure as BuildFailure {
        let result = Self.result(of: failure)
        return ToolResult(result.content, isError: true)
      }
    }
  }

  private static func findingsSchema(_ flag: String) -> JSONValue {
    [
      "type": "object",
      "properties": [flag: ["type": "boolean"], "findings": Finding.listSchema],
      "required": [.string(flag), "findings"],
    ]
  }

  /// The result of a build that failed.
  static func result(of failure: BuildFailure) -> ToolResult {
    guard !failure.findings.isEmpty else {
      return ToolResult(
        "the build failed; it printed last:\n\(failure.output.suffix(2_000))",
        structured: ["succeeded": false, "findings": []], isError: true)
    }
    let count = failure.findings.count
    return result(failure.findings, heading: "the build failed with \(count) error\(count == 1 ? "" : "s"):")
  }

  private static func result(_ findings: [Finding], heading: String) -> ToolResult {
    let shown = findings.prefix(mostFindings)
    var lines = [heading] + shown.map(\.text)
    if findings.count > shown.count {
      lines.append("… \(findings.count - shown.count) more; mend these first")
    }
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: ["succeeded": false, "findings": .array(shown.map(\.json))], isError: true)
  }

  private static func result(of outcome: TestOutcome) -> ToolResult {
    let failures = TestReport.failures(in: outcome.output)
    let passed = outcome.status == 0
    var lines = [passed ? "the tests pass" : "the tests fail (status \(outcome.status))"]
    lines += TestReport.summaries(in: outcome.output)
    lines += failures.prefix(mostFindings)
    if failures.count > mostFindings { lines.append("… \(failures.count - mostFindings) more") }
    if !passed, failures.isEmpty { lines.append(String(outcome.output.suffix(2_000))) }
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: [
        "passed": .bool(passed), "status": .number(Double(outcome.status)),
        "failures": .array(failures.prefix(mostFindings).map { .string($0) }),
      ], isError: !passed)
  }
}

/// The lines of a run of tests that say what failed.
enum TestReport {
  /// The failures, each once, in the order in which they were printed.
  static func failures(in output: String) -> [String] {
    var seen: Set<String> = []
    return output.split(separator: "\n").compactMap { line in
      let plain = line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
      // Swift Testing: `✘ Test name() recorded an issue at File.swift:3:7: …`; XCTest: `File.swift:3: error: …`.
      guard plain.contains(" recorded an issue") || plain.contains(": error: ") else { return nil }
      let text = String(plain.drop { !$0.isLetter && $0 != "/" }.prefix(500))
      return seen.insert(text).inserted ? text : nil
    }
  }

  /// The lines with the numbers of tests.
  static func summaries(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      let plain = line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
      guard plain.contains("Test run with ") || plain.contains(/Executed [1-9]\d* tests?/) else { return nil }
      return String(plain.drop { !$0.isLetter }.prefix(200))
    }
  }
}
