import QuartzCore

extension UIScrollView: FrameFollower {
  // MARK: By itself

  /// Begins to move by itself, instead of how it moved before.
  func begin(_ motion: ScrollMotion) {
    movement.begin(motion)
    animatedGoal = nil
    FrameClock.main.follow(self)
  }

  /// Moves to where it is at a moment, and ends the motion when it has arrived. Returns whether it moves on.
  func moves(to time: TimeInterval) -> Bool {
    guard let motion else { return false }
    let isOver = motion.isOver(at: time)
    if let animatedGoal, motion.reason == .animation {
      move(motion, to: time, isOver: isOver, animatedGoal)
    } else {
      moveByItself(to: isOver ? motion.end : onPixels(motion.offset(at: time)))
    }
    // The delegate may have ended this motion or begun another.
    if isOver, self.motion?.start == motion.start { finishMoving() }
    return self.motion != nil
  }

  /// Has the animated scroll that was begun end at an offset that is found anew on the way; nil leaves it as
  /// it is.
  func follow(_ goal: @escaping () -> CGPoint?) {
    if motion != nil { animatedGoal = goal }
  }

  /// Moves towards a goal that content which is measured on the way moves, too.
  private func move(
    _ motion: ScrollMotion, to time: TimeInterval, isOver: Bool, _ goal: () -> CGPoint?
  ) {
    let (start, end) = (motion.offset(at: motion.start), motion.end)
    let (now, wanted) = (isOver ? end : motion.offset(at: time), goal() ?? end)
    func place(_ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ goal: CGFloat) -> CGFloat {
      end == start ? goal : start + (goal - start) * (now - start) / (end - start)
    }
    moveByItself(
      to: onPixels(
        CGPoint(
          x: place(start.x, end.x, now.x, wanted.x), y: place(start.y, end.y, now.y, wanted.y))))
    guard isOver else { return }
    for _ in 0..<4 {
      layoutIfNeeded()
      guard let wanted = goal(), wanted != contentOffset else { return }
      moveByItself(to: wanted)
    }
  }

  /// Stays where it is, as a finger does that comes down on moving content. The end is reported as if it had
  /// arrived.
  func finishMoving() {
    animatedGoal = nil
    guard let ended = movement.endMotion() else { return }
    FrameClock.main.leave(self)
    fadeIndicatorsSoon()
    switch ended.reason {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .correction: break
    }
    if motion == nil, !isDragging { rangeMayHaveChanged() }
  }

  /// Changes the offset without the app's doing.
  func moveByItself(to offset: CGPoint) {
    movement.move(by: .physics) { contentOffset = offset }
  }

