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
    let process = Process()
    process.executableURL = program
    process.arguments = call.arguments
    process.currentDirectoryURL = call.folder
    process.environment = ProcessInfo.processInfo.environment.merging(call.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // What a program leaves behind may hold the pipe for longer than it lives.
    let end = DispatchSemaphore(value: 0)
    let thread = Thread {
      LineReader.read(pipe.fileHandleForReading.fileDescriptor, line: line)
      end.signal()
    }
    thread.start()
    process.waitUntilExit()
    _ = end.wait(timeout: .now() + 2)
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }
}
