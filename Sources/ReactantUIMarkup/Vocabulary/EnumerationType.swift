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

  init(_ name: String, _ swiftType: String, isStruct: Bool = false, _ cases: [EnumerationCase]) {
    self.name = name
    self.swiftType = swiftType
    self.isStruct = isStruct
    self.cases = cases
  }

  init(_ name: String, _ swiftType: String, _ words: String) {
    self.init(name, swiftType, words.split(separator: " ").map { EnumerationCase(String($0)) })
  }

  /// Returns the case with a word, or nil.
  public func `case`(named word: String) -> EnumerationCase? { cases.first { $0.name == word } }

  /// Whether both have one name.
  public static func == (lhs: EnumerationType, rhs: EnumerationType) -> Bool { lhs.name == rhs.name }
  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
