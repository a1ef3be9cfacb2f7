import MarkupReading

/// Reads the errors that Swift's compiler has printed.
enum CompilerOutput {
  /// Finds the errors in what a build printed: each once, in their order.
  static func errors(in output: String) -> [Diagnostic] {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [Diagnostic] = []
    for index in lines.indices {
      guard var error = Self.error(heading: lines[index]) else { continue }
      addExcerpt(lines[(index + 1)...], to: &error)
      let known = found.firstIndex { $0.location == error.location && $0.message == error.message }
      if let known {
        if found[known].excerpt == nil { found[known] = error }
      } else {
        found.append(error)
      }
    }
    return found
  }

  /// Reads `path:line:column: error: message`; nil for every other line.
  private static func error(heading line: Substring) -> Diagnostic? {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]),
      // Other lines repeat the error below the code.
      place[0].first == "/" || place[0].first == "." || place[0].first?.isLetter == true
    else { return nil }
    var message = String(line[mark.upperBound...])
    if let group = message.firstRange(of: /\s\[#\w+\]$/) { message.removeSubrange(group) }
    let file = place.dropLast(2).joined(separator: ":")
    return .error(message, at: SourceLocation(file: file, line: row, column: column))
  }

  /// Reads the source's lines that follow, and what stands below the error's.
  private static func addExcerpt(_ lines: ArraySlice<Substring>, to error: inout Diagnostic) {
    for line in lines {
      // `12 | code`, and `   |   |- note: text` below it.
      guard let bar = line.firstIndex(of: "|"), line[..<bar].allSatisfy({ $0 == " " || $0.isNumber }) else {
        return
      }
      let rest = line[bar...].dropFirst()
      if let number = Int(line[..<bar].filter { $0 != " " }) {
        if number == error.location.line { error.excerpt = String(rest.dropFirst()) }
        if number > error.location.line { return }
      } else if error.excerpt != nil, let note = rest.firstMatch(of: /^[ |]*[|`]- note: (.+)$/) {
        if !error.notes.contains(String(note.1)) { error.notes.append(String(note.1)) }
      }
    }
  }
}
