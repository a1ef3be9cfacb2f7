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
    let script: Argument = "source \"$1\"; list=\"$2[@]\"; names_here \"${!list}\""
    let file = folder.appendingPathComponent("scripts/packages").path
    guard let file = try? Argument(path: file), let list = try? Argument(word: list),
      let result = try? Command("bash", ["-c", script, "bash", file, list]).run(), result.succeeded
    else {
      return []
    }
    return result.text.split(separator: "\n").map(String.init)
  }
}
