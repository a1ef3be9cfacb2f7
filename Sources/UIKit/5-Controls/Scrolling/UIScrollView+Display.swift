import DisplayProtocol
import QuartzCore

extension UIScrollView {
  /// The scroll view that a layer of the scene shows; nil once it has left its window.
  static func shown(by layer: LayerID) -> UIScrollView? {
    let view = UIScreen.main.host.layer(named: layer)?.layerOwner as? UIScrollView
    return view?.window == nil ? nil : view
  }

  /// Follows a step of content that the display moves by itself. The delegate is notified as of a drag.
  func follow(_ scroll: ScrollInput) {
    let time = SystemClock.current.now
    if scroll.phase == .began { beginFollowing() }
    if scroll.revision == layer.scroll?.revision {
      displayScroll.record(scroll.offset, at: time)
      moveWithDisplay(to: scroll.offset)
    }
    switch scroll.phase {
    case .began, .moved: break
    case .lifted: liftFollowing(at: time)
    case .ended: endFollowing()
    }
  }

  private func beginFollowing() {
    endPull()
    finishMoving()
    endFollowing()
    displayScroll.clear()
    beginDragging()
  }

  private func moveWithDisplay(to offset: CGPoint) {
    movement.move(by: .display) { contentOffset = offset }
  }

  /// The person has let go: the display moves the content on, unless the delegate sets another target.
  private func liftFollowing(at time: TimeInterval) {
    guard isDragging else { return }
    let speed = displayScroll.speed(at: time)
    let natural = glide(speed: speed)
    var goal = natural.end
    notifyWillEndDragging(speed: speed, goal: &goal)
    movement.endDragging()
    if goal == natural.end { displayScroll.isDecelerating = true }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: true)
    if goal != natural.end { begin(glide(to: goal, speed: speed)) }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// The offset at which content comes to rest that the display no longer moves: the nearest page where it
  /// was left between two, as WebKitGTK does after a wheel. Browsers stop at whole pixels.
  private var displayRest: CGPoint {
    guard isPagingEnabled else { return contentOffset }
    let page = glide(speed: .zero).end
    let isBetween = max(abs(page.x - contentOffset.x), abs(page.y - contentOffset.y)) >= 1
    return isBetween ? page : contentOffset
  }

  /// The content rests.
  private func endFollowing() {
    fadeIndicatorsSoon()
    if isDragging {
      var goal = displayRest
      notifyWillEndDragging(speed: .zero, goal: &goal)
      movement.endDragging()
      let glide = glide(to: goal)
      // The display has turned the page already.
      let hasTurned = isPagingEnabled && !glide.isMoving
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glide.isMoving || hasTurned)
      guard motion == nil else { return }
      if glide.isMoving { begin(glide) }
      if glide.isMoving || hasTurned { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
      if hasTurned { scrollDelegate?.scrollViewDidEndDecelerating(self) }
    } else if exchange(&displayScroll.isDecelerating, with: false) {
      // The display may have come to rest elsewhere than was expected when the person let go.
      var goal = contentOffset
      follower?.adjustGoal(&goal, in: self)
      let glide = glide(to: goal)
      if glide.isMoving { return begin(glide) }
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    }
  }
}
