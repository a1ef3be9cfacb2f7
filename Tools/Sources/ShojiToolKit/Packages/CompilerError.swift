/// An error as Swift's compiler prints it.
struct CompilerError: Equatable {
  /// The file's path.
  var file: String
  /// The line, from 1.
  var line: Int
  /// The column, from 1.
  var column: Int
  /// The message, without the name of its group.
  var message: String
  /// The line of the source; nil where the compiler shows none.
  var source: String?
  /// The notes at that line, such as what may have been meant.
  var notes: [String] = []

  /// Finds the errors in what a build printed: each once, in their order.
  static func all(in output: String) -> [CompilerError] {
    let lines = output.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var found: [CompilerError] = []
    for index in lines.indices {
      guard var error = CompilerError(heading: lines[index]) else { continue }
      error.addExcerpt(lines[(index + 1)...])
      if let known = found.firstIndex(where: { $0.isSame(as: error) }) {
        if found[known].source == nil { found[known] = error }
      } else {
        found.append(error)
      }
    }
    return found
  }

  /// Reads `path:line:column: error: message`; nil for every other line.
  private init?(heading line: Substring) {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]),
      // Other lines repeat the error below the code.
      place[0].first == "/" || place[0].first == "." || place[0].first?.isLetter == true
    else { return nil }
    message = String(line[mark.upperBound...])
    if let group = message.firstRange(of: /\s\[#\w+\]$/) { message.removeSubrange(group) }
    (file, self.line, self.column) = (place.dropLast(2).joined(separator: ":"), row, column)
  }

  private func isSame(as other: CompilerError) -> Bool {
    (file, line, column, message) == (other.file, other.line, other.column, other.message)
  }

  /// Reads the source's lines that follow, and what stands below the error's.
  private mutating func addExcerpt(_ lines: ArraySlice<Substring>) {
    for line in lines {
      // `12 | code`, and `   |   |- note: text` below it.
      guard let bar = line.firstIndex(of: "|"), line[..<bar].allSatisfy({ $0 == " " || $0.isNumber }) else {
        return
      }
      let rest = line[bar...].dropFirst()
      if let number = Int(line[..<bar].filter { $0 != " " }) {
        if number == self.line { source = String(rest.dropFirst()) }
        if number > self.line { return }
      } else if source != nil, let note = rest.firstMatch(of: /^[ |]*[|`]- note: (.+)$/) {
        if !notes.contains(String(note.1)) { notes.append(String(note.1)) }
      }
    }
  }
}
