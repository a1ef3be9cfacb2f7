import Hyperdrive

/// A note that is being written. Every change is saved at once.
final class NoteModificationController: ControllerBase<Note, NoteModificationRootView> {
  struct Dependencies {
    let noteService: any NoteService
  }
  struct Properties {
    let title: String
  }
  struct Reactions {
    let showFailure: (_ title: String, _ error: any Error) -> Void
  }

  private let dependencies: Dependencies
  private let properties: Properties
  private let reactions: Reactions
  /// Whether the last save failed and an alert has said so.
  private var hasReported = false

  init(dependencies: Dependencies, properties: Properties, reactions: Reactions) {
    self.dependencies = dependencies
    self.properties = properties
    self.reactions = reactions

    super.init(title: properties.title)
  }

  override func afterInit() {
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // A new note is written at once.
    if componentState.isEmpty { rootView.titleTextField.becomeFirstResponder() }
  }

  override func update() {
    rootView.componentState = componentState
  }

  override func act(on action: NoteModificationAction) {
    var note = componentState
    switch action {
    case .titleChanged(let title): note.title = title
    case .bodyChanged(let body): note.body = body
    }
    // The body is said to be what it is, too, when it is first shown.
    guard note != componentState else { return }
    note.editedAt = Date()
    componentState = note
    save()
  }

  private func save() {
    do {
      if componentState.isEmpty {
        try dependencies.noteService.delete(note: componentState)
      } else {
        try dependencies.noteService.save(note: componentState)
      }
      hasReported = false
    } catch {
      if !hasReported { reactions.showFailure("The note could not be saved", error) }
      hasReported = true
    }
  }
}
