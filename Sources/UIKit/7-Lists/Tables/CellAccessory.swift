import DisplayProtocol
import QuartzCore

/// The marks at a cell's end.
@MainActor enum CellAccessory {
  private static var metrics: Metrics.Tables { Metrics.current.tables }

  /// The view of a type; nil for none.
  static func make(_ type: UITableViewCell.AccessoryType, for cell: UITableViewCell) -> UIView? {
    switch type {
    case .none: nil
    case .disclosureIndicator: AccessoryRow([arrow()])
    case .checkmark: AccessoryRow([checkmark()])
    case .detailButton: AccessoryRow([DetailButton(cell)])
    case .detailDisclosureButton: AccessoryRow([DetailButton(cell), arrow()])
    }
  }

  private static func arrow() -> UIView {
    mark("chevron.forward", size: metrics.disclosureSize, .semibold, color: .tertiaryLabel)
  }

  private static func checkmark() -> UIView {
    let view = mark("checkmark", size: metrics.checkmarkSize, .semibold, color: nil)
    view.accessibilityElementsHidden = false
    view.accessibilityLabel = "checkmark"
    return view
  }

  /// A symbol in a color, or in the tint.
  static func mark(_ name: String, size: CGFloat, _ weight: UIImage.SymbolWeight, color: UIColor?) -> UIView {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
    view.becomeDecoration()
    if let color { view.tintColor = color }
    return view
  }
}

/// The marks at a cell's end, the last one at its margin.
private final class AccessoryRow: UIView {
  init(_ marks: [UIView]) {
    super.init(frame: .zero)
    marks.forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let metrics = Metrics.current.tables
    var end = bounds.width - ((superview as? UITableViewCell)?.margin ?? metrics.margin)
    for view in subviews.reversed() {
      let size = view.intrinsicContentSize
      let x = readsFromLeft ? end - size.width : bounds.width - end
      view.frame = CGRect(
        x: x,
        y: ((bounds.height - size.height) / 2).roundedToPixel(.down, scale: traitCollection.displayScale),
        width: size.width, height: size.height)
      end -= size.width + metrics.gap
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }
}

/// The button at a cell's end that notifies the table's delegate.
private final class DetailButton: UIControl {
  private weak var cell: UITableViewCell?
  private let mark = CellAccessory.mark(
    "info.circle", size: Metrics.current.tables.detailSize, .regular, color: nil)

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(mark)
    accessibilityLabel = SystemWord.moreInfo.text
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.table?.accessoryTapped(in: cell)
      }, for: [.touchUpInside, .primaryActionTriggered])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { mark.intrinsicContentSize }

  override var pressedLook: PressedLook? { .faded(0.3) }
  override var isHighlighted: Bool { didSet { mark.alpha = isHighlighted ? 0.3 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.frame = bounds
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Metrics.current.reach, dy: -Metrics.current.reach).contains(point)
  }
}

/// The round mark before an edited row: it deletes or inserts the row, or shows that it is one of several
/// selected.
final class EditMark: UIControl {
  enum Kind { case delete, insert, open, chosen }

  private weak var cell: UITableViewCell?
  private let disc = UIView.decoration()
  private let symbol = UIImageView()
  private var kind: Kind?

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    addSubview(disc)
    symbol.becomeDecoration()
    symbol.contentMode = .center
    addSubview(symbol)
    addAction(
      UIAction { [weak self] _ in
        guard let cell = self?.cell else { return }
        cell.table?.markTapped(in: cell)
      }, for: [.touchUpInside, .primaryActionTriggered])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ kind: Kind) {
    guard kind != self.kind else { return }
    self.kind = kind
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
    let name: String? =
      switch kind {
      case .delete: "minus"
      case .insert: "plus"
      case .chosen: "checkmark"
      case .open: nil
      }
    symbol.image = name.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
    disc.backgroundColor =
      switch kind {
      case .delete: .systemRed
      case .insert: .systemGreen
      case .chosen: tintColor
      case .open: nil
      }
    symbol.tintColor = disc.backgroundColor.map { .legible(on: $0) }
    disc.layer.borderWidth = kind == .open ? 1.5 : 0
    isUserInteractionEnabled = kind == .delete || kind == .insert
    setNeedsSemantics()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = Metrics.current.tables
    let size = metrics.editMark
    let margin = (superview as? UITableViewCell)?.margin ?? metrics.margin
    let x = readsFromLeft ? margin : bounds.width - margin - size
    disc.frame = CGRect(x: x, y: ((bounds.height - size) / 2).rounded(), width: size, height: size)
    disc.layer.cornerRadius = size / 2
    disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    symbol.frame = disc.frame
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    guard isUserInteractionEnabled else {
      semantics.role = .none
      semantics.isFocusable = false
      return
    }
    semantics.role = .button
    let name = cell?.spokenName ?? ""
    semantics.label = (kind == .insert ? SystemWord.insertItem : .removeItem).text(name)
  }
}

extension UITableViewCell {
  /// The name of the row in accessibility messages about it.
  var spokenName: String {
    accessibilityLabel ?? parts.textLabel?.text ?? contentView.firstText ?? ""
  }
}

extension UIView {
  /// The first text in the view.
  var firstText: String? {
    for view in subviews {
      if let text = (view as? UILabel)?.text ?? view.firstText, !text.isEmpty { return text }
    }
    return nil
  }
}
