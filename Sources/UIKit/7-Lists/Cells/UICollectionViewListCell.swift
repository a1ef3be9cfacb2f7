import QuartzCore

/// A cell for lists in collections, with accessories at its ends.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  /// The number of levels that the content is moved in: 0 by default, and the item's level in a section that
  /// shows a tree.
  open var indentationLevel: Int {
    get { ownLevel ?? outline?.level ?? 0 }
    set {
      ownLevel = newValue
      setNeedsLayout()
    }
  }
  private var ownLevel: Int?
  /// The distance of a level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories where lines begin are moved in with the content; true by default.
  open var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The accessories at the ends, from the content outward where lines begin, and in the order in which they
  /// read.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      accessoriesAreDue = true
      setNeedsLayout()
    }
  }
  private var accessoriesAreDue = false
  private var leading: [ListCellAccessoryView] = []
  private var trailing: [ListCellAccessoryView] = []

  /// The place of the lines above and below the cell. By default it begins with the text; apps constrain its
  /// edges.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    separatorGuide = guide
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
    start.priority = .defaultLow
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    end.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, end, guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 0),
    ])
    separatorStart = start
    return guide
  }
  private var separatorGuide: UILayoutGuide?
  private var separatorStart: NSLayoutConstraint?

  override func listEdgesDidChange() {
    super.listEdgesDidChange()
    showListBackground()
  }

  override var automaticSeparatorInset: CGFloat {
    guard let frame = separatorGuide?.layoutFrame else { return textStart }
    return readsFromLeft ? frame.minX : bounds.width - frame.maxX
  }

  /// Returns the content that cells of the list have, or its headers or footers where the cell is one, with
  /// nothing in it. A cell that is in no list has that of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { listEdges?.content ?? .cell() }

  /// The place of the item in a tree; nil where the section is none.
  final var outline: OutlineState? {
    didSet {
      guard outline != oldValue else { return }
      setNeedsUpdateConfiguration()
      for view in leading + trailing { view.follow(self) }
      setNeedsSemantics()
    }
  }

  /// Expands the item, or collapses it.
  final func toggleOutline() {
    guard let path = collection?.indexPath(for: self) else { return }
    (collection?.dataSource as? any OutlineSource)?.toggleOutline(at: path)
  }

  /// Whether a tap anywhere on the cell expands and collapses its item.
  final var togglesByTap: Bool {
    accessories.contains {
      if case .outline(.header, nil) = $0.content { return outline != nil && !$0.options.isHidden }
      return false
    }
  }

  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { for view in leading { view.follow(self) } } }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    outline = nil
    ownLevel = nil
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline?.isExpanded ?? false
    return state
  }

  // MARK: Layout

  private var metrics: Metrics.Tables { Metrics.current.tables }

  private var margin: CGFloat { metrics.margin(width: collection?.bounds.width ?? bounds.width) }

  private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  private func width(of views: [ListCellAccessoryView]) -> CGFloat {
    guard !views.isEmpty else { return 0 }
    return views.reduce(margin) { $0 + $1.keptWidth } + CGFloat(views.count - 1) * metrics.accessoryGap
  }

  private var leadingWidth: CGFloat {
    leading.isEmpty ? 0 : width(of: leading) + (indentsAccessories ? indentation : 0)
  }

  /// The distance from the edge where lines begin to the text.
  final var textStart: CGFloat {
    if let view = configurations.view as? UIListContentView { return leadingWidth + view.textStart }
    return leading.isEmpty ? margin + indentation : leadingWidth + metrics.imageGap
  }

  override func layOutContent() {
    makeAccessories()
    let (start, end) = (leadingWidth, width(of: trailing))
    let height = bounds.height
    content.frame = mirrored(
      CGRect(x: start, y: 0, width: max(bounds.width - start - end, 0), height: height))
    setContentMargins()
    var x = margin + (indentsAccessories ? indentation : 0)
    for view in leading {
      view.placePart(mirrored(CGRect(x: x, y: 0, width: view.keptWidth, height: height)))
      x += view.keptWidth + metrics.accessoryGap
    }
    x = bounds.width - margin
    for view in trailing.reversed() {
      x -= view.keptWidth
      view.placePart(mirrored(CGRect(x: x, y: 0, width: view.keptWidth, height: height)))
      x -= metrics.accessoryGap
    }
    if let separatorStart, separatorStart.constant != textStart { separatorStart.constant = textStart }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard !readsFromLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func setContentMargins() {
    let isMovedIn = leading.isEmpty || !indentsAccessories
    let wanted = NSDirectionalEdgeInsets(
      top: metrics.textInset,
      leading: (leading.isEmpty ? margin : metrics.imageGap) + (isMovedIn ? indentation : 0),
      bottom: metrics.textInset, trailing: trailing.isEmpty ? margin : metrics.gap)
    guard content.directionalLayoutMargins != wanted else { return }
    content.directionalLayoutMargins = wanted
    configurations.marginsDidChange(wanted)
  }

  private func makeAccessories() {
    let isEditing = collection?.isEditing ?? false
    if let path = collection?.indexPath(for: self) {
      outline = (collection?.dataSource as? any OutlineSource)?.outlineState(at: path)
    }
    let shown = accessories.filter {
      $0.isShown(isEditing: isEditing) && !isOutlineOfLeaf($0) && !isUselessHandle($0)
    }
    let key = [isEditing, outline?.hasChildren ?? true]
    guard accessoriesAreDue || key != shownFor else { return }
    (accessoriesAreDue, shownFor) = (false, key)
    let (oldLeading, oldTrailing) = (leading, trailing)
    leading = views(of: shown.filter(\.isLeading), reusing: oldLeading)
    trailing = views(of: shown.filter { !$0.isLeading }, reusing: oldTrailing)
    let kept = leading + trailing
    for view in oldLeading + oldTrailing where !kept.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    UIView.performWithoutAnimation {
      if leading.map(ObjectIdentifier.init) != oldLeading.map(ObjectIdentifier.init) {
        for view in leading { insertSubview(view, belowSubview: content) }
      }
      if trailing.map(ObjectIdentifier.init) != oldTrailing.map(ObjectIdentifier.init) {
        for view in trailing { addSubview(view) }
      }
      for (index, view) in trailing.enumerated() { view.separates(index > 0) }
    }
  }
  private var shownFor: [Bool] = []

  /// Items without children have nothing to expand.
  private func isOutlineOfLeaf(_ accessory: UICellAccessory) -> Bool {
    accessory.accessoryType == .outlineDisclosure && outline?.hasChildren == false
  }

  /// Whether an accessory would move an item that may not be moved.
  private func isUselessHandle(_ accessory: UICellAccessory) -> Bool {
    guard accessory.accessoryType == .reorder, let collection, collection.move == nil else { return false }
    return collection.indexPath(for: self).map { !collection.canMoveItem(at: $0) } ?? false
  }

  /// Returns the views of accessories in their order. One that looks like a present one keeps that one's
  /// view.
  private func views(
    of accessories: [UICellAccessory], reusing old: [ListCellAccessoryView]
  ) -> [ListCellAccessoryView] {
    var order: [UICellAccessory] = []
    for accessory in accessories {
      let index = accessory.position?(order) ?? order.count
      order.insert(accessory, at: min(max(index, 0), order.count))
    }
    var present = old
    return order.map { accessory in
      guard let index = present.firstIndex(where: { $0.accessory.looks(like: accessory) }) else {
        return ListCellAccessoryView(accessory, self)
      }
      let view = present.remove(at: index)
      view.adopt(accessory, in: self)
      return view
    }
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    makeAccessories()
    setContentMargins()
    let width = max(targetSize.width - leadingWidth - self.width(of: trailing), 0)
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: targetSize.height), withHorizontalFittingPriority: .required,
      verticalFittingPriority: verticalFittingPriority)
    let least = configurations.view == nil || configurations.view is UIListContentView ? metrics.rowHeight : 0
    return CGSize(width: targetSize.width, height: max(fitted.height, least))
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    layoutAttributes.frame.size.height = size.height
    return layoutAttributes
  }
}

extension UICollectionViewCell {
  /// The name of the item where something about it is said.
  var spokenName: String { accessibilityLabel ?? contentView.firstText ?? "" }
}
