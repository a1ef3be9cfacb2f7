import AgentProtocol
import Containment
import Foundation
import ShojiToolKit
import Synchronization

/// The work of an agent on a project: the app that runs, and what the agent has seen of it. Used by several
/// threads.
package final class AgentSession: Sendable {
  /// The project.
  let project: any AgentProject
  /// The project's folder.
  let folder: ProjectFolder
  private let state = Mutex(State())

  private struct State {
    var app: AgentApp?
    /// The screen that the agent saw last.
    var seen: CompactTree?
    /// The virtual seconds that pass after each act.
    var pause = AgentSession.usualPause
    /// The compiler's errors of the last build.
    var fault: String?
  }

  /// The virtual seconds that pass after each act, so that animations end.
  static let usualPause = 0.5

  /// A session with a project.
  package init(_ project: any AgentProject) {
    self.project = project
    folder = ProjectFolder(project.folder)
  }

  /// The time that an app which `shoji run` starts again is waited for, in seconds.
  private static let patience = 10.0

  /// The app that runs. Throws where none does.
  func app() throws(ToolFailure) -> AgentApp {
    guard let app = state.withLock({ $0.app }) else {
      throw ToolFailure("no app runs; call run first, or attach to one that shoji run serves")
    }
    // What the app said last is not lost.
    guard let served = app.served, app.ended != nil else { return app }
    guard let next = attached(to: served) else {
      throw ToolFailure(
        (app.ended?.text ?? "") + "\nIt does not answer yet: ask again, or see whether shoji run still runs.")
    }
    state.withLock { ($0.app, $0.seen) = (next, nil) }
    return next
  }

  /// Connects to an app that `shoji run` serves, which may be on its way.
  private func attached(to served: ServedAppFiles) -> AgentApp? {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while true {
      if let app = AgentApp(served: served, folder: folder) { return app }
      guard Date() < end, served.socket != nil else { return nil }
      Thread.sleep(forTimeInterval: 0.1)
    }
  }

  /// Words about what stands in the way of the app: the compiler's errors of the last build, or how the app
  /// crashed before it was started again; nil for nothing.
  var fault: String? {
    let (served, own) = state.withLock { ($0.app?.served, $0.fault) }
    // A build of this server's own is not what the other app runs from.
    guard let text = served.map(\.fault) ?? own else { return nil }
    let isBuild = text.hasPrefix(ServedAppFiles.buildHeading)
    return text.prefix(1_500) + (isBuild ? "\n(the screen is that of the last good build)" : "")
  }

  /// Keeps what stands in the way of a build of the app that this server runs; nil for nothing.
  func note(fault: BuildFailure?) {
    let text = fault.map {
      ([ServedAppFiles.buildHeading, ""] + $0.findings.map(\.text)).joined(separator: "\n")
    }
    state.withLock { $0.fault = text }
  }

  /// Makes an app the one that runs. Returns the one before it.
  func replace(with app: AgentApp?, pause: Double = AgentSession.usualPause) -> AgentApp? {
    state.withLock { state in
      defer { (state.app, state.seen, state.pause) = (app, nil, pause) }
      return state.app
    }
  }

  /// Ends what runs.
  package func close() {
    _ = replace(with: nil)?.stop()
    OutputFile.remove(folder.scratch.appendingPathComponent("pictures").path)
  }

  // MARK: Screens

  /// The tree of the app's screen with details, as the app answers.
  func tree(_ call: ToolCall) throws -> JSONValue {
    let answer = try app().ask(["tree": true, "details": true], call)
    return answer["tree"] ?? .null
  }

  /// The compact tree of the screen, which counts as seen.
  func look(_ call: ToolCall) throws -> CompactTree {
    let tree = try CompactTree(try tree(call))
    state.withLock { $0.seen = tree }
    return tree
  }

  /// Performs a request that changes the app; what follows from it by itself happens, too.
  ///
  /// - Returns: The app's answer, and words about what has changed and what was logged.
  func act(_ request: JSONValue, seconds: Double, _ call: ToolCall) throws -> (JSONValue, String) {
    let app = try app()
    let (before, pause) = state.withLock { ($0.seen, $0.pause) }
    let old = try before ?? look(call)
    let answer = try app.ask(request, seconds: seconds, call)
    if pause > 0, request["advance"] == nil { _ = try app.ask(["advance": .number(pause)], call) }
    let changes = try look(call).changes(since: old, limit: 900)
    let log = newLog(of: app, limit: 600)
    let parts = [changes.isEmpty ? "(nothing changed on the screen)" : changes, log].compactMap { $0 }
    return (answer, parts.joined(separator: "\n"))
  }

  /// The new lines of an app's log, of many the last ones; nil where there are none.
  func newLog(of app: AgentApp, limit: Int) -> String? {
    let (lines, lost) = app.log.takeNew()
    guard !lines.isEmpty else { return nil }
    var (shown, length): ([String], Int) = ([], 0)
    for line in lines.reversed() {
      guard length + line.count < limit || shown.isEmpty else { break }
      length += line.count + 1
      shown.append(String(line.prefix(limit)))
    }
    let left = lines.count - shown.count + lost
    return "log:\n" + (left > 0 ? "(\(left) lines before)\n" : "") + shown.reversed().joined(separator: "\n")
  }
}

/// References to views, such as `e12`.
enum ViewReference {
  /// The number of a reference; nil for another text.
  static func number(_ text: String) -> Int? {
    guard text.first == "e", text.count > 1, text.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(text.dropFirst())
  }

  /// A target as the driver reads it: references become numbers, all else stays.
  static func target(_ value: JSONValue) -> JSONValue {
    guard let number = value.string.flatMap(number) else { return value }
    return ["view": .number(Double(number))]
  }

  /// Words with the driver's names of views as references.
  static func words(_ text: String) -> String {
    text.replacing(/view (\d+)/) { "e\($0.output.1)" }
  }
}
