/// Why a command cannot do its work: what was expected, what was found, and what to do.
public struct ToolError: Error, Equatable, CustomStringConvertible {
  /// The message, without an `error:` before it.
  public var message: String

  /// Makes an error of its message.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var description: String { message }
}
