import Foundation
import ShojiTestSupport
import Synchronization

/// The app that gets stuck, in a process whose input stays open and whose errors are read.
final class StuckProcess: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe()
  private let errors = Mutex("")

  /// Starts the app with something to do; on the browser display where `isServed`, and started
  /// by a shell that does something before.
  init(
    _ trouble: String, isServed: Bool = false, after command: String = ":",
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(filePath: "/bin/sh")
    let display = isServed ? ["--display", "browser", "--port", "0"] : ["--display", "image"]
    process.arguments =
      ["-c", "\(command); exec \"$@\"", "sh", BuildFolder.program("StuckApp").path] + display
    process.environment = ProcessInfo.processInfo.environment.merging(["STUCK": trouble]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      while true {
        let data = PipeReader.next(handle.fileDescriptor)
        guard !data.isEmpty else { break }
        errors.withLock { $0 += String(decoding: data, as: UTF8.self) }
      }
      try? handle.close()
    }
  }

  /// The text that the app has written to standard error so far.
  var output: String { errors.withLock { $0 } }

  /// Waits until the app has written something; false when it has not after so many seconds.
  func hasWritten(_ text: String, seconds: Double = 30) async throws -> Bool {
    for _ in 0..<Int(seconds * 100) {
      if output.contains(text) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// The status by which a shell would know how the process has ended; nil when it has not after so many
  /// seconds.
  func end(seconds: Double = 30) async throws -> Int32? {
    for _ in 0..<Int(seconds * 100) {
      if !process.isRunning {
        return process.terminationReason == .exit
          ? process.terminationStatus : 128 + process.terminationStatus
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    kill(process.processIdentifier, SIGKILL)
    return nil
  }
}
