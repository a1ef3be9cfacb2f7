import CChildProcess
import Foundation
import ProcessEnding
import Synchronization

/// A program that runs. It ends with all that it has started, also with what has left its group; and with
/// this process.
///
/// A supervisor between this process and the program sees to that. Used by several threads.
package final class ChildProcess: Sendable {
  /// The description of a program that is to run.
  package struct Settings: Sendable {
    /// The program's absolute path.
    package var program: String
    /// The words that it gets behind its name.
    package var arguments: [Argument]
    /// The folder that it runs in; this process' own for nil.
    package var folder: String?
    /// The variables of its environment.
    package var environment = ProcessInfo.processInfo.environment
    /// The bounds of what it may touch; nil for what the person may.
    package var confinement: Confinement?
    /// The greatest size of a file that it writes, in bytes; nil for no bound.
    package var largestFile: UInt64?
    /// Standard input, output and error.
    package var (input, output, errors) = (Stream.null, Stream.null, Stream.null)

    /// Describes a program, with this process' environment and no streams.
    package init(_ program: String, _ arguments: [Argument], in folder: String? = nil) {
      (self.program, self.arguments, self.folder) = (program, arguments, folder)
    }
  }

  /// A standard stream.
  package enum Stream: Equatable, Sendable {
    /// Nothing: reading ends at once, and what is written is lost.
    case null
    /// A pipe, whose other end is the child's `input`, `output` or `errors`.
    case pipe
    /// A descriptor of this process, which stays open.
    case descriptor(Int32)
    /// That of standard output; for errors alone.
    case output
  }

  /// The program's number.
  package let pid: Int32
  /// The end of a pipe that the program reads.
  package let input: FileHandle?
  /// The ends of pipes that the program writes.
  package let output, errors: FileHandle?

  private struct State {
    var end: ChildExit?
    var excess: String?
    var handlers: [@Sendable (ChildExit) -> Void] = []
  }

  private let control: Int32
  private let state = Mutex(State())
  /// Entered until the program has ended.
  private let life = DispatchGroup()

  /// Starts a program. Throws where it cannot be started.
  package init(_ settings: Settings) throws(ChildProcessError) {
    let streams = try ChildStreams(settings)
    defer { streams.closeOwn() }
    var ruleset: Int32 = -1
    if let confinement = settings.confinement, Confinement.isAvailable { ruleset = try confinement.ruleset() }
    defer { if ruleset >= 0 { close(ruleset) } }
    var control: Int32 = -1
    let environment =
      settings.confinement.map { $0.environment(from: settings.environment) } ?? settings.environment
    let supervisor = ChildProcess.start(settings, environment, streams.childs, ruleset, &control)
    guard supervisor > 0 else {
      throw ChildProcessError("\(settings.program) cannot be started: \(String(cString: strerror(errno)))")
    }
    var message = shoji_child_message()
    guard ChildProcess.receive(control, &message), message.kind == SHOJI_CHILD_STARTED else {
      let reason = message.kind == SHOJI_CHILD_FAILED ? String(cString: strerror(message.value)) : "it ended"
      ChildProcess.reap(supervisor)
      close(control)
      throw ChildProcessError("\(settings.program) cannot be started: \(reason)")
    }
    (pid, self.control) = (message.value, control)
    (input, output, errors) = streams.takeOthers()
    life.enter()
    ChildScope.current?.add(self)
    Thread.detachNewThread { [self] in watch(supervisor) }
  }

  deinit { close(control) }

  private static func start(
    _ settings: Settings, _ environment: [String: String], _ descriptors: [Int32], _ ruleset: Int32,
    _ control: inout Int32
  ) -> Int32 {
    func words(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    let arguments = words([settings.program] + settings.arguments.map(\.text))
    let variables = words(environment.filter { !$0.key.contains("=") }.map { "\($0.key)=\($0.value)" })
    let program = strdup(settings.program)
    let folder = settings.folder.map { strdup($0) } ?? nil
    let costs = settings.confinement?.costs
    let disk = settings.confinement?.writable.first.map { strdup($0) } ?? nil
    defer { for word in arguments + variables + [program, folder, disk] { free(word) } }
    return arguments.withUnsafeBufferPointer { arguments in
      variables.withUnsafeBufferPointer { variables in
        var child = shoji_child(
          program: program, arguments: arguments.baseAddress, environment: variables.baseAddress,
          folder: folder, descriptors: (descriptors[0], descriptors[1], descriptors[2]), ruleset: ruleset,
          file_size: settings.largestFile ?? 0, memory: costs?.memory ?? 0, disk: disk,
          space: disk.map { costs?.space(on: $0) ?? 0 } ?? 0)
        return shoji_child_start(&child, &control)
      }
    }
  }

  private static func receive(_ control: Int32, _ message: inout shoji_child_message) -> Bool {
    while true {
      let count = recv(control, &message, MemoryLayout<shoji_child_message>.size, 0)
      if count < 0 && errno == EINTR { continue }
      return count == MemoryLayout<shoji_child_message>.size
    }
  }

  private static func reap(_ supervisor: Int32) {
    while waitpid(supervisor, nil, 0) < 0 && errno == EINTR {}
  }

  /// Waits for the supervisor's report, on a thread of its own.
  private func watch(_ supervisor: Int32) {
    var message = shoji_child_message()
    var (excess, hasMessage): (String?, Bool) = (nil, true)
    repeat {
      hasMessage = ChildProcess.receive(control, &message)
      if hasMessage, message.kind == SHOJI_CHILD_EXCEEDED, excess == nil {
        excess = Confinement.Costs.words(for: message.value)
      }
    } while hasMessage && message.kind != SHOJI_CHILD_ENDED
    // A supervisor that was killed takes the program along.
    let end = hasMessage ? ChildExit(status: message.value) : .signal(SIGKILL)
    ChildProcess.reap(supervisor)
    let handlers = state.withLock { state in
      defer { state = State(end: end, excess: excess) }
      return state.handlers
    }
    life.leave()
    for handler in handlers { handler(end) }
  }

  // MARK: The end

  /// The end of the program; nil while it runs.
  package var end: ChildExit? { state.withLock { $0.end } }

  /// The end of the sentence about a confined program that was ended since it cost too much; nil for any
  /// other.
  package var excess: String? { state.withLock { $0.excess } }

  /// Whether the program runs.
  package var isRunning: Bool { end == nil }

  /// Waits until the program and all that it has started have ended.
  @discardableResult
  package func wait() -> ChildExit {
    while true {
      if let end { return end }
      life.wait()
    }
  }

  /// Waits until the program has ended, or a time is over. Returns nil for one that runs.
  package func wait(seconds: Double) -> ChildExit? {
    _ = life.wait(timeout: .now() + seconds)
    return end
  }

  /// Calls a function on another thread once the program has ended.
  package func whenEnded(_ handler: @escaping @Sendable (ChildExit) -> Void) {
    let end = state.withLock { state in
      if state.end == nil { state.handlers.append(handler) }
      return state.end
    }
    guard let end else { return }
    Thread.detachNewThread { handler(end) }
  }

  /// Sends a signal to the program, or to its whole group. One that has ended receives none.
  package func send(_ signal: Int32, toAll: Bool = false) {
    state.withLock { state in
      guard state.end == nil else { return }
      var request = shoji_child_request(signal: signal, all: toAll ? 1 : 0)
      _ = Glibc.send(control, &request, MemoryLayout<shoji_child_request>.size, Int32(MSG_NOSIGNAL))
    }
  }

  /// Ends the program and all that it has started: asks it to end, and ends it by force when that takes
  /// longer than some seconds. Returns once it has ended.
  @discardableResult
  package func end(within seconds: Double) -> ChildExit {
    var ending = begin(within: seconds)
    while true {
      if let end = wait(seconds: ending.deadline - ending.since) { return end }
      guard let step = ending.pass(to: ending.deadline) else { return wait() }
      send(step)
    }
  }

  /// Asks the program and all that it has started to end, and sees to it that they do, without waiting.
  package func beginEnd(within seconds: Double) {
    let ending = begin(within: seconds)
    guard isRunning else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self, ending] in
      var ending = ending
      if let step = ending.pass(to: ending.deadline) { send(step) }
    }
  }

  private func begin(within seconds: Double) -> ProcessEnding {
    let ending = ProcessEnding(.told, at: 0, within: .init(told: seconds, killed: 0))
    send(ending.step)
    return ending
  }

  private func send(_ step: ProcessEnding.Step) {
    if let signal = step.signal { send(signal, toAll: true) }
  }
}
