import ChildProcesses

/// Why a command cannot do its work: what was expected, what was found, and what to do.
public struct ToolError: Error, Equatable, CustomStringConvertible {
  /// The side that a mistake is on, with the exit code of the tool.
  public enum Cause: Int32, Sendable {
    /// Something failed: a build, an app, a missing prerequisite.
    case failure = 1
    /// The command line cannot be followed: `EX_USAGE` of `sysexits.h`.
    case commandLine = 64
  }

  /// The message, without an `error:` before it.
  public var message: String
  /// The cause.
  public var cause: Cause

  /// What else is known of it; nil for nothing.
  public var details: String?

  /// Makes an error of its message.
  public init(_ message: String, cause: Cause = .failure, details: String? = nil) {
    self.details = details
    self.message = message
    self.cause = cause
  }

  /// A foreign name as a word that programs are given. Throws where it is none.
  static func name(_ text: String) throws(ToolError) -> Argument {
    do { return try Argument(word: text) } catch { throw ToolError(error.message) }
  }

  /// The message.
  public var description: String { message }
}
