import DisplayProtocol
import QuartzCore
import Synchronization

extension UIScrollView {
  /// The scroll views in windows, found by what shows them. Locked, since an app may let go of a window, and
  /// of all that is in it, on any thread.
  private nonisolated static let inWindows = Mutex<[ObjectIdentifier: Unmanaged<UIScrollView>]>([:])

  /// The scroll view that a layer of the scene shows.
  static func shown(by layer: LayerID) -> UIScrollView? {
    let views = inWindows.withLock { Array($0.values) }
    return views.lazy.map { $0.takeUnretainedValue() }.first { $0.layer.id == layer }
  }

  /// Records whether the view is in a window.
  func updateIsInWindow() { UIScrollView.record(self, isInWindow: window != nil) }

  /// Removes a scroll view that is released from those in windows.
  nonisolated func removeFromWindows() { UIScrollView.record(self, isInWindow: false) }

  private nonisolated static func record(_ view: UIScrollView, isInWindow: Bool) {
    let name = ObjectIdentifier(view)
    let reference = isInWindow ? Unmanaged.passUnretained(view) : nil
    inWindows.withLock { $0[name] = reference }
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
