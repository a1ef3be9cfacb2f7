import AgentProtocol
import Containment
import Foundation
import ShojiToolKit

/// The tools that run an app for one answer: a recorded run again, or one component by itself.
struct RecordingTools {
  private let session: AgentSession

  /// The tools for a session.
  init(_ session: AgentSession) { self.session = session }

  var all: [Tool] { [preview, replay] }

  private static let product = ObjectSchema.Property(
    "product", "string", "the app, where the package or project has several")

  private var preview: Tool {
    Tool(
      "preview",
      "Takes a picture of one component by itself: a ui.xml, a scene of a storyboard, or a #Preview.",
      input: ObjectSchema([
        .init(
          "subject", "string", "a file (.ui.xml, .storyboard, .swift with a #Preview), or a #Preview's name",
          isRequired: true),
        .init("scene", "string", "the scene of a storyboard; the initial one by default"),
        .init("appearance", ["type": "string", "enum": ["light", "dark"]]), Self.product,
      ]), isReadOnly: true
    ) { [session] call in
      let name = call.string("subject") ?? ""
      let isFile = name.hasSuffix(".xml") || name.hasSuffix(".swift") || name.hasSuffix(".storyboard")
      let subject = try PreviewSubject(
        isFile ? try session.folder.file(name).path : name, scene: call.string("scene"),
        in: session.folder.url.path)
      let app = try start(
        call, options: ["--scale", "1"] + (call.string("appearance").map { ["--appearance", $0] } ?? []),
        environment: ["SHOJI_PREVIEW": subject.variable])
      defer { _ = app.stop() }
      let tree = try app.ask(["tree": true, "details": true], call)["tree"] ?? .null
      let text = try CompactTree(tree).text(limit: CompactTree.usualLength)
      guard !text.contains("“There is no ") else { return ToolResult(text, isError: true) }
      let file = try session.folder.scratchFile("png")
      defer { OutputFile.remove(file.path) }
      _ = try app.ask(["snapshot": .string(file.path), "scale": 1], call)
      return ToolResult([.text(text), .picture(try session.folder.made(file).base64EncodedString())])
    }
  }

  private var replay: Tool {
    Tool(
      "replay",
      "Runs a recorded run again in an app of its own, and says whether it ends as recorded, or at which action and "
        + "field it first differs.",
      input: ObjectSchema([
        .init("recording", "string", "the file that run has recorded", isRequired: true), Self.product,
      ]), isReadOnly: true
    ) { [session] call in
      let path = call.string("recording") ?? ""
      let file = try session.folder.file(path)
      guard FileManager.default.isReadableFile(atPath: file.path) else {
        throw ToolFailure("there is no recording \(path) to read; run with “recording” makes one")
      }
      let report = try session.folder.scratchFile("json")
      defer { OutputFile.remove(report.path) }
      let app = try start(
        call, options: [], environment: ["SHOJI_REPLAY": file.path, "SHOJI_REPLAY_REPORT": report.path])
      defer { _ = app.stop() }
      _ = try app.ask(["tree": true], call)
      if let end = app.stop() { throw ToolFailure(end) }
      let outcome = try ReplayOutcome(contentsOf: report, app: app.name)
      return ToolResult(outcome.message, isError: !outcome.same)
    }
  }

  /// Starts an app beside the one that runs.
  private func start(
    _ call: ToolCall, options: [String], environment: [String: String]
  ) throws -> AgentApp {
    let built: BuiltApp
    do {
      built = try session.project.build(call.string("product"), call)
    } catch let failure as BuildFailure {
      let findings = failure.findings.prefix(10).map(\.text).joined(separator: "\n")
      throw ToolFailure(
        "the build failed:\n\(findings.isEmpty ? String(failure.output.suffix(1_000)) : findings)")
    }
    try call.checkCancellation()
    return try AgentApp(
      built, options: options, arguments: [], environment: environment, folder: session.folder)
  }
}
