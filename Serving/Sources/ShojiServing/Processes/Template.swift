import CVisitorProcess
import Foundation
import NIOCore

/// The app's template: the process that has loaded the app, runs none of its code, and forks a process for
/// each visitor. Used on the front's loop only.
final class Template: @unchecked Sendable {
  /// A report of the template.
  enum Event: Sendable {
    /// It is loaded and takes orders.
    case ready
    /// The oldest order that is not answered has a process.
    case started(pid_t)
    /// That order has none, for an error.
    case failed(Int32)
    /// A visitor's process has ended.
    case ended(pid_t, ProcessEnd)
    /// The template itself has ended.
    case gone
  }

  /// The number of the release that the template is of, counted from the server's start.
  let release: Int
  /// Whether it takes orders.
  private(set) var isReady = false
  /// The time at which another release took its place; nil for the one that new processes are forked of.
  var retired: NIODeadline?
  /// The visitors' processes that are not reported as ended.
  private(set) var processes: Set<pid_t> = []

  private var channel: MessageChannel?
  private let process = Process()

  /// Loads an app.
  ///
  /// - Parameters:
  ///   - app: The app's executable.
  ///   - arguments: The arguments that each visitor's process has.
  ///   - release: The number of the release.
  ///   - execute: Performs work on the front's loop.
  ///   - handle: Called there with what the template reports.
  init(
    app: URL, arguments: [String], release: Int,
    execute: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    handle: @escaping @Sendable (Template, Event) -> Void
  ) throws {
    self.release = release
    let (own, other) = try MessageChannel.makeEnds()
    // Programs that are started inherit the standard streams only.
    process.executableURL = app
    process.arguments = arguments
    // Visitors have homes of their own, and nothing of the server's database.
    var environment = ProcessInfo.processInfo.environment.filter { entry in
      !["SHOJI_", "XDG_", "CFFIXED_USER_HOME", "PG"].contains { entry.key.hasPrefix($0) }
    }
    environment["SHOJI_TEMPLATE"] = "0"
    process.environment = environment
    process.standardInput = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    try process.run()
    channel = MessageChannel(own) { [weak self] event in
      guard let self else { return }
      execute { if let event = self.take(event) { handle(self, event) } }
    }
  }

  /// Reads a report, and keeps what follows from it.
  private func take(_ event: MessageChannel.Event) -> Event? {
    guard case .message(let text) = event else {
      channel = nil
      isReady = false
      return .gone
    }
    let words = text.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Int32($0) }
    switch (words.first, numbers.count) {
    case ("ready", 0):
      isReady = true
      return .ready
    case ("started", 1):
      processes.insert(numbers[0])
      return .started(numbers[0])
    case ("failed", 1): return .failed(numbers[0])
    case ("ended", 2):
      processes.remove(numbers[0])
      return .ended(numbers[0], ProcessEnd(status: numbers[1]))
    default: return nil
    }
  }

  /// Orders a process. Whether the template has taken the order.
  ///
  /// - Parameters:
  ///   - variables: The variables of the process's environment.
  ///   - channel: Its end of the channel to this server.
  ///   - log: The file that its output goes to.
  func start(_ variables: [String: String], channel end: Int32, log: Int32) -> Bool {
    let entries = variables.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)\0" }.joined()
    return channel?.send(Array("start\0\(entries)".utf8), files: [end, log]) ?? false
  }

  /// Ends the template, and with it all its visitors' processes, which save what is to be saved.
  func end() {
    channel = nil
    isReady = false
    if process.isRunning { process.terminate() }
  }
}
