import UIKit

/// The control that shows one cell.
final class CellView: UIControl {
  /// Called when the cell is tapped.
  var didTap: () -> Void = {}
  /// Called when the cell is held.
  var didHold: () -> Void = {}

  private var appearance = CellAppearance.covered
  private let tile = UIView()
  private var label: UILabel?
  private var symbol: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    tile.isUserInteractionEnabled = false
    addSubview(tile)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.didTap() }, for: .touchUpInside)
    showBackground()
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { showBackground() } }
  }

  /// Shows an appearance. `place` says where the cell is.
  func show(_ appearance: CellAppearance, at place: String) {
    accessibilityLabel = "\(place), \(appearance.text)"
    guard appearance != self.appearance else { return }
    self.appearance = appearance
    showBackground()
    showNumber()
    showSymbol()
    setNeedsLayout()
  }

  private func showBackground() {
    tile.backgroundColor =
      switch appearance {
      case .covered, .flagged: isHighlighted ? .coveredPressed : .covered
      // Red would not be seen on the color of covered cells.
      case .open, .mine, .wrongFlag: .open
      case .hit: .hit
      }
  }

  private func showNumber() {
    guard case .open(let count) = appearance, count > 0 else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let label = self.label ?? UILabel()
    label.text = "\(count)"
    label.textColor = .number(count)
    label.textAlignment = .center
    if self.label == nil {
      addSubview(label)
      self.label = label
    }
  }

  private func showSymbol() {
    guard let color = symbolColor else {
      symbol?.removeFromSuperview()
      symbol = nil
      return
    }
    let symbol = self.symbol ?? UIImageView()
    symbol.tintColor = color
    symbol.contentMode = .scaleAspectFit
    if self.symbol == nil {
      addSubview(symbol)
      self.symbol = symbol
    }
  }

  private var symbolColor: UIColor? {
    switch appearance {
    case .flagged: .flag
    case .wrongFlag: .wrongFlag
    case .mine: .label
    case .hit: .white
    case .covered, .open: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let gap: CGFloat = side > 30 ? 1.5 : 1
    tile.frame = bounds.insetBy(dx: gap, dy: gap)
    tile.layer.cornerRadius = (side * 0.16).rounded()
    label?.frame = bounds
    label?.font = .systemFont(ofSize: (side * 0.56).rounded(), weight: .bold)
    guard let symbol else { return }
    let inner = (side * 0.56).rounded()
    symbol.image =
      appearance == .mine || appearance == .hit
      ? MineImage.image(side: inner)
      : UIImage(
        systemName: "flag.fill",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: (side * 0.42).rounded()))
    symbol.bounds.size = CGSize(width: inner, height: inner)
    symbol.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
