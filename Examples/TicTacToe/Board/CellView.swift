import UIKit

/// The button that lies under a mark. It darkens while it is pressed.
final class CellView: UIButton {
  /// The color of the cell while nobody presses it.
  var fill = UIColor.card {
    didSet { showFill() }
  }

  override var isHighlighted: Bool {
    didSet { showFill() }
  }

  private func showFill() {
    backgroundColor = isHighlighted && isEnabled ? .pressedCard : fill
  }
}
