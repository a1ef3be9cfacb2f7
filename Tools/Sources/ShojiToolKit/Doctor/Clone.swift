import ChildProcesses
import Foundation

/// The clone of Shoji that the tool was built from.
public struct Clone: Sendable {
  /// The clone's folder.
  public let folder: URL

  /// The clone that `scripts/shoji` names in the environment, or that the tool's sources lie in; nil where
  /// neither is one.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let places = [environment["SHOJI_ROOT"].map { URL(fileURLWithPath: $0) }, own]
    let found = places.compactMap { $0 }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("scripts/packages").path)
    }
    guard let found else { return nil }
    folder = found.standardizedFileURL
  }

  /// The Debian packages of a list of `scripts/packages`, the one place that has them, as this system names
  /// them.
  public func packages(_ list: String) -> [String] {
    guard let list = try? Argument(word: list),
      let result = try? run("list=\"$1[@]\"; names_here \"${!list}\"", list), result.succeeded
    else { return [] }
    return result.text.split(separator: "\n").map(String.init)
  }

  /// Copies the fonts that apps are drawn with into a folder. Those that cannot be fetched are the system's.
  ///
  /// - Returns: The messages about what was fetched and what could not be.
  func copyFonts(into folder: String) throws -> [String] {
    let result = try run("set -e; copy_fonts \"$1\"", Argument(path: folder))
    guard result.succeeded else { throw ToolError("fonts cannot be copied:\n\(result.errorText)") }
    let mark = "==> "
    return result.errorText.split(separator: "\n").filter { $0.hasPrefix(mark) }
      .map { String($0.dropFirst(mark.count)) }
  }

  /// Runs a line of the shell that knows `scripts/packages`, with an argument.
  private func run(_ script: Argument, _ argument: Argument) throws -> Command.Result {
    let file = try Argument(path: folder.appendingPathComponent("scripts/packages").path)
    let line: Argument = "source \"$1\"; line=$2; set -- \"$3\"; eval \"$line\""
    return try Command("bash", ["-c", line, "bash", file, script, argument]).run()
  }
}
