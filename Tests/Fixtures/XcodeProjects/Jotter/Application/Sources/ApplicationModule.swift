// swift-format-ignore-file
final class ApplicationModule: DependencyModule {
    let noteService = NoteService()
}
