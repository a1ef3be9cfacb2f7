import QuartzCore

/// Pressing and selecting items: by fingers, by keys, and in code.
extension UICollectionView {
  // MARK: Fingers

  func pressBegan(_ touches: Set<UITouch>) {
    if let swipe {
      // A tap beside the actions only puts them away.
      if let touch = touches.first, !swipe.actions.contains(touch) { closeSwipe(animated: true) }
      return
    }
    guard pressed == nil, allowsSelection, let path = path(of: touches.first?.view),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressed = path
    cell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func pressEnded() {
    guard let path = unpress() else { return }
    focusItem = path
    choose(path)
  }

  /// The pressed item is so no more.
  @discardableResult func unpress() -> IndexPath? {
    guard let path = exchange(&pressed, with: nil) else { return nil }
    cell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    return path
  }

  /// The item whose cell a view lies in.
  private func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell, cell.collection === self { return indexPath(for: cell) }
      next = view.superview
    }
    return nil
  }

  // MARK: A person's choice

  /// Selects an item as a person's tap does, or deselects one of several.
  func choose(_ path: IndexPath) {
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      return deselectByPerson(path)
    }
    if let cell = cell(at: path) as? UICollectionViewListCell, cell.togglesByTap {
      return cell.toggleOutline()
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in selection.sorted() where old != path { deselectByPerson(old) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByPerson(_ path: IndexPath) {
    selection.remove(path)
    cell(at: path)?.isSelected = false
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Does what a tap on a cell does. Answers whether that did something.
  func chooseByKey(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    focusItem = path
    choose(path)
    return true
  }

  // MARK: In code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item) else {
      return warnOnce("A collection cannot select \(path), which it does not have.")
    }
    if !allowsMultipleSelection {
      for old in selection where old != path { deselectItem(at: old, animated: animated) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselectAll() {
    for path in selection { deselectItem(at: path, animated: false) }
  }

  // MARK: Keys

  /// The cell at which the keyboard comes into the items: where it was last, or a selected one, or the first.
  var tabStop: UICollectionViewCell? {
    if let focusItem, let cell = cell(at: focusItem) { return cell }
    let items = shownItems
    return (items.first { selection.contains($0.path) } ?? items.first)?.cell
  }

  /// Takes a key that was pressed with a view in focus: arrows go from item to item.
  func takeKey(_ presses: Set<UIPress>, from view: UIView?) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, view is UICollectionViewCell,
      key.modifierFlags.subtracting(.alphaShift).isEmpty, let path = path(of: view)
    else { return false }
    let flips = ownLayout.flipsHorizontallyInOppositeLayoutDirection && !readsFromLeft
    switch key.charactersIgnoringModifiers {
    case "UIKeyInputEscape" where swipe != nil:
      closeSwipe(animated: true)
      return true
    case "UIKeyInputDelete", "\u{8}": return openSwipeByKey(path)
    case "UIKeyInputLeftArrow":
      return focus(neighbor(of: path, CGVector(dx: -1, dy: 0)) ?? (flips ? after(path) : before(path)))
    case "UIKeyInputRightArrow":
      return focus(neighbor(of: path, CGVector(dx: 1, dy: 0)) ?? (flips ? before(path) : after(path)))
    case "UIKeyInputUpArrow": return focus(neighbor(of: path, CGVector(dx: 0, dy: -1)))
    case "UIKeyInputDownArrow": return focus(neighbor(of: path, CGVector(dx: 0, dy: 1)))
    case "UIKeyInputHome":
      return focus(counts.indices.first { counts[$0] > 0 }.map { IndexPath(item: 0, section: $0) })
    case "UIKeyInputEnd":
      return focus(
        counts.indices.last { counts[$0] > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) })
    default: return false
    }
  }

  private func before(_ path: IndexPath) -> IndexPath? {
    if path.item > 0 { return IndexPath(item: path.item - 1, section: path.section) }
    return counts[..<path.section].lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
  }

  private func after(_ path: IndexPath) -> IndexPath? {
    if path.item + 1 < counts[path.section] { return IndexPath(item: path.item + 1, section: path.section) }
    return counts[(path.section + 1)...].firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
  }

  /// The item next to another one in a direction, as they lie: the nearest, and the one that is most nearly beside it.
  private func neighbor(of path: IndexPath, _ direction: CGVector) -> IndexPath? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let reach = max(bounds.width, bounds.height)
    let isAcross = direction.dx != 0
    let area =
      isAcross
      ? CGRect(
        x: direction.dx > 0 ? frame.maxX : frame.minX - reach, y: frame.minY, width: reach,
        height: frame.height)
      : CGRect(
        x: frame.minX - reach, y: direction.dy > 0 ? frame.maxY : frame.minY - reach,
        width: 2 * reach + frame.width, height: reach)
    let candidates = (ownLayout.layoutAttributesForElements(in: area) ?? []).filter {
      guard $0.representedElementCategory == .cell, $0.indexPath != path else { return false }
      let (dx, dy) = ($0.frame.midX - frame.midX, $0.frame.midY - frame.midY)
      return isAcross ? dx * direction.dx > 0.5 && abs(dy) < frame.height / 2 + 1 : dy * direction.dy > 0.5
    }
    func distance(_ other: CGRect) -> CGFloat {
      let (dx, dy) = (abs(other.midX - frame.midX), abs(other.midY - frame.midY))
      return isAcross ? dx + dy : dy * 4 + dx
    }
    return candidates.min { distance($0.frame) < distance($1.frame) }?.indexPath
  }

  /// Moves the keyboard's focus to an item, and scrolls there. Answers whether there is one.
  private func focus(_ path: IndexPath?) -> Bool {
    guard let path else { return false }
    let old = tabStop
    focusItem = path
    scroll(to: path, at: [], animated: false)
    layOutItems()
    old?.setNeedsSemantics()
    cell(at: path)?.takeFocus()
    return true
  }
}
