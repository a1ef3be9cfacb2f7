import QuartzCore

/// The gesture and the animation that scale a scroll view's content.
struct ZoomState {
  /// The gesture; nil while a person cannot zoom.
  var recognizer: ScrollPinchGestureRecognizer?
  /// The pinch under way.
  var pinch: ZoomPinch?
  /// The animation under way.
  var motion: ZoomMotion?
  /// The scale that was set before there was a view to zoom.
  var pendingScale: CGFloat?
  /// Whether the content's size changes because of a scale, which moves the offset on its own.
  var isScaling = false
}

/// The start of a pinch.
struct ZoomPinch {
  /// The scale at which the fingers would not have changed anything.
  var startScale: CGFloat
  /// The point of the zoomed view that stays between the fingers.
  var anchor: CGPoint
  /// The last place between the fingers, in the scroll view's box; one finger alone says nothing of it.
  var place: CGPoint
}

extension UIScrollView {
  /// The view that is scaled; nil where nothing zooms.
  var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  private var scaleRange: ClosedRange<CGFloat> {
    let least = minimumZoomScale.isFinite ? max(minimumZoomScale, 0.001) : 1
    return least...max(maximumZoomScale.isFinite ? maximumZoomScale : least, least)
  }

  /// Follows other limits: adds the gesture, or removes it where there is nothing to zoom.
  func zoomLimitsDidChange() {
    let isPossible = maximumZoomScale > minimumZoomScale
    if isPossible, zooming.recognizer == nil {
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.addAction { [weak self] in self?.follow($0) }
      zooming.recognizer = recognizer
      addGestureRecognizer(recognizer)
    } else if !isPossible, let recognizer = exchange(&zooming.recognizer, with: nil) {
      removeGestureRecognizer(recognizer)
    }
  }

  // MARK: In code

  /// Scales the content about a point of it.
  func zoom(about point: CGPoint, scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    guard let view = zoomedView else { return zooming.pendingScale = scale }
    zooming.pendingScale = nil
    let anchor = view.convert(point, from: self)
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    show(anchor, of: view, at: place, scale: scale.clamped(to: scaleRange), animated: animated)
  }

  /// Scales the content as was set before there was a view to zoom.
  func applyPendingScale() {
    guard let scale = zooming.pendingScale, zoomedView != nil else { return }
    setZoomScale(scale, animated: false)
  }

  func zoomContent(to rect: CGRect, animated: Bool) {
    guard let view = zoomedView, !rect.isNull, !rect.isInfinite, rect.origin.x.isFinite,
      rect.origin.y.isFinite
    else { return }
    let room = bounds.inset(by: knownInset).size
    let scale = min(
      rect.width > 0 ? room.width / rect.width : .greatestFiniteMagnitude,
      rect.height > 0 ? room.height / rect.height : .greatestFiniteMagnitude)
    let place = CGPoint(x: knownInset.left + room.width / 2, y: knownInset.top + room.height / 2)
    show(
      CGPoint(x: rect.midX, y: rect.midY), of: view, at: place, scale: scale.clamped(to: scaleRange),
      animated: animated)
  }

