/// An enumeration whose cases have words in documents.
public struct InterfaceEnumerationType: Hashable, Sendable {
  /// A case.
  public struct Case: Hashable, Sendable {
    /// The word in documents.
    public let word: String
    /// The name of the case in Swift.
    public let swiftName: String
    /// Whether the type has no such case here.
    public let isAbsent: Bool
  }

  /// The type in Swift: `UIView.ContentMode`.
  public let name: String
  /// The cases.
  public let cases: [Case]

  /// Makes an enumeration of its cases: words, with `->` and the name in Swift where that is another, and a
  /// `!` before those that are absent here.
  package init(_ name: String, _ cases: String) {
    self.name = name
    self.cases = cases.split(whereSeparator: \.isWhitespace).map { text in
      let isAbsent = text.first == "!"
      let (word, swiftName) = Self.parts(String(isAbsent ? text.dropFirst() : text))
      return Case(word: word, swiftName: swiftName ?? word, isAbsent: isAbsent)
    }
  }

  /// Returns the case with a word.
  public func `case`(word: String) -> Case? { cases.first { $0.word == word } }

  /// Splits `word->name`.
  static func parts(_ text: String) -> (word: String, name: String?) {
    var bytes = Array(text.utf8)[...]
    guard let dash = bytes.indices.first(where: { bytes[$0...].starts(with: "->".utf8) }) else {
      return (text, nil)
    }
    let word = String(decoding: bytes[..<dash], as: UTF8.self)
    bytes = bytes[(dash + 2)...]
    return (word, String(decoding: bytes, as: UTF8.self))
  }
}

/// A set of options that is written as an element with a flag for each.
public struct InterfaceOptionSetType: Hashable, Sendable {
  /// The element: `autoresizingMask`.
  public let element: String
  /// The type in Swift, and its members by the flag's name.
  public let members: InterfaceEnumerationType

  init(_ element: String, _ name: String, _ members: String) {
    self.element = element
    self.members = InterfaceEnumerationType(name, members)
  }
}
