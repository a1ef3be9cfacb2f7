import Hyperdrive

/// The list of all notes. Its state is what is searched for.
final class MainController: ControllerBase<String, MainRootView>, UISearchResultsUpdating {
  struct Dependencies {
    let noteService: any NoteService
  }
  struct Reactions {
    let newNote: () -> Void
    let modifyNote: (Note) -> Void
    let confirmWipe: (_ wipe: @escaping () -> Void) -> Void
    let showFailure: (_ title: String, _ error: any Error) -> Void
  }

  private let dependencies: Dependencies
  private let reactions: Reactions
  private let wipeButton: UIBarButtonItem
  /// The error that occurred before the screen could present an alert.
  private var failure: (any Error)?

  init(dependencies: Dependencies, reactions: Reactions) {
    self.dependencies = dependencies
    self.reactions = reactions
    var wipe: () -> Void = {}
    wipeButton = UIBarButtonItem(title: "Wipe", style: .plain) { wipe() }
    super.init(title: "RNotes")
    wipe = { [weak self, reactions] in reactions.confirmWipe { self?.wipe() } }
  }

  override func afterInit() {
    let newButton = UIBarButtonItem(barButtonSystemItem: .compose) { [reactions] in
      reactions.newNote()
    }
    newButton.accessibilityLabel = "New"
    navigationItem.rightBarButtonItem = newButton
    navigationItem.leftBarButtonItem = wipeButton

    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Notes"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func update() {
    do {
      let notes = try dependencies.noteService.loadNotes()
      wipeButton.isEnabled = !notes.isEmpty
      rootView.componentState = MainRootView.Contents(
        notes: notes.filter { $0.contains(componentState) }, query: componentState)
    } catch {
      wipeButton.isEnabled = false
      rootView.componentState = MainRootView.Contents(notes: [], query: componentState)
      report(error)
    }
  }

  override func act(on action: MainAction) {
    switch action {
    case .open(let note):
      reactions.modifyNote(note)
    case .delete(let note):
      change { try $0.delete(note: note) }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    invalidate()
    super.viewWillAppear(animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let failure {
      self.failure = nil
      report(failure)
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    let query = searchController.searchBar.text ?? ""
    if query != componentState { componentState = query }
  }

  private func wipe() {
    change { try $0.deleteNotes() }
  }

  private func change(_ change: (any NoteService) throws -> Void) {
    do {
      try change(dependencies.noteService)
    } catch {
      report(error)
    }
    invalidate()
  }

  private func report(_ error: any Error) {
    guard viewIfLoaded?.window != nil else {
      failure = error
      return
    }
    reactions.showFailure("Your notes could not be read", error)
  }
}
