import Foundation

/// Keeps the notes.
///
/// Changes are durable once a call returns, even if the process is killed.
protocol NoteService: AnyObject {
  /// Returns all notes, the last changed one first.
  func loadNotes() throws -> [Note]
  /// Keeps a note in place of the one with the same id.
  func save(note: Note) throws
  /// Discards one note.
  func delete(note: Note) throws
  /// Discards all notes.
  func deleteNotes() throws
}

/// A fault of a store of notes, in words for the app's user.
enum NoteServiceError: LocalizedError {
  /// The store could not be read. It was set aside under that name, and a new one begun.
  case unreadable(keptAs: String)

  var errorDescription: String? {
    switch self {
    case .unreadable(let name):
      return "What was stored is damaged. It is kept as “\(name)”; new notes are saved as usual."
    }
  }
}
