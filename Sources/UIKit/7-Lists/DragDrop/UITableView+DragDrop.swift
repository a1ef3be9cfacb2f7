import QuartzCore

/// Room between two rows for what is dragged over a table.
struct RowGap {
  /// The row before which there is room.
  var path: IndexPath
  /// The height of the room, in points.
  var height: CGFloat

  /// The distance by which a row makes room.
  func displacement(of other: IndexPath) -> CGFloat {
    other.section == path.section && other.row >= path.row || other.section > path.section ? height : 0
  }
}

extension UITableView {
  /// Whether rows of the table are being dragged.
  public var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is being dragged over the table.
  public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  func prepareDragging() {
    guard dragging == nil, dragDelegate != nil || dropDelegate != nil else { return }
    dragging = ListDragging(self)
    dragging?.allowsDrags = dragInteractionEnabled
  }
}

extension UITableView: DragList {
  // MARK: Asking the app

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard move == nil, !batch.isOpen else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    closeSwipe(animated: true)
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) { dragDelegate?.tableView(self, dragSessionDidEnd: session) }

  var acceptsDrops: Bool { dropDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }

  func dropDid(_ event: ListDropEvent, _ session: any UIDropSession) {
    switch event {
    case .entered: dropDelegate?.tableView(self, dropSessionDidEnter: session)
    case .exited: dropDelegate?.tableView(self, dropSessionDidExit: session)
    case .ended: dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    let proposal =
      dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(operation: .cancel)
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      case .automatic: .automatic
      }
    return (proposal, intent)
  }

  func performDrop(_ drop: ListDrop, proposal: UIDropProposal) -> ListDropGoals {
    let coordinator = TableDropCoordinator(
      drop, proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation))
    dropDelegate?.tableView(self, performDropWith: coordinator)
    return coordinator.goals
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  // MARK: Rows

  func dragRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry?.row(at: point.y - gapAbove(point.y))
  }

  /// The room that lies above a height; nothing where the height lies in it.
  private func gapAbove(_ y: CGFloat) -> CGFloat {
    guard let gap, let top = gapTop else { return 0 }
    return y >= top + gap.height ? gap.height : y > top ? y - top : 0
  }

  private var gapTop: CGFloat? {
    guard let gap, let geometry, counts.contains(section: gap.path.section) else { return nil }
    if gap.path.row < counts[gap.path.section] { return geometry.row(gap.path).start }
    guard gap.path.row > 0 else { return geometry.rowsStart(gap.path.section) }
    let last = geometry.row(IndexPath(row: gap.path.row - 1, section: gap.path.section))
    return last.start + last.length
  }

  func insertionPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    if let gap, let top = gapTop, point.y >= top, point.y < top + gap.height { return gap.path }
    let y = point.y - gapAbove(point.y)
    guard let geometry else { return nil }
    if let section = geometry.section(at: y), counts[section] == 0 {
      return IndexPath(row: 0, section: section)
    }
    guard let path = geometry.row(at: y) else { return nil }
    let row = geometry.row(path)
    return y < row.start + row.length / 2 ? path : IndexPath(row: path.row + 1, section: path.section)
  }

  func dragCell(at path: IndexPath) -> UIView? { cell(at: path) }

  func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
    (cell as? UITableViewCell)?.setDragState(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  func unpressForDrag() { pressCancelled() }

  func setDropHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
    (cell as? UITableViewCell)?.setHighlighted(isHighlighted, animated: false)
  }

  func showInsertion(at path: IndexPath?) {
    guard gap?.path != path else { return }
    let height = path.flatMap { geometry?.contains($0) == true ? geometry?.row($0).length : nil }
    gap = path.map { RowGap(path: $0, height: height ?? metrics.rowHeight) }
    UIView.changeAppearance(animated: window != nil) { [weak self] in self?.place(fresh: []) }
  }

  /// Takes back the room for what is dragged over the table, when the rows change.
  func clearGap() { gap = nil }

  // MARK: Placeholders

  var isRecordingUpdates: Bool { batch.isOpen }

  func changePresented(_ change: ListPlaceholderChange) {
    loadIfNeeded()
    var updates = ListUpdates<RowAnimation>()
    switch change {
    case .insert(let path): updates.insertRows([path], .automatic)
    case .delete(let path): updates.deleteRows([path], .automatic)
    case .reload(let path): updates.reloadRows([path], .fade)
    }
    show(updates, before: counts.rows, after: presentedCounts()) { _ in }
  }

  // MARK: Reordering

  func canReorder(_ path: IndexPath) -> Bool {
    guard let dataSource, geometry?.contains(path) == true, !hasUncommittedUpdates else { return false }
    return dataSource.movesRows && dataSource.tableView(self, canMoveRowAt: path)
  }

  func beginReordering(_ path: IndexPath, location: CGPoint) -> Bool {
    cell(at: path).map { beginMove($0, finger: location) } ?? false
  }

  func reorder(to location: CGPoint) { dragMove(to: location) }
  var reorderingPath: IndexPath? { move?.target }
  func endReordering() { endMove() }
  func cancelReordering() { cancelMove() }
}

/// A drop on a table.
private final class TableDropCoordinator: ListDropCoordinator<UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { drop.items }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    goals.drop(dragItem, to: .row(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    goals.drop(dragItem, to: .rect(indexPath, rect))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    ListPlaceholderContext(
      placeholder.make(placeholder.previewParametersProvider), for: dragItem, in: drop, &goals)
  }
}
