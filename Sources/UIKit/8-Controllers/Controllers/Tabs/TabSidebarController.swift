import QuartzCore

/// The list of tabs in a sidebar.
final class TabSidebarController: UIViewController, UICollectionViewDelegate {
  static let width: CGFloat = 320
  private static let barHeight: CGFloat = 52

  private unowned let tabs: UITabBarController
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var source = makeSource()
  private let edge = UIView.decoration(.separator)
  private let hide = TabSidebarController.makeToggle()
  private var header: (UIView & UIContentView)?
  private var footer: (UIView & UIContentView)?
  /// The button that shows the sidebar, which lies in the bar of tabs.
  let toggle = TabSidebarController.makeToggle()

  /// Whether the sidebar lies over the content, and throws a shadow on it.
  var overlaps = false {
    didSet { if overlaps != oldValue { view.setNeedsLayout() } }
  }

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(nibName: nil, bundle: nil)
    toggle.addAction(
      UIAction { [weak tabs] _ in tabs?.sidebar.isHidden = false }, for: .primaryActionTriggered)
    hide.addAction(UIAction { [weak tabs] _ in tabs?.sidebar.isHidden = true }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { fatalError("the sidebar is made for its controller") }

  private static func makeToggle() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    button.accessibilityLabel = SystemWord.sidebar.text
    return button
  }

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.accessibilityIdentifier = "UITabBarSidebar"
    list.backgroundColor = .clear
    list.delegate = self
    for part in [list, hide, edge] as [UIView] { view.addSubview(part) }
    update()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let insets = tabs.view.safeAreaInsets
    var room = CGRect(
      x: 0, y: insets.top + Self.barHeight, width: view.bounds.width,
      height: view.bounds.height - insets.top - Self.barHeight)
    func place(_ view: UIView, _ frame: CGRect) {
      view.place(self.view.readsFromLeft ? frame : frame.mirrored(in: self.view.bounds))
    }
    place(hide, CGRect(x: 12, y: insets.top + 4, width: 44, height: 44))
    if let header {
      let height = self.height(of: header)
      place(header, CGRect(x: 0, y: room.minY, width: room.width, height: height))
      (room.origin.y, room.size.height) = (room.minY + height, room.height - height)
    }
    if let footer {
      let height = self.height(of: footer) + insets.bottom
      room.size.height -= height
      place(footer, CGRect(x: 0, y: room.maxY, width: room.width, height: height))
    }
    place(list, room)
    let line = 1 / traitCollection.displayScale
    place(edge, CGRect(x: view.bounds.width - line, y: 0, width: line, height: view.bounds.height))
    if overlaps { view.cast(Metrics.current.tables.liftShadow) } else { view.layer.shadowOpacity = 0 }
  }

  private func height(of content: UIView) -> CGFloat {
    content.systemLayoutSizeFitting(
      CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  // MARK: Rows

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.backgroundColor = .clear
      let isGroup = self?.source.sectionIdentifier(for: section).map { !$0.isEmpty } ?? false
      configuration.headerMode = isGroup ? .firstItemInSection : .none
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<String, String> {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      guard let tab = self?.tabs.tab(forIdentifier: name) else { return }
      let isHeader = (tab as? UITabGroup)?.children.isEmpty == false
      var content = isHeader ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
      content.text = tab.title
      content.secondaryText = tab.subtitle
      if !isHeader { content.image = tab.image }
      cell.contentConfiguration = content
      cell.accessibilityIdentifier = name
      cell.accessories = isHeader ? [.outlineDisclosure(options: .init(style: .header))] : []
      if let badge = tab.badgeValue, !badge.isEmpty { cell.accessories.append(.label(text: badge)) }
    }
    return UICollectionViewDiffableDataSource(collectionView: list) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
  }

  /// Shows the tabs there are now, and which of them is selected.
  func update() {
    updateContents()
    let shown = tabs.tabs.filter { !$0.isHidden }
    let groups = shown.compactMap { $0 as? UITabGroup }.filter { !$0.children.isEmpty }
    let single = shown.filter { tab in !groups.contains { $0 === tab } }
    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections([""] + groups.map(\.identifier))
    snapshot.appendItems(single.map(\.identifier), toSection: "")
    if source.snapshot().sectionIdentifiers != snapshot.sectionIdentifiers {
      source.apply(snapshot, animatingDifferences: false)
    }
    apply(single.map(\.identifier), under: nil, to: "")
    for group in groups {
      apply(group.shownChildren.map(\.identifier), under: group.identifier, to: group.identifier)
    }
    list.reconfigureItems(at: list.indexPathsForVisibleItems)
    showSelection()
    view.setNeedsLayout()
  }

  private func apply(_ names: [String], under header: String?, to section: String) {
    var rows = NSDiffableDataSourceSectionSnapshot<String>()
    if let header {
      rows.append([header])
      rows.append(names, to: header)
      let old = source.snapshot(for: section)
      // A group that a person closed stays closed.
      if !old.contains(header) || old.isExpanded(header) { rows.expand([header]) }
    } else {
      rows.append(names)
    }
    source.apply(rows, to: section, animatingDifferences: false)
  }

  private func updateContents() {
    func apply(_ new: (any UIContentConfiguration)?, _ view: inout (UIView & UIContentView)?) {
      guard let new else {
        view?.removeFromSuperview()
        view = nil
        return
      }
      if let view, view.supports(new) { return view.configuration = new }
      view?.removeFromSuperview()
      let made = new.makeContentView()
      self.view.addSubview(made)
      view = made
    }
    apply(tabs.sidebar.headerContentConfiguration, &header)
    apply(tabs.sidebar.footerContentConfiguration, &footer)
  }

  /// Selects the row of the tab that is shown.
  func showSelection() {
    guard isViewLoaded else { return }
    let path = tabs.selectedTab.flatMap { source.indexPath(for: $0.identifier) }
    guard list.indexPathsForSelectedItems?.first != path else { return }
    list.selectItem(at: path, animated: false, scrollPosition: [])
  }

  // MARK: Choosing

  private func tab(at path: IndexPath) -> UITab? {
    source.itemIdentifier(for: path).flatMap { tabs.tab(forIdentifier: $0) }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    guard let tab = tab(at: indexPath), tab.isEnabled, let controller = tab.viewController else {
      return false
    }
    return tabs.mayChoose(controller)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let controller = tab(at: indexPath)?.viewController else { return }
    tabs.handleSelection(controller)
    if !tabs.sidebar.tiles { tabs.sidebar.isHidden = true }
  }
}

extension UITabGroup {
  /// The tabs that a sidebar lists under the group, those of groups in it too.
  fileprivate var shownChildren: [UITab] {
    children.flatMap { tab -> [UITab] in
      guard !tab.isHidden else { return [] }
      guard let group = tab as? UITabGroup, group.viewController == nil else { return [tab] }
      return group.shownChildren
    }
  }
}
