import UIKit

/// Everything that a game shows: the views of the lesson, and for small windows the clues line by line.
final class GameView: UIView {
  let levelLabel = UILabel()
  let scoreLabel = UILabel()
  let cluesLabel = UILabel()
  let answersLabel = UILabel()
  let clueRows = ClueRows()
  let currentAnswer = UITextField()
  let submit = UIButton(type: .system)
  let clear = UIButton(type: .system)
  let grid = LetterGrid()

  /// As wide as the margins of a pad, in the middle of wider windows.
  let columns = UILayoutGuide()
  private var arrangement: GameArrangement?
  private var arrangementConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    scoreLabel.textAlignment = .right
    levelLabel.textColor = .secondaryLabel
    for label in [levelLabel, scoreLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    for label in [cluesLabel, answersLabel] {
      label.font = .systemFont(ofSize: 24)
      label.numberOfLines = 0
      label.setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    }
    answersLabel.textAlignment = .right
    currentAnswer.placeholder = "Tap letters to guess"
    currentAnswer.textAlignment = .center
    currentAnswer.isUserInteractionEnabled = false
    submit.setTitle("SUBMIT", for: .normal)
    clear.setTitle("CLEAR", for: .normal)
    let views = [
      "level": levelLabel, "score": scoreLabel, "clues": cluesLabel, "answers": answersLabel,
      "answer": currentAnswer,
    ]
    for (name, view) in views { view.accessibilityIdentifier = name }
    for view in [
      levelLabel, scoreLabel, cluesLabel, answersLabel, clueRows, currentAnswer, submit, clear, grid,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addLayoutGuide(columns)
    NSLayoutConstraint.activate([
      columns.centerXAnchor.constraint(equalTo: centerXAnchor),
      columns.widthAnchor.constraint(equalToConstant: 984),
      columns.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      columns.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("the game is made in code")
  }

  /// Arranges the views for the size.
  func arrange(for size: CGSize) {
    let category = traitCollection.preferredContentSizeCategory
    let arrangement = GameArrangement(for: size, hasLargeText: category > .extraLarge)
    let fit = arrangement == .low ? size.height / 25 : size.width / 24
    let fontSize = min(22, max(arrangement == .low ? 12 : 14, fit.rounded(.down)))
    // A low window has no room for larger lines.
    clueRows.fontSize =
      arrangement == .low
      ? fontSize : min(UIFontMetrics.default.scaledValue(for: fontSize).rounded(), fontSize * 1.4)
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    let isRoomy = arrangement == .lesson || arrangement == .wide
    cluesLabel.isHidden = !isRoomy
    answersLabel.isHidden = !isRoomy
    clueRows.isHidden = isRoomy
    currentAnswer.font = .systemFont(ofSize: isRoomy ? 44 : 28)
    for button in [submit, clear] { button.titleLabel?.font = .systemFont(ofSize: isRoomy ? 15 : 17) }
    NSLayoutConstraint.deactivate(arrangementConstraints)
    arrangementConstraints = arrangement.constraints(for: self)
    NSLayoutConstraint.activate(arrangementConstraints)
  }

  /// Shows the state of a game.
  func show(_ game: Game) {
    levelLabel.text = "Level \(game.levelIndex + 1)"
    scoreLabel.text = "Score: \(game.score)"
    let text = CluesText(game)
    cluesLabel.attributedText = text.clues
    answersLabel.attributedText = text.answers
    clueRows.show(game)
    currentAnswer.text = game.answer
    grid.show(game)
  }
}
