import QuartzCore

/// Pressing and selecting rows: by fingers, by keys, and in code.
extension UITableView {
  /// Whether a person may select rows now.
  var letsSelect: Bool {
    isInEditMode ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private var letsSelectSeveral: Bool {
    isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Fingers

  func pressBegan(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    if let swipe {
      if !swipe.actions.contains(touch) { closeSwipe(animated: true) }
      return
    }
    guard selection.pressed == nil, letsSelect, let path = path(of: touch.view), !isPlaceholder(path) else {
      return
    }
    guard delegate?.tableView(self, shouldHighlightRowAt: sourcePath(of: path)) ?? true else { return }
    selection.press(path)
    cell(at: path)?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: sourcePath(of: path))
  }

  /// Chooses the pressed row, or all from the one that was chosen last to it.
  func pressEnded(extends: Bool) {
    guard let path = unpress(), !(extends && selectRange(to: path)) else { return }
    selection.focus(path)
    choose(path)
  }

  func pressCancelled() { unpress() }

  /// Clears the pressed row.
  @discardableResult private func unpress() -> IndexPath? {
    guard let path = selection.unpress() else { return nil }
    cell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: sourcePath(of: path))
    return path
  }

  /// The shown cell of a row, without a layout.
  func cell(at path: IndexPath) -> UITableViewCell? { visible.cell(at: path) }

  /// The row whose cell a view lies in.
  func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let view = next, view !== self {
      if let cell = view as? UITableViewCell, cell.table === self { return visible.path(of: cell) }
      next = view.superview
    }
    return nil
  }

  // MARK: A person's choice

  /// Selects a row as a person's tap does, or deselects one of several.
  func choose(_ path: IndexPath) {
    if letsSelectSeveral, selection.contains(path) {
      deselectByUser(path)
      return
    }
    guard let target = answer(path, { $0.tableView(self, willSelectRowAt: $1) }) else { return }
    if !letsSelectSeveral {
      for old in selection.paths.sorted() where old != target { deselectByUser(old) }
    }
    selection.insert(target)
    showSelection(of: target, animated: false)
    if let cell = cell(at: target), let segue = cell.selectionSegue { segue(cell) }
    delegate?.tableView(self, didSelectRowAt: sourcePath(of: target))
  }

  private func deselectByUser(_ path: IndexPath) {
    guard let target = answer(path, { $0.tableView(self, willDeselectRowAt: $1) }) else { return }
    selection.remove(target)
    showSelection(of: target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: sourcePath(of: target))
  }

  /// Returns the row that the delegate substitutes for another; that one without a delegate.
  private func answer(
    _ path: IndexPath, _ ask: (any UITableViewDelegate, IndexPath) -> IndexPath?
  ) -> IndexPath? {
    guard let delegate else { return path }
    return ask(delegate, sourcePath(of: path)).map { dragging?.placeholders.presented($0) ?? $0 }
  }

  /// Does what a tap on a cell does. Returns whether that did something.
  func chooseByKey(_ cell: UITableViewCell) -> Bool {
    guard let path = visible.path(of: cell), letsSelect, !isPlaceholder(path),
      delegate?.tableView(self, shouldHighlightRowAt: sourcePath(of: path)) ?? true
    else { return false }
    selection.focus(path)
    choose(path)
    return true
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = visible.path(of: cell), !isPlaceholder(path) else { return }
    cell.accessorySegue?(cell)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: sourcePath(of: path))
  }

  // MARK: In code

  func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let path else { return deselectAll() }
    guard geometry?.contains(path) ?? false else {
      return warnOnce("A table cannot select \(path), which it does not have.")
    }
    if !(isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      for old in selection.paths where old != path {
        selection.remove(old)
        showSelection(of: old, animated: animated)
      }
    }
    selection.insert(path)
    showSelection(of: path, animated: animated)
    if scrollPosition != .none { scroll(to: path, at: scrollPosition, animated: animated) }
  }

  func deselectAll() {
    for path in selection.paths {
      selection.remove(path)
      showSelection(of: path, animated: false)
    }
  }

  func keepOneSelected() {
    guard !allowsMultipleSelection, selection.paths.count > 1 else { return }
    let first = selection.paths.min()
    for path in selection.paths where path != first {
      selection.remove(path)
      showSelection(of: path, animated: false)
    }
  }

  func showSelection(of path: IndexPath, animated: Bool) {
    cell(at: path)?.setSelected(selection.contains(path), animated: animated)
  }

  // MARK: Keys

  /// The cell at which the keyboard comes into the rows: where it was last, or a selected one, or the first.
  var tabStop: UITableViewCell? {
    if let focused = selection.focused, let cell = cell(at: focused) { return cell }
    if let shown = shownRows.first(where: { selection.contains($0.path) }) { return shown.cell }
    let whole = shownRows.first { frameOfRow($0.path).minY >= bounds.minY + adjustedContentInset.top }
    return (whole ?? shownRows.first)?.cell
  }

  /// Takes a key that was pressed with a view in focus: arrows go from row to row.
  func handleKey(_ presses: Set<UIPress>, from view: UIView?) -> Bool {
    guard presses.count == 1, let key = presses.first?.key, let path = path(of: view) else { return false }
    let isOnRow = view is UITableViewCell
    let flags = key.modifierFlags.subtracting(.alphaShift)
    switch key.charactersIgnoringModifiers {
    case "UIKeyInputUpArrow" where flags == .alternate: return moveByKey(path, by: -1)
    case "UIKeyInputDownArrow" where flags == .alternate: return moveByKey(path, by: 1)
    case _ where !flags.isEmpty: return false
    case "UIKeyInputUpArrow": return focus(path, by: -1)
    case "UIKeyInputDownArrow": return focus(path, by: 1)
    case "UIKeyInputHome" where isOnRow: return focus(path, by: -Int.max)
    case "UIKeyInputEnd" where isOnRow: return focus(path, by: Int.max)
    case "UIKeyInputPageUp" where isOnRow: return focus(path, by: -max(shownRows.count - 2, 1))
    case "UIKeyInputPageDown" where isOnRow: return focus(path, by: max(shownRows.count - 2, 1))
    case "UIKeyInputDelete" where isOnRow, "\u{8}" where isOnRow, "\u{7F}" where isOnRow:
      return openSwipeByKey(path)
    case "UIKeyInputEscape" where swipe != nil:
      let swiped = swipe?.path
      closeSwipe(animated: true)
      swiped.flatMap(cell(at:))?.requestFocus()
      return true
    default: return false
    }
  }

  /// Moves the keyboard's focus by so many rows, and scrolls there. Returns whether there was somewhere to
  /// go.
  private func focus(_ path: IndexPath, by step: Int) -> Bool {
    guard let target = counts.path(path, movedBy: step), target != path else { return false }
    let old = tabStop
    selection.focus(target)
    scroll(to: target, at: .none, animated: false)
    settle(showing: frameOfRow(target))
    layOutRows()
    old?.setNeedsSemantics()
    cell(at: target)?.requestFocus()
    return true
  }
}
