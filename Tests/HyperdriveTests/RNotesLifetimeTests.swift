import CHeapSize
import Foundation
import Hyperdrive
import QuartzCore
import RxSwift
import Testing

@testable import RNotesScreens
@testable import UIKit

/// Every screen of RNotes, shown and left a thousand times: no controller, view, layer, recognizer,
/// constraint or bag of subscriptions stays, and no memory goes.
@MainActor @Suite("The screens of RNotes", .serialized) struct RNotesLifetimeTests {
  /// A screen, as the user comes to it.
  enum Screen: CaseIterable, Sendable {
    case list, newNote, note, search, wipe, failure
  }

  /// Keeps notes in memory, or fails.
  private final class Service: DependencyModule, NoteService {
    struct Failure: Error {}

    var notes: [Note] = []
    var fails = false

    var noteService: any NoteService { self }

    func loadNotes() throws -> [Note] {
      if fails { throw Failure() }
      return notes
    }

    func save(note: Note) throws { notes = notes.filter { $0.id != note.id } + [note] }
    func delete(note: Note) throws { notes.removeAll { $0.id == note.id } }
    func deleteNotes() throws { notes = [] }
  }

  /// Weak references to the objects of a screen.
  @MainActor private final class References {
    private var references: [(name: String, object: () -> AnyObject?)] = []
    private(set) var count = 0

    /// The names of what is alive. What is not is forgotten.
    var alive: [String] {
      references = references.filter { $0.object() != nil }
      return references.map(\.name)
    }

    func add(_ object: AnyObject) {
      count += 1
      references.append(("\(type(of: object))", { [weak object] in object }))
    }

    func add(_ controller: UIViewController) {
      add(controller as AnyObject)
      for child in controller.children { add(child) }
      if let main = controller as? MainController {
        add(main.lifetimeDisposeBag)
        add(main.rootView.lifetimeDisposeBag)
        add(main.rootView.noteTableView.lifetimeDisposeBag)
      }
      if let editor = controller as? NoteModificationController {
        add(editor.lifetimeDisposeBag)
        add(editor.rootView.lifetimeDisposeBag)
        add(editor.rootView.titleTextField.lifetimeDisposeBag)
      }
      add(controller.view)
    }

    func add(_ view: UIView) {
      add(view as AnyObject)
      add(view.layer)
      for recognizer in view.gestureRecognizers ?? [] { add(recognizer) }
      for constraint in view.constraints { add(constraint) }
      for subview in view.subviews { add(subview) }
    }
  }

  private let service = Service()
  private let fixture = ScreenFixture()

  /// Shows the list in the window, as the app begins.
  private func start() throws -> (UINavigationController, MainController) {
    service.notes = (0..<3).map { Note(id: "\($0)", title: "Title \($0)", body: "Body") }
    let navigation = try #require(MainWireframe(module: service).entrypoint() as? UINavigationController)
    fixture.window.rootViewController = navigation
    fixture.window.makeKeyAndVisible()
    fixture.settle()
    return (navigation, try #require(navigation.topViewController as? MainController))
  }

  /// Shows a screen, uses it and leaves it; `references` gets what it is made of.
  private func visit(
    _ screen: Screen, in navigation: UINavigationController, _ main: MainController,
    _ references: References
  ) throws {
    switch screen {
    case .list:
      let (navigation, main) = try start()
      #expect(main.rootView.noteTableView.tableView.numberOfRows(inSection: 0) == 3)
      references.add(navigation)
      references.add(main)
      references.add(try #require(main.navigationItem.searchController))
      fixture.window.rootViewController = nil
    case .newNote, .note:
      if screen == .newNote {
        try fixture.press("New", in: navigation)
      } else {
        main.act(on: .open(service.notes[1]))
      }
      fixture.settle()
      let editor = try #require(navigation.topViewController as? NoteModificationController)
      editor.act(on: .bodyChanged("Written"))
      #expect(service.notes.contains { $0.body == "Written" })
      references.add(editor)
      service.notes.removeLast(max(0, service.notes.count - 3))
      navigation.popViewController(animated: true)
    case .search:
      let search = try #require(main.navigationItem.searchController)
      search.isActive = true
      search.searchBar.text = "Title 2"
      main.updateSearchResults(for: search)
      fixture.settle()
      #expect(main.rootView.noteTableView.tableView.numberOfRows(inSection: 0) == 1)
      search.isActive = false
    case .wipe, .failure:
      if screen == .wipe {
        try fixture.press("Wipe", in: navigation)
      } else {
        service.fails = true
        main.invalidate()
        service.fails = false
      }
      fixture.settle()
      let alert = try #require(main.presentedViewController as? UIAlertController)
      #expect(alert.title == (screen == .wipe ? "Delete all notes?" : "Your notes could not be read"))
      references.add(alert)
      main.dismiss(animated: true)
      if screen == .failure { main.invalidate() }
    }
  }

  @Test("are gone when they were left, a thousand times each", arguments: Screen.allCases)
  func visits(screen: Screen) async throws {
    let references = References()
    let (navigation, main) = try fixture.perform { try start() }
    var heap = 0
    for hundred in 1...10 {
      for _ in 0..<100 {
        try fixture.perform { try visit(screen, in: navigation, main, references) }
      }
      await fixture.endTurn()
      let alive = references.alive
      #expect(
        alive.isEmpty, "\(alive.count) of \(references.count): \(Set(alive).sorted().joined(separator: ", "))"
      )
      // What is made once and kept, such as fonts and texts that were set, is there after the first visits.
      if hundred == 4 { heap = heap_size() }
    }
    // A search is part of the list, which stays; its memory shows.
    #expect(references.count >= 10_000 || screen == .search)
    let left = (heap_size() - heap) / 600
    // Foundation never releases what attributed strings keep of their attributes, some 250 bytes each.
    #expect(left < 1_300, "\(left) bytes are left of each visit")
    fixture.perform {
      fixture.window.isHidden = true
      fixture.window.rootViewController = nil
    }
  }
}
