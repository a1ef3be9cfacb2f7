import QuartzCore

/// A drag from the lifting of the items to their arrival. There is one at a time.
@MainActor final class Drag {
  /// The drag under way.
  private(set) static var current: Drag?

  var session: DragSession { tracker.session }
  private let tracker: DropTracker
  private let source: UIDragInteraction
  /// The source's view, which hears of the drag's end although it may be off the screen by then.
  private let sourceView: UIView
  private let window: UIWindow
  private let layer: DragLayerView
  private var hasBegun = false

  /// Begins a drag of the items at a place of the window; nil without any.
  init?(_ source: UIDragInteraction, at place: CGPoint) {
    guard let view = source.view, let window = view.window, let delegate = source.delegate,
      Drag.current == nil
    else { return nil }
    self.source = source
    sourceView = view
    self.window = window
    let session = DragSession()
    tracker = DropTracker(session, in: window)
    session.place = place
    layer = DragLayerView(frame: window.bounds)
    session.items = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    tracker.didUpdate = { [layer, unowned tracker] in
      layer.show(operation: tracker.operation, isOver: tracker.target != nil)
    }
  }

  // MARK: Lifting

  /// Lifts the items out of their places.
  func lift() {
    Drag.current = self
    window.addSubview(layer)
    let previews = session.items.map {
      source.delegate?.dragInteraction(source, previewForLifting: $0, session: session)
    }
    layer.show(previews, at: session.place)
    let animator = DragAnimator()
    source.delegate?.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    UIView.animate(
      withDuration: DragMetrics.liftDuration, delay: 0, options: [.allowUserInteraction],
      animations: { [layer] in
        layer.lift()
        animator.animate()
      }, completion: { _ in animator.complete() })
  }

  /// Begins to follow the hand.
  func begin(at place: CGPoint) {
    hasBegun = true
    window.bringSubviewToFront(layer)
    source.delegate?.dragInteraction(source, sessionWillBegin: session)
    layer.gather(session.items)
    move(to: place)
  }

  func move(to place: CGPoint) {
    session.place = place
    layer.move(to: place)
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    tracker.move(to: place)
  }

  // MARK: The end

  /// Drops the items.
  func drop() {
    guard hasBegun else { return cancel() }
    // What the hand was over may have changed since it moved.
    tracker.update()
    guard let (target, delegate) = tracker.receiver else { return cancel() }
    finish()
    let operation = tracker.operation
    source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    delegate.dropInteraction(target, performDrop: session)
    let animator = DragAnimator()
    var goals: [UITargetedDragPreview?] = []
    for (index, item) in session.items.enumerated() {
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
      let usual = layer.preview(at: index)
      let goal = usual.flatMap { delegate.dropInteraction(target, previewForDropping: item, withDefault: $0) }
      goals.append(goal === usual ? nil : goal)
    }
    layer.land(
      on: goals, with: animator,
      completion: { [self] in
        delegate.dropInteraction(target, concludeDrop: session)
        source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
        end(with: operation)
      })
  }

  /// Breaks the drag under way off, as Escape does. Returns whether there was one.
  static func cancelCurrent() -> Bool {
    guard let drag = current else { return false }
    drag.source.cancelDrag()
    return true
  }

  /// Brings the items back.
  func cancel() {
    guard Drag.current === self else { return }
    finish()
    let animator = DragAnimator()
    if hasBegun {
      tracker.exit()
      source.delegate?.dragInteraction(source, session: session, willEndWith: .cancel)
    }
    let homes = session.items.enumerated().map { index, item -> UITargetedDragPreview? in
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      return layer.preview(at: index).flatMap {
        source.delegate?.dragInteraction(source, previewForCancelling: item, withDefault: $0)
      }
    }
    layer.land(on: homes, with: animator, completion: { [self] in if hasBegun { end(with: .cancel) } })
  }

  private func finish() {
    tracker.stop()
    if Drag.current === self { Drag.current = nil }
  }

  private func end(with operation: UIDropOperation) {
    tracker.end()
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
  }
}
