import UIKit

/// The view around the cells. A finger that stays on a cell sets a flag there.
final class BoardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    let hold = UILongPressGestureRecognizer { [weak self] in self?.hold($0) }
    hold.minimumPressDuration = 0.35
    addGestureRecognizer(hold)
  }

  private func hold(_ gesture: UILongPressGestureRecognizer) {
    guard gesture.state == .began else { return }
    (hitTest(gesture.location(in: self), with: nil) as? CellView)?.didHold()
  }
}
