import CoreGraphics

/// A list as a section of a compositional layout. Behaves as UIKit's does.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// The overall appearance of a list.
  public nonisolated enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }

  /// The origin of headers.
  public nonisolated enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// The data source gives views of kind `UICollectionView.elementKindSectionHeader`.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// The origin of footers.
  public nonisolated enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// The data source gives views of kind `UICollectionView.elementKindSectionFooter`.
    case supplementary
  }

  /// Returns the actions behind an item; nil for none.
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
    UISwipeActionsConfiguration?
  /// Returns the lines of an item, given those of the list.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration)
    -> UIListSeparatorConfiguration

  /// Makes a list of an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
  }

  /// The overall appearance.
  public let appearance: Appearance
  /// Whether there are lines between items; true by default, but not in sidebars.
  public var showsSeparators: Bool
  /// The lines between items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// A closure that gives single items other lines; nil by default.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the list; nil, the default, for that of the appearance.
  public var backgroundColor: UIColor?
  /// The origin of headers; none by default.
  public var headerMode = HeaderMode.none
  /// The origin of footers; none by default.
  public var footerMode = FooterMode.none
  /// The space above headers in points; nil, the default, for that of the appearance.
  public var headerTopPadding: CGFloat?
  /// A closure that returns the actions where an item's line begins; nil by default.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// A closure that returns the actions where an item's line ends; nil by default.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// The color behind the list.
  var resolvedBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    return switch appearance {
    case .plain, .sidebarPlain: .systemBackground
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that shows a list.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let metrics = Metrics.current.tables
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowHeight))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.list = ListSection(configuration)
    let width = layoutEnvironment.container.contentSize.width
    var insets = NSDirectionalEdgeInsets.zero
    switch configuration.appearance {
    case .insetGrouped:
      (insets.leading, insets.trailing) = (metrics.margin(width: width), metrics.margin(width: width))
    case .sidebar: (insets.leading, insets.trailing) = (metrics.gap, metrics.gap)
    case .plain, .grouped, .sidebarPlain: break
    }
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    if isGrouped {
      insets.top = configuration.headerMode == .supplementary ? 0 : metrics.groupGap
      insets.bottom = configuration.footerMode == .supplementary ? 0 : metrics.groupGap
    }
    section.contentInsets = insets
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    section.topPadding =
      configuration.headerTopPadding
      ?? (configuration.appearance == .plain && configuration.headerMode == .supplementary
        ? metrics.plainHeaderPadding : 0)
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout of which every section shows a list.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.resolvedBackground
    return layout
  }
}
