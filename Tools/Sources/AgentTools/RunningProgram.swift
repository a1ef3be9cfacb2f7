import AgentProtocol
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

  /// Runs a program of the `PATH`, or at a path. Throws when it takes longer than `seconds`, and when the
  /// call is cancelled: then the program and what it has started are ended.
  package static func run(
    _ name: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    seconds: Double, _ call: ToolCall, line: (@Sendable (String) -> Void)? = nil
  ) throws -> Result {
    guard let program = Command.find(name) else { throw ToolFailure("there is no “\(name)” on the PATH") }
    try call.checkCancellation()
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let identifier = process.processIdentifier
    let isLate = Atomic(false)
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(deadline: .now() + seconds)
    timer.setEventHandler {
      isLate.store(true, ordering: .relaxed)
      end(identifier)
    }
    timer.resume()
    defer { timer.cancel() }
    var output = ""
    call.whileCancellable {
      LineReader.read(pipe.fileHandleForReading.fileDescriptor) { text in
        line?(text)
        output += text + "\n"
        if output.utf8.count > 2 * longestOutput { output = String(output.suffix(longestOutput)) }
      }
      process.waitUntilExit()
    } cancel: {
      end(identifier)
    }
    try call.checkCancellation()
    if isLate.load(ordering: .relaxed) {
      throw ToolFailure(
        "\(name) has been ended after \(Int(seconds)) seconds; its last lines:\n\(output.suffix(1_000))")
    }
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(status: status, output: output)
  }

  /// Ends a program and all that it has started.
  private static func end(_ identifier: Int32) {
    // The program leads a group of processes; what it has started may have left that.
    let all = descendants(of: identifier)
    if getpgid(identifier) == identifier { kill(-identifier, SIGTERM) }
    for process in all { kill(process, SIGTERM) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
      for process in Set(all + descendants(of: identifier)) { kill(process, SIGKILL) }
    }
  }

  /// A process and those that it has started, from the outside in.
  private static func descendants(of identifier: Int32) -> [Int32] {
    guard kill(identifier, 0) == 0 else { return [] }
    // Each thread has the children that it has started.
    let tasks = "/proc/\(identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    let children = threads.flatMap { thread in
      let list = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (list ?? "").split(separator: " ").compactMap { Int32($0) }
    }
    return [identifier] + children.flatMap(descendants)
  }
}
