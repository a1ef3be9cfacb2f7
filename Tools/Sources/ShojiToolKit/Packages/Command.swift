import Foundation

/// A program that is run to its end.
public struct Command {
  /// The exit status and output of a program.
  public struct Result: Sendable {
    /// The exit code; 128 and the signal's number after a signal.
    public var status: Int32
    /// Standard output.
    public var output: Data
    /// Standard error; empty where it was passed through.
    public var errors: Data
    /// Whether the exit code is 0.
    public var succeeded: Bool { status == 0 }
    /// Standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }
    /// Standard output as text, without blanks around it.
    public var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  private let name: String
  private let arguments: [String]
  private let folder: URL?

  /// A program of the `PATH`, or at a path, with its arguments and its folder.
  public init(_ name: String, _ arguments: [String], in folder: URL? = nil) {
    self.name = name
    self.arguments = arguments
    self.folder = folder
  }

  /// The file of a program of the `PATH`; nil where there is none.
  public static func find(_ name: String, path: String? = ProcessInfo.processInfo.environment["PATH"]) -> URL?
  {
    if name.contains("/") {
      return FileManager.default.isExecutableFile(atPath: name) ? URL(fileURLWithPath: name) : nil
    }
    return (path ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs the program, and waits until it has ended. Standard error is passed through where `passesErrors`,
  /// and standard output goes there as well, as it comes, where `echoesOutput`.
  public func run(passesErrors: Bool = false, echoesOutput: Bool = false) throws -> Result {
    guard let program = Command.find(name) else { throw ToolError("there is no “\(name)” on the PATH") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = passesErrors ? FileHandle.standardError : errors
    try process.run()
    // Both at once, so that neither fills up.
    let reading = ErrorReading(errors, isNeeded: !passesErrors)
    var data = Data()
    while case let part = output.fileHandleForReading.availableData, !part.isEmpty {
      data += part
      if echoesOutput { FileHandle.standardError.write(part) }
    }
    let errorData = reading.finish()
    process.waitUntilExit()
    let status =
      process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    return Result(status: status, output: data, errors: errorData)
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class ErrorReading: @unchecked Sendable {
  private var data = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe, isNeeded: Bool) {
    guard isNeeded else {
      done.signal()
      return
    }
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread { [self] in
      data = handle.readDataToEndOfFile()
      done.signal()
    }
  }

  func finish() -> Data {
    done.wait()
    return data
  }
}
