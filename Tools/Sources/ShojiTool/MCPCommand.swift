import AgentProtocol
import AgentTools
import ArgumentParser
import Foundation
import MarkupReading
import ShojiToolKit

/// `shoji mcp`
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract:
      "Serves the project to a coding agent by the Model Context Protocol, on standard input and output.",
    discussion: """
      An agent's client starts this command by itself; docs/agents.md has the lines for common ones. The tools build, check \
      and test the project of the folder, run its app without a screen, and see and use it. What the project \
      runs has no network and writes into its build folder only, unless you say --trust.
      """)

  @Option(
    help: "A program that is built already: it is run in the place of an app of the project.",
    completion: .file())
  var program: String?

  @OptionGroup var build: BuildOptions

  func run() throws {
    let channel = LineChannel.standard()
    signal(SIGPIPE, SIG_IGN)
    let session = AgentSession(try project())
    let server = AgentServer(
      name: "shoji", version: Version.current, instructions: AgentTools.instructions,
      tools: AgentTools.all(session), channel: channel)
    server.run()
    session.close()
  }

  private func project() throws -> any AgentProject {
    let place = build.packagePath ?? FileManager.default.currentDirectoryPath
    guard FileManager.default.fileExists(atPath: place) else {
      throw ToolError("there is no folder \(place), which --package-path names", cause: .commandLine)
    }
    let folder = URL(fileURLWithPath: place).standardizedFileURL
    // What the server itself writes lies there.
    for name in [".build", ".build/agent"] {
      try ProjectSandbox.checkFolder(folder.appendingPathComponent(name).path)
    }
    guard let program else { return SiteProject(folder: folder, options: build) }
    let file = URL(fileURLWithPath: program).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw ToolError("there is no program \(program) to run", cause: .commandLine)
    }
    return BuiltProgram(folder: folder, program: file)
  }
}

/// A program that is built already, in the place of a project.
private struct BuiltProgram: AgentProject {
  let folder: URL
  let program: URL

  func build(_ product: String?, _ call: ToolCall) throws -> BuiltApp { BuiltApp(program: program) }

  func servedApps() throws -> [ServedAppFiles] { ServedAppFiles.all(in: try ProjectState(of: folder)) }

  func check(_ call: ToolCall) throws -> [Diagnostic] { throw unavailable }

  func test(filter: String?, isRecording: Bool, _ call: ToolCall) throws -> TestOutcome {
    throw unavailable
  }

  private var unavailable: ToolFailure {
    ToolFailure("this server runs one program that is built already; start shoji mcp without --program")
  }
}
