// swift-format-ignore-file
protocol DependencyModule {
    var noteService: NoteService { get }
}
