/// A snapshot of the board: its notes and people.
public struct Board: Equatable, Sendable {
  /// The notes, the newest first.
  public var notes: [Note] = []
  /// All who have been here, by identifier.
  public var people: [Person.ID: Person] = [:]
  /// The number of the last change of a note, or of what somebody has open.
  public var revision = 0

  /// The most notes that there may be.
  public static let mostNotes = 400

  /// Makes an empty board.
  public init() {}

  /// Those who look at it now, by name.
  public var present: [Person] {
    people.values.filter(\.isPresent).sorted { ($0.name, $0.id) < ($1.name, $1.id) }
  }

  /// The name of a person.
  public func name(of id: Person.ID) -> String { people[id]?.name ?? "Somebody" }

  /// A note by its identifier.
  public func note(_ id: Note.ID) -> Note? { notes.first { $0.id == id } }

  /// Those who have a note open.
  public func writers(of note: Note.ID) -> [Person] { present.filter { $0.note == note } }
}

/// A change of one note that a person asks for.
public struct NoteChange: Codable, Hashable, Sendable {
  /// The note.
  public var note: Note.ID
  /// The version that the change is based on; nil where there was no note.
  public var baseVersion: Int?
  /// The new content; nil deletes the note.
  public var content: Note.Content?

  /// Makes a change.
  public init(note: Note.ID, baseVersion: Int?, content: Note.Content?) {
    self.note = note
    self.baseVersion = baseVersion
    self.content = content
  }
}

/// Why a change was not made.
public enum ChangeError: Error, Equatable {
  /// The note is another one than the person saw; nil: it is gone.
  case conflict(Note?)
  /// There is no room for another note.
  case isFull
  /// The database cannot be used now.
  case unreachable(String)
}

/// The place where the board is kept. Calls wait for their answer; they may be made on any thread but the
/// main one.
public protocol BoardStorage: AnyObject, Sendable {
  /// Makes a change, and returns the note as it is then.
  func change(_ change: NoteChange, by person: Person.ID) throws(ChangeError) -> Note?
}
