import Foundation

/// The lines that the tool writes for a person, on standard error: standard output is for results.
///
/// Colors are used only on a terminal, and not where `NO_COLOR` is set (no-color.org) or `TERM` is `dumb`.
public struct Terminal: Sendable {
  /// A color of the ANSI standard.
  public enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  private let write: @Sendable (String) -> Void
  /// Whether the lines go to a terminal.
  public let isInteractive: Bool
  private let hasColors: Bool

  /// Standard error.
  public static let standardError = Terminal(
    isInteractive: isatty(STDERR_FILENO) == 1, environment: ProcessInfo.processInfo.environment
  ) { text in FileHandle.standardError.write(Data(text.utf8)) }

  /// Standard output.
  public static let standardOutput = Terminal(
    isInteractive: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment
  ) { text in FileHandle.standardOutput.write(Data(text.utf8)) }

  /// A terminal, or what is none, that `write` writes to.
  public init(
    isInteractive: Bool, environment: [String: String], write: @escaping @Sendable (String) -> Void
  ) {
    self.isInteractive = isInteractive
    let refusesColors = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColors = isInteractive && !refusesColors
    self.write = write
  }

  /// Writes a line about what is being done.
  public func say(_ text: String) { write("\(colored("==>", .cyan)) \(text)\n") }

  /// Writes an error.
  public func fail(_ text: String) { write("\(colored("error:", .red)) \(text)\n") }

  /// Writes a warning.
  public func warn(_ text: String) { write("\(colored("warning:", .yellow)) \(text)\n") }

  /// Writes text as it is.
  public func print(_ text: String, terminator: String = "\n") { write(text + terminator) }

  /// A text in a color, where colors are used.
  public func colored(_ text: String, _ color: Color) -> String {
    hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
