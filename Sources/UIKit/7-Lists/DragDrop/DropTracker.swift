import QuartzCore

/// The views that a drag comes over, and what they answer, wherever the drag began.
@MainActor final class DropTracker {
  let session: DragSession
  private let window: UIView
  /// The innermost interaction at the hand that is concerned.
  private(set) var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that the drag has come over, and their views: those hear of its end although they may
  /// be off the screen by then.
  private var visited: [(drop: UIDropInteraction, view: UIView?)] = []
  private var scroller: EdgeScroller?
  private weak var scrolled: UIScrollView?
  private let springLoading = SpringLoading()
  /// Called after each update.
  var didUpdate: () -> Void = {}

  init(_ session: DragSession, in window: UIView) {
    self.session = session
    self.window = window
  }

  /// Follows the hand to a place of the window.
  func move(to place: CGPoint) {
    session.place = place
    update()
    scroll()
    springLoading.move(over: window.hitTest(place, with: nil), of: session)
  }

  /// Finds the view that is concerned, and asks it what a drop would do.
  func update() {
    let new = interaction(at: session.place)
    if new !== target {
      exit()
      target = new
      if let new {
        if !visited.contains(where: { $0.drop === new }) { visited.append((new, new.view)) }
        new.delegate?.dropInteraction(new, sessionDidEnter: session)
      }
    }
    if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    didUpdate()
  }

  /// The thing that a drop would do here.
  var operation: UIDropOperation {
    guard let proposal else { return .cancel }
    if proposal.operation == .move, !session.allowsMoveOperation { return .forbidden }
    return proposal.operation
  }

  /// The interaction that accepts a drop here; nil for none.
  var receiver: (interaction: UIDropInteraction, delegate: any UIDropInteractionDelegate)? {
    guard operation == .copy || operation == .move, let target, let delegate = target.delegate else {
      return nil
    }
    return (target, delegate)
  }

  /// Leaves the view that the hand is over.
  func exit() {
    if let old = target { old.delegate?.dropInteraction(old, sessionDidExit: session) }
    (target, proposal) = (nil, nil)
  }

  /// Scrolls and activates nothing more.
  func stop() {
    scroller?.stop()
    scroller = nil
    springLoading.end()
  }

  /// Notifies all views that the drag came over of its end.
  func end() {
    for (drop, _) in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
    visited = []
  }

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
}

extension UIScrollView {
  /// Whether there is content out of sight that may be scrolled to.
  fileprivate var canScroll: Bool { isScrollEnabled && (horizontalRange.isSpread || verticalRange.isSpread) }
}
