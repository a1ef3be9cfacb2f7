import QuartzCore

/// The texts and the picture that a cell's style has; each is created on first use.
@MainActor struct CellParts {
  private(set) var textLabel: UILabel?
  private(set) var detailLabel: UILabel?
  private(set) var imageView: UIImageView?

  /// Whether the cell has any.
  var isEmpty: Bool { textLabel == nil && detailLabel == nil && imageView == nil }

  /// Removes all of them.
  mutating func removeAll() {
    for view in [textLabel, detailLabel, imageView] as [UIView?] { view?.removeFromSuperview() }
    (textLabel, detailLabel, imageView) = (nil, nil, nil)
  }

  mutating func text(in cell: UITableViewCell) -> UILabel {
    if let textLabel { return textLabel }
    let label = CellLabel()
    if cell.style == .value2 {
      label.font = .systemFont(ofSize: Metrics.current.tables.value2FontSize)
      label.textColor = cell.tintColor
      label.textAlignment = .right
    } else {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
    }
    textLabel = label
    cell.content.addSubview(label)
    return label
  }

  mutating func detail(in cell: UITableViewCell) -> UILabel {
    if let detailLabel { return detailLabel }
    let label = CellLabel()
    switch cell.style {
    case .value2: label.font = .systemFont(ofSize: Metrics.current.tables.value2FontSize)
    case .subtitle:
      label.font = .preferredFont(forTextStyle: .caption1)
      label.adjustsFontForContentSizeCategory = true
    default:
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
    }
    detailLabel = label
    cell.content.addSubview(label)
    return label
  }

  mutating func image(in cell: UITableViewCell) -> UIImageView {
    if let imageView { return imageView }
    let view = CellImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    imageView = view
    cell.content.addSubview(view)
    return view
  }

  func tintDidChange(in cell: UITableViewCell) {
    if cell.style == .value2 { textLabel?.textColor = cell.tintColor }
  }
}

/// A text of a cell or a header, which is laid out anew when it changes. Where lines begin at the right it
/// begins there too, whatever its words read like.
final class CellLabel: UILabel {
  private var ownAlignment = NSTextAlignment.natural
  /// The number of lines that the app has said; nil where it said none.
  private var ownLines: Int?

  /// One line, and as many as it takes where people read the largest sizes.
  override var numberOfLines: Int {
    get { super.numberOfLines }
    set {
      ownLines = newValue
      super.numberOfLines = newValue
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    wrapLargeText()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    wrapLargeText()
  }

  private func wrapLargeText() {
    guard ownLines == nil else { return }
    super.numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
  }

  override var textAlignment: NSTextAlignment {
    get { ownAlignment }
    set {
      ownAlignment = newValue
      alignToDirection()
    }
  }

  /// Takes the side where lines begin, unless the app has said another.
  func alignToDirection() {
    let isNatural = ownAlignment == .natural
    super.textAlignment = isNatural && !readsFromLeft ? .right : ownAlignment
  }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.superview?.setNeedsLayout()
  }
}

/// A cell's picture; the cell is laid out anew when it changes.
private final class CellImageView: UIImageView {
  override var image: UIImage? { didSet { superview?.superview?.setNeedsLayout() } }
}
