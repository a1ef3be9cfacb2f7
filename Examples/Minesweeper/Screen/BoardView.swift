import UIKit

/// The view around the cells, which scrolls where they have no room. A finger that stays on a cell sets a
/// flag there.
final class BoardView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentInsetAdjustmentBehavior = .never
    let hold = UILongPressGestureRecognizer { [weak self] in self?.hold($0) }
    hold.minimumPressDuration = 0.35
    addGestureRecognizer(hold)
  }

  private func hold(_ gesture: UILongPressGestureRecognizer) {
    guard gesture.state == .began else { return }
    (hitTest(gesture.location(in: self), with: nil) as? CellView)?.didHold()
  }
}
