import CProcesses
import Foundation
import VisitorMessages

/// The app's template: the process that has loaded the app, runs none of its code, and forks a process for
/// each visitor. Used on the front's loop only.
final class Template {
  /// The template's number.
  let process: pid_t
  /// The variables of the environment that its visitors' processes have of it: the mark by which they know
  /// which starts were of one template, and the folders that they may read, the system's and the app's.
  let environment: [String: String]
  private let handle: Int32
  private var channel: MessageChannel?
  /// Whether it has said its last word.
  private(set) var isSilent = false
  /// The end of the process; nil while it runs. What it has started beside visitors' processes ends with it.
  var end: ProcessEnd? { didSet { killGroup() } }

  /// A fault that keeps an app from being loaded.
  struct Fault: Error, Equatable {
    var message: String
  }

  /// Loads an app.
  ///
  /// - Parameters:
  ///   - app: The app's executable, which is no link.
  ///   - arguments: The arguments that each visitor's process has.
  ///   - handle: Called on any thread with each message, and with nil after the last.
  init(
    app: URL, arguments: [String], handle: @escaping @Sendable (VisitorMessage?) -> Void
  ) throws(Fault) {
    guard let (own, other) = MessageChannel.makeEnds() else {
      throw Fault(message: "it has no channel: \(String(cString: strerror(errno)))")
    }
    defer { close(other) }
    // Visitors have homes of their own, and nothing of the server's database.
    var environment = ProcessInfo.processInfo.environment.filter { entry in
      !["SHOJI_", "XDG_", "CFFIXED_USER_HOME", "PG"].contains { entry.key.hasPrefix($0) }
    }
    environment[VisitorVariable.template] = "0"
    self.environment = [
      VisitorVariable.series: [UInt8].random(count: 8).hexadecimal,
      VisitorVariable.Limit.readable: (ServedApp.readableOfSystem + [ServedApp.folder(of: app).path])
        .joined(separator: ":"),
    ]
    process = Self.withWords([app.path] + arguments) { arguments in
      Self.withWords(environment.map { "\($0.key)=\($0.value)" }) { variables in
        shoji_spawn(app.path, arguments, variables, other)
      }
    }
    guard process > 0 else {
      close(own)
      throw Fault(message: "it cannot be executed: \(String(cString: strerror(errno)))")
    }
    self.handle = shoji_process_open(process)
    channel = MessageChannel(own, handle: handle)
  }

  deinit {
    // Whatever is left of it has nobody.
    kill()
    if handle >= 0 { close(handle) }
  }

  private static func withWords<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return body(copies)
  }

  /// Orders a process. Whether the template has taken the order.
  ///
  /// - Parameters:
  ///   - number: The number by which it tells of the process.
  ///   - variables: The variables of the process's environment.
  ///   - files: Its end of the channel to this server, the file that its output goes to, and the lock of its
  ///     folder.
  func start(_ number: Int, _ variables: [String: String], files: [Int32]) -> Bool {
    channel?.send(VisitorMessage.start(number: number, variables: variables), files: files) ?? false
  }

  /// Notes that it says nothing any more.
  func fallSilent() {
    channel = nil
    isSilent = true
  }

  /// Has it end: its channel does.
  func dismiss() { channel = nil }

  /// Ends it by force, and what it has started beside visitors' processes, which have groups of their own.
  func kill() {
    guard end == nil, handle >= 0, shoji_process_signal(handle, SIGKILL) else { return }
    killGroup()
  }

  /// The number of a group is no other's as long as one of the group is there.
  private func killGroup() { _ = Glibc.kill(-process, SIGKILL) }
}
