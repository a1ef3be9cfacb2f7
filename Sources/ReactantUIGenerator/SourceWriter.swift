import ReactantUIMarkup

/// Lines of Swift with their indentation.
struct SourceWriter {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The text, ending with a newline.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line.
  mutating func line(_ text: String) {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  /// Adds a line without indentation.
  mutating func directive(_ text: String) { lines.append(text) }

  /// Adds a blank line, unless there is one already.
  mutating func blank() { if lines.last?.isEmpty == false { lines.append("") } }

  /// Adds a block: its head with a brace, its lines indented, and the closing brace.
  mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    if lines.last?.isEmpty == true { lines.removeLast() }
    line("}")
  }

  /// Adds lines that only debug builds have.
  mutating func debug(_ body: (inout SourceWriter) -> Void) {
    directive("#if DEBUG")
    body(&self)
    directive("#endif")
  }

  /// Adds `let name = base.member`, where the compiler places errors about the member in the XML file.
  mutating func member(_ member: Name, of base: String, as name: String) {
    let place = member.location
    guard place.line > 1, place.column > 2 else {
      line("let \(name) = \(base).\(SwiftLiterals.name(member.text))")
      return
    }
    directive("#sourceLocation(file: \(SwiftLiterals.string(place.file)), line: \(place.line - 1))")
    line("let \(name) = \(base)")
    let isQuoted = SwiftLiterals.name(member.text) != member.text
    lines.append(
      String(repeating: " ", count: max(1, place.column - (isQuoted ? 3 : 2))) + "."
        + SwiftLiterals.name(member.text))
    directive("#sourceLocation()")
  }
}
