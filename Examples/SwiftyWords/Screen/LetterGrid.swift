import UIKit

/// Four rows of five buttons that fill the view: at 750×320 each is 150×80, as in the lesson.
final class LetterGrid: UIView {
  private(set) var buttons: [LetterButton] = []
  private let (rows, columns) = (4, 5)

  /// Called with the number of a button that was pressed.
  var onPress: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for index in 0..<rows * columns {
      let button = LetterButton(type: .system)
      button.addAction(UIAction { [weak self] _ in self?.onPress(index) }, for: .touchUpInside)
      addSubview(button)
      buttons.append(button)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("the game is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, button) in buttons.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      let (width, height) = (bounds.width / CGFloat(columns), bounds.height / CGFloat(rows))
      button.frame = CGRect(x: column * width, y: row * height, width: width, height: height)
    }
  }

  /// Shows the letters of the buttons; those that are not available hide.
  func show(_ game: Game) {
    for (index, button) in buttons.enumerated() {
      button.isHidden = !game.isAvailable(index)
      guard index < game.letters.count else { continue }
      button.setTitle(game.letters[index], for: .normal)
    }
  }
}
