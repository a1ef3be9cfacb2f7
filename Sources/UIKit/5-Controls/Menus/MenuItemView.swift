import DisplayProtocol
import QuartzCore

/// One element of a menu: a row with a mark, titles and a picture, or a cell with its picture above its
/// title.
@MainActor final class MenuItemView: UIView {
  let item: MenuContents.Item
  let owner: UIMenu
  private let size: UIMenu.ElementSize
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private var activityIndicator: UIActivityIndicatorView?

  /// Carries the element out when the keyboard or a screen reader presses it.
  var onActivate: ((MenuItemView) -> Void)?
  /// Whether titles leave room for marks.
  var leavesRoomForMarks = false {
    didSet { if leavesRoomForMarks != oldValue { setNeedsLayout() } }
  }
  /// Whether a finger, the pointer or the keyboard is on it.
  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { updateGround() } }
  }

  init(_ item: MenuContents.Item, in section: MenuContents.Section) {
    self.item = item
    owner = section.owner
    size = section.size
    super.init(frame: .zero)
    for view in [titleLabel, subtitleLabel, picture, mark] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    titleLabel.numberOfLines = isStacked ? 2 : 1
    subtitleLabel.numberOfLines = 2
    picture.contentMode = .center
    mark.contentMode = .center
    update()
  }

  required init?(coder: NSCoder) { nil }

  private var isStacked: Bool { size.isStacked }
  private var hasTitle: Bool { size != .small || shownImage == nil }

  private var state: UIMenuElement.State {
    if case .leaf(let leaf) = item { leaf.state } else { .off }
  }

  private var isDestructive: Bool {
    switch item {
    case .leaf(let leaf): leaf.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .loading: false
    }
  }

  private var shownImage: UIImage? {
    if case .leaf(let leaf) = item, state != .off, let selected = leaf.selectedImage { return selected }
    return item.element?.image
  }

  /// Shows the element as it is now.
  func update() {
    let color: UIColor = !item.isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let isCell = !isStacked
    titleLabel.text = hasTitle ? item.element?.title : nil
    titleLabel.font =
      isCell ? MenuMetrics.headerFont(traitCollection) : MenuMetrics.titleFont(traitCollection)
    titleLabel.textAlignment = isCell ? .center : readsFromLeft ? .left : .right
    titleLabel.textColor = color
    subtitleLabel.text = isStacked ? item.element?.subtitle : nil
    subtitleLabel.font = MenuMetrics.subtitleFont(traitCollection)
    subtitleLabel.textAlignment = titleLabel.textAlignment
    subtitleLabel.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
    let isChecked = isCell && state != .off
    picture.image = shownImage?.withDefaultSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    picture.tintColor = isChecked ? tintColor : color
    if isChecked { titleLabel.textColor = tintColor }
    mark.image = isStacked ? markImage : nil
    mark.tintColor = color
    showActivityIndicator()
    updateGround()
    setNeedsSemantics()
    setNeedsLayout()
  }

  /// The mark at the side: a tick or a dash for states, an arrow for submenus.
  private var markImage: UIImage? {
    let name: String
    switch (item, state) {
    case (.submenu, _): name = readsFromLeft ? "chevron.right" : "chevron.left"
    case (_, .on): name = "checkmark"
    case (_, .mixed): name = "minus"
    default: return nil
    }
    return UIImage(systemName: name)?.withDefaultSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
  }

  private func showActivityIndicator() {
    guard case .loading = item else { return }
    let indicator = activityIndicator ?? UIActivityIndicatorView(style: .medium)
    activityIndicator = indicator
    if indicator.superview == nil { addSubview(indicator) }
    indicator.startAnimating()
  }

  private func updateGround() {
    backgroundColor = isHighlighted ? MenuMetrics.pressed : nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    update()
  }

  // MARK: Layout

  private func titleWidth(_ width: CGFloat) -> CGFloat {
    let leading = leavesRoomForMarks ? MenuMetrics.markInset : MenuMetrics.inset
    let trailing = picture.image == nil ? MenuMetrics.inset : MenuMetrics.inset + MenuMetrics.imageBox
    return max(width - leading - trailing, 0)
  }

  private func heights(_ width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
    let room = CGSize(width: titleWidth(width), height: .greatestFiniteMagnitude)
    let title = (titleLabel.text ?? "").isEmpty ? 0 : titleLabel.sizeThatFits(room).height
    let subtitle = (subtitleLabel.text ?? "").isEmpty ? 0 : subtitleLabel.sizeThatFits(room).height
    return (title.rounded(.up), subtitle.rounded(.up))
  }

  /// The height at a width.
  func height(width: CGFloat) -> CGFloat {
    switch size {
    case .small: return MenuMetrics.smallHeight
    case .medium: return MenuMetrics.mediumHeight
    case .large, .automatic:
      let (title, subtitle) = heights(width)
      return max(title + subtitle + 2 * MenuMetrics.rowPadding, MenuMetrics.rowHeight)
    }
  }

  override func layoutSubviews() {
    activityIndicator?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    guard isStacked else { return layOutCell() }
    let (title, subtitle) = heights(bounds.width)
    let width = titleWidth(bounds.width)
    let leading = leavesRoomForMarks ? MenuMetrics.markInset : MenuMetrics.inset
    let x = readsFromLeft ? leading : bounds.width - leading - width
    let y = ((bounds.height - title - subtitle) / 2).rounded()
    titleLabel.frame = CGRect(x: x, y: y, width: width, height: title)
    subtitleLabel.frame = CGRect(x: x, y: y + title, width: width, height: subtitle)
    let box = MenuMetrics.imageBox
    let isSubmenu = if case .submenu = item { true } else { false }
    place(picture, at: bounds.width - MenuMetrics.inset - box / 2 + 4)
    if isSubmenu, picture.image == nil {
      place(mark, at: bounds.width - MenuMetrics.inset - 3)
    } else {
      place(mark, at: MenuMetrics.markLeading + 8)
    }
  }

  /// Puts a picture's middle at a distance from where lines begin.
  private func place(_ view: UIImageView, at x: CGFloat) {
    let box = MenuMetrics.imageBox
    let middle = readsFromLeft ? x : bounds.width - x
    view.frame = CGRect(
      x: middle - box / 2, y: ((bounds.height - box) / 2).rounded(), width: box, height: box)
  }

  private func layOutCell() {
    let line = hasTitle ? titleLabel.font.lineHeight.rounded(.up) : 0
    let box = picture.image == nil ? 0 : MenuMetrics.imageBox
    let top = ((bounds.height - box - line) / 2).rounded()
    picture.frame = CGRect(x: 0, y: top, width: bounds.width, height: box)
    titleLabel.frame = CGRect(
      x: 4, y: top + box, width: max(bounds.width - 8, 0), height: line)
  }

  // MARK: Meaning

  /// Whether submenus mark themselves where titles begin, because their picture stands at the other end.
  var needsMarkRoom: Bool {
    guard isStacked, mark.image != nil else { return false }
    if case .submenu = item { return picture.image != nil }
    return true
  }

  override func accessibilityActivate() -> Bool {
    guard item.isEnabled else { return false }
    onActivate?(self)
    return true
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    guard let element = item.element else {
      semantics.label = SystemWord.loading.text
      return
    }
    let isChoice = state != .off || owner.options.contains(.singleSelection)
    semantics.role = isChoice ? .menuItemCheckbox : .menuItem
    semantics.text = element.title
    if semantics.label == nil {
      semantics.label = [element.title, element.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    semantics.isSelected = state == .on
    semantics.isEnabled = item.isEnabled
    semantics.isFocusable = item.isEnabled
    if item.isEnabled { semantics.pressedLook = .background(shown(MenuMetrics.pressed)) }
    if case .submenu = item { semantics.opensMenu = true }
  }
}
