import Hyperdrive
import UIKit

/// A note in the list: its title, the time of its last change, the beginning of its text.
final class NoteCell: ViewBase<Note, Void>, Reactant.TableViewCell {
  /// The height of all rows: a line of title and two of text, in the size that the person prefers; of the
  /// largest text, a line more of each.
  static func height(for traits: UITraitCollection) -> CGFloat {
    let lines: CGFloat = traits.preferredContentSizeCategory.isAccessibilityCategory ? 124 : 84
    return max(84, UIFontMetrics.default.scaledValue(for: lines, compatibleWith: traits).rounded())
  }

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
    let isLargest = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let time = NoteDate.text(for: componentState.editedAt)
    let text = componentState.body.isEmpty ? "No additional text" : componentState.body
    title.text = componentState.title.isEmpty ? "Untitled" : componentState.title
    title.numberOfLines = isLargest ? 2 : 1
    // Beside a title of the largest text there is no room.
    date.text = isLargest ? nil : time
    preview.text = isLargest ? "\(time)\n\(text)" : text
    preview.numberOfLines = isLargest ? 3 : 2
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidate()
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
