import Foundation
import Synchronization

/// A program that is run to its end.
package struct Command: Sendable {
  /// The exit status and output of a program.
  package struct Result: Sendable {
    /// The exit code; 128 and the signal's number after a signal.
    package var status: Int32
    /// Standard output.
    package var output: Data
    /// Standard error; empty where it was passed through.
    package var errors: Data
    /// The times that it was started again, as it waited for a child that had ended.
    package var restarts = 0
    /// Whether the exit code is 0.
    package var succeeded: Bool { status == 0 }
    /// Standard error as text: the end of one that is long. What reads messages takes time for each byte.
    package var errorText: String { Result.end(of: errors) }
    /// Standard output as the text of a message: the end of one that is long.
    package var outputText: String { Result.end(of: output) }
    /// Standard output as text, without blanks around it.
    package var text: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The most bytes of a message.
    private static let longestMessage = 1 << 20

    private static func end(of data: Data) -> String {
      (data.count > longestMessage ? "…" : "") + String(decoding: data.suffix(longestMessage), as: UTF8.self)
    }
  }

  /// The most bytes that are kept of a stream; of more, the start.
  private static let mostOutput = 1 << 28
  /// The time that a program has to end when its time is over, in seconds.
  private static let grace = 2.0

  private let name: String
  private let arguments: [Argument]
  private let folder: URL?
  /// The variables that are set besides those of this process.
  package var environment: [String: String] = [:]
  /// The names of variables of this process that the program does not get.
  package var removed: Set<String> = []
  /// The bounds of what the program may touch; nil for what the person may.
  package var confinement: Confinement?
  /// The time after which the program is ended, in seconds; nil for none.
  package var deadline: Double?
  /// The greatest size of a file that it writes, in bytes; nil for no bound.
  package var largestFile: UInt64?
  /// Whether it is started again where it waits for a child that has ended (see ``StallWatch``): for
  /// programs that may be run twice.
  package var restartsWhenStalled = false
  /// The seconds between two looks for that.
  var stallInterval = StallWatch.interval
  private var restarts = 0
  /// The most times that it is started again.
  static let mostRestarts = 3

  /// A program of the `PATH`, or at a path, with its arguments and its folder.
  package init(
    _ name: Argument, _ arguments: [Argument], in folder: URL? = nil, confinement: Confinement? = nil
  ) {
    self.name = name.text
    self.arguments = arguments
    self.folder = folder
    self.confinement = confinement
  }

  /// A program with the words of a person's own command line.
  ///
  /// - Throws: An error for a word that has a zero byte.
  package init(own words: [String], in folder: URL? = nil) throws(ChildProcessError) {
    var all: [Argument] = []
    for word in words { all.append(try Argument(own: word)) }
    self.init(all.first ?? "true", Array(all.dropFirst()), in: folder)
  }

  /// The file of a program of the `PATH`; nil where there is none.
  package static func find(_ name: String, path: String? = ProcessInfo.processInfo.environment["PATH"])
    -> URL?
  {
    if name.contains("/") {
      return FileManager.default.isExecutableFile(atPath: name) ? URL(fileURLWithPath: name) : nil
    }
    return (path ?? "/usr/bin:/bin").split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs the program, and waits until it has ended with all that it has started. Standard error is passed
  /// through where `passesErrors`, and standard output goes there as well, as it comes, where `echoesOutput`.
  ///
  /// - Throws: An error where it cannot be started, and where its time is over.
  package func run(passesErrors: Bool = false, echoesOutput: Bool = false) throws(ChildProcessError) -> Result
  {
    guard let program = Command.find(name) else {
      throw ChildProcessError("there is no “\(name)” on the PATH")
    }
    var settings = ChildProcess.Settings(program.path, arguments, in: folder?.path)
    for name in removed { settings.environment[name] = nil }
    settings.environment.merge(environment) { $1 }
    settings.confinement = confinement
    settings.largestFile = largestFile
    settings.output = .pipe
    // What is confined reaches the terminal only through this process.
    let passesDirectly = passesErrors && confinement == nil
    settings.errors = passesDirectly ? .descriptor(STDERR_FILENO) : .pipe
    let child = try ChildProcess(settings)
    let hasStalled = Atomic(false)
    if restartsWhenStalled {
      child.endWhenStalled(every: stallInterval) { hasStalled.store(true, ordering: .relaxed) }
    }
    if let deadline {
      DispatchQueue.global().asyncAfter(deadline: .now() + deadline) { [weak child] in
        child?.beginEnd(within: Command.grace)
      }
    }
    let start = ProcessInfo.processInfo.systemUptime
    // Both at once, so that neither fills up.
    let errors = Command.begin(child.errors, of: child, echoes: passesErrors, keeps: !passesErrors)
    let output = Command.read(child.output, of: child, echoes: echoesOutput, keeps: true)
    let errorText = errors()
    let end = child.wait()
    if let excess = child.excess { throw ChildProcessError("\(name) \(excess)") }
    if hasStalled.load(ordering: .relaxed) {
      guard restarts < Command.mostRestarts else {
        throw ChildProcessError("\(name) waits for a program that has ended, and was ended")
      }
      var again = self
      again.restarts += 1
      return try again.run(passesErrors: passesErrors, echoesOutput: echoesOutput)
    }
    if let deadline, case .signal = end, ProcessInfo.processInfo.systemUptime - start >= deadline {
      throw ChildProcessError("\(name) has been ended after \(Int(deadline)) seconds")
    }
    return Result(status: end.status, output: output, errors: errorText, restarts: restarts)
  }

  /// Reads a stream to its end.
  private static func read(_ handle: FileHandle?, of child: ChildProcess, echoes: Bool, keeps: Bool) -> Data {
    var data = Data()
    guard let handle else { return data }
    OutputReader.read(handle.fileDescriptor, of: child) { part in
      if keeps, data.count < mostOutput { data += part }
      if echoes { FileHandle.standardError.write(Data(PlainOutput.bytes(part))) }
    }
    return data
  }

  /// Reads a stream on a thread of its own. Returns a function that waits for its end.
  private static func begin(_ handle: FileHandle?, of child: ChildProcess, echoes: Bool, keeps: Bool)
    -> () -> Data
  {
    guard let handle else { return { Data() } }
    let (done, data) = (DispatchSemaphore(value: 0), ReadData())
    Thread.detachNewThread {
      let all = read(handle, of: child, echoes: echoes, keeps: keeps)
      data.value.withLock { $0 = all }
      done.signal()
    }
    return {
      done.wait()
      return data.value.withLock { $0 }
    }
  }

  /// The data that a thread has read for another.
  private final class ReadData: Sendable {
    let value = Mutex(Data())
  }
}
