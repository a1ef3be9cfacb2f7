import QuartzCore

/// A section that shows a list.
@MainActor final class ListSection {
  let configuration: UICollectionLayoutListConfiguration

  /// Whether items may have actions behind them.
  var hasActions: Bool {
    configuration.leadingSwipeActionsConfigurationProvider != nil
      || configuration.trailingSwipeActionsConfigurationProvider != nil
  }

  init(_ configuration: UICollectionLayoutListConfiguration) { self.configuration = configuration }

  /// The part of a header or footer beside the items; nil for other kinds.
  func edges(ofKind kind: String) -> ListEdges? {
    let roles: [String: ListEdges.Role] = [
      UICollectionView.elementKindSectionHeader: .supplementaryHeader,
      UICollectionView.elementKindSectionFooter: .supplementaryFooter,
    ]
    return roles[kind].map { ListEdges(appearance: configuration.appearance, role: $0) }
  }

  /// The lines and corners of an item among others of its section.
  func edges(of path: IndexPath, count: Int) -> ListEdges {
    let hasHeader = configuration.headerMode == .firstItemInSection
    let isHeader = hasHeader && path.item == 0
    let first = hasHeader && configuration.appearance == .insetGrouped ? 1 : 0
    var edges = ListEdges(appearance: configuration.appearance, role: isHeader ? .header : .item)
    edges.isFirst = path.item == first
    edges.isLast = path.item == count - 1
    if configuration.appearance == .insetGrouped, !isHeader {
      edges.radius = Metrics.current.tables.cornerRadius
    }
    guard configuration.showsSeparators else { return edges }
    var lines = configuration.separatorConfiguration
    // Where an item ends a group, the group's edge is its line; a header has none.
    if lines.bottomSeparatorVisibility == .automatic, isHeader || edges.isLast,
      configuration.appearance != .plain
    {
      lines.bottomSeparatorVisibility = configuration.appearance == .grouped && !isHeader ? .visible : .hidden
      if configuration.appearance == .grouped { lines.bottomSeparatorInsets = .zero }
    }
    if lines.topSeparatorVisibility == .automatic {
      let isGroupTop = configuration.appearance == .grouped && path.item == (hasHeader ? 1 : 0)
      lines.topSeparatorVisibility = isGroupTop ? .visible : .hidden
      if isGroupTop { lines.topSeparatorInsets = .zero }
    }
    edges.lines = configuration.itemSeparatorHandler?(path, lines) ?? lines
    return edges
  }
}

/// The part that a view has in a list, and the lines and corners of a cell.
struct ListEdges: Equatable {
  /// The part that a view has: an item, the first item as a header, or a header or footer beside the items.
  enum Role { case item, header, supplementaryHeader, supplementaryFooter }

  let appearance: UICollectionLayoutListConfiguration.Appearance
  let role: Role
  var isHeader: Bool { role == .header || role == .supplementaryHeader }
  var isSupplementary: Bool { role == .supplementaryHeader || role == .supplementaryFooter }
  var isFirst = false
  var isLast = false
  /// The radius of the corners at the ends of a group.
  var radius: CGFloat = 0
  /// The lines; nil for none.
  var lines: UIListSeparatorConfiguration?

  init(appearance: UICollectionLayoutListConfiguration.Appearance, role: Role) {
    (self.appearance, self.role) = (appearance, role)
  }

  /// The content that views of the part have in lists of the appearance, with nothing in it.
  @MainActor var content: UIListContentConfiguration {
    switch (appearance, role) {
    case (.sidebar, .item), (.sidebarPlain, .item): .sidebarCell()
    case (_, .item): .cell()
    case (.plain, .supplementaryFooter), (.sidebarPlain, .supplementaryFooter): .plainFooter()
    case (_, .supplementaryFooter): .groupedFooter()
    case (.sidebar, _), (.sidebarPlain, _): .sidebarHeader()
    case (.plain, _): .plainHeader()
    case (.grouped, _), (.insetGrouped, _): .groupedHeader()
    }
  }
}

/// The views of a cell's lines.
struct ListSeparators {
  var top: UIView?
  var bottom: UIView?
}

extension UICollectionViewCell {
  /// Shows the separators and corners of a list.
  func showListEdges() {
    let radius = listEdges?.radius ?? 0
    var corners: CACornerMask = []
    if listEdges?.isFirst == true { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if listEdges?.isLast == true { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let isRound = radius > 0 && !corners.isEmpty
    if isRound || layer.cornerRadius > 0 && listEdges != nil {
      layer.cornerRadius = isRound ? radius : 0
      layer.maskedCorners =
        isRound
        ? corners
        : [
          .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ]
      clipsToBounds = isRound
    }
    let lines = listEdges?.lines
    show(&separators.top, isOn: lines?.topSeparatorVisibility == .visible, lines?.color)
    show(
      &separators.bottom, isOn: lines.map { $0.bottomSeparatorVisibility != .hidden } ?? false, lines?.color)
    setNeedsLayout()
  }

  private func show(_ line: inout UIView?, isOn: Bool, _ color: UIColor?) {
    if isOn, line == nil {
      let made = UIView.decoration()
      addSubview(made)
      line = made
    }
    line?.isHidden = !isOn
    line?.backgroundColor = color
  }

  /// Places the lines.
  func placeSeparators() {
    guard let lines = listEdges?.lines else { return }
    let width = 1 / max(traitCollection.displayScale, 1)
    func place(_ line: UIView?, _ insets: NSDirectionalEdgeInsets, _ y: CGFloat) {
      guard let line, !line.isHidden else { return }
      let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
      let leading = isAutomatic ? automaticSeparatorInset : insets.leading.soundDistance
      let trailing = isAutomatic ? 0 : insets.trailing.soundDistance
      line.placePart(
        CGRect(
          x: readsFromLeft ? leading : trailing, y: y, width: max(bounds.width - leading - trailing, 0),
          height: width))
      bringSubviewToFront(line)
    }
    place(separators.top, lines.topSeparatorInsets, 0)
    place(separators.bottom, lines.bottomSeparatorInsets, bounds.height - width)
  }
}
