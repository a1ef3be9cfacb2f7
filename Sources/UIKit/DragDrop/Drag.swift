import QuartzCore

/// A drag from the lifting of the items to their arrival. There is one at a time.
@MainActor final class Drag {
  /// The drag under way.
  private(set) static var current: Drag?

  let session = DragSession()
  private let source: UIDragInteraction
  private unowned let window: UIWindow
  private let layer: DragLayerView
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that the drag has come over.
  private var visited: [UIDropInteraction] = []
  private var hasBegun = false
  private var scroller: EdgeScroller?
  private weak var scrolled: UIScrollView?

  /// Asks for the items at a place of the window; nil without any.
  init?(_ source: UIDragInteraction, at place: CGPoint) {
    guard let view = source.view, let window = view.window, let delegate = source.delegate,
      Drag.current == nil
    else { return nil }
    self.source = source
    self.window = window
    session.place = place
    layer = DragLayerView(frame: window.bounds)
    session.items = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !session.items.isEmpty else { return nil }
    session.allowsMoveOperation = delegate.dragInteraction(source, sessionAllowsMoveOperation: session)
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
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
      withDuration: DragLook.liftDuration, delay: 0, options: [.allowUserInteraction],
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
    update()
    scroll()
  }

  // MARK: Over views

  /// Finds the view that is concerned, and asks it what a drop would do.
  private func update() {
    let new = interaction(at: session.place)
    if new !== target {
      if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: session) }
      target = new
      proposal = nil
      if let new {
        if !visited.contains(where: { $0 === new }) { visited.append(new) }
        new.delegate?.dropInteraction(new, sessionDidEnter: session)
      }
    }
    if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    layer.show(operation: operation, isOver: target != nil)
  }

  /// The thing that a drop would do here.
  private var operation: UIDropOperation {
    guard let proposal else { return .cancel }
    if proposal.operation == .move, !session.allowsMoveOperation { return .forbidden }
    return proposal.operation
  }

  private var dropsHere: Bool { operation == .copy || operation == .move }

  /// The innermost interaction at a place whose delegate is concerned.
  private func interaction(at place: CGPoint) -> UIDropInteraction? {
    var next = window.hitTest(place, with: nil)
    while let view = next {
      for case let drop as UIDropInteraction in view.interactions.reversed() {
        if drop.delegate?.dropInteraction(drop, canHandle: session) == true { return drop }
      }
      next = view.superview
    }
    return nil
  }

  /// Scrolls what is under the hand near an edge.
  private func scroll() {
    var next = window.hitTest(session.place, with: nil)
    while let view = next, (view as? UIScrollView).map({ !$0.canScroll }) ?? true { next = view.superview }
    let found = next as? UIScrollView
    if found !== scrolled {
      scroller?.stop()
      scrolled = found
      scroller = found.map { view in
        EdgeScroller(
          view, place: { [weak self] in self?.session.place }, didScroll: { [weak self] in self?.update() })
      }
    }
    scroller?.update()
  }

  // MARK: The end

  /// Lets the items go.
  func drop() {
    guard hasBegun else { return cancel() }
    // What the hand was over may have changed since it moved.
    update()
    guard let target, let delegate = target.delegate, dropsHere else { return cancel() }
    finish()
    let operation = operation
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
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
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
    scroller?.stop()
    scroller = nil
    if Drag.current === self { Drag.current = nil }
  }

  private func end(with operation: UIDropOperation) {
    for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
    source.delegate?.dragInteraction(source, session: session, didEndWith: operation)
  }
}

extension UIScrollView {
  /// Whether there is content out of sight that may be scrolled to.
  fileprivate var canScroll: Bool { isScrollEnabled && (horizontalRange.isSpread || verticalRange.isSpread) }
}
