import Hyperdrive
import UIKit

/// A note in the list: its title, the time of its last change, the beginning of its text.
final class NoteCell: ViewBase<Note, Void>, Reactant.TableViewCell {
  /// The height of all rows: a line of title and two of text, in the size that the person prefers.
  static var height: CGFloat { max(84, UIFontMetrics.default.scaledValue(for: 84).rounded()) }

  let title = UILabel()
  let date = UILabel()
  let preview = UILabel()

  override func loadView() {
    for label in [title, date, preview] {
      label.font = UIFontMetrics.default.scaledFont(for: label.font)
      label.adjustsFontForContentSizeCategory = true
    }
  }

  override func update() {
    title.text = componentState.title.isEmpty ? "Untitled" : componentState.title
    date.text = NoteDate.text(for: componentState.editedAt)
    preview.text = componentState.body.isEmpty ? "No additional text" : componentState.body
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

extension NoteCell: Previewable {
  static func makePreview() -> UIView {
    NoteCell().with(state: Note(title: "Groceries", body: "Milk, honey, 2 lemons, 3 melons, a cat"))
  }
}

extension NoteCell.Styles {
  static func normalBackground(_ cell: NoteCell) {
    cell.backgroundColor = nil
  }

  static func highlightedBackground(_ cell: NoteCell) {
    cell.backgroundColor = UIColor(named: "pressed")
  }
}
