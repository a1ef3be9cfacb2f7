import Synchronization
import Testing

@testable import ShojiToolKit

/// Texts of strangers on a person's terminal.
@Suite struct TerminalTests {
  private func printed(_ body: (Terminal) -> Void) -> String {
    let text = Mutex("")
    let terminal = Terminal(isInteractive: true, environment: [:]) { part in text.withLock { $0 += part } }
    body(terminal)
    return text.withLock { $0 }
  }

  @Test(arguments: [
    ("\u{1B}]52;c;eHg=\u{7}a", "]52;c;eHg=a"), ("\u{1B}[2J\u{1B}[1;1Ha", "[2J[1;1Ha"),
    ("a\rb\u{8}\u{7F}c", "abc"), ("\u{9B}31ma\u{2028}b\u{85}c", "31mabc"), ("a\r\nb\tc\n", "a\nb\tc\n"),
    ("\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mred\u{1B}[0m"), ("\rbar 1/2", "\rbar 1/2"), ("\u{1B}", ""),
    ("\u{1B}[31", "[31"), ("é👩‍👩‍👧 e\u{301}", "é👩‍👩‍👧 e\u{301}"),
  ]) func nothingButColorsAndLinesPasses(text: String, expected: String) {
    #expect(printed { $0.print(text, terminator: "") } == expected)
  }

  @Test func messagesAreTextsToo() {
    for body in [Terminal.say, Terminal.fail, Terminal.warn] {
      let text = printed { body($0)("a\u{1B}[2K\rb") }
      #expect(text.hasSuffix(" a[2Kb\n") && text.hasPrefix("\u{1B}["))
    }
  }
}
