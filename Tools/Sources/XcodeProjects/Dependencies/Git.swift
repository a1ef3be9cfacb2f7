import ChildProcesses
import Containment
import Foundation

/// Runs Git. No other file does.
///
/// Fetching executes nothing of a repository: hooks, templates, filters, submodules and transports that are
/// programs are off.
package struct Git: Sendable {
  /// The configuration that a call reads.
  package enum Configuration: Sendable {
    /// The person's own: it knows how to reach hosts.
    case person
    /// A file in the place of the person's own.
    case file(String)
    /// None but that of the repository, which this tool has made.
    case none
  }

  /// The longest time of a call that fetches, in seconds.
  static let longestFetch = 900.0
  /// The greatest size of a file that a call writes, in bytes: a repository comes in one.
  static let largestPack: UInt64 = 4 << 30

  /// The settings that no configuration can change.
  private static let settings: [(name: String, value: String)] = [
    ("core.hooksPath", "/dev/null"), ("core.fsmonitor", "false"), ("core.symlinks", "true"),
    ("core.protectHFS", "true"), ("core.protectNTFS", "true"), ("core.attributesFile", "/dev/null"),
    ("submodule.recurse", "false"),
    ("fetch.recurseSubmodules", "false"), ("fetch.fsckObjects", "true"), ("transfer.fsckObjects", "true"),
    ("fetch.writeCommitGraph", "false"), ("gc.auto", "0"), ("maintenance.auto", "false"),
    ("protocol.allow", "never"), ("protocol.https.allow", "always"), ("protocol.http.allow", "always"),
    ("protocol.ssh.allow", "always"), ("protocol.git.allow", "always"), ("protocol.file.allow", "always"),
    ("protocol.ext.allow", "never"), ("protocol.fd.allow", "never"),
    ("fetch.fsck.zeroPaddedFilemode", "ignore"),
    ("fetch.fsck.badTimezone", "ignore"), ("fetch.fsck.missingSpaceBeforeDate", "ignore"),
    ("fetch.fsck.missingEmail", "ignore"), ("http.followRedirects", "initial"),
    ("advice.detachedHead", "false"), ("init.defaultBranch", "main"),
  ]

  /// The variables of a call.
  private static let variables = [
    "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "/bin/false", "SSH_ASKPASS": "/bin/false",
    "SSH_ASKPASS_REQUIRE": "never", "GIT_ALLOW_PROTOCOL": "https:http:ssh:git:file",
    "GIT_EDITOR": "/bin/false",
    "GIT_PAGER": "cat", "GIT_OPTIONAL_LOCKS": "0", "GIT_LFS_SKIP_SMUDGE": "1", "LC_ALL": "C",
  ]

  /// The variables by which a Git that others run has the same settings, and reads no configuration of the
  /// person's.
  ///
  /// - Parameter replacements: The addresses that stand for others.
  package static func variables(replacing replacements: [(address: String, by: String)]) -> [String: String] {
    var all = settings.filter { !$0.name.hasPrefix("protocol.") }
    all += [("protocol.allow", "never"), ("protocol.file.allow", "always")].map { (name: $0.0, value: $0.1) }
    // The mirrors belong to the person, whoever runs this.
    all += [(name: "safe.directory", value: "*")]
    all += replacements.map { (name: "url.\($0.by).insteadOf", value: $0.address) }
    var variables = Git.variables
    variables["GIT_ALLOW_PROTOCOL"] = "file"
    variables["GIT_CONFIG_NOSYSTEM"] = "1"
    variables["GIT_CONFIG_GLOBAL"] = "/dev/null"
    variables["GIT_CONFIG_COUNT"] = "\(all.count)"
    for (index, setting) in all.enumerated() {
      variables["GIT_CONFIG_KEY_\(index)"] = setting.name
      variables["GIT_CONFIG_VALUE_\(index)"] = setting.value
    }
    return variables
  }

  /// Runs a command of Git's to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words behind `git`. Foreign ones stand behind `--end-of-options` or `--`.
  ///   - folder: The folder that it runs in.
  ///   - configuration: The configuration that it reads.
  ///   - seconds: The time after which it is ended.
  package static func result(
    _ arguments: [Argument], in folder: URL? = nil, configuration: Configuration,
    seconds: Double = longestFetch
  ) throws(ChildProcessError) -> Command.Result {
    var words: [Argument] = []
    for (name, value) in settings { words += ["-c", try Argument(own: "\(name)=\(value)")] }
    var command = Command("git", words + arguments, in: folder)
    command.environment = variables
    if case .file(let path) = configuration { command.environment["GIT_CONFIG_GLOBAL"] = path }
    if case .none = configuration {
      command.environment.merge(["GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": "/dev/null"]) { $1 }
    }
    // A hook that runs this tool has set these for its own repository.
    command.removed = [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_NAMESPACE",
      "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS", "GIT_EXTERNAL_DIFF", "GIT_TEMPLATE_DIR", "GIT_TRACE",
    ]
    command.deadline = seconds
    command.largestFile = largestPack
    return try command.run()
  }

  /// Runs a command in a repository of the person's own, by their configuration and with their hooks.
  ///
  /// - Parameter arguments: The words behind `git`.
  package static func local(_ arguments: [Argument], in folder: URL) throws(ChildProcessError)
    -> Command.Result
  {
    var command = Command("git", ["-c", "core.fsmonitor=false"] + arguments, in: folder)
    command.environment = ["GIT_TERMINAL_PROMPT": "0"]
    return try command.run()
  }

  /// The path of a file or folder as a word.
  static func path(_ path: String) throws(ProjectError) -> Argument {
    do { return try Argument(path: path) } catch { throw ProjectError(error.message) }
  }

  /// A foreign name as a word.
  static func word(_ name: String) throws(ProjectError) -> Argument {
    do { return try Argument(word: name) } catch { throw ProjectError(error.message) }
  }

  /// The lines of what Git says of a failure that say why; the last one where none is marked.
  static func reason(in text: String) -> String {
    let lines = text.split(separator: "\n").map(String.init)
    let marked = lines.filter { line in ["fatal: ", "error: ", "remote: "].contains(where: line.hasPrefix) }
    return marked.isEmpty ? lines.last ?? "git failed" : marked.suffix(3).joined(separator: "; ")
  }

  /// The output of a command of Git's. Throws the reason where it fails.
  static func output(
    _ arguments: [Argument], configuration: Configuration, seconds: Double = longestFetch
  ) throws(ProjectError) -> String {
    let result: Command.Result
    do { result = try self.result(arguments, configuration: configuration, seconds: seconds) } catch {
      throw ProjectError(error.message)
    }
    guard result.succeeded else {
      throw ProjectError(reason(in: result.errorText).printable)
    }
    return String(decoding: result.output, as: UTF8.self)
  }
}
