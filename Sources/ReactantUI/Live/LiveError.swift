import Foundation

/// A mistake in a file of the interface, as the overlay shows it.
struct LiveError: Equatable, Sendable {
  /// The message: the expected and the found value, and the allowed ones.
  var message: String
  /// `path:line:column`, or the path alone where there is no place in it.
  var place: String
  /// The offending line and a second one that points at the column; nil where the file cannot be read.
  var excerpt: String?

  /// The most characters of a line in an excerpt: as many as a phone shows side by side.
  private static let excerptWidth = 40

  /// The line at a place and a caret below the column.
  ///
  /// Long lines are cut around the column, and tabs count as one character, so that the caret stays below it.
  static func excerpt(of text: String, line: Int, column: Int) -> String? {
    guard line >= 1, column >= 1 else { return nil }
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard line <= lines.count else { return nil }
    var characters = lines[line - 1].map { $0 == "\t" || $0 == "\r" ? " " : $0 }
    var place = min(column - 1, characters.count)
    let indent = characters.prefix { $0 == " " }.count
    let skipped = max(min(indent, place), place - excerptWidth / 2)
    characters = Array(characters.dropFirst(skipped).prefix(excerptWidth))
    place -= skipped
    guard !characters.isEmpty else { return nil }
    return String(characters) + "\n" + String(repeating: " ", count: place) + "^"
  }
}
