import AgentProtocol
import ChildProcesses
import Foundation
import ShojiToolKit
import Synchronization

/// A program that is run to its end for a call, which can be cancelled.
package enum RunningProgram {
  /// The end of a program.
  package struct Result: Sendable {
    /// The exit code; 128 and the signal's number after a signal.
    package var status: Int32
    /// Standard output and error, together; of much output the end.
    package var output: String
  }

  /// The most characters of output that are kept.
  private static let longestOutput = 1 << 20
  /// The time that a program has to end, in seconds.
  private static let grace = 2.0

  /// Runs a program of the `PATH`, or at a path. Throws when it takes longer than `seconds`, and when the
  /// call is cancelled: then the program and what it has started are ended.
  ///
  /// - Parameter restartsWhenStalled: Whether a program that waits for a child that has ended is started
  ///   again, once.
  package static func run(
    _ name: String, _ arguments: [Argument], in folder: URL, environment: [String: String] = [:],
    confinement: Confinement? = nil, seconds: Double, restartsWhenStalled: Bool = false, _ call: ToolCall,
    line: (@Sendable (String) -> Void)? = nil
  ) throws -> Result {
    guard let program = Command.find(name) else { throw ToolFailure("there is no “\(name)” on the PATH") }
    try call.checkCancellation()
    var settings = ChildProcess.Settings(program.path, arguments, in: folder.path)
    settings.confinement = confinement
    settings.confinement?.variables.merge(environment) { $1 }
    settings.environment.merge(environment) { $1 }
    (settings.output, settings.errors) = (.pipe, .output)
    let child = try ChildProcess(settings)
    let hasStalled = Atomic(false)
    if restartsWhenStalled { child.endWhenStalled { hasStalled.store(true, ordering: .relaxed) } }
    let isLate = Atomic(false)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler {
      isLate.store(true, ordering: .relaxed)
      child.beginEnd(within: grace)
    }
    timer.resume()
    defer { timer.cancel() }
    var output = ""
    call.whileCancellable {
      guard let pipe = child.output else { return }
      LineReader.read(pipe.fileDescriptor, of: child) { text in
        line?(text)
        output += text + "\n"
        if output.utf8.count > 2 * longestOutput { output = String(output.suffix(longestOutput)) }
      }
      child.wait()
    } cancel: {
      child.beginEnd(within: grace)
    }
    try call.checkCancellation()
    if let excess = child.excess { throw ToolFailure("\(name) \(excess)") }
    if hasStalled.load(ordering: .relaxed) {
      return try run(
        name, arguments, in: folder, environment: environment, confinement: confinement, seconds: seconds,
        call,
        line: line)
    }
    if isLate.load(ordering: .relaxed) {
      throw ToolFailure(
        "\(name) has been ended after \(Int(seconds)) seconds; its last lines:\n\(output.suffix(1_000))")
    }
    return Result(status: child.wait().status, output: output)
  }
}
