import ArgumentParser
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
    subcommands: [
      NewCommand.self, InitCommand.self, RunCommand.self, PreviewCommand.self, SnapshotCommand.self,
      ReplayCommand.self, SchemaCommand.self, DoctorCommand.self,
    ])

  /// Runs the command of the command line, and ends the process with its exit code.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      Terminal.standardError.fail(error.message)
      Foundation.exit(1)
    } catch {
      exit(withError: error)
    }
  }
}
