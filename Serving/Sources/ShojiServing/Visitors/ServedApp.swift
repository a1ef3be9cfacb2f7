import Foundation

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
      "HOME": folder.home.path, "TMPDIR": folder.temporary.path, "SHOJI_RESUME": folder.resume.path,
      "SHOJI_VISITOR": visitor.identifier, "SHOJI_VISITOR_COOKIE": cookie, "SHOJI_VISITOR_PORT": "\(port)",
      // Threads' stacks count, though they are hardly used.
      "SHOJI_LIMIT_MEMORY": "\(limits.memory + (1 << 30))", "SHOJI_LIMIT_FILES": "\(limits.openFiles)",
      "SHOJI_LIMIT_FILE_SIZE": "\(limits.disk)", "SHOJI_LIMIT_WRITABLE": folder.url.path,
      "SHOJI_LIMIT_READABLE": readable,
    ]
    variables["SHOJI_VISITOR_USER"] = visitor.visit.user
    variables["SHOJI_VISITOR_LANGUAGES"] = visitor.visit.languages.joined(separator: " ")
    variables["SHOJI_VISITOR_TIME_ZONE"] = visitor.visit.timeZone
    variables["SHOJI_LANGUAGE"] = visitor.visit.language(among: languages)
    if let user = folder.user { variables["SHOJI_LIMIT_USER"] = "\(user)" }
    if let shared {
      variables["SHOJI_VISITOR_SHARED"] = shared.folder.path
      variables["SHOJI_LIMIT_SHARED"] = shared.folder.path
      if let group = shared.group { variables["SHOJI_LIMIT_GROUP"] = "\(group)" }
    }
    if !limits.allowsPrograms { variables["SHOJI_LIMIT_PROCESSES"] = "1" }
    return variables
  }

  /// The folders that visitors' processes may read: the system's, and the app's.
  private var readable: String {
    let system = [
      "/usr", "/lib", "/lib64", "/bin", "/etc", "/opt", "/proc", "/sys/devices", "/var/cache/fontconfig",
    ]
    let app = executable.resolvingSymlinksInPath().deletingLastPathComponent().path
    return (system + [app]).joined(separator: ":")
  }
}
