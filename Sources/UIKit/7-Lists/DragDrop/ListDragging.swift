import QuartzCore

/// The drags of a list's rows, and the drops on it.
@MainActor final class ListDragging {
  private unowned let list: any DragList
  private lazy var dragInteraction = UIDragInteraction(delegate: self)
  private lazy var dropInteraction = UIDropInteraction(delegate: self)
  /// The rows that are dragged, by their items.
  private var origins: [(item: UIDragItem, path: IndexPath)] = []
  /// The row that is lifted, while its items are requested.
  private var liftedPath: IndexPath?
  private weak var hidden: UIView?
  /// The cell that things would be dropped into.
  private weak var dropCell: UIView?
  private var intent = ListDropIntent.unspecified
  private var destination: IndexPath?
  private var goals = ListDropGoals()
  private var landing: [UIView] = []
  /// The rows that stand for items which are still being loaded.
  let placeholders = ListPlaceholders()

  init(_ list: any DragList) {
    self.list = list
    list.addInteraction(dragInteraction)
    list.addInteraction(dropInteraction)
  }

  /// Whether rows can be dragged.
  var allowsDrags: Bool {
    get { dragInteraction.isEnabled }
    set { dragInteraction.isEnabled = newValue }
  }
  /// Whether a drag of a row of this list is under way.
  var hasActiveDrag: Bool { !origins.isEmpty }
  /// Whether something is dragged over the list.
  private(set) var hasActiveDrop = false

  /// Follows the rows to their new places.
  func rowsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    origins = origins.compactMap { item, path in newPath(path).map { (item, $0) } }
  }

  private func cells() -> [UIView] { origins.compactMap { list.dragCell(at: $0.path) } }

  private func preview(at path: IndexPath, _ parameters: UIDragPreviewParameters?) -> UITargetedDragPreview? {
    list.dragCell(at: path).map {
      UITargetedDragPreview(view: $0, parameters: parameters ?? UIDragPreviewParameters())
    }
  }
}