  /// Brings a point of the zoomed view to a place in the scroll view's box, as near as the content's range
  /// lets it.
  private func show(_ anchor: CGPoint, of view: UIView, at place: CGPoint, scale: CGFloat, animated: Bool) {
    finishMoving()
    zooming.motion?.stop()
    if animated, window != nil, UIView.areAnimationsEnabled {
      scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
      animateZoom(of: view, to: scale, anchor: anchor, at: place, isBounce: false)
      return
    }
    applyZoom(scale, to: view)
    let offset = restingOffset(nearest: self.offset(bringing: anchor, of: view, to: place))
    if offset != contentOffset { contentOffset = offset }
    scrollDelegate?.scrollViewDidZoom(self)
    if animated { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
  }

  /// The offset at which a point of the zoomed view shows at a place of the scroll view's box.
  private func offset(bringing anchor: CGPoint, of view: UIView, to place: CGPoint) -> CGPoint {
    let point = view.convert(anchor, to: self)
    return CGPoint(x: point.x - place.x, y: point.y - place.y)
  }

  /// Scales the view, whose corner keeps its place, and the content's size with it. The offset stays.
  private func applyZoom(_ scale: CGFloat, to view: UIView) {
    let old = view.zoomFactor
    guard scale != old, old > 0 else { return }
    let part = scale / old
    let corner = view.frame.origin
    zooming.isScaling = true
    view.transform = view.transform.scaledBy(x: part, y: part)
    view.moveFrame(to: corner)
    func scaled(_ length: CGFloat) -> CGFloat { (length * part * 1e6).rounded() / 1e6 }
    contentSize = CGSize(width: scaled(contentSize.width), height: scaled(contentSize.height))
    zooming.isScaling = false
  }

  // MARK: A pinch

  func follow(_ gesture: UIPinchGestureRecognizer) {
    switch gesture.state {
    case .began: pinchBegan(gesture)
    case .changed: pinchMoved(gesture)
    case .ended, .cancelled: pinchEnded(gesture)
    case .possible, .failed: break
    }
  }

  private func place(of gesture: UIGestureRecognizer) -> CGPoint {
    let point = gesture.location(in: self)
    return CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
  }

  private func pinchBegan(_ gesture: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    finishMoving()
    zooming.motion?.stop()
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    // The change that made the fingers a pinch is not the content's; a trackpad has none.
    let first = gesture.numberOfTouches > 0 ? gesture.scale : 1
    zooming.pinch = ZoomPinch(
      startScale: unbanded(scale: view.zoomFactor) / first,
      anchor: view.convert(gesture.location(in: self), from: self), place: place(of: gesture))
    showIndicators()
    pinchMoved(gesture)
  }

  private func pinchMoved(_ gesture: UIPinchGestureRecognizer) {
    guard let pinch = zooming.pinch, let view = zoomedView else { return }
    let place = place(of: gesture)
    zooming.pinch?.place = place
    applyZoom(banded(scale: pinch.startScale * gesture.scale), to: view)
    moveByItself(to: bandedOffset(bringing: pinch.anchor, of: view, to: place))
    scrollDelegate?.scrollViewDidZoom(self)
    // The delegate may have centered the content.
    guard zooming.pinch != nil else { return }
    let offset = bandedOffset(bringing: pinch.anchor, of: view, to: place)
    if offset != contentOffset { moveByItself(to: offset) }
  }

  private func pinchEnded(_ gesture: UIPinchGestureRecognizer) {
    guard let pinch = exchange(&zooming.pinch, with: nil) else { return }
    fadeIndicatorsSoon()
    guard let view = zoomedView else { return }
    animateZoom(
      of: view, to: view.zoomFactor.clamped(to: scaleRange), anchor: pinch.anchor, at: pinch.place,
      isBounce: true)
  }

  /// The shown scale for that of the fingers: past the limits it is held back as by a rubber band.
  private func banded(scale: CGFloat) -> CGFloat {
    let edge = scale.clamped(to: scaleRange)
    guard bouncesZoom, scale > 0 else { return edge }
    return edge * exp(ScrollPhysics.rubberBand(log(scale / edge), length: 1))
  }

  /// The scale of the fingers for a shown one.
  private func unbanded(scale: CGFloat) -> CGFloat {
    let edge = scale.clamped(to: scaleRange)
    guard scale > 0 else { return edge }
    return edge * exp(ScrollPhysics.overshoot(showing: log(scale / edge), length: 1))
  }

  private func bandedOffset(bringing anchor: CGPoint, of view: UIView, to place: CGPoint) -> CGPoint {
    let wanted = offset(bringing: anchor, of: view, to: place)
    let (x, y) = (horizontalRange, verticalRange)
    return CGPoint(
      x: banded(wanted.x, range: x, length: bounds.width, gives: x.isSpread),
      y: banded(wanted.y, range: y, length: bounds.height, gives: y.isSpread))
  }

  // MARK: Animation

  private func animateZoom(
    of view: UIView, to scale: CGFloat, anchor: CGPoint, at place: CGPoint, isBounce: Bool
  ) {
    let part = scale / view.zoomFactor
    let corner = view.frame.origin
    let now = view.convert(anchor, to: self)
    let wanted = CGPoint(
      x: corner.x + (now.x - corner.x) * part - place.x, y: corner.y + (now.y - corner.y) * part - place.y)
    let size = CGSize(width: contentSize.width * part, height: contentSize.height * part)
    let end = ZoomMotion.Pose(scale: scale, offset: restingOffset(nearest: wanted, contentSize: size))
    let start = ZoomMotion.Pose(scale: view.zoomFactor, offset: contentOffset)
    guard start.differs(from: end) else { return zoomDidEnd() }
    let motion = ZoomMotion(self, from: start, to: end, isBounce: isBounce && start.scale != end.scale)
    zooming.motion = motion
    FrameClock.main.follow(motion)
  }

  /// Shows one moment of an animation. Content that is smaller than the view stays where the insets put it.
  func show(_ pose: ZoomMotion.Pose) {
    guard let view = zoomedView else { return }
    let hasChanged = pose.scale != view.zoomFactor
    applyZoom(pose.scale, to: view)
    func updateOffset() {
      var offset = pose.offset
      if !horizontalRange.isSpread { offset.x = horizontalRange.lowerBound }
      if !verticalRange.isSpread { offset.y = verticalRange.lowerBound }
      if offset != contentOffset { moveByItself(to: offset) }
    }
    updateOffset()
    guard hasChanged else { return }
    scrollDelegate?.scrollViewDidZoom(self)
    updateOffset()
  }

  /// Ends a zoom: the content rests within its range, and a finger that is left drags it on.
  func zoomDidEnd() {
    zooming.motion = nil
    let offset = restingOffset(nearest: contentOffset)
    if offset != contentOffset { moveByItself(to: offset) }
    if var drag {
      (drag.start, drag.moved) = (contentOffset, pan.translation(in: self))
      movement.begin(drag)
    }
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}

extension UIView {
  /// The factor by which the view's transform enlarges it.
  var zoomFactor: CGFloat { hypot(transform.a, transform.b) }

  /// Moves the view so that its frame begins at a point; its size and transform stay.
  func moveFrame(to origin: CGPoint) {
    let now = frame.origin
    guard origin != now else { return }
    center = CGPoint(x: center.x + origin.x - now.x, y: center.y + origin.y - now.y)
  }
}

/// The pinch of a scroll view's content. The drag of the content goes on beside it.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private var scrollView: UIScrollView? { view as? UIScrollView }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { other !== scrollView?.pan }

  override var isAvailable: Bool { scrollView?.zoomedView != nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isAvailable else { return state = .failed }
    super.touchesBegan(touches, with: event)
  }

  /// The content is one finger's again as soon as the other is lifted.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible, touchesDown.count == 1 { state = .ended }
  }
}
