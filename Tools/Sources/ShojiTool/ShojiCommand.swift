import ArgumentParser
import ChildProcesses
import Foundation
import ShojiToolKit

/// The command `shoji`.
@main
struct ShojiCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shoji",
    abstract: "Makes, runs and looks at apps that are built with Shoji.",
    discussion: """
      The exit code is 0 when all went well, 1 when something failed (a build, an app, a missing prerequisite), and 64 \
      when the command line cannot be followed. Messages go to standard error, results to standard output. Colors and \
      progress are shown on a terminal only; NO_COLOR turns colors off.

      Completions for your shell: shoji --generate-completion-script bash|zsh|fish.
      """,
    version: Version.current,
    subcommands: [
      NewCommand.self, InitCommand.self, RunCommand.self, ServeCommand.self, TestCommand.self,
      CheckCommand.self, CICommand.self,
      PreviewCommand.self,
      SnapshotCommand.self,
      ReplayCommand.self, MCPCommand.self, SchemaCommand.self, SDKCommand.self, DoctorCommand.self,
      ReferenceCommand.self,
    ])

  /// Runs the command of the command line, and ends the process with its exit code.
  static func main() {
    do {
      try checkHelp()
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      Terminal.standardError.fail(error.message)
      Foundation.exit(error.cause.rawValue)
    } catch let error as ChildProcessError {
      Terminal.standardError.fail(error.message)
      Foundation.exit(ToolError.Cause.failure.rawValue)
    } catch {
      let message = fullMessage(for: error)
      guard exitCode(for: error) == .validationFailure, !message.contains("Did you mean"), let question else {
        exit(withError: error)
      }
      // The question comes behind the mistake, before the usage.
      let lines = message.split(separator: "\n", maxSplits: 1)
      let mistake = lines[0].hasSuffix(".") ? lines[0] : lines[0] + "."
      Terminal.standardError.print(
        (["\(mistake) \(question)"] + lines.dropFirst()).joined(separator: "\n"))
      Foundation.exit(exitCode(for: error).rawValue)
    }
  }

  /// Throws where help is asked for about what is no command; the parser would show that of the tool.
  private static func checkHelp() throws {
    let words = CommandLine.arguments.dropFirst().prefix { !$0.hasPrefix("-") }
    guard words.first == "help", let name = words.dropFirst().first,
      !(configuration.subcommands.map { $0.configuration.commandName } + ["help"]).contains(name)
    else { return }
    throw ToolError("there is no command “\(name)”.\(question.map { " \($0)" } ?? "")", cause: .commandLine)
  }

  /// The question about the mistyped command or option of the command line.
  private static var question: String? {
    let commands = configuration.subcommands.map { command in
      (command.configuration.commandName ?? "", options(of: command))
    }
    return CommandLineSuggestion.question(
      about: Array(CommandLine.arguments.dropFirst()),
      commands: Dictionary(uniqueKeysWithValues: commands + [("help", [])]),
      common: options(of: ShojiCommand.self) + ["--generate-completion-script"])
  }

  /// The long names of a command's options, as its help has them.
  private static func options(of command: any ParsableCommand.Type) -> [String] {
    ShojiCommand.helpMessage(for: command).matches(of: /--[a-z][a-z-]*/).map { String($0.output) }
  }
}
