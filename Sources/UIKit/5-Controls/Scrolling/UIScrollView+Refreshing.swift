import QuartzCore

extension UIScrollView {
  /// The inset that a refreshing control adds above the content. While a finger drags, the content stays
  /// under the finger.
  var refreshInset: CGFloat {
    guard let refreshControl, refreshControl.isRefreshing, drag == nil else { return 0 }
    return UIRefreshControl.height
  }

  /// Puts the control above the content, in place of another.
  func replaceRefreshControl(_ old: UIRefreshControl?) {
    guard refreshControl !== old else { return }
    old?.removeFromSuperview()
    if let refreshControl { insertSubview(refreshControl, at: 0) }
    placeRefreshControl()
    rangeMayHaveChanged()
    scrollingDidChange()
  }

  /// Keeps the control at the top of the room that the content leaves above it, and hides it where there is
  /// none.
  func placeRefreshControl() {
    guard let refreshControl else { return }
    let height = UIRefreshControl.height
    let edge = -(knownInset.top - refreshInset)
    let pulled = edge - contentOffset.y
    refreshControl.follow(pulled: pulled, byUser: drag != nil)
    let least = refreshControl.isRefreshing ? height : 0
    refreshControl.frame = CGRect(x: 0, y: -max(pulled, least), width: bounds.width, height: height)
    refreshControl.isHidden = pulled <= 0 && !refreshControl.isRefreshing
  }

  /// The control begins or ends to refresh: it takes room above the content, or gives it back.
  func refreshingDidChange() {
    let offset = contentOffset
    rangeMayHaveChanged(insetIsTheApps: true)
    guard !isDragging else { return }
    if motion == nil, contentOffset != offset { moveByItself(to: offset) }
    // The beginning moves nothing; at the end, what is left without its room goes back, also out of the last
    // of a spring.
    let goal = restingOffset(nearest: offset)
    if refreshControl?.isRefreshing != true, goal != offset { animateOffset(to: goal, reason: .correction) }
  }
}
