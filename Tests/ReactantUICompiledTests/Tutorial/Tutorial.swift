import Hyperdrive
import RxSwift
import UIKit

// The tutorial's classes that its three XML files describe.

struct Note {
  let id: String
  var title: String
  var body: String
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

enum NoteModificationAction {
  case titleChanged(String)
  case bodyChanged(String)
}

final class NoteModificationRootView: ViewBase<Note, NoteModificationAction> {
  let titleTextField = TextField()
  let bodyTextView = UITextView()
}
