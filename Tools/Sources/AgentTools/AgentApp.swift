import AgentProtocol
import ChildProcesses
import Containment
import Foundation
import ShojiToolKit

/// An app that runs with an image for a display, or that `shoji run` serves, used by the driver's requests.
/// Used by several threads, one request at a time.
package final class AgentApp: Sendable {
  /// The longest time that an answer may take, in seconds, beyond what a request itself takes.
  static let patience = 60.0
  /// The time that an app which nobody uses any more has to end, in seconds.
  private static let grace = 2.0
  /// The driver's words about a main thread that does not take input.
  private static let busy = "main thread has been busy"

  /// The name of the program.
  let name: String
  /// The output on standard error.
  let log = AppLog()
  private let folder: ProjectFolder
  /// The app's process; nil for one that `shoji run` serves.
  private let process: ChildProcess?
  private let requests: FileHandle
  /// The app that `shoji run` serves; nil for one of this server's own.
  let served: ServedAppFiles?
  private let state = Monitor(State())

  private struct State {
    /// The numbers of the requests whose answers have not come, the oldest first.
    var waiting: [Int] = []
    /// The number of the last request.
    var lastRequest = 0
    /// The request whose answer is waited for, and its answer; of others it finds nobody.
    var awaited: Int?
    var answer: String?
    var isTaken = false
    var end: AppEnd?
    var isLogRead = false
    /// Whether the last answer was that the main thread is busy.
    var isBusy = false

    /// Begins a request. Returns its number.
    mutating func begin() -> Int {
      lastRequest += 1
      waiting.append(lastRequest)
      return lastRequest
    }
  }

  /// Starts a program.
  init(
    _ built: BuiltApp, options: [String], arguments: [String], environment: [String: String],
    folder: ProjectFolder
  ) throws {
    served = nil
    name = built.program.lastPathComponent
    self.folder = folder
    let home = folder.scratch.appendingPathComponent("home")
    try OutputFolder(folder.url.path).makeFolder(at: ContainedPath(".build/agent/home") ?? ContainedPath())
    // Behind the mark, the run time leaves all arguments to the app.
    var settings = ChildProcess.Settings(
      built.program.path,
      try (["--display", "image"] + options + arguments + built.arguments).map { try Argument(own: $0) },
      in: folder.url.path)
    var variables = ProcessInfo.processInfo.environment
    for name in variables.keys where name.hasPrefix("XDG_") { variables[name] = nil }
    variables["HOME"] = home.path
    variables["CFFIXED_USER_HOME"] = home.path
    let own = built.environment.merging(environment) { $1 }
    settings.environment = variables.merging(own) { $1 }
    if var confinement = built.confinement {
      confinement.variables.merge(own) { $1 }
      for name in ["HOME", "CFFIXED_USER_HOME"] { confinement.variables[name] = home.path }
      confinement.writable += [home.path, folder.scratch.path]
      if let recording = environment["SHOJI_RECORDING"] {
        // The app may write this file, and none beside it.
        try PlainFile.makeEmpty(URL(fileURLWithPath: recording))
        confinement.writable.append(recording)
      }
      settings.confinement = confinement
    }
    (settings.input, settings.output, settings.errors) = (.pipe, .pipe, .pipe)
    let process: ChildProcess
    do throws(ChildProcessError) { process = try ChildProcess(settings) } catch {
      throw ToolFailure(error.message)
    }
    guard let input = process.input, let output = process.output, let errors = process.errors else {
      throw ToolFailure("\(name) cannot be driven")
    }
    (self.process, requests) = (process, input)
    log.read(errors) { [weak self] in self?.finishLog() }
    read(output) { [weak self] line in
      self?.take(answer: line)
    } end: { [weak self] in
      self?.finish(process)
    }
  }

  /// Connects to an app that `shoji run` serves. Nil where none listens.
  init?(served: ServedAppFiles, folder: ProjectFolder) {
    guard let line = served.connect() else { return nil }
    (name, self.folder, self.served, process) = (served.product, folder, served, nil)
    requests = FileHandle(fileDescriptor: line, closeOnDealloc: false)
    log.follow(served.log)
    read(FileHandle(fileDescriptor: dup(line), closeOnDealloc: true)) { [weak self] line in
      self?.take(answer: line)
    } end: { [weak self] in
      self?.disconnect()
    }
  }

  deinit {
    if let process {
      process.beginEnd(within: Self.grace)
    } else {
      disconnectNow()
    }
  }

  /// Leaves an app that `shoji run` serves.
  private func disconnectNow() {
    // The reader's end ends, too.
    shutdown(requests.fileDescriptor, Int32(SHUT_RDWR))
    try? requests.close()
  }

  /// The app that `shoji run` serves has ended, or is replaced after a build.
  private func disconnect() {
    let fault = served?.fault.map { "\n\($0)" } ?? ""
    let end = AppEnd(
      text: "\(name), which shoji run serves, has ended or is started again after a build.\(fault)")
    state.withLock { if $0.end == nil { $0.end = end } }
  }

  /// Reads lines on a thread of its own.
  private func read(
    _ handle: FileHandle, line: @escaping @Sendable (String) -> Void, end: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread {
      LineReader.read(handle.fileDescriptor, line: line)
      end()
    }
  }

  private func take(answer: String) {
    state.withLock { state in
      guard !state.waiting.isEmpty else { return }
      if state.waiting.removeFirst() == state.awaited { state.answer = answer }
    }
  }

  private func finishLog() {
    state.withLock { $0.isLogRead = true }
  }

  private func finish(_ process: ChildProcess) {
    let end = process.wait()
    let how =
      if case .signal(let number) = end { "crashed with signal \(number) (\(Self.signalName(number)))" } else
      { end.words }
    // What it wrote last is still under way.
    _ = state.wait(until: Date(timeIntervalSinceNow: 2)) { $0.isLogRead ? true : nil }
    let report = AppEnd(name: name, how: how, log: log.lines, folder: folder)
    state.withLock { $0.end = report }
  }

  private static func signalName(_ number: Int32) -> String {
    switch number {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGABRT: "SIGABRT"
    case SIGSEGV: "SIGSEGV"
    case SIGKILL: "SIGKILL"
    case SIGTERM: "SIGTERM"
    default: "signal \(number)"
    }
  }

  /// The end of the app; nil while it runs.
  var ended: AppEnd? { state.withLock { $0.end } }

  /// Waits for the end of the app. Returns nil where the time is over.
  @discardableResult
  private func waitForEnd(seconds: Double) -> AppEnd? {
    state.wait(until: Date(timeIntervalSinceNow: seconds)) { $0.end }
  }

  // MARK: Requests

  /// Sends a request and waits for its answer. Throws what the app answers as an error, how it ended, and
  /// when the call is cancelled.
  ///
  /// - Parameter seconds: The time that the request itself may take.
  func ask(_ request: JSONValue, seconds: Double = 0, _ call: ToolCall) throws -> JSONValue {
    do {
      let answer = try exchange(request, seconds: seconds, call)
      state.withLock { $0.isBusy = false }
      return answer
    } catch let failure as ToolFailure where failure.message.contains(Self.busy) {
      state.withLock { $0.isBusy = true }
      let words = log.takeNew().lines.filter { !$0.hasPrefix("    ") }.suffix(6).joined(separator: "\n")
      throw ToolFailure(
        "\(failure.message).\n\(words)\nIf it hangs, call stop, which shows the frames, and mend it; if it works, ask again."
      )
    }
  }

  /// Ends the app in a way that shows where its threads are.
  private func abort(_ process: ChildProcess, saying how: String) -> String {
    process.send(SIGABRT)
    if waitForEnd(seconds: 40) == nil { process.send(SIGKILL, toAll: true) }
    let report = AppEnd(name: name, how: how, log: log.lines, folder: folder)
    state.withLock { $0.end = report }
    return report.text + "\nMend what keeps it busy, then call run again."
  }

  private func exchange(_ request: JSONValue, seconds: Double, _ call: ToolCall) throws -> JSONValue {
    let line = request.text
    guard line.count < 30_000 else {
      throw ToolFailure("a request has at most 30000 bytes, this one \(line.count); send it in parts")
    }
    // Waiters are woken when the call is cancelled, too.
    let answer = try call.whileCancellable {
      try take(call)
      defer { state.withLock { $0.isTaken = false } }
      return try send(line, until: Date(timeIntervalSinceNow: seconds + Self.patience), call)
    } cancel: { [state] in
      state.wake()
    }
    // Trees of views are deeper than what a client may send.
    let json = try? JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
    guard let value = json, value.object != nil else {
      throw ToolFailure("\(name) answered with what is no JSON: \(answer.prefix(200))")
    }
    if let message = value["error"]?.string {
      if message.hasPrefix("the app has ended itself"), let end = waitForEnd(seconds: 10) {
        throw failure(after: end)
      }
      throw ToolFailure(message)
    }
    return value
  }

  /// Waits until no other call uses the app.
  private func take(_ call: ToolCall) throws {
    _ = try state.wait { state -> Bool? in
      try call.checkCancellation()
      guard !state.isTaken else { return nil }
      state.isTaken = true
      return true
    }
  }

  private func send(_ line: Data, until limit: Date, _ call: ToolCall) throws -> String {
    try state.withLock { state in
      if let end = state.end { throw failure(after: end) }
      (state.awaited, state.answer) = (state.begin(), nil)
      try? requests.write(contentsOf: line + [10])
    }
    defer { state.withLock { ($0.awaited, $0.answer) = (nil, nil) } }
    let answer = try state.wait(until: limit) { state -> String? in
      if let answer = state.answer { return answer }
      if let end = state.end { throw failure(after: end) }
      // The answer that comes later finds nobody.
      try call.checkCancellation()
      return nil
    }
    if let answer { return answer }
    throw ToolFailure(
      "\(name) has not answered in time; call stop, which shows where it hangs, then run it again")
  }

  private func failure(after end: AppEnd) -> ToolFailure {
    ToolFailure(end.text + "\nMend what ended it, then call run again.")
  }

  /// Closes the app's window and waits until it has ended. One that does not end is ended. One that
  /// `shoji run` serves goes on.
  ///
  /// - Parameter showsFrames: Whether such an end is to show where the app hangs, which takes some seconds.
  /// - Returns: How it ended, where that is not as it should.
  func stop(showsFrames: Bool = false) -> String? {
    if let ended { return ended.text }
    guard let process else {
      disconnectNow()
      return nil
    }
    let isBusy = state.withLock { state in
      _ = state.begin()
      try? requests.write(contentsOf: Data("{\"quit\": true}\n".utf8))
      return state.isBusy
    }
    waitForEnd(seconds: isBusy ? 0 : 5)
    if let ended { return process.end?.succeeded == true ? nil : ended.text }
    guard showsFrames else {
      process.send(SIGKILL, toAll: true)
      return nil
    }
    return abort(process, saying: "did not end when its window was closed, and was ended")
  }
}
