import UIKit

/// A title beside a control, or above it where letters are too large for both.
final class EditorRow: UIStackView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    arrange()
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isTall = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isTall ? .vertical : .horizontal
    alignment = isTall ? .leading : .center
    spacing = isTall ? 4 : 12
  }
}
