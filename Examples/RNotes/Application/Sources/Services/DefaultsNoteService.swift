import UIKit

/// Keeps the notes as JSON in the user defaults.
final class DefaultsNoteService: NoteService {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private let defaults = UserDefaults.standard
  private let key = "notes"
  private var hasReportedFile = false

  func loadNotes() throws -> [Note] {
    if let file = UIApplication.shared.unreadableDefaultsFile, !hasReportedFile {
      hasReportedFile = true
      throw NoteServiceError.unreadable(keptAs: file.lastPathComponent)
    }
    return try storedNotes().sorted { $0.editedAt > $1.editedAt }
  }

  func save(note: Note) throws {
    var notes = try storedNotes()
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
    try save(notes: notes)
  }

  func delete(note: Note) throws {
    try save(notes: try storedNotes().filter { $0.id != note.id })
  }

  func deleteNotes() throws {
    try save(notes: [])
  }

  private func storedNotes() throws -> [Note] {
    guard let stored = defaults.object(forKey: key) else { return [] }
    if let data = stored as? Data, let notes = try? decoder.decode([Note].self, from: data) {
      return notes
    }
    let free = (1...).lazy.map { "\(self.key).broken-\($0)" }
      .first { self.defaults.object(forKey: $0) == nil }
    let kept = free ?? "\(key).broken"
    defaults.set(stored, forKey: kept)
    defaults.removeObject(forKey: key)
    throw NoteServiceError.unreadable(keptAs: kept)
  }

  private func save(notes: [Note]) throws {
    defaults.set(try encoder.encode(notes), forKey: key)
  }
}
