import UIKit

/// Plays the game: hands what the person does to it, and shows what came of it.
final class GameController: UIViewController {
  private var game: Game
  private let screen = GameView()

  init(game: Game) {
    self.game = game
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("the game is made in code")
  }

  override func loadView() {
    view = screen
    screen.grid.onPress = { [weak self] button in self?.change { $0.press(button) } }
    screen.submit.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    screen.clear.addAction(
      UIAction { [weak self] _ in self?.change { $0.clear() } }, for: .touchUpInside)
    screen.show(game)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    screen.arrange(for: view.bounds.size)
  }

  private func change(_ change: (inout Game) -> Void) {
    change(&game)
    screen.show(game)
  }

  // MARK: Answers

  private func submit() {
    var verdict = Game.Verdict.nothing
    change { verdict = $0.submit() }
    switch verdict {
    case .nothing, .found: break
    case .wrong(let answer):
      tell("Not one of them", "“\(answer)” answers none of the clues. That costs a point.", "Try again")
    case .levelFinished:
      tell(
        "Level \(game.levelIndex + 1) finished", "All \(game.level.words.count) words found. On to the next?",
        "Next level", then: goOn)
    case .gameFinished:
      tell(
        "Every word found",
        "That was the last of \(game.numberOfWords) words, and your score is \(game.score). Well played!",
        "Play again", then: goOn)
    }
  }

  private func goOn() {
    change { $0.goOn() }
  }

  private func tell(
    _ title: String, _ message: String, _ button: String, then goOn: @escaping () -> Void = {}
  ) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: button, style: .default) { _ in goOn() })
    present(alert, animated: true)
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) {
      switch key.characters {
      case UIKeyCommand.inputEscape: change { $0.clear() }
      case "\u{8}": change { $0.takeBack() }
      case let text where text.count == 1 && text.first!.isLetter && key.modifierFlags.isSubset(of: [.shift]):
        change { $0.type(text.first!) }
      default: super.pressesBegan(presses, with: event)
      }
    }
  }
}
