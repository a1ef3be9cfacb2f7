import QuartzCore

/// Pressing and selecting items: by fingers, by keys, and in code.
extension UICollectionView {
  /// Whether a person may select items now.
  var letsSelect: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var letsSelectSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Fingers

  func pressBegan(_ touches: Set<UITouch>) {
    if let swipe {
      // A tap beside the actions only puts them away.
      if let touch = touches.first, !swipe.actions.contains(touch) { closeSwipe(animated: true) }
      return
    }
    guard selection.pressed == nil, letsSelect, let path = path(of: touches.first?.view),
      !isPlaceholder(path),
      delegate?.collectionView(self, shouldHighlightItemAt: sourcePath(of: path)) ?? true
    else { return }
    selection.press(path)
    cell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: sourcePath(of: path))
  }

  /// Chooses the pressed item, or all from the one that was chosen last to it.
  func pressEnded(extends: Bool) {
    guard let path = unpress(), !(extends && selectRange(to: path)) else { return }
    selection.focus(path)
    choose(path)
  }

  /// Clears the pressed item.
  @discardableResult func unpress() -> IndexPath? {
    guard let path = selection.unpress() else { return nil }
    cell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: sourcePath(of: path))
    return path
  }

  /// The item whose cell a view lies in.
  private func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell, cell.collection === self { return shownPath(of: cell) }
      next = view.superview
    }
    return nil
  }

  // MARK: A person's choice

  /// Selects an item as a person's tap does, or deselects one of several.
  func choose(_ path: IndexPath) {
    if letsSelectSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: sourcePath(of: path)) ?? true else { return }
      return deselectByUser(path)
    }
    if let cell = cell(at: path) as? UICollectionViewListCell, cell.togglesByTap {
      return cell.toggleOutline()
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: sourcePath(of: path)) ?? true else { return }
    if !letsSelectSeveral {
      for old in selection.paths.sorted() where old != path { deselectByUser(old) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    if let cell = cell(at: path), let segue = cell.selectionSegue { segue(cell) }
    delegate?.collectionView(self, didSelectItemAt: sourcePath(of: path))
  }

  private func deselectByUser(_ path: IndexPath) {
    selection.remove(path)
    cell(at: path)?.isSelected = false
    delegate?.collectionView(self, didDeselectItemAt: sourcePath(of: path))
  }

  /// Does what a tap on a cell does. Returns whether that did something.
  func chooseByKey(_ cell: UICollectionViewCell) -> Bool {
    guard letsSelect, let path = shownPath(of: cell), !isPlaceholder(path),
      delegate?.collectionView(self, shouldHighlightItemAt: sourcePath(of: path)) ?? true
    else { return false }
    selection.focus(path)
    choose(path)
    return true
  }

  // MARK: In code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard counts.contains(path) else {
      return warnOnce("A collection cannot select \(path), which it does not have.")
    }
    if !letsSelectSeveral {
      for old in selection.paths where old != path { deselect(old) }
    }
    selection.insert(path)
    cell(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard selection.remove(path) else { return }
    cell(at: path)?.isSelected = false
  }

  func deselectAll() {
    for path in selection.paths { deselect(path) }
  }

  // MARK: Keys

  /// The cell at which the keyboard comes into the items: where it was last, or a selected one, or the first.
  var tabStop: UICollectionViewCell? {
    if let focused = selection.focused, let cell = cell(at: focused) { return cell }
    let items = shownItems
    return (items.first { selection.contains($0.path) } ?? items.first)?.cell
  }

  /// Takes a key that was pressed with a view in focus: arrows go from item to item.
  func handleKey(_ presses: Set<UIPress>, from view: UIView?) -> Bool {
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
      return focus(
        neighbor(of: path, CGVector(dx: -1, dy: 0))
          ?? (flips ? counts.path(after: path) : counts.path(before: path)))
    case "UIKeyInputRightArrow":
      return focus(
        neighbor(of: path, CGVector(dx: 1, dy: 0))
          ?? (flips ? counts.path(before: path) : counts.path(after: path)))
    case "UIKeyInputUpArrow": return focus(neighbor(of: path, CGVector(dx: 0, dy: -1)))
    case "UIKeyInputDownArrow": return focus(neighbor(of: path, CGVector(dx: 0, dy: 1)))
    case "UIKeyInputHome": return focus(counts.first)
    case "UIKeyInputEnd": return focus(counts.last)
    default: return false
    }
  }

  /// The item next to another one in a direction, as they lie: the nearest, and the one that is most nearly
  /// beside it.
  private func neighbor(of path: IndexPath, _ direction: CGVector) -> IndexPath? {
    guard let frame = shownAttributes(at: path)?.frame else { return nil }
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

  /// Moves the keyboard's focus to an item, and scrolls there. Returns whether there is one.
  private func focus(_ path: IndexPath?) -> Bool {
    guard let path else { return false }
    let old = tabStop
    selection.focus(path)
    scroll(to: path, at: [], animated: false)
    if let frame = shownAttributes(at: path)?.frame { settle(showing: frame) }
    layOutItems()
    old?.setNeedsSemantics()
    cell(at: path)?.requestFocus()
    return true
  }
}
