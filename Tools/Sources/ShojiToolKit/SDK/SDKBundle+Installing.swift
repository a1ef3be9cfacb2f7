import ChildProcesses
import Containment
import Foundation
import XcodeProjects

extension SDKBundle {
  /// Installs the bundle where the package manager looks by itself: as `shoji`, and under the name with its
  /// version. One of another version that is there keeps the name with its own.
  ///
  /// - Parameter terminal: The place of a line with the size before it is copied.
  /// - Throws: What the package manager says where it fails.
  public func install(terminal: Terminal = .standardError) throws {
    let triple = try ToolchainInfo().triple
    // There is one of a name. The package manager would ask whether to remove one with several.
    for name in SDKBundle.names(in: FileAccess.text(path + "/info.json") ?? "")
    where name != SDKBundle.identifier {
      if let same = try SDKBundle.installed(name, for: triple) { OutputFile.remove(same) }
    }
    if let other = try SDKBundle.installed(SDKBundle.identifier, for: triple) {
      let output = OutputFolder(other)
      let info = FileAccess.text(other + "/info.json") ?? ""
      if let kept = SDKBundle.info(info, without: SDKBundle.identifier) {
        try output.write(kept, at: output.path("info.json"))
      } else {
        OutputFile.remove(other)
      }
    }
    terminal.say("installing the SDK (\(size / 1_000_000) MB)")
    let result = try Heartbeat.during("installing the SDK", terminal) {
      try Command("swift", ["sdk", "install", Argument(path: path)]).run()
    }
    guard result.succeeded else {
      throw ToolError("swift sdk install failed:\n\(result.text)\n\(result.errorText)")
    }
  }

  /// Removes all bundles of Shoji that are installed, of any version.
  public static func uninstallAll() throws {
    let triple = try ToolchainInfo().triple
    for name in ours(in: try Command("swift", ["sdk", "list"]).run().text) {
      if let place = try installed(name, for: triple) { OutputFile.remove(place) }
    }
  }

  /// The names of Shoji's SDKs among those that the package manager lists: with and without a version.
  static func ours(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).map(String.init).filter {
      $0.wholeMatch(of: /shoji(-[0-9]+(\.[0-9]+)*)?/) != nil
    }
  }

  /// The path of the installed bundle with an SDK of a name; nil where there is none.
  private static func installed(_ name: String, for triple: String) throws -> String? {
    let shown = try Command(
      "swift", ["sdk", "configure", Argument(word: name), Argument(word: triple), "--show-configuration"]
    ).run()
    return shown.succeeded ? installedPlace(in: shown.text) : nil
  }

  /// The path of an installed bundle, in the package manager's description of one of its SDKs; nil for one
  /// whose root lies elsewhere than in the folder of installed ones, as that of a stranger's bundle may.
  static func installedPlace(in text: String) -> String? {
    text.split(separator: "\n").lazy.compactMap { line in
      line.wholeMatch(of: /sdkRootPath: (\/.*\/swift-sdks\/[^\/]+\.artifactbundle)\/.*/).map { String($0.1) }
    }.first
  }

  /// The names of the SDKs in an `info.json`.
  static func names(in info: String) -> [String] {
    (artifacts(info)?["artifacts"] as? [String: Any])?.keys.sorted() ?? []
  }

  /// An `info.json` without one of its SDKs; nil where no other one is left.
  static func info(_ info: String, without name: String) -> String? {
    guard var whole = artifacts(info), var all = whole["artifacts"] as? [String: Any] else { return nil }
    all[name] = nil
    whole["artifacts"] = all
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard !all.isEmpty, let data = try? JSONSerialization.data(withJSONObject: whole, options: options) else {
      return nil
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func artifacts(_ info: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(info.utf8))) as? [String: Any]
  }
}
