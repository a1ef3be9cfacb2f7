import Foundation
import VisitorMessages

/// The app that is served, and what its processes are given.
struct ServedApp: Sendable {
  /// The executable.
  var executable: URL
  /// The arguments of each process.
  var arguments: [String]
  /// The port that visitors' requests come to.
  var port: Int
  /// The languages that the app's texts are in, of which visitors see their own.
  var languages: [String] = []
  /// The folder that all processes may write to.
  var shared: SharedFolder?

  /// The environment of a visitor's process: what `VisitorSession` and the display read, and the limits of
  /// `CVisitorProcess`.
  func environment(
    of visitor: Visitor, in folder: VisitorFolder, cookie: String, _ limits: Limits
  ) -> [String: String] {
    var variables = [
      "HOME": folder.home.path, "TMPDIR": folder.temporary.path, VisitorVariable.resume: folder.resume.path,
      VisitorVariable.visitor: visitor.identifier, VisitorVariable.cookie: cookie,
      VisitorVariable.port: "\(port)",
      // Threads' stacks count, though they are hardly used.
      VisitorVariable.Limit.memory: "\(limits.memory + (1 << 30))",
      VisitorVariable.Limit.files: "\(limits.openFiles)",
      VisitorVariable.Limit.fileSize: "\(limits.disk)",
      VisitorVariable.Limit.writable: folder.url.path,
    ]
    variables[VisitorVariable.user] = visitor.visit.user
    variables[VisitorVariable.languages] = visitor.visit.languages.joined(separator: " ")
    variables[VisitorVariable.timeZone] = visitor.visit.timeZone
    variables[VisitorVariable.language] = visitor.visit.language(among: languages)
    if let user = folder.user { variables[VisitorVariable.Limit.user] = "\(user)" }
    if let shared {
      variables[VisitorVariable.shared] = shared.folder.path
      variables[VisitorVariable.Limit.shared] = shared.folder.path
      if let group = shared.group { variables[VisitorVariable.Limit.group] = "\(group)" }
    }
    if !limits.allowsPrograms { variables[VisitorVariable.Limit.processes] = "1" }
    return variables
  }

  /// The folders of the system's that visitors' processes may read.
  static let readableOfSystem = [
    "/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/proc", "/sys/devices", "/var/cache/fontconfig",
  ]

  /// The folder that the app lies in, with what it needs.
  static func folder(of executable: URL) -> URL {
    executable.resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
