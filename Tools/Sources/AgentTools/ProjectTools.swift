import AgentProtocol
import Foundation
import MarkupReading
import ShojiToolKit

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
      "test", "Builds and runs the tests, and answers with those that failed and the snapshots that differ.",
      input: ObjectSchema([
        ObjectSchema.Property(
          "filter", "string", "a regular expression for the names of tests; all by default"),
        ObjectSchema.Property(
          "record", "boolean", "record the pictures of snapshot tests again; false by default"),
      ]),
      output: [
        "type": "object",
        "properties": [
          "passed": ["type": "boolean"], "summary": ["type": "string"],
          "failures": ["type": "array", "items": ["type": "string"]],
          "snapshots": [
            "type": "array",
            "items": [
              "type": "object",
              "properties": [
                "name": ["type": "string"], "recorded": ["type": "string"], "now": ["type": "string"],
              ], "required": ["name", "recorded", "now"],
            ],
          ],
        ], "required": ["passed", "summary", "failures"],
      ]
    ) { [session] call in
      do {
        let outcome = try session.project.test(
          filter: call.string("filter"), isRecording: call.flag("record"), call)
        return Self.result(of: outcome, in: session.folder)
      } catch let failure as BuildFailure {
        let result = Self.result(of: failure)
        return ToolResult(result.content, isError: true)
      }
    }
  }

  private static func findingsSchema(_ flag: String) -> JSONValue {
    [
      "type": "object",
      "properties": [flag: ["type": "boolean"], "findings": Diagnostic.listSchema],
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

  private static func result(_ findings: [Diagnostic], heading: String) -> ToolResult {
    let shown = findings.prefix(mostFindings)
    var lines = [heading] + shown.map(\.text)
    if findings.count > shown.count {
      lines.append("… \(findings.count - shown.count) more; mend these first")
    }
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: ["succeeded": false, "findings": .array(shown.map(\.json))], isError: true)
  }

  private static func result(of outcome: TestOutcome, in folder: ProjectFolder) -> ToolResult {
    let run = outcome.run
    func place(_ issue: TestIssue) -> String {
      issue.place.map { "\($0.shown(from: folder.url.path)): " } ?? ""
    }
    let failures =
      run.failed.flatMap { result -> [String] in
        let name = result.test.shownName
        guard !result.failures.isEmpty else {
          return ["\(name): did not run, since the process ended before"]
        }
        return result.failures.map { "\(name): \(place($0))\($0.shortMessage(limit: 500))" }
      } + run.problems.map { "outside of tests: \($0.shortMessage(limit: 500))" }
    var lines = [run.passes ? "the tests pass: \(run.summary)" : "the tests fail: \(run.summary)"]
    lines += failures.prefix(mostFindings)
    if failures.count > mostFindings { lines.append("… \(failures.count - mostFindings) more") }
    let pictures = outcome.pictures.filter { !$0.isNew }
    for picture in pictures.prefix(mostFindings) {
      lines.append(
        "\(picture.name) differs: recorded \(folder.shown(picture.recorded)), now \(folder.shown(picture.now)); "
          + "if now is right: shoji test --accept \(Shell.quoted(picture.name))")
    }
    return ToolResult(
      lines.joined(separator: "\n"),
      structured: [
        "passed": .bool(run.passes), "summary": .string(run.summary),
        "failures": .array(failures.prefix(mostFindings).map { .string($0) }),
        "snapshots": .array(
          pictures.prefix(mostFindings).map { picture in
            [
              "name": .string(picture.name), "recorded": .string(folder.shown(picture.recorded)),
              "now": .string(folder.shown(picture.now)),
            ]
          }),
      ], isError: !run.passes)
  }
}
