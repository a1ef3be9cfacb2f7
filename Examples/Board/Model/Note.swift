/// A note on the board.
public struct Note: Codable, Hashable, Identifiable, Sendable {
  /// The content of a note: everything that a person can edit.
  public struct Content: Codable, Hashable, Sendable {
    /// The text.
    public var text: String
    /// The paper's color.
    public var color: NoteColor

    /// Makes a content, by default that of a new note.
    public init(text: String = "", color: NoteColor = .yellow) {
      self.text = text
      self.color = color
    }
  }

  /// The identifier.
  public var id: String
  /// The text and color.
  public var content: Content
  /// The identifier of the person who made it.
  public var author: Person.ID
  /// The identifier of the person who changed it last.
  public var editor: Person.ID
  /// The time of its creation, in seconds since 1970 by the database's clock.
  public var created: Double
  /// The time of its last change, by the same clock.
  public var changed: Double
  /// The board's revision at its last change. Who changes a note says which version they saw.
  public var version: Int

  /// The longest text, in characters.
  public static let longestText = 600

  /// Makes a note.
  public init(
    id: String, content: Content, author: Person.ID, editor: Person.ID, created: Double, changed: Double,
    version: Int
  ) {
    self.id = id
    self.content = content
    self.author = author
    self.editor = editor
    self.created = created
    self.changed = changed
    self.version = version
  }
}

/// The colors of paper.
public enum NoteColor: String, CaseIterable, Codable, Sendable {
  case yellow, orange, pink, purple, blue, green
}
