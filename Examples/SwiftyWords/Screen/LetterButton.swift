import UIKit

/// A button with a group of letters, on a tile that keeps clear of its neighbors.
final class LetterButton: UIButton {
  private let tile = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.backgroundColor = .secondarySystemBackground
    tile.isUserInteractionEnabled = false
    insertSubview(tile, at: 0)
  }

  required init?(coder: NSCoder) {
    fatalError("the game is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = min(bounds.width, bounds.height) * 0.06
    tile.frame = bounds.insetBy(dx: gap, dy: gap)
    tile.layer.cornerRadius = min(14, tile.bounds.height / 4)
    titleLabel?.font = .systemFont(ofSize: min(36, bounds.height * 0.45, bounds.width * 0.3))
  }
}
