import ArgumentParser
import Containment
import Foundation
import ShojiToolKit

/// `shoji replay`
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Runs the actions of a recorded run again, without a window.",
    discussion: """
      An app records its run with SHOJI_RECORDING=FILE in the environment, or by the store's record(to:). Says that the run \
      ends as recorded, or at which action and in which field it first differs; then the exit code is 1.
      """)

  @Argument(help: "The recording.", completion: .file(extensions: ["jsonl"]))
  var recording: String

  @Argument(help: "The executable; needed where the package has several.")
  var product: String?

  @Option(
    name: .shortAndLong, help: "A picture of the app at the end, which ends in .png, .pdf or .svg.",
    completion: .file())
  var output: String?

  @OptionGroup var look: DisplayOptions
  @OptionGroup var build: BuildOptions

  @Argument(parsing: .postTerminator, help: "After --: the app's own arguments.")
  var arguments: [String] = []

  func run() throws {
    let file = URL(fileURLWithPath: recording).standardizedFileURL
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      throw ToolError("there is no recording \(file.path) to read", cause: .commandLine)
    }
    let (site, product) = try build.site(building: product)
    let program = try site.build(product)
    let report = FileManager.default.temporaryDirectory.appendingPathComponent(
      "shoji-\(UUID().uuidString).json")
    defer { OutputFile.remove(report.path) }
    let app = try DrivenProcess(
      program, display: look.display, arguments: arguments,
      environment: ["SHOJI_REPLAY": file.path, "SHOJI_REPLAY_REPORT": report.path])
    try app.ask(#"{"tree": true}"#)
    if let output {
      let picture = URL(fileURLWithPath: output).standardizedFileURL
      try app.snapshot(picture)
      print(picture.path)
    }
    try app.quit()
    let outcome = try ReplayOutcome(contentsOf: report, app: program.lastPathComponent)
    guard outcome.same else { throw ToolError(outcome.message) }
    Terminal.standardError.say(outcome.message)
  }
}
