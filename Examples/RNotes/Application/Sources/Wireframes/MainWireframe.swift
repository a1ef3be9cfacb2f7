import Hyperdrive
import UIKit

/// Leads from screen to screen.
final class MainWireframe: Wireframe {
  private let module: any DependencyModule

  init(module: any DependencyModule) {
    self.module = module
  }

  func entrypoint() -> UIViewController {
    let navigation = UINavigationController(rootViewController: main())
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func main() -> MainController {
    create { provider in
      let dependencies = MainController.Dependencies(noteService: module.noteService)
      let reactions = MainController.Reactions(
        newNote: {
          provider.navigation?.push(controller: self.noteModification(note: nil))
        },
        modifyNote: { note in
          provider.navigation?.push(controller: self.noteModification(note: note))
        },
        confirmWipe: { wipe in
          provider.controller?.present(controller: self.wipeConfirmation(wipe: wipe))
        },
        showFailure: { title, error in
          provider.controller?.present(controller: self.failure(title: title, error: error))
        })
      return MainController(dependencies: dependencies, reactions: reactions).with(state: "")
    }
  }

  private func noteModification(note: Note?) -> NoteModificationController {
    create { provider in
      let dependencies = NoteModificationController.Dependencies(noteService: module.noteService)
      let properties = NoteModificationController.Properties(title: note == nil ? "New Note" : "Note")
      let reactions = NoteModificationController.Reactions(
        showFailure: { title, error in
          provider.controller?.present(controller: self.failure(title: title, error: error))
        })
      return NoteModificationController(
        dependencies: dependencies, properties: properties, reactions: reactions
      )
      .with(state: note ?? Note())
    }
  }

  private func wipeConfirmation(wipe: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete all notes?", message: "This cannot be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete All", style: .destructive) { _ in wipe() })
    return alert
  }

  private func failure(title: String, error: any Error) -> UIAlertController {
    let alert = UIAlertController(
      title: title, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
