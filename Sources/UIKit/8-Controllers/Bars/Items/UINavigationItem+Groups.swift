import CoreGraphics

extension UINavigationItem {
  /// The layout of a bar's title and of its groups of items.
  public nonisolated enum ItemStyle: Int, Sendable {
    /// The title in the middle; center groups lie in a menu at the end.
    case navigator = 0
    /// The title at the beginning, and center groups in the middle, where the bar is wide.
    case browser = 1
    /// As `browser`.
    case editor = 2
  }

  /// The place of the search bar.
  public nonisolated enum SearchBarPlacement: Int, Sendable {
    /// The display's choice, which is below the title.
    case automatic = 0
    /// In the line of the title on iPadOS; below the title here.
    case inline = 1
    /// Below the title.
    case stacked = 2
  }

  private static let layouts = AssociatedProperty<GroupLayout>()

  /// The item's groups; nil before any was set.
  private var groups: GroupLayout? { Self.layouts[self] }
  private var madeGroups: GroupLayout {
    if let groups { return groups }
    let new = GroupLayout()
    Self.layouts[self] = new
    return new
  }

  private func change(_ change: (GroupLayout) -> Void) {
    let groups = madeGroups
    change(groups)
    for group in groups.leading + groups.center + groups.trailing {
      group.onChange = { [weak self] in self?.bar.map { $0.itemDidChange(self!) } }
    }
    bar?.itemDidChange(self)
  }

  /// The layout of the title and of the center groups; `navigator` by default.
  public var style: ItemStyle {
    get { groups?.style ?? .navigator }
    set { change { $0.style = newValue } }
  }

  /// Groups of items at the beginning, after ``leftBarButtonItems``.
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { groups?.leading ?? [] }
    set { change { $0.leading = newValue } }
  }

  /// Groups of items in the middle of wide bars whose ``style`` is `browser` or `editor`; elsewhere in a menu
  /// at the end.
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { groups?.center ?? [] }
    set { change { $0.center = newValue } }
  }

  /// Groups of items at the end, after ``rightBarButtonItems``.
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { groups?.trailing ?? [] }
    set { change { $0.trailing = newValue } }
  }

  /// The closure that makes the menu of a press on the title, from the elements that UIKit suggests, of which
  /// there are none here; nil, the default, for no menu.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { groups?.titleMenu }
    set { change { $0.titleMenu = newValue } }
  }

  /// The place where the search bar should be; it is below the title whatever is set.
  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { groups?.placement ?? .automatic }
    set {
      madeGroups.placement = newValue
      if newValue == .inline { IgnoredProperty.searchBarPlacement.warn() }
    }
  }

  /// The place where the search bar is.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: What a bar shows

  /// The items at the beginning of a bar: single ones, then groups, then the title where the middle belongs
  /// to center groups.
  func leadingItems(isCompact: Bool) -> [UIBarButtonItem] {
    let single = leftBarButtonItems ?? []
    guard let groups else { return single }
    let title = groups.showsCenter(isCompact: isCompact) && titleView == nil ? [groups.titleItem(title)] : []
    return single + groups.leading.flatMap { $0.shownItems(isCompact: isCompact) } + title
  }

  /// The items at the end of a bar: single ones, then groups, then the menu of what has no room.
  func trailingItems(isCompact: Bool) -> [UIBarButtonItem] {
    let single = rightBarButtonItems ?? []
    guard let groups else { return single }
    return single + groups.trailing.flatMap { $0.shownItems(isCompact: isCompact) }
      + groups.overflow(isCompact: isCompact)
  }

  /// The view in the place of the title: the app's, the center groups' or a title that opens a menu.
  func shownTitleView(isCompact: Bool) -> UIView? {
    guard titleView == nil, let groups else { return titleView }
    if groups.showsCenter(isCompact: isCompact) { return groups.centerView() }
    return groups.titleMenu.map { groups.menuButton(title: title, $0) }
  }
}

/// The groups of one navigation item, and the views that are made for them.
@MainActor private final class GroupLayout {
  var style = UINavigationItem.ItemStyle.navigator
  var leading: [UIBarButtonItemGroup] = []
  var center: [UIBarButtonItemGroup] = []
  var trailing: [UIBarButtonItemGroup] = []
  var titleMenu: (([UIMenuElement]) -> UIMenu?)?
  var placement = UINavigationItem.SearchBarPlacement.automatic
  private lazy var middle = CenterItemsView()
  private lazy var title: (label: UILabel, item: UIBarButtonItem) = {
    let label = UILabel()
    label.font = .systemFont(ofSize: Metrics.current.bars.titleSize, weight: .semibold)
    label.accessibilityTraits = .header
    return (label, UIBarButtonItem(customView: label))
  }()
  private lazy var button = UIButton(type: .system)
  private lazy var more = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: nil)

  func showsCenter(isCompact: Bool) -> Bool {
    style != .navigator && !isCompact && center.contains { !$0.isHidden }
  }

  func titleItem(_ text: String?) -> UIBarButtonItem {
    title.label.text = text
    return title.item
  }

  func centerView() -> UIView {
    middle.show(center.flatMap { $0.shownItems(isCompact: false) })
    return middle
  }

  func overflow(isCompact: Bool) -> [UIBarButtonItem] {
    guard !showsCenter(isCompact: isCompact) else { return [] }
    let elements = center.filter { !$0.isHidden }.flatMap(\.barButtonItems).compactMap(\.menuElement)
    guard !elements.isEmpty else { return [] }
    more.accessibilityLabel = SystemWord.more.text
    more.menu = UIMenu(children: elements)
    return [more]
  }

  func menuButton(title: String?, _ provider: @escaping ([UIMenuElement]) -> UIMenu?) -> UIView {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.baseForegroundColor = .label
    configuration.image = UIImage(
      systemName: "chevron.down.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .semibold))
    configuration.imageColorTransformer = UIConfigurationColorTransformer { _ in .tertiaryLabel }
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
      var new = old
      new.font = .systemFont(ofSize: Metrics.current.bars.titleSize, weight: .semibold)
      return new
    }
    button.configuration = configuration
    button.showsMenuAsPrimaryAction = true
    button.menu = provider([])
    button.accessibilityLabel = title
    return button
  }
}

/// The items in the middle of a navigation bar, beside one another.
private final class CenterItemsView: UIView {
  private lazy var row = BarItemRow(in: self) { [weak self] in self?.itemsDidChange() }
  private var height: CGFloat { Metrics.current.bars.height }

  func show(_ items: [UIBarButtonItem]) {
    row.show(items, BarButtonAppearance())
    itemsDidChange()
  }

  private func itemsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func contentDidChange(of subview: UIView) {
    super.contentDidChange(of: subview)
    row.contentDidChange(of: subview)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: row.entries.reduce(0) { $0 + width(of: $1) }, height: height)
  }

  private func width(of entry: BarItemRow.Entry) -> CGFloat {
    row.size(of: entry, height: height).width + 2 * row.padding(of: entry)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for entry in row.entries {
      let size = row.size(of: entry, height: bounds.height)
      let frame = CGRect(
        x: x + row.padding(of: entry), y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      entry.view?.place(readsFromLeft ? frame : frame.mirrored(in: bounds))
      x += width(of: entry)
    }
  }
}
