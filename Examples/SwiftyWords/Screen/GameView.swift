import UIKit

/// Everything that a game shows: the views of the lesson, and for small windows the clues line by line.
final class GameView: UIView {
  let levelLabel = UILabel()
  let scoreLabel = UILabel()
  let cluesLabel = UILabel()
  let answersLabel = UILabel()
  let clueRows = ClueRows()
  /// The clues line by line, which scroll where large letters leave them no room.
  let clueScroll = UIScrollView()
  let currentAnswer = UITextField()
  let submit = UIButton(type: .system)
  let clear = UIButton(type: .system)
  let grid = LetterGrid()

  /// The least height of the letters.
  var leastGrid: CGFloat {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 200 : 140
  }

  /// In the middle of windows that are wider than a pad: one width for all parts.
  let columns = UILayoutGuide()
  private var arrangement: GameArrangement?
  private var arrangementConstraints: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    scoreLabel.textAlignment = .right
    levelLabel.textColor = .secondaryLabel
    for label in [levelLabel, scoreLabel] {
      // Both stand in one line.
      label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 28)
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
      levelLabel, scoreLabel, cluesLabel, answersLabel, clueScroll, currentAnswer, submit, clear, grid,
    ] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    scrollClues()
    addLayoutGuide(columns)
    NSLayoutConstraint.activate([
      columns.centerXAnchor.constraint(equalTo: centerXAnchor),
      columns.widthAnchor.constraint(equalToConstant: 800),
      columns.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      columns.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
  }

  /// Spreads the clues over the height that there is, or lets them scroll.
  private func scrollClues() {
    clueRows.translatesAutoresizingMaskIntoConstraints = false
    clueScroll.addSubview(clueRows)
    let (content, frame) = (clueScroll.contentLayoutGuide, clueScroll.frameLayoutGuide)
    let whole = frame.heightAnchor.constraint(equalTo: clueRows.heightAnchor)
    whole.priority = UILayoutPriority(745)
    NSLayoutConstraint.activate([
      clueRows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      clueRows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      clueRows.topAnchor.constraint(equalTo: content.topAnchor),
      clueRows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      clueRows.widthAnchor.constraint(equalTo: frame.widthAnchor),
      clueRows.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
      whole,
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
    clueRows.fontSize = min(UIFontMetrics.default.scaledValue(for: fontSize).rounded(), fontSize * 2.2)
    guard arrangement != self.arrangement else { return }
    self.arrangement = arrangement
    let isRoomy = arrangement == .lesson || arrangement == .wide
    cluesLabel.isHidden = !isRoomy
    answersLabel.isHidden = !isRoomy
    clueScroll.isHidden = isRoomy
    currentAnswer.font = .systemFont(ofSize: isRoomy ? 44 : 28)
    for button in [submit, clear] {
      button.titleLabel?.font =
        isRoomy
        ? .systemFont(ofSize: 15)
        : UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 24)
    }
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
