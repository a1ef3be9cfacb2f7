/// The services of the running app.
final class ApplicationModule: DependencyModule {
  let noteService: any NoteService

  init(storage: Storage) {
    switch storage {
    case .defaults: noteService = DefaultsNoteService()
    case .sqlite: noteService = SQLiteNoteService()
    }
  }
}

/// The store of the notes.
enum Storage: String {
  case defaults, sqlite

  /// Reads `--storage NAME` from the command line; the user defaults without it.
  init(arguments: [String]) {
    let value = arguments.firstIndex(of: "--storage").flatMap { arguments.dropFirst($0 + 1).first }
    self = value.flatMap(Storage.init(rawValue:)) ?? .defaults
  }
}
