import QuartzCore

extension UIScrollView {
  /// The farthest that offsets and sizes may be from zero, in points.
  static let farthest: CGFloat = 1e7

  /// The offsets that the content may rest at, across.
  var horizontalRange: ClosedRange<CGFloat> {
    let inset = knownInset
    let least = -inset.left
    return least...max(least, contentSize.width + inset.right - bounds.width)
  }

  /// The offsets that the content may rest at, from top to bottom. Content that goes up at all goes so far
  /// that nothing is left of what it takes along above it.
  var verticalRange: ClosedRange<CGFloat> {
    let (least, end) = (-knownInset.top, contentEnd)
    guard end > least + 0.001 else { return least...least }
    return least...max(end, least + (follower?.collapsibleHeight(in: self) ?? 0))
  }

  /// The offset at which the end of the content shows.
  var contentEnd: CGFloat { contentSize.height + knownInset.bottom - bounds.height }

  /// The offset nearest to one that content of another size may rest at.
  func restingOffset(nearest offset: CGPoint, contentSize size: CGSize) -> CGPoint {
    let (inset, left, top) = (knownInset, -knownInset.left, -knownInset.top)
    return CGPoint(
      x: offset.x.clamped(to: left...max(left, size.width + inset.right - bounds.width)),
      y: offset.y.clamped(to: top...max(top, size.height + inset.bottom - bounds.height)))
  }

  /// The offset nearest to one that the content may rest at.
  func restingOffset(nearest offset: CGPoint) -> CGPoint {
    CGPoint(x: offset.x.clamped(to: horizontalRange), y: offset.y.clamped(to: verticalRange))
  }

  /// Whether the content can be moved across by a person.
  var scrollsHorizontally: Bool {
    isScrollEnabled && (horizontalRange.isSpread || alwaysBounceHorizontal && bounces)
  }

  /// Whether the content can be moved up and down by a person.
  var scrollsVertically: Bool {
    isScrollEnabled && (verticalRange.isSpread || canDragVertically && bounces)
  }

  /// Whether content that is not higher than the view may be dragged up and down.
  var canDragVertically: Bool { alwaysBounceVertical || refreshControl != nil }

  /// The offset, as near as can be to the present one, at which a rectangle of the content shows.
  func offset(showing rect: CGRect) -> CGPoint {
    guard !rect.isNull, !rect.isInfinite else { return contentOffset }
    let visible = bounds.inset(by: knownInset)
    func shift(_ low: CGFloat, _ high: CGFloat, into start: CGFloat, _ end: CGFloat) -> CGFloat {
      // What does not fit, or covers all, moves no further than it must.
      if low >= start && high <= end || low <= start && high >= end { return 0 }
      let (toLow, toHigh) = (low - start, high - end)
      return toLow.magnitude < toHigh.magnitude ? toLow : toHigh
    }
    return restingOffset(
      nearest: CGPoint(
        x: contentOffset.x + shift(rect.minX, rect.maxX, into: visible.minX, visible.maxX),
        y: contentOffset.y + shift(rect.minY, rect.maxY, into: visible.minY, visible.maxY)))
  }

  // MARK: What changed

  /// Follows a new size or origin of the view's box.
  func boundsDidChange(from old: CGRect) {
    if bounds.size != old.size { rangeMayHaveChanged() }
    if bounds.origin != old.origin { offsetDidChange(from: old.origin) }
  }

