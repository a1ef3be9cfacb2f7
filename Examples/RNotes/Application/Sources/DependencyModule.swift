/// The services that the app's screens are given.
protocol DependencyModule {
  var noteService: any NoteService { get }
}
