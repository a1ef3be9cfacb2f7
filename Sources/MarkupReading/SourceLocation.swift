/// A place in a source file.
public struct SourceLocation: Hashable, Sendable, Codable, Comparable, CustomStringConvertible {
  /// The file's path, as it was given to the reader.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in bytes of UTF-8 as the Swift compiler counts.
  public var column: Int

  /// Makes a place of its parts.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place as `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }

  /// Orders places by file, then line, then column.
  public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool {
    (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
  }
}

/// A place that a part of the model was read from. It takes no part in comparisons, so that two documents
/// that mean the same are equal though their text is laid out differently.
public struct Origin: Hashable, Sendable {
  /// The place.
  public var location: SourceLocation

  /// Makes an origin at a place.
  public init(_ location: SourceLocation) { self.location = location }

  /// True for any two origins.
  public static func == (lhs: Origin, rhs: Origin) -> Bool { true }
  /// Adds nothing.
  public func hash(into hasher: inout Hasher) {}
}
