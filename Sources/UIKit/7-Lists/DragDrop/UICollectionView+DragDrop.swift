import QuartzCore

extension UICollectionView {
  /// Whether items of the collection are being dragged.
  public var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is being dragged over the collection.
  public var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }

  /// Whether there are changes that are not shown yet, or placeholders show whose data is yet to come.
  public var hasUncommittedUpdates: Bool { batch.isOpen || dragging?.placeholders.all.isEmpty == false }

  func prepareDragging() {
    guard dragging == nil, dragDelegate != nil || dropDelegate != nil else { return }
    dragging = ListDragging(self)
    dragging?.allowsDrags = dragInteractionEnabled
  }
}

extension UICollectionView: DragList {
  // MARK: Asking the app

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard move == nil, !batch.isOpen else { return [] }
    return dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func dragWillBegin(_ session: any UIDragSession) {
    closeSwipe(animated: true)
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  var acceptsDrops: Bool { dropDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDid(_ event: ListDropEvent, _ session: any UIDropSession) {
    switch event {
    case .entered: dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    case .exited: dropDelegate?.collectionView(self, dropSessionDidExit: session)
    case .ended: dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent) {
    let proposal =
      dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
    let intent: ListDropIntent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      }
    return (proposal, intent)
  }

  func performDrop(_ drop: ListDrop, proposal: UIDropProposal) -> ListDropGoals {
    let coordinator = CollectionDropCoordinator(
      drop,
      proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
    )
    dropDelegate?.collectionView(self, performDropWith: coordinator)
    return coordinator.goals
  }

  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  // MARK: Items

  func dragRow(at point: CGPoint) -> IndexPath? { shownPath(at: point) }

  /// The place before or after the item that is nearest, as far as it is near.
  func insertionPath(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let nearest = shownItems.map { ($0.path, $0.cell.frame.distance(to: point)) }
      .min { $0.1 < $1.1 }
    guard let (path, distance) = nearest, distance <= Self.insertionReach,
      let frame = shownAttributes(at: path)?.frame
    else { return nil }
    let isFirstHalf =
      stacks(frame)
      ? point.y < frame.midY : readsFromLeft ? point.x < frame.midX : point.x > frame.midX
    return isFirstHalf ? path : IndexPath(item: path.item + 1, section: path.section)
  }

  private static let insertionReach: CGFloat = 44

  /// Whether items are so wide that they lie below one another.
  private func stacks(_ frame: CGRect) -> Bool { frame.width > bounds.width * 0.6 }

  func dragCell(at path: IndexPath) -> UIView? { cell(at: path) }

  func setDragState(_ state: UICellConfigurationState.DragState, of cell: UIView) {
    (cell as? UICollectionViewCell)?.setDragState(
      UICollectionViewCell.DragState(rawValue: state.rawValue) ?? .none)
  }

  func unpressForDrag() { unpress() }

  func setDropHighlighted(_ isHighlighted: Bool, _ cell: UIView) {
    (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }

  func showInsertion(at path: IndexPath?) {
    guard let path, let frame = insertionMark(at: path) else {
      dropMark?.removeFromSuperview()
      dropMark = nil
      return
    }
    let mark = dropMark ?? UIView.decoration(tintColor, cornerRadius: 1.5)
    mark.layer.zPosition = 2
    if mark.superview == nil { addSubview(mark) }
    mark.frame = frame
    dropMark = mark
  }

  /// The line that shows where items come in.
  private func insertionMark(at path: IndexPath) -> CGRect? {
    let isEnd = counts.contains(section: path.section) && path.item >= counts[path.section]
    let shown = isEnd ? IndexPath(item: path.item - 1, section: path.section) : path
    guard shown.item >= 0, let frame = shownAttributes(at: shown)?.frame else { return nil }
    let width: CGFloat = 3
    if stacks(frame) {
      return CGRect(
        x: frame.minX, y: (isEnd ? frame.maxY : frame.minY) - width / 2, width: frame.width, height: width)
    }
    let x = isEnd == readsFromLeft ? frame.maxX : frame.minX
    return CGRect(x: x - width / 2, y: frame.minY, width: width, height: frame.height)
  }

  // MARK: Placeholders

  var isRecordingUpdates: Bool { batch.isOpen }

  func changePresented(_ change: ListPlaceholderChange) {
    loadIfNeeded()
    var updates = ListUpdates<Void>()
    switch change {
    case .insert(let path): updates.insertRows([path], ())
    case .delete(let path): updates.deleteRows([path], ())
    case .reload(let path): updates.reloadRows([path], ())
    }
    let before = counts.rows
    loadCounts()
    show(updates, before: before) { _ in }
  }

  // MARK: Reordering

  func canReorder(_ path: IndexPath) -> Bool { canMoveItem(at: path) }
  func beginReordering(_ path: IndexPath, location: CGPoint) -> Bool {
    beginMove(at: path, location: location)
  }
  func reorder(to location: CGPoint) { movePointer(to: location) }
  var reorderingPath: IndexPath? { move?.path }
  func endReordering() { endMove() }
  func cancelReordering() { cancelMove() }
}

/// A drop on a collection.
private final class CollectionDropCoordinator: ListDropCoordinator<UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { drop.items }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    goals.drop(dragItem, to: .row(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    goals.drop(dragItem, to: .rect(indexPath, rect))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    ListPlaceholderContext(
      placeholder.make(placeholder.previewParametersProvider), for: dragItem, in: drop, &goals)
  }
}

extension CGRect {
  /// The distance of a point from the rectangle; zero inside.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    hypot(max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY))
  }
}
