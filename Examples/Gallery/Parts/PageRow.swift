import UIKit

/// A line of the list of pages: a tile with a symbol, the name, and an arrow.
final class PageRow: UIControl, CardRow {
  private let tile = UIImageView()
  private let title = UILabel()
  private let arrow = UIImageView()

  init(_ page: GalleryPage, action: UIAction) {
    super.init(frame: .zero)
    tile.image = UIImage(
      systemName: page.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .medium))
    tile.contentMode = .center
    tile.tintColor = .white
    tile.backgroundColor = page.color
    tile.layer.cornerRadius = 7
    tile.accessibilityElementsHidden = true
    title.text = page.title
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 0
    arrow.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    arrow.tintColor = .tertiaryLabel
    arrow.contentMode = .center
    arrow.accessibilityElementsHidden = true
    for part in [tile, title, arrow] { addSubview(part) }
    layer.cornerRadius = 10
    accessibilityTraits = .button
    addAction(action, for: [.touchUpInside, .primaryActionTriggered])
  }

  required init?(coder: NSCoder) { fatalError("rows are made in code") }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : isSelected ? .systemGray5 : nil }
  }

  override var isSelected: Bool {
    didSet { backgroundColor = isSelected ? .systemGray5 : nil }
  }

  func height(width: CGFloat) -> CGFloat {
    let lines = title.sizeThatFits(CGSize(width: width - lineInset - endWidth, height: 0)).height
    return max(44, lines.rounded(.up) + 16)
  }

  /// Very large text has the room of the tile, too.
  private var hidesTile: Bool { traitCollection.preferredContentSizeCategory > .accessibilityLarge }
  var lineInset: CGFloat { hidesTile ? 16 : 58 }
  private let endWidth: CGFloat = 42

  override func layoutSubviews() {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isLeftToRight
        ? frame
        : CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    place(tile, CGRect(x: 14, y: (bounds.height - 29) / 2, width: 29, height: 29))
    tile.isHidden = hidesTile
    place(
      title,
      CGRect(x: lineInset, y: 0, width: bounds.width - lineInset - endWidth, height: bounds.height))
    title.textAlignment = isLeftToRight ? .left : .right
    place(arrow, CGRect(x: bounds.width - 34, y: (bounds.height - 24) / 2, width: 20, height: 24))
  }
}
