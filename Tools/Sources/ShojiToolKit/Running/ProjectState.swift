import Foundation

/// The tool's state of a project from run to run on this machine: the secret and port of its page's address,
/// and what an app leaves for its next process. It lies in `$XDG_STATE_HOME/shoji`, or
/// `~/.local/state/shoji`, for this user alone.
public struct ProjectState: Sendable {
  /// The folder.
  public let folder: URL

  /// The state of the project of a folder.
  public init(
    of project: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolError) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    let path = project.resolvingSymlinksInPath().standardizedFileURL.path
    folder = URL(fileURLWithPath: base).appendingPathComponent("shoji/\(ProjectState.hash(path))")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data("\(path)\n".utf8).write(to: folder.appendingPathComponent("project"), options: .atomic)
    } catch {
      throw ToolError("\(folder.path) cannot be written to: \(error.localizedDescription)")
    }
  }

  /// A name of 16 digits for a path (FNV-1a).
  static func hash(_ path: String) -> String {
    let value = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The secret in the page's address: the same each time, until a fresh one is wanted. A file that others
  /// can read, or that holds no secret, is replaced.
  public func secret(fresh: Bool = false) throws(ToolError) -> String {
    let file = folder.appendingPathComponent("secret")
    if !fresh, let known = ProjectState.secret(in: file) { return known }
    var generator = SystemRandomNumberGenerator()
    let secret = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    let new = folder.appendingPathComponent("secret-\(getpid())")
    unlink(new.path)
    let descriptor = open(new.path, O_CREAT | O_EXCL | O_WRONLY, 0o600)
    guard descriptor >= 0 else {
      throw ToolError("\(new.path) cannot be made: \(String(cString: strerror(errno)))")
    }
    let text = Array("\(secret)\n".utf8)
    let count = write(descriptor, text, text.count)
    // On the disk before it has its name: an empty file after a power cut would be another address.
    fsync(descriptor)
    close(descriptor)
    guard count == text.count, rename(new.path, file.path) == 0 else {
      throw ToolError("\(file.path) cannot be written: \(String(cString: strerror(errno)))")
    }
    return secret
  }

  private static func secret(in file: URL) -> String? {
    var status = stat()
    guard lstat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o077 == 0,
      status.st_uid == getuid(), let text = try? String(contentsOf: file, encoding: .utf8)
    else { return nil }
    let secret = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return secret.wholeMatch(of: /[0-9a-f]{32}/) == nil ? nil : secret
  }

  /// The folder in which an app leaves what its next process goes on from.
  public func resumption(of product: String) -> URL {
    folder.appendingPathComponent("\(product).resume", isDirectory: true)
  }

  /// The port of the last run, where it can be had again; else a free one, which is remembered.
  public func port() throws(ToolError) -> Int {
    let file = folder.appendingPathComponent("port")
    let text = try? String(contentsOf: file, encoding: .utf8)
    if let known = text.flatMap({ Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }),
      (1024...65535).contains(known), Port.isFree(known)
    {
      return known
    }
    guard let port = Port.free() else { throw ToolError("there is no free port on the loopback interface") }
    try? Data("\(port)\n".utf8).write(to: file, options: .atomic)
    return port
  }
}
