import Foundation

/// What is to be found in one round: words, each with its clue.
nonisolated struct Level: Equatable {
  /// A word in the groups of letters that the buttons show.
  struct Word: Equatable {
    var clue: String
    var groups: [String]

    var text: String { groups.joined() }
  }

  /// As many groups as there are buttons.
  static let largestNumberOfGroups = 20

  var words: [Word]

  var groups: [String] { words.flatMap(\.groups) }
}

/// Why a level cannot be played.
nonisolated struct LevelError: Error, Equatable, CustomStringConvertible {
  var description: String
}

nonisolated extension Level {
  /// Reads a level: on each line a clue, a colon, and a word whose groups of letters stand between bars.
  /// Empty lines and those that begin with # do not count. `name` is what messages call the text.
  init(_ text: String, name: String) throws {
    var words: [Word] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { continue }
      func wrong(_ words: String) -> LevelError {
        LevelError(
          description: "\(name), line \(index + 1): \(words), as in “A soft place to sit: CU|SHI|ON”.")
      }
      guard let colon = line.lastIndex(of: ":") else { throw wrong("there is no colon after the clue") }
      let clue = line[..<colon].trimmingCharacters(in: .whitespaces)
      guard !clue.isEmpty else { throw wrong("there is no clue before the colon") }
      let groups = line[line.index(after: colon)...].split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
      guard groups.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isLetter) }) else {
        throw wrong("each group of the word must be letters, with a bar between two")
      }
      words.append(Word(clue: clue, groups: groups))
    }
    self.init(words: words)
    guard !words.isEmpty else { throw LevelError(description: "\(name): there is no word in it.") }
    guard groups.count <= Level.largestNumberOfGroups else {
      throw LevelError(
        description: "\(name): its words have \(groups.count) groups of letters, but there are only "
          + "\(Level.largestNumberOfGroups) buttons.")
    }
  }

  /// The levels `level1.txt`, `level2.txt` and so on, as far as there are files.
  static func all(in bundle: Bundle) throws -> [Level] {
    var levels: [Level] = []
    while let file = bundle.url(
      forResource: "level\(levels.count + 1)", withExtension: "txt", subdirectory: "Levels")
    {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else {
        throw LevelError(description: "\(file.lastPathComponent) cannot be read as text.")
      }
      levels.append(try Level(text, name: file.lastPathComponent))
    }
    guard !levels.isEmpty else { throw LevelError(description: "There is no file Levels/level1.txt.") }
    return levels
  }
}
