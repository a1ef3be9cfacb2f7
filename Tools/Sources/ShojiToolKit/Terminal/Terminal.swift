import Containment
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

  private let writer: @Sendable (String) -> Void
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
    writer = write
  }

  /// Writes a line about what is being done.
  public func say(_ text: String) { write("\(colored("==>", .cyan)) \(text)\n") }

  /// Writes an error.
  public func fail(_ text: String) { write("\(colored("error:", .red)) \(text)\n") }

  /// Writes a warning.
  public func warn(_ text: String) { write("\(colored("warning:", .yellow)) \(text)\n") }

  /// Writes text.
  public func print(_ text: String, terminator: String = "\n") { write(text + terminator) }

  /// Writes a text without what moves the cursor, changes the title or writes into the clipboard: projects
  /// name things, and their programs print what they like. Ends of lines, tabs, colors, and a return to the
  /// line's start before all else stay.
  private func write(_ text: String) {
    guard text.hasControls else { return writer(text) }
    var (plain, rest): (String, Substring) = ("", text[...])
    if rest.first == "\r" { plain.append(Character(rest.unicodeScalars.removeFirst())) }
    while let scalar = rest.unicodeScalars.first {
      if scalar == "\u{1B}", let color = rest.prefixMatch(of: /\x{1B}\[[0-9;]*m/) {
        plain += color.output
        rest = rest[color.range.upperBound...]
        continue
      }
      rest.unicodeScalars.removeFirst()
      let isKept = scalar == "\n" || scalar == "\t" || !String(Character(scalar)).hasControls
      if isKept { plain.unicodeScalars.append(scalar) }
    }
    writer(plain)
  }

  /// A text in a color, where colors are used.
  public func colored(_ text: String, _ color: Color) -> String {
    hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
