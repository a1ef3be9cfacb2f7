import Foundation

/// A process whose standard output is read by the line.
final class ChildProcess {
  /// What went wrong with a process.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let started: ContinuousClock.Instant
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var unread: [UInt8] = []

  /// Starts a program; the clock runs from just before.
  init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    started = .now
    try process.run()
  }

  /// Sends a line.
  func write(_ line: String) {
    input.fileHandleForWriting.write(Data((line + "\n").utf8))
  }

  /// The next line; throws when the output ends before.
  func readLine() throws -> String {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeFirst(end + 1) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else {
        throw Failure(description: "\(process.executableURL!.path) ended before it said what was awaited")
      }
      unread += data
    }
  }

  /// The address of the page that the browser display serves.
  func readPageAddress() throws -> String {
    while true {
      let line = try readLine()
      if line.hasPrefix("http://") { return line }
    }
  }

  /// The memory that is its own or shared and in use at the moment, in bytes.
  func residentMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    guard let match = status.firstMatch(of: /VmRSS:\s*(\d+) kB/), let kilobytes = Int(match.1) else {
      throw Failure(description: "no VmRSS in /proc/\(process.processIdentifier)/status")
    }
    return kilobytes * 1024
  }

  /// Ends it and waits until it has ended.
  func end() {
    try? input.fileHandleForWriting.close()
    process.terminate()
    process.waitUntilExit()
  }

  /// The path of a program that was built beside this one.
  static func program(_ name: String) -> String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name).path
  }
}
