/// What is on the board, as it was in the database at one moment.
public struct Board: Equatable, Sendable {
  /// The notes, the newest first.
  public var notes: [Note] = []
  /// All who have been here, by identifier.
  public var people: [Person.ID: Person] = [:]
  /// The number of the last change.
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
  /// The version that the person saw; nil where they saw none.
  public var seen: Int?
  /// What the note is to say; nil takes it off the board.
  public var content: Note.Content?

  /// Makes a change.
  public init(note: Note.ID, seen: Int?, content: Note.Content?) {
    self.note = note
    self.seen = seen
    self.content = content
  }
}

/// Why a change was not made.
public enum ChangeProblem: Error, Equatable {
  /// The note is another one than the person saw; nil: it is gone.
  case isOther(Note?)
  /// There is no room for another note.
  case isFull
  /// The database cannot be used now.
  case unreachable(String)
}

/// The place where the board is kept. Calls wait for their answer; they may be made on any thread but the
/// main one.
public protocol BoardKeeping: AnyObject, Sendable {
  /// Makes a change, and returns the note as it is then.
  func change(_ change: NoteChange, by person: Person.ID) throws(ChangeProblem) -> Note?
}
