import KatanaStore

/// The state of one visitor. The board itself is in the database.
public struct BoardState: State, Codable, Equatable {
  /// A note that is being written.
  public struct Draft: Codable, Equatable, Sendable {
    /// The note's identifier, that of a new one as well.
    public var note: Note.ID
    /// The note as it was on the board when the person began; nil for a new one.
    public var original: Note?
    /// The content as it is being written.
    public var content: Note.Content

    /// Makes a draft.
    public init(note: Note.ID, original: Note?, content: Note.Content) {
      self.note = note
      self.original = original
      self.content = content
    }
  }

  /// A message that the person has not read yet.
  public enum Message: Codable, Equatable, Sendable {
    /// Somebody has changed the note that the person wrote on; nil: has taken it off.
    case draftConflict(Note?)
    /// Somebody has changed the note whose change the person takes back; nil: has taken it off.
    case stepConflict(Note?)
    /// There is no room for another note.
    case isFull
    /// The database cannot be used.
    case unreachable
  }

  /// The name that the person has chosen.
  public var name: String?
  /// The note that is being written.
  public var draft: Draft?
  /// The person's own changes.
  public var steps = UndoHistory()
  /// The message that is shown.
  public var message: Message?
  /// The color of the last note that the person wrote, for the next one.
  public var color = NoteColor.yellow

  /// Makes the state of somebody who has just come.
  public init() {}
}

/// Names the person.
public struct Rename: StateUpdater {
  var name: String

  /// Names the person; nothing changes where no letter is in the name.
  public init(_ name: String) { self.name = name }

  /// Changes the state.
  public func updateState(_ state: inout BoardState) {
    let words = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if !words.isEmpty { state.name = String(words.prefix(Person.longestName)) }
  }
}

/// Begins to write on a note, or on a new one.
public struct OpenDraft: StateUpdater {
  var note: Note.ID
  var original: Note?

  /// Opens a note of the board.
  public init(_ note: Note) {
    self.note = note.id
    original = note
  }

  /// Opens a new note with an identifier that no other one has.
  public init(new note: Note.ID) { self.note = note }

  /// Changes the state.
  public func updateState(_ state: inout BoardState) {
    guard state.draft == nil else { return }
    let content = original?.content ?? Note.Content(color: state.color)
    state.draft = BoardState.Draft(note: note, original: original, content: content)
  }
}

/// Changes what the open note is to say.
public struct WriteDraft: StateUpdater {
  var content: Note.Content

  /// Changes the text and the color. What is too long is cut.
  public init(_ content: Note.Content) {
    self.content = content
    self.content.text = String(content.text.prefix(Note.longestText))
  }

  /// Changes the state.
  public func updateState(_ state: inout BoardState) { state.draft?.content = content }
}

/// Closes the open note.
public struct CloseDraft: StateUpdater {
  /// Makes the update.
  public init() {}

  /// Changes the state.
  public func updateState(_ state: inout BoardState) { state.draft = nil }
}

/// Goes on with the open note upon what others have made of it, so that saving it replaces theirs.
public struct RebaseDraft: StateUpdater {
  var note: Note?

  /// Goes on upon a note as it is now; nil: it is gone, and the draft becomes a new note.
  public init(upon note: Note?) { self.note = note }

  /// Changes the state.
  public func updateState(_ state: inout BoardState) { state.draft?.original = note }
}

/// Shows a message to the person.
public struct ShowMessage: StateUpdater {
  var message: BoardState.Message

  /// Shows a message instead of the one that is shown.
  public init(_ message: BoardState.Message) { self.message = message }

  /// Changes the state.
  public func updateState(_ state: inout BoardState) { state.message = message }
}

/// Removes the message that is shown.
public struct DismissMessage: StateUpdater {
  /// Makes the action.
  public init() {}

  /// Changes the state.
  public func updateState(_ state: inout BoardState) { state.message = nil }
}
