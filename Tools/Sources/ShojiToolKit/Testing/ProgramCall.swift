import ChildProcesses
import Foundation

/// A program that is to run to its end.
package struct ProgramCall: Equatable, Sendable {
  /// The program's name on the `PATH`, or its path.
  package var program: String
  package var arguments: [String]
  package var folder: URL
  /// The variables that are set besides those of this process.
  package var environment: [String: String] = [:]

  package init(
    _ program: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) {
    (self.program, self.arguments, self.folder, self.environment) = (program, arguments, folder, environment)
  }

  /// Runs a program, hands over each line of its output and errors, and returns its exit code: 128 and the
  /// signal's number after a signal.
  package typealias Runner =
    @Sendable (ProgramCall, _ line: @escaping @Sendable (String) -> Void) throws -> Int32

  /// Runs programs without a limit.
  package static let run: Runner = { call, line in
    guard let program = Command.find(call.program) else {
      throw ToolError("there is no “\(call.program)” on the PATH")
    }
    var settings = ChildProcess.Settings(
      program.path, try call.arguments.map { try Argument(own: $0) }, in: call.folder.path)
    settings.environment.merge(call.environment) { $1 }
    (settings.output, settings.errors) = (.pipe, .output)
    let child = try ChildProcess(settings)
    if let output = child.output { LineReader.read(output.fileDescriptor, of: child, line: line) }
    return child.wait().status
  }
}
