import QuartzCore

/// A list of which a person may select several rows by moving over them: a table or a collection.
@MainActor protocol MultipleSelectionList: UIScrollView {
  /// The numbers of rows that show.
  var counts: ListCounts { get }
  /// The selected rows.
  var selection: ListSelection { get }
  /// Whether several rows can be selected, now or once the list is edited.
  var canSelectSeveral: Bool { get }
  /// Whether the list is being edited.
  var isBeingEdited: Bool { get }
  /// Returns the row at a point of the content.
  func selectableRow(at point: CGPoint) -> IndexPath?
  /// Returns whether the delegate allows several rows to be selected from a row on.
  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool
  /// Notifies the app that several rows are being selected from a row on.
  func didBeginMultipleSelection(at path: IndexPath)
  /// Notifies the app that no more rows are being selected.
  func didEndMultipleSelection()
  /// Selects a row or deselects it, as a person does.
  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath)
}

/// The rows between the one where a selection began and the one that it has come to.
@MainActor struct SelectedRange {
  private unowned let list: any MultipleSelectionList
  private let start: IndexPath
  /// Whether rows are selected, not deselected.
  private let selects: Bool
  /// The rows that were selected before.
  private let before: Set<IndexPath>
  private var rows: Set<IndexPath> = []
  /// The most rows that are selected at once.
  static let mostRows = 100_000

  /// Begins at a row, which the app is notified of: rows are selected, or deselected where that one is
  /// selected.
  init(from start: IndexPath, in list: any MultipleSelectionList, selects: Bool? = nil) {
    (self.list, self.start) = (list, start)
    self.selects = selects ?? !list.selection.contains(start)
    list.didBeginMultipleSelection(at: start)
    before = list.selection.paths
  }

  /// Extends the range to a row. Rows that it leaves are again as they were.
  mutating func extend(to end: IndexPath) {
    let (first, last) = (min(start, end), max(start, end))
    var new: Set<IndexPath> = []
    var next: IndexPath? = first
    while let path = next, path <= last {
      guard new.count < Self.mostRows else {
        warnOnce("Up to \(Self.mostRows) rows are selected at once: those after \(path) stay as they are.")
        break
      }
      new.insert(path)
      next = list.counts.path(after: path)
    }
    for path in rows.subtracting(new).sorted() { set(before.contains(path), path) }
    for path in new.subtracting(rows).sorted() { set(selects, path) }
    rows = new
  }

  private func set(_ isSelected: Bool, _ path: IndexPath) {
    if list.selection.contains(path) != isSelected { list.setSelectedByUser(isSelected, path) }
  }
}

/// Two fingers that are moved over the rows of a list, or a pointer while the list is edited: they select the
/// rows that they come over, where the delegate allows it.
final class MultipleSelectionGesture: UIPanGestureRecognizer {
  private unowned let list: any MultipleSelectionList
  private var range: SelectedRange?
  private var scroller: EdgeScroller?
  private var startPath: IndexPath?

  init(_ list: any MultipleSelectionList) {
    self.list = list
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 2
    addTarget(self, action: Selector("follow", MultipleSelectionGesture.follow))
  }

  /// It goes before the scrolling of the same view.
  override var precedence: Int { 2 }

  override var needsTwoFingers: Bool { true }

  override func shouldReceive(_ touch: UITouch) -> Bool {
    list.canSelectSeveral && super.shouldReceive(touch)
  }

  override func isRecognized(after movement: CGVector) -> Bool? {
    guard super.isRecognized(after: movement) == true else { return nil }
    let isPointer = touchesDown.count == 1 && touchesDown[0].type == .indirectPointer && list.isBeingEdited
    guard touchesDown.count == 2 || isPointer, let touch = touchesDown.first else { return false }
    startPath = list.selectableRow(at: list.convert(touch.startLocation, from: nil))
    return startPath.map(list.shouldBeginMultipleSelection) ?? false
  }

  /// The row at the fingers.
  private var path: IndexPath? { list.selectableRow(at: list.convert(center, from: nil)) }

  private func follow(_ gesture: UIGestureRecognizer) {
    switch state {
    case .began:
      guard let startPath else { return }
      range = SelectedRange(from: startPath, in: list)
      range?.extend(to: startPath)
      extend()
      scroller = EdgeScroller(
        list, place: { [weak self] in self?.center }, didScroll: { [weak self] in self?.extend() })
    case .changed:
      extend()
      scroller?.update()
    case .ended, .cancelled: endRange()
    default: break
    }
  }

  private func extend() { if let path { range?.extend(to: path) } }

  private func endRange() {
    scroller?.stop()
    scroller = nil
    guard range != nil else { return }
    range = nil
    list.didEndMultipleSelection()
  }
}

extension MultipleSelectionList {
  /// Adds the gesture by which two fingers select rows, once several can be selected.
  func attachMultipleSelection() {
    guard canSelectSeveral, gestureRecognizers?.contains(where: { $0 is MultipleSelectionGesture }) != true
    else {
      return
    }
    addGestureRecognizer(MultipleSelectionGesture(self))
  }

  /// Selects the rows from the one that was chosen last to another, as a click with the shift key does.
  /// Returns whether the app allows it.
  func selectRange(to path: IndexPath) -> Bool {
    guard canSelectSeveral, let anchor = selection.focused, anchor != path, counts.contains(anchor),
      shouldBeginMultipleSelection(at: path)
    else { return false }
    var range = SelectedRange(from: anchor, in: self, selects: true)
    range.extend(to: path)
    didEndMultipleSelection()
    return true
  }
}

extension UITableView: MultipleSelectionList {
  var canSelectSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }
  var isBeingEdited: Bool { isInEditMode }

  func selectableRow(at point: CGPoint) -> IndexPath? {
    geometry?.row(at: point.y).flatMap { isPlaceholder($0) ? nil : $0 }
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: sourcePath(of: path)) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    pressCancelled()
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: sourcePath(of: path))
  }

  func didEndMultipleSelection() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
    guard letsSelect, !isPlaceholder(path),
      !isSelected || delegate?.tableView(self, shouldHighlightRowAt: sourcePath(of: path)) ?? true
    else { return }
    choose(path)
  }
}

extension UICollectionView: MultipleSelectionList {
  var canSelectSeveral: Bool { allowsMultipleSelection || allowsMultipleSelectionDuringEditing }
  var isBeingEdited: Bool { isEditing }

  func selectableRow(at point: CGPoint) -> IndexPath? {
    shownPath(at: point).flatMap { isPlaceholder($0) ? nil : $0 }
  }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: sourcePath(of: path)) ?? false
  }

  func didBeginMultipleSelection(at path: IndexPath) {
    unpress()
    delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: sourcePath(of: path))
  }

  func didEndMultipleSelection() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

  func setSelectedByUser(_ isSelected: Bool, _ path: IndexPath) {
    guard letsSelect, !isPlaceholder(path),
      !isSelected || delegate?.collectionView(self, shouldHighlightItemAt: sourcePath(of: path)) ?? true
    else { return }
    choose(path)
  }
}
