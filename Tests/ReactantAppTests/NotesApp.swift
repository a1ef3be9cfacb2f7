// The notes app of the tutorial, as its readers have it at the end. What its XML adds is written by hand in
// NotesXML.swift.
import Hyperdrive
import RxSwift
import UIKit

struct Note: Codable {
  let id: String
  var title: String
  var body: String
}

final class NoteService {
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  func loadNotes() throws -> [Note] {
    guard let data = UserDefaults.standard.data(forKey: "notes") else { return [] }
    return try decoder.decode(Array<Note>.self, from: data)
  }

  func save(note: Note) throws {
    var notes = try loadNotes()
    if let index = notes.firstIndex(where: { $0.id == note.id }) {
      notes[index] = note
    } else {
      notes.append(note)
    }
    try save(notes: notes)
  }

  private func save(notes: [Note]) throws {
    let data = try encoder.encode(notes)
    UserDefaults.standard.set(data, forKey: "notes")
  }

  func deleteNotes() throws {
    try save(notes: [])
  }
}

protocol DependencyModule {
  var noteService: NoteService { get }
}

final class ApplicationModule: DependencyModule {
  let noteService = NoteService()
}

final class MainController: ControllerBase<Void, MainRootView> {
  struct Dependencies {
    let noteService: NoteService
  }
  struct Reactions {
    let newNote: () -> Void
    let modifyNote: (Note) -> Void
  }

  private let dependencies: Dependencies
  private let reactions: Reactions

  init(dependencies: Dependencies, reactions: Reactions) {
    self.dependencies = dependencies
    self.reactions = reactions
    super.init(title: "RNotes")
  }

  override func afterInit() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", style: .plain) { [reactions] in
      reactions.newNote()
    }
  }

  override func update() {
    do {
      rootView.componentState = try dependencies.noteService.loadNotes()
    } catch let error {
      print("Failed to load saved notes:", error.localizedDescription)
    }
  }

  override func act(on action: PlainTableViewAction<NoteCell>) {
    switch action {
    case .selected(let note):
      reactions.modifyNote(note)
    case .refresh, .rowAction(_, _):
      break
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    invalidate()
    super.viewWillAppear(animated)
  }
}

final class MainRootView: ViewBase<[Note], PlainTableViewAction<NoteCell>> {
  let noteTableView = PlainTableView<NoteCell>(reloadable: false)

  override var actions: [Observable<PlainTableViewAction<NoteCell>>] {
    return [noteTableView.action]
  }

  override func update() {
    noteTableView.componentState =
      componentState.isEmpty ? .empty(message: "You have no notes so far!") : .items(componentState)
  }

  override func loadView() {
    noteTableView.footerView = UIView()  // this is so that cell dividers end after the last cell
    noteTableView.rowHeight = NoteCell.height
    noteTableView.separatorStyle = .singleLine
    noteTableView.tableView.contentInset.bottom = 0
  }
}

final class NoteCell: ViewBase<Note, Void>, Reactant.TableViewCell {
  static let height: CGFloat = 80

  let title = UILabel()
  let preview = UILabel()

  override func update() {
    title.text = componentState.title
    preview.text = componentState.body
  }

  func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let style = { self.apply(style: highlighted ? Styles.highlightedBackground : Styles.normalBackground) }
    if animated {
      UIView.animate(withDuration: 0.7, animations: style)
    } else {
      style()
    }
  }
}

extension NoteCell.Styles {
  static func normalBackground(_ cell: NoteCell) {
    cell.backgroundColor = nil
  }

  static func highlightedBackground(_ cell: NoteCell) {
    cell.backgroundColor = UIColor.lightGray.withAlphaComponent(0.2)
  }
}

final class NoteModificationController: ControllerBase<Note, NoteModificationRootView> {
  struct Dependencies {
    let noteService: NoteService
  }
  struct Properties {
    let title: String
  }

  private let dependencies: Dependencies
  private let properties: Properties

  init(dependencies: Dependencies, properties: Properties) {
    self.dependencies = dependencies
    self.properties = properties

    super.init(title: properties.title)
  }

  override func update() {
    rootView.componentState = componentState
  }

  override func act(on action: NoteModificationAction) {
    switch action {
    case .titleChanged(let title):
      componentState.title = title
      do {
        try dependencies.noteService.save(note: componentState)
      } catch let error {
        print("Failed to save the note:", error.localizedDescription)
      }
    case .bodyChanged(let body):
      componentState.body = body
      do {
        try dependencies.noteService.save(note: componentState)
      } catch let error {
        print("Failed to save the note:", error.localizedDescription)
      }
    }
  }
}

enum NoteModificationAction {
  case titleChanged(String)
  case bodyChanged(String)
}

final class NoteModificationRootView: ViewBase<Note, NoteModificationAction> {
  let titleTextField = TextField()
  let bodyTextView = UITextView()

  override var actions: [Observable<NoteModificationAction>] {
    return [
      titleTextField.rx.text.skip(1).replaceNilWith("").map(NoteModificationAction.titleChanged),
      bodyTextView.rx.text.skip(1).replaceNilWith("").map(NoteModificationAction.bodyChanged),
    ]
  }

  override func update() {
    titleTextField.text = componentState.title
    bodyTextView.text = componentState.body
  }
}

final class MainWireframe: Wireframe {
  private let module: DependencyModule

  init(module: DependencyModule) {
    self.module = module
  }

  func entrypoint() -> UIViewController {
    return UINavigationController(rootViewController: main())
  }

  private func main() -> MainController {
    return create { provider in
      let dependencies = MainController.Dependencies(noteService: module.noteService)
      let reactions = MainController.Reactions(
        newNote: {
          provider.navigation?.push(controller: self.noteModification(note: nil))
        },
        modifyNote: { note in
          provider.navigation?.push(controller: self.noteModification(note: note))
        })
      return MainController(dependencies: dependencies, reactions: reactions)
    }
  }

  private func noteModification(note: Note?) -> NoteModificationController {
    return create { provider in
      let dependencies = NoteModificationController.Dependencies(noteService: module.noteService)
      let properties = NoteModificationController.Properties(title: note?.title ?? "New Note")
      return NoteModificationController(dependencies: dependencies, properties: properties)
        .with(state: note ?? Note(id: UUID().uuidString, title: "", body: ""))
    }
  }
}

struct GeneralStyles {
  static func controllerRootView(_ view: UIView) {
    view.backgroundColor = .white
  }
}
