import UIKit

/// Clues and answers line by line, for where there is no room for two wide columns.
final class ClueRows: UIStackView {
  private var rows: [(clue: UILabel, answer: UILabel)] = []

  /// The size of the text, in points.
  var fontSize: CGFloat = 17 {
    didSet { if fontSize != oldValue { setFonts() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    distribution = .equalSpacing
    // At least: a clue of two lines stays apart from the next one.
    spacing = 4
  }

  required init(coder: NSCoder) {
    fatalError("the game is made in code")
  }

  /// Shows the clues of the level, and what was found of it.
  func show(_ game: Game) {
    let lines = CluesText(game).lines
    while rows.count > lines.count {
      rows.removeLast().clue.superview?.removeFromSuperview()
    }
    while rows.count < lines.count { addRow() }
    for (row, line) in zip(rows, lines) {
      row.clue.text = line.clue
      row.answer.text = line.answer
      row.clue.textColor = line.isFound ? .secondaryLabel : .label
      row.answer.textColor = line.isFound ? .label : .secondaryLabel
    }
  }

  private func addRow() {
    let (clue, answer) = (UILabel(), UILabel())
    clue.numberOfLines = 0
    clue.accessibilityIdentifier = "clue \(rows.count + 1)"
    answer.accessibilityIdentifier = "answer \(rows.count + 1)"
    answer.textAlignment = .right
    answer.setContentHuggingPriority(.required, for: .horizontal)
    answer.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [clue, answer])
    row.spacing = 12
    row.alignment = .firstBaseline
    addArrangedSubview(row)
    rows.append((clue, answer))
    setFonts()
  }

  private func setFonts() {
    for row in rows {
      row.clue.font = .systemFont(ofSize: fontSize)
      row.answer.font = .systemFont(ofSize: fontSize)
    }
  }
}
