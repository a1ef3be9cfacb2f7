import DisplayProtocol
import QuartzCore

/// One level of an open menu: a blurred ground with the elements on it, which scroll when there are too many.
@MainActor final class MenuPlatter: UIView {
  let menu: UIMenu
  /// Whether it lies over the menu it was opened from, and names itself in a row that closes it.
  let isSubmenu: Bool
  private let ground = UIView()
  private let area = UIScrollView()
  private let header = MenuHeaderView()
  private var sections: [(title: MenuHeaderView?, section: MenuContents.Section, views: [MenuItemView])] = []
  private var decorations: [UIView] = []
  private var lines: [(view: UIView, frame: (CGFloat) -> CGRect)] = []

  init(_ menu: UIMenu, isSubmenu: Bool) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    super.init(frame: .zero)
    cast(MenuMetrics.shadow)
    ground.clipsToBounds = true
    ground.layer.cornerRadius = MenuMetrics.corner
    ground.showMaterial(MenuMetrics.material)
    area.contentInsetAdjustmentBehavior = .never
    area.delaysContentTouches = false
    addSubview(ground)
    ground.addSubview(area)
    header.isSubmenu = isSubmenu
    area.addSubview(header)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a submenu lies over it.
  var isBehind = false {
    didSet {
      area.alpha = isBehind ? MenuMetrics.parentAlpha : 1
      let scale = isBehind ? MenuMetrics.parentScale : 1
      transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  /// The elements in the order in which they are read.
  var itemViews: [MenuItemView] { sections.flatMap(\.views) }

  /// Whether a view is the row that closes a submenu.
  func isHeader(_ view: UIView) -> Bool { isSubmenu && view.isDescendant(of: header) }

  /// Shows elements; clears the highlight.
  func show(_ contents: MenuContents, onActivate: @escaping (MenuItemView) -> Void) {
    for view in decorations + itemViews + sections.compactMap(\.title) { view.removeFromSuperview() }
    decorations = []
    header.text = contents.title
    header.isHidden = contents.title.isEmpty
    sections = contents.sections.map { section in
      let title = section.title.isEmpty ? nil : MenuHeaderView()
      title?.text = section.title
      if let title { area.addSubview(title) }
      let views = section.items.map { item in
        let view = MenuItemView(item, in: section)
        view.onActivate = onActivate
        area.addSubview(view)
        return view
      }
      return (title, section, views)
    }
    let hasMarks = itemViews.contains(where: \.needsMarkRoom) || isSubmenu && !header.isHidden
    for view in itemViews { view.leavesRoomForMarks = hasMarks }
    header.leavesRoomForMarks = hasMarks
    for section in sections { section.title?.leavesRoomForMarks = hasMarks }
    setNeedsLayout()
  }

  // MARK: Layout

  private var hairline: CGFloat { 1 / max(traitCollection.displayScale, 1) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(MenuMetrics.width, size.width)
    return CGSize(width: width, height: min(place(width: width, moving: false), size.height))
  }

  override func layoutSubviews() {
    ground.frame = bounds
    ground.updateBackgroundColor()
    area.frame = bounds
    for view in decorations { view.removeFromSuperview() }
    decorations = []
    let height = place(width: bounds.width, moving: true)
    area.contentSize = CGSize(width: bounds.width, height: height)
    area.isScrollEnabled = height > bounds.height + 0.5
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.corner).cgPath
  }

  /// Lays the parts out below one another. Returns the height they take.
  private func place(width: CGFloat, moving: Bool) -> CGFloat {
    var y: CGFloat = 0
    if !header.isHidden {
      let height = header.height(width: width)
      if moving { header.frame = CGRect(x: 0, y: 0, width: width, height: height) }
      y += height
      if moving { decorate(CGRect(x: 0, y: y, width: width, height: hairline), MenuMetrics.line) }
      y += hairline
    }
    for (index, entry) in sections.enumerated() {
      if index > 0 {
        if moving {
          decorate(CGRect(x: 0, y: y, width: width, height: MenuMetrics.sectionGap), MenuMetrics.gap)
        }
        y += MenuMetrics.sectionGap
      }
      if let title = entry.title {
        let height = title.height(width: width)
        if moving { title.frame = CGRect(x: 0, y: y, width: width, height: height) }
        y += height
      }
      y =
        entry.section.size.isStacked
        ? placeRows(entry.views, y, width, moving) : placeCells(entry, y, width, moving)
    }
    return y
  }

  private func placeRows(_ views: [MenuItemView], _ top: CGFloat, _ width: CGFloat, _ moving: Bool) -> CGFloat
  {
    var y = top
    for (index, view) in views.enumerated() {
      if index > 0 {
        if moving { decorate(CGRect(x: 0, y: y, width: width, height: hairline), MenuMetrics.line) }
        y += hairline
      }
      let height = view.height(width: width)
      if moving { view.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height
    }
    return y
  }

  private func placeCells(
    _ entry: (title: MenuHeaderView?, section: MenuContents.Section, views: [MenuItemView]), _ top: CGFloat,
    _ width: CGFloat, _ moving: Bool
  ) -> CGFloat {
    let isMedium = entry.section.size == .medium
    let most = isMedium ? MenuMetrics.mediumColumns : MenuMetrics.smallColumns
    let columns = max(min(entry.views.count, most), 1)
    let height = isMedium ? MenuMetrics.mediumHeight : MenuMetrics.smallHeight
    let isPalette = entry.section.owner.options.contains(.displayAsPalette)
    let cell = width / CGFloat(columns)
    for (index, view) in entry.views.enumerated() where moving {
      let column = readsFromLeft ? index % columns : columns - 1 - index % columns
      let box = CGRect(
        x: (CGFloat(column) * cell).rounded(), y: top + CGFloat(index / columns) * height,
        width: (CGFloat(column + 1) * cell).rounded() - (CGFloat(column) * cell).rounded(), height: height)
      view.frame = box
      if column > 0, !isPalette {
        decorate(CGRect(x: box.minX, y: box.minY, width: hairline, height: height), MenuMetrics.line)
      }
      if index >= columns, index % columns == 0, !isPalette {
        decorate(CGRect(x: 0, y: box.minY, width: width, height: hairline), MenuMetrics.line)
      }
    }
    return top + CGFloat((entry.views.count + columns - 1) / columns) * height
  }

  private func decorate(_ frame: CGRect, _ color: UIColor) {
    let view = UIView.decoration(color)
    view.frame = frame
    decorations.append(view)
    area.addSubview(view)
  }

  /// Scrolls an element into sight.
  func reveal(_ view: MenuItemView) {
    area.scrollRectToVisible(view.frame, animated: false)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.role = .menu
    semantics.label = semantics.label ?? (menu.title.isEmpty ? nil : menu.title)
  }
}
