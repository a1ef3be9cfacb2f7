import QuartzCore

/// An item that a person moves to another place.
struct ItemMove {
  /// The place of the item in the data.
  let origin: IndexPath
  /// The place that it would get; the collection shows the items as if it were there.
  var path: IndexPath
  /// The middle of its cell, in the collection's points; nil before it has been moved.
  var center: CGPoint?
  /// The location of the pointer that moves it, in the window's points, where one is known.
  var location: CGPoint?
  /// The distance of the cell's middle from that place.
  var grip = CGVector.zero

  /// The place in the data of what the collection shows at a place.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == path { return origin }
    var result = shown
    if result.section == path.section, result.item > path.item { result.item -= 1 }
    if result.section == origin.section, result.item >= origin.item { result.item += 1 }
    return result
  }
}

/// Moving items by the pointer and by keys.
extension UICollectionView {
  /// The place in the data of what shows at a place, which differs while a person moves an item.
  func dataPath(of shown: IndexPath) -> IndexPath { sourcePath(of: move?.dataPath(of: shown) ?? shown) }

  /// Whether a person moves the item of a cell.
  func isMoving(_ cell: UICollectionViewCell) -> Bool {
    move.map { self.cell(at: $0.path) === cell } ?? false
  }

  func canMoveItem(at path: IndexPath) -> Bool {
    guard let dataSource, counts.contains(path), !hasUncommittedUpdates else { return false }
    return dataSource.movesItems && dataSource.collectionView(self, canMoveItemAt: path)
  }

  func beginMove(at path: IndexPath) -> Bool {
    guard move == nil, !batch.isOpen, !isShowing else { return false }
    loadIfNeeded()
    guard canMoveItem(at: path) else { return false }
    closeSwipe(animated: true)
    unpress()
    moving.begin(ItemMove(origin: path, path: path))
    invalidateForMove(from: path, to: path)
    setNeedsLayout()
    guard let cell = cell(at: path) else { return true }
    cell.layer.zPosition = 1
    if cell.backgroundColor == nil, cell is UICollectionViewListCell {
      cell.cast(Metrics.current.tables.liftShadow)
    }
    cell.setDragState(.lifting)
    return true
  }

  /// Begins to move an item by a pointer, whose distance from the cell's middle stays.
  func beginMove(at path: IndexPath, location: CGPoint) -> Bool {
    guard beginMove(at: path) else { return false }
    let place = convert(location, from: nil)
    let center = shownAttributes(at: path)?.center ?? place
    moving.change {
      $0.location = location
      $0.grip = CGVector(dx: center.x - place.x, dy: center.y - place.y)
    }
    moving.scroll(self, holding: { $0.location }) { [weak self] in self?.followPointer() }
    return true
  }

  /// Moves an item to a pointer's location, in the window's points.
  func movePointer(to location: CGPoint) {
    guard move != nil else { return }
    moving.change { $0.location = location }
    followPointer()
    moving.updateScrolling()
  }

  private func followPointer() {
    guard let move, let location = move.location else { return }
    let place = convert(location, from: nil)
    updateMove(to: CGPoint(x: place.x + move.grip.dx, y: place.y + move.grip.dy))
  }

  func updateMove(to target: CGPoint) {
    guard let move, !batch.isOpen, !isShowing, target.x.isFinite, target.y.isFinite else { return }
    moving.change { $0.center = target }
    let proposed = ownLayout.targetIndexPath(forInteractivelyMovingItem: move.path, withPosition: target)
    var goal = proposed
    if proposed != move.path, let delegate {
      goal = delegate.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: move.origin, atCurrentIndexPath: move.path,
        toProposedIndexPath: proposed)
    }
    if goal != move.path, isTarget(goal) {
      rearrange(to: goal)
    } else {
      invalidateForMove(from: move.path, to: move.path)
      layoutIfNeeded()
    }
  }

  /// Whether the moved item could lie at a place.
  private func isTarget(_ path: IndexPath) -> Bool {
    guard let move, path.count == 2, counts.contains(section: path.section), path.item >= 0 else {
      return false
    }
    let isOwn = path.section == move.path.section
    return path.item < counts[path.section] + (isOwn ? 0 : 1)
  }

  private func invalidateForMove(from old: IndexPath, to new: IndexPath) {
    guard let cell = cell(at: old) else { return ownLayout.invalidateLayout() }
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forInteractivelyMovingItems: [new], withTargetPosition: move?.center ?? cell.center,
        previousIndexPaths: [old], previousPosition: cell.center))
  }

  /// Shows the items as if the moved one lay at another place.
  private func rearrange(to goal: IndexPath) {
    guard let old = move?.path, old != goal else { return }
    var updates = ListUpdates<Void>()
    updates.moveRow(old, to: goal)
    let after = counts.moving(old, to: goal)
    guard
      let plan = try? ListPlan(updates, before: counts.rows, after: after, names: ("the collection", "items"))
    else { return }
    counts.set(after)
    moving.change { $0.path = goal }
    show(plan) { _ in }
  }

  func endMove() {
    guard let move = moving.end() else { return }
    if move.path != move.origin {
      _ = dataSource?.collectionView(self, moveItemAt: move.origin, to: move.path)
    }
    finishMove(at: move.path, from: move.origin)
  }

  func cancelMove() {
    guard let move else { return }
    rearrange(to: move.origin)
    _ = moving.end()
    finishMove(at: move.origin, from: move.origin, isCancelled: true)
  }

  /// Lets the cell go to its place.
  private func finishMove(at path: IndexPath, from origin: IndexPath, isCancelled: Bool = false) {
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [path], previousIndexPaths: [origin], movementCancelled: isCancelled))
    let cell = cell(at: path)
    setNeedsLayout()
    UIView.animate(
      withDuration: window == nil ? 0 : Metrics.current.tables.changeDuration, delay: 0,
      options: [.allowUserInteraction],
      animations: { [weak self] in
        self?.layoutIfNeeded()
        cell?.layer.shadowOpacity = 0
      },
      completion: { _ in
        cell?.layer.zPosition = 0
        cell?.setDragState(.none)
      })
    cell?.setNeedsSemantics()
  }

  /// Moves an item by so many places, for keys. Returns whether it could.
  func moveByKey(_ path: IndexPath, by step: Int) -> Bool {
    guard move == nil, canMoveItem(at: path) else { return false }
    let proposed = IndexPath(item: path.item + step, section: path.section)
    guard counts.contains(proposed), beginMove(at: path) else { return false }
    let goal =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: proposed) ?? proposed
    if isTarget(goal) { rearrange(to: goal) }
    endMove()
    scroll(to: goal, at: [], animated: false)
    return true
  }
}
