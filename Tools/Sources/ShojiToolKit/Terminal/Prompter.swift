import Foundation

/// Asks questions and reads the answers, a line each.
public struct Prompter {
  private let terminal: Terminal
  private let readLine: () -> String?

  /// Asks on a terminal, and reads answers from standard input.
  public init(terminal: Terminal = .standardError, readLine: @escaping () -> String? = { Swift.readLine() }) {
    self.terminal = terminal
    self.readLine = readLine
  }

  /// Whether a person can be asked: standard input and standard error are terminals.
  public static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Prompts for a text; an empty answer is `initial`. Prompts again while `check` gives a reason to.
  public func text(_ question: String, initial: String, check: (String) -> String? = { _ in nil })
    throws(ToolError) -> String
  {
    while true {
      terminal.print("\(question) [\(initial)] ", terminator: "")
      let line = try answer()
      let value = line.isEmpty ? initial : line
      guard let reason = check(value) else { return value }
      terminal.print(reason)
    }
  }

  /// Asks what is answered by y, yes, true, n, no or false, in any case; an empty answer is `initial`. Asks
  /// again for anything else.
  public func choice(_ question: String, initial: Bool) throws(ToolError) -> Bool {
    while true {
      terminal.print("\(question) [\(initial ? "Y/n" : "y/N")] ", terminator: "")
      switch try answer().lowercased() {
      case "": return initial
      case "y", "yes", "true": return true
      case "n", "no", "false": return false
      default: terminal.print("Please answer y or n.")
      }
    }
  }

  private func answer() throws(ToolError) -> String {
    guard let line = readLine() else { throw ToolError("the questions were not answered; nothing was made") }
    return line.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