  private func offsetDidChange(from old: CGPoint) {
    setNeedsLayout()
    let mover = movement.takeMover()
    if mover == .app {
      movement.shift(by: CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y))
    }
    if mover != .display { layer.scroll?.revision += 1 }
    placeRefreshControl()
    follower?.contentDidMove(in: self)
    notifyDidScroll()
  }

  /// Calls the delegate for what moved while the view was put into another one.
  func notifyOfQuietMove() {
    let move = exchange(&quietMove, with: (false, false))
    if move.inset { scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self) }
    if move.offset { notifyDidScroll() }
  }

  private func notifyDidScroll() {
    guard !movesQuietly else {
      quietMove.offset = true
      return setNeedsLayout()
    }
    guard didScrollDepth < 32 else {
      let name = scrollDelegate.map { "\(type(of: $0))" } ?? "the delegate"
      warnOnce(
        """
        scrollViewDidScroll(_:) of \(name) changes the offset each time it is called; it is not called \
        again after 32 nested calls. Set contentOffset there only to a value that stays the same.
        """)
      return
    }
    didScrollDepth += 1
    defer { didScrollDepth -= 1 }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Follows a change of what the range of offsets depends on. Content that was within its range stays there;
  /// content at its beginning stays at it when the safe area takes room from it.
  func rangeMayHaveChanged(insetIsTheApps: Bool = false) {
    knownSize = bounds.size
    let inset = computedInset
    let old = exchange(&knownInset, with: inset)
    if motion == nil && !isDragging && !zooming.isScaling && !isAway {
      var offset = contentOffset
      if !insetIsTheApps {
        if offset.y == -old.top { offset.y = -inset.top }
        if offset.x == -old.left { offset.x = -inset.left }
      }
      if knownRange.x.contains(offset.x) { offset.x = offset.x.clamped(to: horizontalRange) }
      if knownRange.y.contains(offset.y) { offset.y = offset.y.clamped(to: verticalRange) }
      contentOffset = offset
    }
    // What comes back rests where it was, as far as it still can.
    if !isAway { knownRange = (horizontalRange, verticalRange) }
    placeRefreshControl()
    follower?.contentDidMove(in: self)
    if inset != old {
      adjustedContentInsetDidChange()
      if movesQuietly {
        quietMove.inset = true
        setNeedsLayout()
      } else {
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
      }
    }
    scrollingDidChange()
  }

  /// `contentInset` and what the safe area adds to it now.
  private var computedInset: UIEdgeInsets {
    var inset = contentInset.adding(adjustment)
    inset.top += refreshInset
    return inset
  }

  /// The insets that the safe area adds to `contentInset`.
  private var adjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    guard safe != .zero else { return .zero }
    let across = UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
    let upright = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    let room = bounds.inset(by: contentInset)
    let isWide = isScrollEnabled && (contentSize.width > room.width || alwaysBounceHorizontal)
    let isHigh = isScrollEnabled && (contentSize.height > room.height || alwaysBounceVertical)
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic: return isWide ? safe : upright
    case .scrollableAxes: return (isWide ? across : .zero).adding(isHigh ? upright : .zero)
    }
  }

  /// The part of the safe area insets that is left for the content, after the insets that keep the content
  /// out of the safe area.
  var safeAreaInsetsOfContent: UIEdgeInsets {
    let taken = adjustment
    return UIEdgeInsets(
      top: safeAreaInsets.top - taken.top, left: safeAreaInsets.left - taken.left,
      bottom: safeAreaInsets.bottom - taken.bottom, right: safeAreaInsets.right - taken.right)
  }

  // MARK: What can be worked with

  /// An offset that can be shown: numbers that are none stay what they were.
  func soundOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: sound(offset.x, or: contentOffset.x, in: -Self.farthest...Self.farthest, "contentOffset"),
      y: sound(offset.y, or: contentOffset.y, in: -Self.farthest...Self.farthest, "contentOffset"))
  }

  /// A size that can be scrolled: numbers that are none stay what they were, negative ones count as zero.
  func soundSize(_ size: CGSize, or old: CGSize) -> CGSize {
    CGSize(
      width: sound(size.width, or: old.width, in: 0...Self.farthest, "contentSize"),
      height: sound(size.height, or: old.height, in: 0...Self.farthest, "contentSize"))
  }

  /// Insets by which content can be moved: numbers that are none stay what they were.
  func soundInset(_ inset: UIEdgeInsets, or old: UIEdgeInsets) -> UIEdgeInsets {
    func sound(_ value: CGFloat, _ old: CGFloat) -> CGFloat {
      self.sound(value, or: old, in: -Self.farthest...Self.farthest, "contentInset")
    }
    return UIEdgeInsets(
      top: sound(inset.top, old.top), left: sound(inset.left, old.left),
      bottom: sound(inset.bottom, old.bottom), right: sound(inset.right, old.right))
  }

  private func sound(
    _ value: CGFloat, or old: CGFloat, in range: ClosedRange<CGFloat>, _ name: String
  ) -> CGFloat {
    guard value.isFinite else {
      warnOnce("\(name) of \(type(of: self)) cannot be \(value); it stays \(old).")
      return old
    }
    return value.clamped(to: range)
  }
}

extension ClosedRange<CGFloat> {
  /// Whether there is room to move.
  var isSpread: Bool { upperBound - lowerBound > 0.001 }
}
