import QuartzCore

/// The places of the columns, and their coming and going.
extension UISplitViewController {
  /// The width from which on columns lie beside the secondary one.
  private static let wide: CGFloat = 1000
  private static let duration: TimeInterval = 0.3

  /// Whether there is room for columns beside the secondary one.
  var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) >= Self.wide }

  /// The mode for the room there is.
  var automaticMode: DisplayMode {
    let side = sideColumns.count
    guard side > 0 else { return .secondaryOnly }
    switch preferredDisplayMode {
    case .automatic:
      switch splitBehavior {
      case .tile, .automatic: return .oneBesideSecondary
      case .displace: return side > 1 ? .twoDisplaceSecondary : .oneBesideSecondary
      case .overlay: return .secondaryOnly
      }
    case .twoBesideSecondary where side < 2: return .oneBesideSecondary
    case .twoOverSecondary where side < 2: return .oneOverSecondary
    case .twoDisplaceSecondary where side < 2: return .oneBesideSecondary
    default: return preferredDisplayMode
    }
  }

  /// The mode that shows a number of columns, by the behavior.
  func mode(of count: Int) -> DisplayMode {
    switch splitBehavior {
    case .overlay: count > 1 ? .twoOverSecondary : .oneOverSecondary
    case .displace: count > 1 ? .twoDisplaceSecondary : .oneBesideSecondary
    case .tile, .automatic: count > 1 ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// The mode that shows a column; nil for the secondary one, which always shows.
  func mode(showing column: Column) -> DisplayMode? {
    guard let index = sideColumns.firstIndex(of: column) else { return nil }
    return mode(of: sideColumns.count - index)
  }

  /// The columns that a mode shows besides the secondary one: those next to it.
  private func shownColumns(_ mode: DisplayMode) -> [Column] {
    sideColumns.suffix(mode.sideColumns)
  }

  func isShown(_ column: Column) -> Bool {
    column == .secondary || shownColumns(displayMode).contains(column)
  }

  func toggleColumns() {
    let isAll =
      displayMode != .secondaryOnly && shownColumns(displayMode).count == sideColumns.count
    let next = isAll ? DisplayMode.secondaryOnly : mode(of: shownColumns(displayMode).count + 1)
    change(to: next, animated: true)
  }

  func hideOverlay() {
    if displayMode.isOver { change(to: .secondaryOnly, animated: true) }
  }

  /// Shows another mode, as a person or the app has chosen.
  func change(to mode: DisplayMode, animated: Bool) {
    guard mode != displayMode else { return }
    chosenMode = mode
    guard animated, view.window != nil else { return show(mode) }
    let before = shownColumns(displayMode)
    isMoving = true
    let coming = shownColumns(mode).filter { !before.contains($0) }
    show(mode, keeping: before)
    UIView.performWithoutAnimation {
      for column in coming { columns[column]?.view.place(hiddenFrame(of: column)) }
    }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.layOutColumns(keeping: before) },
      completion: { _ in
        // Another change may have come by then.
        guard self.displayMode == mode else { return }
        self.isMoving = false
        self.update()
      })
  }

  /// Puts the columns of a mode into the view, and takes the others out, but those that are still to be seen
  /// leaving.
  func show(_ mode: DisplayMode, keeping kept: [Column] = []) {
    if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
    let (old, new) = (shownColumns(displayMode), shownColumns(mode))
    for column in new where !old.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in old where !new.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    displayMode = mode
    for column in sideColumns where !new.contains(column) && !kept.contains(column) {
      if let child = columns[column] { conceal(child) }
      lines[column]?.removeFromSuperview()
    }
    if let secondary = columns[.secondary] { insert(secondary) }
    if mode.isOver || kept.isEmpty == false && catcher.superview != nil {
      dimming.frame = view.bounds
      view.addSubview(dimming)
      if mode.isOver { view.addSubview(catcher) } else { catcher.removeFromSuperview() }
    } else {
      dimming.removeFromSuperview()
      catcher.removeFromSuperview()
    }
    for column in sideColumns where new.contains(column) || kept.contains(column) {
      guard let child = columns[column] else { continue }
      setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
      insert(child)
      view.bringSubviewToFront(child.view)
      let line = lines[column] ?? UIView.decoration(.separator)
      lines[column] = line
      view.addSubview(line)
    }
    view.setNeedsLayout()
  }

  /// Whether the view holds what a mode shows, and nothing else.
  func isArranged(for mode: DisplayMode) -> Bool {
    let shown = shownColumns(mode) + [.secondary]
    return mode == displayMode
      && ownColumns.allSatisfy { column in
        guard let child = columns[column] else { return true }
        let isHere = child.parent === self && child.viewIfLoaded?.superview === view
        return isHere == shown.contains(column)
      }
  }

  // MARK: Children

  /// Takes a controller in, whether its column is shown or not.
  func adopt(_ child: UIViewController) {
    guard child.parent !== self else { return }
    addChild(child)
    child.didMove(toParent: self)
  }

  /// Removes the view of a column that is hidden.
  func conceal(_ child: UIViewController) {
    guard let shown = child.viewIfLoaded, shown.superview === view else { return }
    if appearance.isOnScreen { child.beginAppearance(false, animated: false) }
    shown.removeFromSuperview()
    child.endAppearance()
  }

  /// Shows a controller among the columns.
  func insert(_ child: UIViewController) {
    adopt(child)
    guard child.view.superview !== view else { return }
    if appearance.isOnScreen { child.beginAppearance(true, animated: false) }
    view.addSubview(child.view)
    if appearance.isOnScreen { child.endAppearanceAfterLayout() }
  }

  func remove(_ child: UIViewController) {
    guard child.parent === self else { return }
    setOverrideTraitCollection(nil, forChild: child)
    child.willMove(toParent: nil)
    if appearance.isOnScreen { child.beginAppearance(false, animated: false) }
    child.viewIfLoaded?.removeFromSuperview()
    child.endAppearance()
    child.removeFromParent()
  }

  // MARK: Layout

  /// The width of a column, in points.
  func width(of column: Column) -> CGFloat {
    let whole = viewIfLoaded?.bounds.width ?? 0
    let (points, fraction, least, most) =
      column == .supplementary
      ? (
        preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
        minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
      )
      : (
        preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction, minimumPrimaryColumnWidth,
        maximumPrimaryColumnWidth
      )
    let ordinary: CGFloat = column == .supplementary ? 375 : 320
    var width = ordinary
    if points >= 0, points.isFinite {
      width = points
    } else if fraction >= 0, fraction <= 1 {
      width = whole * fraction
    }
    // Without limits of the app's, fractions stay within the ordinary width.
    let lower = least >= 0 ? least : 0
    let upper = most >= 0 ? most : points >= 0 ? whole : max(ordinary, width)
    return min(max(width, lower), max(upper, lower), whole).rounded()
  }

  private var isMirrored: Bool { view.readsFromLeft != (primaryEdge == .leading) }

  /// A box by its distance from the side of the primary column.
  private func box(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(
      x: isMirrored ? view.bounds.width - x - width : x, y: 0, width: width,
      height: view.bounds.height)
  }

  private func hiddenFrame(of column: Column) -> CGRect {
    box(-width(of: column), width(of: column))
  }

  /// Sets the frames of the columns.
  func layOutColumns(keeping kept: [Column] = []) {
    if isCollapsed {
      collapsed?.viewIfLoaded?.place(view.bounds)
      return
    }
    let shown = shownColumns(displayMode)
    var x: CGFloat = 0
    for column in shown {
      let width = width(of: column)
      columns[column]?.viewIfLoaded?.place(box(x, width))
      x += width
      let hairline = 1 / max(traitCollection.displayScale, 1)
      lines[column]?.frame = box(x, hairline)
      if !displayMode.isOver { x += hairline }
    }
    for column in kept where !shown.contains(column) {
      columns[column]?.viewIfLoaded?.place(hiddenFrame(of: column))
    }
    let whole = view.bounds.width
    let secondary: CGRect
    switch displayMode {
    case .secondaryOnly, .automatic, .oneOverSecondary, .twoOverSecondary: secondary = box(0, whole)
    case .oneBesideSecondary, .twoBesideSecondary: secondary = box(x, max(whole - x, 0))
    case .twoDisplaceSecondary:
      // It keeps the width that it has beside one column.
      let near = shown.last.map(width) ?? 0
      secondary = box(x, max(whole - near, 0))
    }
    columns[.secondary]?.viewIfLoaded?.place(secondary)
    dimming.frame = view.bounds
    dimming.alpha = displayMode.isOver ? 1 : 0
    catcher.frame = view.bounds
  }

  /// Shows the button in the bar of the secondary column, where the app has put nothing in its place.
  func updateButton() {
    guard style != .unspecified,
      let root = (columns[.secondary] as? UINavigationController)?.viewControllers.first
    else { return }
    let isShown = !sideColumns.isEmpty && !isCollapsed && displayModeButtonVisibility != .never
    let item = root.navigationItem
    let isOwn = item.leftBarButtonItems?.contains { $0 === displayModeButtonItem } ?? false
    if isShown, item.leftBarButtonItems?.isEmpty ?? true {
      item.leftBarButtonItem = displayModeButtonItem
    } else if !isShown, isOwn {
      item.leftBarButtonItem = nil
    }
  }
}
