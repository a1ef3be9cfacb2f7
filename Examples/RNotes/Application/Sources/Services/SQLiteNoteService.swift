import Foundation
import GRDB

/// Keeps the notes in a SQLite database.
final class SQLiteNoteService: NoteService {
  private let file: URL
  private var database: DatabaseQueue?

  /// Makes a service for a database file, by default the app's own.
  init(file: URL = SQLiteNoteService.standardFile) {
    self.file = file
  }

  func loadNotes() throws -> [Note] {
    try withDatabase { database in
      try database.read { db in
        try Row.fetchAll(db, sql: "SELECT id, title, body, editedAt FROM note ORDER BY editedAt DESC").map {
          Note(id: $0["id"], title: $0["title"], body: $0["body"], editedAt: $0["editedAt"])
        }
      }
    }
  }

  func save(note: Note) throws {
    try withDatabase { database in
      try database.write { db in
        try db.execute(
          sql: """
            INSERT INTO note (id, title, body, editedAt) VALUES (?, ?, ?, ?)
            ON CONFLICT (id) DO UPDATE SET
              title = excluded.title, body = excluded.body, editedAt = excluded.editedAt
            """,
          arguments: [note.id, note.title, note.body, note.editedAt])
      }
    }
  }

  func delete(note: Note) throws {
    try withDatabase { database in
      try database.write { try $0.execute(sql: "DELETE FROM note WHERE id = ?", arguments: [note.id]) }
    }
  }

  func deleteNotes() throws {
    try withDatabase { database in
      try database.write { try $0.execute(sql: "DELETE FROM note") }
    }
  }

  /// The database among the app's files.
  static var standardFile: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("RNotes", isDirectory: true)
      .appendingPathComponent("notes.sqlite")
  }

  /// Does something with the open database. One that turns out to be damaged is set aside.
  private func withDatabase<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
    do {
      let database = try self.database ?? open()
      self.database = database
      return try body(database)
    } catch let error as DatabaseError where error.isDamage {
      try? database?.close()
      database = nil
      throw NoteServiceError.unreadable(keptAs: try setAside())
    }
  }

  private func open() throws -> DatabaseQueue {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    var configuration = GRDB.Configuration()
    configuration.journalMode = .wal
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    try database.write { db in
      try db.execute(
        sql: """
          CREATE TABLE IF NOT EXISTS note (
            id TEXT PRIMARY KEY NOT NULL, title TEXT NOT NULL, body TEXT NOT NULL, editedAt DATETIME NOT NULL
          )
          """)
    }
    return database
  }

  /// Gives the damaged database and what belongs to it another name.
  private func setAside() throws -> String {
    let files = FileManager.default
    let folder = file.deletingLastPathComponent()
    let stem = file.deletingPathExtension().lastPathComponent
    var number = 1
    var kept: URL { folder.appendingPathComponent("\(stem).broken-\(number).sqlite") }
    while files.fileExists(atPath: kept.path) { number += 1 }
    try files.moveItem(at: file, to: kept)
    for suffix in ["-wal", "-shm"] where files.fileExists(atPath: file.path + suffix) {
      try files.moveItem(atPath: file.path + suffix, toPath: kept.path + suffix)
    }
    return kept.lastPathComponent
  }
}

extension DatabaseError {
  /// Whether the file is no database, or a broken one.
  fileprivate var isDamage: Bool {
    resultCode == .SQLITE_NOTADB || resultCode == .SQLITE_CORRUPT
  }
}
