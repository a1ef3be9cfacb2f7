import InterfaceDocuments

/// A word of an enumeration, in XML and in Swift.
public struct EnumerationCase: Hashable, Sendable {
  /// The word in XML.
  public let name: String
  /// The member's name in Swift, without dot and backticks; nil when the word means `nil` or the empty set.
  public let swiftName: String?

  /// Makes a case whose names are equal unless a Swift name is given.
  public init(_ name: String, _ swiftName: String? = nil) {
    self.name = name
    self.swiftName = swiftName ?? name
  }

  private init(nothing name: String) {
    self.name = name
    swiftName = nil
  }

  /// Makes the case for `nil` or the empty set.
  public static func nothing(_ name: String) -> EnumerationCase { EnumerationCase(nothing: name) }
}

/// An enumeration of UIKit or Reactant that attributes take their values from. Equal by name.
public struct EnumerationType: Hashable, Sendable {
  /// The name in messages, the schema and the reference page.
  public let name: String
  /// The type in Swift, such as `UIView.ContentMode`.
  public let swiftType: String
  /// Whether the Swift type is an option set or a struct of constants rather than an enumeration.
  public let isStruct: Bool
  /// The words.
  public let cases: [EnumerationCase]

  /// Makes an enumeration of its words.
  init(_ name: String, _ swiftType: String, _ words: String) {
    (self.name, self.swiftType, isStruct) = (name, swiftType, false)
    cases = words.split(separator: " ").map { EnumerationCase(String($0)) }
  }

  /// Makes an enumeration of the cases that documents have words for, by their names in Swift.
  ///
  /// - Parameters:
  ///   - type: The enumeration in the table of documents.
  ///   - nothing: The words for `nil` or the empty set.
  ///   - more: Words that only this language has, with `->` and the name in Swift where that is another.
  init(
    _ name: String, of type: InterfaceEnumerationType, isStruct: Bool = false, nothing: String...,
    adding more: String = ""
  ) {
    (self.name, swiftType, self.isStruct) = (name, type.name, isStruct)
    var (cases, words) = (nothing.map { EnumerationCase.nothing($0) }, Set(nothing))
    let present = type.cases.filter { !$0.isAbsent }.map { EnumerationCase($0.swiftName) }
    let own = InterfaceEnumerationType("", more).cases.map { EnumerationCase($0.word, $0.swiftName) }
    for word in present + own where words.insert(word.name).inserted { cases.append(word) }
    self.cases = cases
  }

  /// Returns the case with a word, or nil.
  public func `case`(named word: String) -> EnumerationCase? { cases.first { $0.name == word } }

  /// Whether both have one name.
  public static func == (lhs: EnumerationType, rhs: EnumerationType) -> Bool { lhs.name == rhs.name }
  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
