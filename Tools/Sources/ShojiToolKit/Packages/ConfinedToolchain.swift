import ChildProcesses
import Foundation

/// The Swift toolchain, as programs without access to the home folder reach it.
struct ConfinedToolchain {
  /// The folders that are read.
  let folders: [String]
  /// The folders of programs, with colons between.
  let path: String

  /// That of the `PATH`.
  static let shared = ConfinedToolchain(path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")

  init(path: String) {
    guard let swift = Command.find("swift", path: path) else {
      (folders, self.path) = ([], path)
      return
    }
    let manager = FileManager.default
    var programs = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    if !manager.fileExists(atPath: programs.appendingPathComponent("swift-frontend").path),
      let found = ConfinedToolchain.chosen(by: swift)
    {
      // A chooser of toolchains stands on the path, which reads files of the home folder.
      programs = found
    }
    let root = programs.deletingLastPathComponent()
    folders = ["bin", "lib", "libexec", "share", "include", "local"].map {
      root.appendingPathComponent($0).path
    }
    self.path = path.hasPrefix(programs.path + ":") ? path : programs.path + ":" + path
  }

  private static func chosen(by swift: URL) -> URL? {
    guard let program = try? Argument(swift),
      let info = try? Command(program, ["-print-target-info"]).run(), info.succeeded,
      let toolchain = try? ToolchainInfo(describedBy: info.output)
    else { return nil }
    return URL(fileURLWithPath: toolchain.programs)
  }
}
