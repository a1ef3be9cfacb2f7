import DisplayProtocol
import QuartzCore

/// The view of an accessory of a list cell.
final class ListCellAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private weak var cell: UICollectionViewListCell?
  private let shown: UIView?
  private let disc = UIView.decoration()
  private let line = UIView.decoration(.separator)

  init(_ accessory: UICellAccessory, _ cell: UICollectionViewListCell) {
    (self.accessory, self.cell) = (accessory, cell)
    shown = Self.view(of: accessory)
    super.init(frame: .zero)
    if isRound {
      disc.layer.cornerRadius = Metrics.current.tables.editMark / 2
      addSubview(disc)
    }
    if let shown { addSubview(shown) }
    if let tint = accessory.options.tintColor { shown?.tintColor = tint }
    if accessory.options.showsSeparator {
      line.isHidden = true
      addSubview(line)
    }
    isUserInteractionEnabled =
      isButton || isHandle || [.customView, .popUpMenu].contains(accessory.accessoryType)
    if isButton {
      addAction(
        UIAction { [weak self] _ in self?.performAction() }, for: [.touchUpInside, .primaryActionTriggered])
    }
    follow(cell)
  }

  required init?(coder: NSCoder) { nil }

  /// Follows an accessory that looks the same, whose handlers may be others.
  func adopt(_ new: UICellAccessory, in cell: UICollectionViewListCell) {
    accessory = new
    follow(cell)
  }

  private static func view(of accessory: UICellAccessory) -> UIView? {
    let metrics = Metrics.current.tables
    func mark(_ name: String, _ size: CGFloat, _ color: UIColor?, _ weight: UIImage.SymbolWeight = .semibold)
      -> UIView
    { CellAccessory.mark(name, size: size, weight, color: color) }
    switch accessory.content {
    case .text(let text, let font, let adjusts):
      let label = UILabel()
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = adjusts
      label.textColor = accessory.options.tintColor ?? .secondaryLabel
      return label
    case .view(let view, _): return view
    default: break
    }
    switch accessory.accessoryType {
    case .checkmark: return mark("checkmark", metrics.checkmarkSize, nil)
    case .disclosureIndicator: return mark("chevron.forward", metrics.disclosureSize, .tertiaryLabel)
    case .outlineDisclosure: return mark("chevron.forward", metrics.disclosureSize, nil)
    case .detail: return mark("info.circle", metrics.detailSize, nil, .regular)
    case .delete: return mark("minus", metrics.disclosureSize, nil, .bold)
    case .insert: return mark("plus", metrics.disclosureSize, nil, .bold)
    case .reorder: return mark("line.3.horizontal", metrics.reorderSize, .tertiaryLabel, .regular)
    case .multiselect: return mark("checkmark", metrics.disclosureSize, nil, .bold)
    case .label, .customView, .popUpMenu: return nil
    }
  }

  private var isRound: Bool {
    [.delete, .insert, .multiselect].contains(accessory.accessoryType)
  }

  private var isHandle: Bool { accessory.accessoryType == .reorder }

  /// Shows or hides the line before the accessory.
  func separates(_ isAfterAnother: Bool) { line.isHidden = !isAfterAnother }

  private var isButton: Bool {
    switch accessory.content {
    case .action: true
    case .outline(let style, let handler): style != .header || handler != nil
    default: false
    }
  }

  /// Shows the state of the cell.
  func follow(_ cell: UICollectionViewListCell) {
    let metrics = Metrics.current.tables
    switch accessory.accessoryType {
    case .outlineDisclosure:
      let isOpen = cell.outline?.isExpanded == true
      let angle: CGFloat = isOpen ? (readsFromLeft ? .pi / 2 : -.pi / 2) : 0
      shown?.transform = CGAffineTransform(rotationAngle: angle)
      setNeedsSemantics()
    case .multiselect:
      let isOn = cell.isSelected
      shown?.isHidden = !isOn
      disc.backgroundColor = isOn ? accessory.options.backgroundColor ?? cell.tintColor : nil
      disc.layer.borderWidth = isOn ? 0 : metrics.openMarkWidth
      disc.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
    case .delete: disc.backgroundColor = accessory.options.backgroundColor ?? .systemRed
    case .insert: disc.backgroundColor = accessory.options.backgroundColor ?? .systemGreen
    default: break
    }
    if isRound, accessory.options.tintColor == nil, let fill = disc.backgroundColor {
      shown?.tintColor = .legible(on: fill)
    }
  }

  private func performAction() {
    guard let cell else { return }
    switch accessory.content {
    case .action(let handler): handler?()
    case .outline(_, let handler):
      if let handler { handler() } else { cell.toggleOutline() }
    default: break
    }
  }

  // MARK: Layout

  /// The width that the accessory takes in its row.
  var keptWidth: CGFloat {
    let metrics = Metrics.current.tables
    let own = contentSize.width
    switch accessory.options.reservedLayoutWidth {
    case .actual: return own
    case .custom(let width): return width.isFinite ? max(width, 0) : own
    case .standard: return max(own, metrics.standardAccessory)
    case nil: return own
    }
  }

  private var contentSize: CGSize {
    if isRound {
      let side = Metrics.current.tables.editMark
      return CGSize(width: side, height: side)
    }
    guard let shown else { return .zero }
    if case .view(_, let keeps) = accessory.content {
      if keeps { return shown.bounds.size }
      let size = shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return size.width > 0 && size.height > 0 ? size : shown.bounds.size
    }
    return shown.intrinsicContentSize
  }

  override func contentDidChange(of view: UIView) {
    super.contentDidChange(of: view)
    setNeedsLayout()
    cell?.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = Metrics.current.tables
    let size = contentSize
    let frame = CGRect(
      x: ((bounds.width - size.width) / 2).roundedToPixel(.down, scale: traitCollection.displayScale),
      y: ((bounds.height - size.height) / 2).roundedToPixel(.down, scale: traitCollection.displayScale),
      width: size.width, height: min(size.height, bounds.height))
    disc.frame = frame
    let pixel = 1 / max(traitCollection.displayScale, 1)
    let start = readsFromLeft ? -metrics.accessoryGap / 2 : bounds.width + metrics.accessoryGap / 2 - pixel
    line.frame = CGRect(
      x: start, y: metrics.textInset, width: pixel, height: bounds.height - 2 * metrics.textInset)
    guard let shown else { return }
    let sign = isRound ? shown.intrinsicContentSize : size
    shown.bounds.size = sign
    shown.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Metrics.current.reach, dy: 0).contains(point)
  }

  /// Leaves touches to the row where the accessory's own view takes none, so that the row is chosen and
  /// swiped there too.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isButton && !isHandle ? nil : hit
  }

  override var pressedLook: PressedLook? { .faded(0.3) }
  override var isHighlighted: Bool { didSet { shown?.alpha = isHighlighted ? 0.3 : 1 } }

  // MARK: Moving the row

  override var keepsDrags: Bool { isHandle }
  override var isKeyboardFocusable: Bool { isHandle || super.isKeyboardFocusable }

  private var path: IndexPath? { cell.flatMap { $0.collection?.indexPath(for: $0) } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isHandle else { return super.beginTracking(touch, with: event) }
    guard let collection = cell?.collection, let path else { return false }
    return collection.beginMove(at: path, location: touch.location(in: nil))
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard isHandle else { return super.continueTracking(touch, with: event) }
    cell?.collection?.movePointer(to: touch.location(in: nil))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isHandle { cell?.collection?.endMove() }
  }

  override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if isHandle { cell?.collection?.cancelMove() }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isHandle else { return super.pressesBegan(presses, with: event) }
    handleKeys(presses, with: event, handle) { super.pressesBegan($0, with: event) }
  }

  private func handle(_ key: ControlKey) -> Bool {
    guard let collection = cell?.collection, let path else { return false }
    switch key {
    case .more: return collection.moveByKey(path, by: -1)
    case .less: return collection.moveByKey(path, by: 1)
    default: return false
    }
  }

  private func describeHandle(_ semantics: inout Semantics) {
    semantics.role = .slider
    semantics.label = SystemWord.reorderItem.text(cell?.spokenName ?? "")
    guard let path, let collection = cell?.collection else { return }
    let count = Double(max(collection.numberOfItems(inSection: path.section), 1))
    semantics.value = "\(path.item + 1)"
    semantics.range = ValueRange(value: Double(path.item + 1), minimum: 1, maximum: count)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    if isHandle { return describeHandle(&semantics) }
    guard isButton else {
      semantics.role = .none
      semantics.isFocusable = false
      if accessory.accessoryType == .checkmark { semantics.label = "checkmark" }
      return
    }
    semantics.role = .button
    let name = cell?.spokenName ?? ""
    semantics.label =
      switch accessory.accessoryType {
      case .delete: SystemWord.removeItem.text(name)
      case .insert: SystemWord.insertItem.text(name)
      case .outlineDisclosure:
        (cell?.outline?.isExpanded == true ? SystemWord.collapseItem : .expandItem).text(name)
      default: SystemWord.moreInfo.text
      }
  }
}
