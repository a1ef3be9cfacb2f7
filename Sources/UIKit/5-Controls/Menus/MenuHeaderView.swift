import DisplayProtocol
import QuartzCore

/// The title of a menu or of a section; of a submenu, a row that closes it.
@MainActor final class MenuHeaderView: UIView {
  private let label = UILabel()
  private let mark = UIImageView()

  /// Whether it is the row of a submenu.
  var isSubmenu = false {
    didSet { update() }
  }
  var leavesRoomForMarks = false {
    didSet { setNeedsLayout() }
  }
  var text = "" {
    didSet { update() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 2
    mark.contentMode = .center
    for view in [label, mark] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    label.text = text
    label.font =
      isSubmenu
      ? .systemFont(ofSize: MenuMetrics.titleFont(traitCollection).pointSize, weight: .semibold)
      : MenuMetrics.headerFont(traitCollection)
    label.textColor = isSubmenu ? .label : .secondaryLabel
    label.textAlignment = readsFromLeft ? .left : .right
    mark.image =
      isSubmenu
      ? UIImage(systemName: "chevron.down")?.withDefaultSymbolConfiguration(
        UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)) : nil
    mark.tintColor = .label
    setNeedsLayout()
    setNeedsSemantics()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    update()
  }

  private var leading: CGFloat { leavesRoomForMarks ? MenuMetrics.markInset : MenuMetrics.inset }

  /// The height at a width.
  func height(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(width - leading - MenuMetrics.inset, 0), height: .greatestFiniteMagnitude)
    let text = label.sizeThatFits(room).height.rounded(.up)
    return isSubmenu ? max(text + 2 * MenuMetrics.rowPadding, MenuMetrics.rowHeight) : text + 2 * 7
  }

  override func layoutSubviews() {
    let width = max(bounds.width - leading - MenuMetrics.inset, 0)
    label.frame = CGRect(
      x: readsFromLeft ? leading : MenuMetrics.inset, y: 0, width: width, height: bounds.height)
    let box = MenuMetrics.imageBox
    let middle = readsFromLeft ? MenuMetrics.markLeading + 8 : bounds.width - MenuMetrics.markLeading - 8
    mark.frame = CGRect(
      x: middle - box / 2, y: ((bounds.height - box) / 2).rounded(), width: box, height: box)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = isSubmenu ? .button : .header
    semantics.text = text
  }
}
