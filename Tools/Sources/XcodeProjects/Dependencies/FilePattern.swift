/// A pattern of file names as podspecs have it: `*`, `?`, `**`, `[ab]` and `{a,b}`.
package struct FilePattern: Sendable, Equatable {
  /// The alternatives, each of the parts between slashes.
  private let alternatives: [[[Character]]]
  /// The greatest number of alternatives.
  private static let maximum = 256

  /// Reads a pattern.
  package init(_ text: String) {
    alternatives = FilePattern.expand(text).map { pattern in
      pattern.split(separator: "/").filter { $0 != "." }.map(Array.init)
    }
  }

  /// Whether a relative path is one of the files: itself, or one directly in a folder that is meant.
  ///
  /// - Parameter inFolders: Whether a pattern that names a folder means the files in it.
  package func matches(_ path: String, inFolders: Bool = true) -> Bool {
    let parts = path.split(separator: "/").map(Array.init)
    return alternatives.contains { alternative in
      Self.matches(parts[...], alternative[...])
        || inFolders && Self.matches(parts.dropLast(), alternative[...])
    }
  }

  /// Whether a relative path, or a folder around it, is one of those that are meant.
  package func contains(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(Array.init)
    return alternatives.contains { alternative in
      parts.indices.contains { Self.matches(parts[...$0], alternative[...]) }
    }
  }

  /// The alternatives of braces.
  private static func expand(_ text: String) -> [String] {
    var (done, open): ([String], [String]) = ([], [text])
    while let next = open.popLast(), done.count + open.count < maximum {
      guard let start = next.firstIndex(of: "{"), let end = next[start...].firstIndex(of: "}") else {
        done.append(next)
        continue
      }
      // The innermost one first.
      let begin = next[..<end].lastIndex(of: "{") ?? start
      let (head, tail) = (String(next[..<begin]), String(next[next.index(after: end)...]))
      let inner = next[next.index(after: begin)..<end]
      for choice in inner.split(separator: ",", omittingEmptySubsequences: false) {
        open.append(head + String(choice) + tail)
      }
    }
    return done
  }

  private static func matches(_ parts: ArraySlice<[Character]>, _ pattern: ArraySlice<[Character]>) -> Bool {
    // The places in the path at which the pattern read so far may end.
    var places: Set<Int> = [parts.startIndex]
    for word in pattern {
      if word == ["*", "*"] {
        if let first = places.min() { places = Set(first...parts.endIndex) }
        continue
      }
      places = Set(
        places.filter { $0 < parts.endIndex && matches(parts[$0][...], word) }.map { $0 + 1 })
    }
    return places.contains(parts.endIndex)
  }

  private static func matches(_ name: ArraySlice<Character>, _ pattern: [Character]) -> Bool {
    var places: Set<Int> = [name.startIndex]
    var index = 0
    while index < pattern.count {
      let character = pattern[index]
      index += 1
      switch character {
      case "*":
        if let first = places.min() { places = Set(first...name.endIndex) }
      case "[":
        guard let end = pattern[index...].firstIndex(of: "]") else { return false }
        let set = pattern[index..<end]
        index = end + 1
        places = Set(places.filter { $0 < name.endIndex && contains(set, name[$0]) }.map { $0 + 1 })
      default:
        places = Set(
          places.filter { $0 < name.endIndex && (character == "?" || name[$0] == character) }.map { $0 + 1 })
      }
      if places.isEmpty { return false }
    }
    return places.contains(name.endIndex)
  }

  /// Whether a set of characters, with ranges such as `a-z`, has one.
  private static func contains(_ set: ArraySlice<Character>, _ character: Character) -> Bool {
    let isNegated = set.first == "^" || set.first == "!"
    let set = Array(isNegated ? set.dropFirst() : set)
    var index = 0
    while index < set.count {
      if index + 2 < set.count, set[index + 1] == "-" {
        if set[index] <= character, character <= set[index + 2] { return !isNegated }
        index += 3
      } else {
        if set[index] == character { return !isNegated }
        index += 1
      }
    }
    return isNegated
  }
}
