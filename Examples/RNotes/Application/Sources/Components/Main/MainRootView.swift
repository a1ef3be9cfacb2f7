import Hyperdrive
import RxSwift

/// The actions of the list.
enum MainAction {
  case open(Note)
  case delete(Note)
}

/// The list, or words where there is none.
final class MainRootView: ViewBase<MainRootView.Contents, MainAction> {
  struct Contents {
    var notes: [Note]
    var query: String
  }

  let noteTableView = PlainTableView<NoteCell>(style: .insetGrouped, reloadable: false)

  override var actions: [Observable<MainAction>] {
    [
      noteTableView.action.flatMap { action -> Observable<MainAction> in
        switch action {
        case .selected(let note): .just(.open(note))
        case .refresh, .rowAction: .empty()
        }
      }
    ]
  }

  override func loadView() {
    noteTableView.rowHeight = NoteCell.height(for: traitCollection)
    noteTableView.tableView.cellLayoutMarginsFollowReadableWidth = true
    noteTableView.rowActions = { [weak self] note in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.perform(action: .delete(note))
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    noteTableView.rowHeight = NoteCell.height(for: traitCollection)
  }

  override func update() {
    if !componentState.notes.isEmpty {
      noteTableView.componentState = .items(componentState.notes)
    } else if componentState.query.isEmpty {
      noteTableView.componentState = .empty(message: "You have no notes so far!")
    } else {
      noteTableView.componentState = .empty(message: "No notes with “\(componentState.query)”")
    }
  }
}

extension MainRootView: Previewable {
  static func makePreview() -> UIView {
    MainRootView().with(state: Contents(notes: [Note(title: "Groceries", body: "Milk, honey")], query: ""))
  }
}