  /// Moves to an offset with an even start and end; reported as the app's own movement, unless it is a
  /// correction.
  func animateOffset(to offset: CGPoint, reason: ScrollMotion.Reason = .animation) {
    let goal = soundOffset(offset)
    finishMoving()
    guard goal != contentOffset else { return }
    guard UIView.areAnimationsEnabled else {
      contentOffset = goal
      if reason == .animation { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
      return
    }
    begin(
      ScrollMotion(
        reason: reason, start: SystemClock.current.now, x: AxisMotion(from: contentOffset.x, to: goal.x),
        y: AxisMotion(from: contentOffset.y, to: goal.y)))
  }

  /// Follows the beginning of a drag of the content.
  func beginDragging() {
    movement.beginDragging()
    showIndicators()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  // MARK: End of dragging

  /// Ends dragging at a speed in points a second: notifies the delegate, and moves the content on along
  /// `natural`, or to the delegate's target.
  func endDragging(speed: CGVector = .zero, along natural: ScrollMotion) {
    var goal = natural.end
    notifyWillEndDragging(speed: speed, goal: &goal)
    let glide = goal == natural.end ? natural : self.glide(to: goal, speed: speed)
    let offset = contentOffset
    movement.endDragging()
    movement.endTracking()
    fadeIndicatorsSoon()
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: glide.isMoving)
    // The delegate may have moved the content elsewhere.
    guard motion == nil, contentOffset == offset else { return }
    guard glide.isMoving else {
      if glide.end != offset { moveByItself(to: glide.end) }
      return
    }
    begin(glide)
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Returns the deceleration of content that is released now.
  func glide(speed: CGVector) -> ScrollMotion {
    ScrollMotion(
      reason: .deceleration, start: SystemClock.current.now,
      x: glide(
        from: contentOffset.x, speed: speed.dx, range: horizontalRange, page: bounds.width),
      y: glide(from: contentOffset.y, speed: speed.dy, range: verticalRange, page: bounds.height))
  }

  private func glide(
    from start: CGFloat, speed: CGFloat, range: ClosedRange<CGFloat>, page: CGFloat
  ) -> AxisMotion {
    if isPagingEnabled, page > 0, range.contains(start) {
      let goal = ScrollPhysics.page(from: start, speed: speed, length: page).clamped(to: range)
      return AxisMotion(
        slowingFrom: start, to: goal, decay: ScrollPhysics.decay(rate: ScrollPhysics.pagingRate))
    }
    let decay = ScrollPhysics.decay(rate: decelerationRate.rawValue)
    return AxisMotion(
      lettingGoAt: start, towards: onPixels(start + ScrollPhysics.distance(from: speed, decay: decay)),
      decay: decay, range: range, bounces: bounces)
  }

  /// The motion that leaves the content where it is.
  var rest: ScrollMotion {
    ScrollMotion(
      reason: .deceleration, start: SystemClock.current.now,
      x: AxisMotion(resting: contentOffset.x), y: AxisMotion(resting: contentOffset.y))
  }

  /// Returns the motion of released content to a certain offset: at its current speed, if that leads there.
  func glide(to goal: CGPoint, speed: CGVector = .zero) -> ScrollMotion {
    func axis(_ start: CGFloat, _ goal: CGFloat, _ speed: CGFloat) -> AxisMotion {
      let (slow, fast) = (
        ScrollPhysics.decay(rate: decelerationRate.rawValue),
        ScrollPhysics.decay(rate: ScrollPhysics.pagingRate)
      )
      let decay = goal == start ? fast : speed / (goal - start)
      return AxisMotion(
        slowingFrom: start, to: goal, decay: decay > slow ? min(decay, fast) : decay > 0 ? slow : fast)
    }
    return ScrollMotion(
      reason: .deceleration, start: SystemClock.current.now, x: axis(contentOffset.x, goal.x, speed.dx),
      y: axis(contentOffset.y, goal.y, speed.dy))
  }

  /// Notifies the delegate of the end of the drag, and takes its target offset.
  func notifyWillEndDragging(speed: CGVector, goal: inout CGPoint) {
    follower?.adjustGoal(&goal, in: self)
    adjustRest(&goal, speed: speed)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: speed.dx / 1000, y: speed.dy / 1000), targetContentOffset: &goal)
    goal = soundOffset(goal)
  }

  /// Moves content that was brought to show a rectangle to where it rests, with the rectangle in sight.
  func settle(showing rect: CGRect) {
    var goal = contentOffset
    follower?.adjustGoal(&goal, in: self)
    if goal.y < contentOffset.y, rect.maxY > goal.y + bounds.height - knownInset.bottom {
      goal = contentOffset
      follower?.adjustGoal(&goal, in: self, atLeast: contentOffset.y)
    }
    if goal != contentOffset { contentOffset = goal }
  }

  // MARK: Pixels

  private func onPixels(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: onPixels(offset.x), y: onPixels(offset.y))
  }

  /// The length rounded to whole pixels of the screen.
  func onPixels(_ length: CGFloat) -> CGFloat {
    length.roundedToPixel(.toNearestOrAwayFromZero, scale: contentScaleFactor)
  }
}