extension ListDragging: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let path = list.dragRow(at: session.location(in: list)), list.dragCell(at: path) != nil,
      placeholders.placeholder(at: path) == nil
    else { return [] }
    let items = list.dragItems(for: session, at: placeholders.data(path))
    origins = items.map { ($0, path) }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let path = origins.first(where: { $0.item === item })?.path else { return nil }
    list.unpressForDrag()
    for cell in cells() { list.setDragState(.lifting, of: cell) }
    return preview(at: path, list.dragParameters(at: placeholders.data(path)))
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    for cell in cells() { list.setDragState(.dragging, of: cell) }
    list.dragWillBegin(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { list.dragAllowsMove(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { list.dragIsRestricted(session) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let path = origins.first(where: { $0.item === item })?.path else { return defaultPreview }
    return preview(at: path, list.dragParameters(at: placeholders.data(path))) ?? defaultPreview
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
  ) {
    let cells = cells()
    animator.addCompletion { [weak self] _ in
      for cell in cells { self?.list.setDragState(.none, of: cell) }
      self?.origins = []
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    for cell in cells() { list.setDragState(.none, of: cell) }
    origins = []
    list.dragDidEnd(session)
  }
}

extension ListDragging: UIDropInteractionDelegate {
  /// The row of the one item that is dragged within the list, if it may be moved.
  private func reorderedPath(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, origins.count == 1, origins[0].item === session.items[0],
      list.canReorder(origins[0].path)
    else { return nil }
    return origins[0].path
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    list.acceptsDrops ? list.dropCanHandle(session) : reorderedPath(session) != nil
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    hasActiveDrop = true
    if list.acceptsDrops { list.dropDid(.entered, session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    let point = session.location(in: list)
    let row = list.dragRow(at: point)
    destination = list.reorderingPath ?? (intent == .insertInto ? row : list.insertionPath(at: point))
    var proposal = UIDropProposal(operation: .move)
    (proposal, intent) =
      list.acceptsDrops
      ? list.dropProposal(session, at: destination.map(placeholders.data)) : (proposal, .insertAt)
    if intent == .automatic { intent = isInMiddle(point, of: row) ? .insertInto : .insertAt }
    guard proposal.operation == .move || proposal.operation == .copy else {
      leave()
      return proposal
    }
    if intent == .insertAt, proposal.operation == .move, let path = reorderedPath(session) {
      showDrop(at: nil, isInto: false)
      reorder(path, session)
      destination = list.reorderingPath
      return proposal
    }
    stopReordering()
    switch intent {
    case .insertAt:
      destination = list.insertionPath(at: point)
      showDrop(at: destination, isInto: false)
    case .insertInto:
      destination = row
      showDrop(at: row, isInto: true)
    case .unspecified, .automatic: showDrop(at: nil, isInto: false)
    }
    return proposal
  }

  private func isInMiddle(_ point: CGPoint, of row: IndexPath?) -> Bool {
    guard let row, let cell = list.dragCell(at: row) else { return false }
    return cell.frame.insetBy(dx: 0, dy: cell.frame.height / 4).contains(point)
  }

  private func reorder(_ path: IndexPath, _ session: any UIDropSession) {
    let location = list.convert(session.location(in: list), to: nil)
    if list.reorderingPath == nil, list.beginReordering(path, location: location) {
      hidden = list.dragCell(at: path)
      hidden?.alpha = 0
    }
    list.reorder(to: location)
  }

  private func stopReordering() {
    guard list.reorderingPath != nil else { return }
    list.cancelReordering()
    hidden?.alpha = 1
    hidden = nil
  }

  /// Shows the place before a row where things would come in, or the row that they would be dropped into; nil
  /// for neither.
  private func showDrop(at path: IndexPath?, isInto: Bool) {
    let into = isInto ? path.flatMap { list.dragCell(at: $0) } : nil
    if into !== dropCell {
      if let dropCell { list.setDropHighlighted(false, dropCell) }
      if let into { list.setDropHighlighted(true, into) }
      dropCell = into
    }
    list.showInsertion(at: isInto ? nil : path)
  }

  private func leave() {
    stopReordering()
    showDrop(at: nil, isInto: false)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    hasActiveDrop = false
    leave()
    if list.acceptsDrops { list.dropDid(.exited, session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    hasActiveDrop = false
    goals = ListDropGoals()
    showDrop(at: nil, isInto: false)
    if let path = list.reorderingPath, let item = session.items.first {
      _ = goals.drop(item, to: .row(placeholders.data(path)))
      list.endReordering()
      origins = [(item, path)]
      return
    }
    let items = session.items.map { item in
      let origin = origins.first { $0.item === item }?.path
      return ListDropItem(
        item, from: origin.map(placeholders.data), size: origin.flatMap(list.dragCell)?.bounds.size ?? .zero)
    }
    let row = intent == .unspecified ? list.dragRow(at: session.location(in: list)) : destination
    let place = row.map(placeholders.data)
    let (proposal, wanted) = list.dropProposal(session, at: place)
    var drop = ListDrop(list: list, items: items, destination: place, session: session)
    if proposal.operation == .move, wanted == .insertAt { drop.closeUpBehindMoved() }
    goals = list.performDrop(drop, proposal: proposal)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = goals[item]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { _ in own.complete() }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let goal = goals[item]?.goal else { return nil }
    list.layoutIfNeeded()
    switch goal {
    case .target(let target): return defaultPreview.retargetedPreview(with: target)
    case .rect(let path, let rect):
      guard let cell = list.dragCell(at: placeholders.presented(path)) else { return nil }
      let scale = min(
        rect.width / max(defaultPreview.size.width, 1), rect.height / max(defaultPreview.size.height, 1))
      return defaultPreview.retargetedPreview(
        with: UIDragPreviewTarget(
          container: cell, center: CGPoint(x: rect.midX, y: rect.midY),
          transform: CGAffineTransform(scaleX: scale, y: scale)))
    case .row(let path):
      return landingPreview(at: placeholders.presented(path)) { _ in list.dropParameters(at: path) }
    case .placeholder(let placeholder):
      return placeholders.presented(placeholder).flatMap {
        landingPreview(at: $0, parameters: placeholder.parameters)
      }
    }
  }

  /// Returns the preview of a shown row that an item goes to, and hides the row until the item is there.
  private func landingPreview(
    at path: IndexPath, parameters: (UIView) -> UIDragPreviewParameters?
  ) -> UITargetedDragPreview? {
    guard let cell = list.dragCell(at: path) else { return nil }
    if hidden !== cell {
      cell.alpha = 0
      landing.append(cell)
    }
    return UITargetedDragPreview(view: cell, parameters: parameters(cell) ?? UIDragPreviewParameters())
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    for cell in exchange(&landing, with: []) { cell.alpha = 1 }
    hidden?.alpha = 1
    hidden = nil
    goals = ListDropGoals()
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    intent = .unspecified
    destination = nil
    if list.acceptsDrops { list.dropDid(.ended, session) }
  }
}
