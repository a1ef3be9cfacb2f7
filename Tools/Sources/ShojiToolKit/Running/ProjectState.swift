import Containment
import Foundation

/// The tool's state of a project from run to run on this machine: the secret and port of its page's address,
/// and what an app leaves for its next process. It lies in `$XDG_STATE_HOME/shoji`, or
/// `~/.local/state/shoji`, for this user alone.
public struct ProjectState: Sendable {
  /// The folder.
  public let folder: URL
  private let output: OutputFolder

  /// The state of the project of a folder.
  public init(
    of project: URL, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolError) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let base =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    let path = project.resolvingSymlinksInPath().standardizedFileURL.path
    folder = URL(fileURLWithPath: base).appendingPathComponent("shoji/\(ProjectState.hash(path))")
    output = OutputFolder(folder.path)
    do throws(ContainmentError) {
      try OutputFolder(base).makeFolder(
        at: ContainedPath([PathName(sanitizing: "shoji"), PathName(sanitizing: ProjectState.hash(path))]),
        mode: 0o700)
      try output.write("\(path)\n", at: Self.project)
    } catch {
      throw ToolError(error.message)
    }
  }

  private static let project = ContainedPath([PathName(sanitizing: "project")])
  private static let port = ContainedPath([PathName(sanitizing: "port")])
  private static let secret = ContainedPath([PathName(sanitizing: "secret")])

  /// A name of 16 digits for a path.
  static func hash(_ path: String) -> String { path.hashText }

  /// The secret in the page's address: the same each time, until a fresh one is wanted. A file that others
  /// can read, or that holds no secret, is replaced.
  public func secret(fresh: Bool = false) throws(ToolError) -> String {
    let file = folder.appendingPathComponent("secret")
    if !fresh, let known = ProjectState.secret(in: file) { return known }
    var generator = SystemRandomNumberGenerator()
    let secret = (0..<32).map { _ in String(Int.random(in: 0..<16, using: &generator), radix: 16) }.joined()
    do throws(ContainmentError) {
      // On the disk before it has its name: an empty file after a power cut would be another address.
      try output.write(
        Array("\(secret)\n".utf8), at: Self.secret, mode: 0o600, isForced: true, isSynced: true)
    } catch {
      throw ToolError(error.message)
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
    folder.appendingPathComponent("\(PathName(sanitizing: product)).resume", isDirectory: true)
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
    _ = try? output.write("\(port)\n", at: Self.port)
    return port
  }
}
