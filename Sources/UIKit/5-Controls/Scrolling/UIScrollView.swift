import DisplayProtocol
import ObjectiveCRuntime
import QuartzCore

/// A view whose content may be larger than it is, and is moved about by a person or in code. `contentOffset`
/// is the origin of `bounds`. Behaves as UIKit's does.
@preconcurrency @MainActor open class UIScrollView: UIView, DelegatingScrollView {
  /// Makes a scroll view with a frame in its superview's points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a scroll view without a frame. There are no archives of views here; subclasses declare it as on
  /// iOS.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.decodeInterface(self, UIScrollView.self)
  }

  private func prepare() {
    clipsToBounds = true
    addGestureRecognizer(pan)
    pan.scrollView = self
    pan.addAction { $0.scrollView?.follow($0) }
  }

  /// The storage of `delegate`, which subclasses declare with another type.
  private(set) final weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if zooming.pendingScale != nil { setNeedsLayout() } }
  }

  /// Replaces the delegate.
  /// - Returns: Whether it is another one than before.
  @discardableResult final func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) -> Bool {
    guard delegate !== scrollDelegate else { return false }
    scrollDelegate = delegate
    return true
  }

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      // Observers of the offset come after the delegate, as on iOS.
      let change = willChangeOffset(newValue.origin != bounds.origin)
      defer { change?.end() }
      let old = bounds
      super.bounds = CGRect(origin: soundOffset(newValue.origin), size: newValue.size)
      boundsDidChange(from: old)
    }
  }

  /// The point of the content that lies at the view's top left, in points: the origin of `bounds`. Setting it
  /// moves the content at once, and out of its range too. Zero by default.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Moves the content, over 0.3 seconds if `animated`; the delegate is then notified of the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      animateOffset(to: contentOffset)
    } else {
      finishMoving()
      self.contentOffset = contentOffset
    }
  }

  /// The size of the content, in points; zero by default.
  open var contentSize = CGSize.zero {
    willSet { ObjectiveCMembers.willChange(self, "contentSize") }
    didSet {
      defer { ObjectiveCMembers.didChange(self, "contentSize") }
      let sound = soundSize(contentSize, or: oldValue)
      if sound != contentSize { contentSize = sound }
      if contentSize != oldValue { rangeMayHaveChanged() }
    }
  }

  /// Room around the content that it may be scrolled into, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    willSet { ObjectiveCMembers.willChange(self, "contentInset") }
    didSet {
      defer { ObjectiveCMembers.didChange(self, "contentInset") }
      let sound = soundInset(contentInset, or: oldValue)
      if sound != contentInset { contentInset = sound }
      if contentInset != oldValue { rangeMayHaveChanged(insetIsTheApps: true) }
    }
  }

  /// The conditions under which the safe area is added to `contentInset`; `automatic` by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { rangeMayHaveChanged() } }
  }

  /// `contentInset` and what the safe area adds to it.
  open var adjustedContentInset: UIEdgeInsets { knownInset }

  /// Called when `adjustedContentInset` changed. The default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Moves the content so far that a rectangle of it shows, as much of it as can.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: What a person may do

  /// Whether a person may scroll; true by default.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollingDidChange() } }
  }

  /// Whether content may be dragged past its edges and comes back; true by default.
  open var bounces = true {
    didSet { if bounces != oldValue { scrollingDidChange() } }
  }

  /// Whether content that is not higher than the view may be dragged up and down; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { rangeMayHaveChanged() } }
  }

  /// Whether content that is not wider than the view may be dragged left and right; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { rangeMayHaveChanged() } }
  }

  /// Whether the content comes to rest at multiples of the view's size; false by default.
  open var isPagingEnabled = false {
    didSet { if isPagingEnabled != oldValue { scrollingDidChange() } }
  }

  /// Whether a drag that begins along one axis keeps to it; false by default.
  open var isDirectionalLockEnabled = false

  /// The rate at which released content comes to rest; `normal` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether touches wait until it is clear that they do not scroll, 0.15 seconds at most; true by default.
  open var delaysContentTouches = true

  /// Whether a touch that a subview has may become a drag; true by default.
  open var canCancelContentTouches = true

  /// The gesture that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  final let pan = ScrollPanGestureRecognizer()

  /// Whether a subview gets a touch that has come down in it; true by default.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  /// Whether a touch that a subview has may be taken from it to drag the content: by default from all but
  /// controls. One that moves before the subview gets it drags the content in any case
  /// (``delaysContentTouches``).
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a press on the status bar scrolls to the top; displays have none. True by default.
  open var scrollsToTop = true

  /// The control that the user pulls down above the content to refresh it; none by default.
  open var refreshControl: UIRefreshControl? {
    didSet { replaceRefreshControl(oldValue) }
  }

  /// Whether dragging puts the keyboard away; not by default.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a finger is on the content that may drag it.
  open var isTracking: Bool { movement.isTracking }
  /// Whether the content is being dragged.
  open var isDragging: Bool { movement.isDragging }
  /// Whether the content moves on after it was let go.
  open var isDecelerating: Bool { motion?.reason == .deceleration || displayScroll.isDecelerating }

  // MARK: Zooming

  /// The least scale that the content rests at; 1 by default. While both limits are equal a person cannot
  /// zoom.
  open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// The greatest scale that the content rests at; 1 by default. While both limits are equal a person cannot
  /// zoom.
  open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }

  /// Whether a pinch may scale the content past its limits, to which it returns; true by default.
  open var bouncesZoom = true

  /// The scale of the view that the delegate returns for zooming; 1 without one. Setting it keeps the middle
  /// of what shows in its place, within the limits. A scale that is set before there is such a view counts
  /// once there is.
  open var zoomScale: CGFloat {
    get { zoomedView?.zoomFactor ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content about the middle of what shows, within the limits, over 0.3 seconds if `animated`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(about: CGPoint(x: bounds.midX, y: bounds.midY), scale: scale, animated: animated)
  }

  /// Scales and moves the content so that a rectangle, in the points of the view that is zoomed, fills the
  /// scroll view as far as the limits let it.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomContent(to: rect, animated: animated)
  }

  /// Whether a pinch scales the content.
  open var isZooming: Bool { zooming.pinch != nil }
  /// Whether the content returns to its limits after a pinch has scaled it past them.
  open var isZoomBouncing: Bool { zooming.motion?.isBounce ?? false }
  /// The gesture that scales the content; nil while the limits are equal.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.recognizer }

  // MARK: Keys

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesBegan(presses, with: event) }
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleKeys(presses) { super.pressesChanged(presses, with: event) }
  }

  override func activate() -> Bool {
    super.activate() || moveContent(.pageDown)
  }

  override func describe(_ semantics: inout Semantics) {
    super.describe(&semantics)
    semantics.isFocusable = isUserInteractionEnabled && needsOwnFocusStop
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    setNeedsSemantics()
  }

  // MARK: Indicators

  /// Whether a bar at the side shows where the content is while it moves; true by default.
  open var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { scrollingDidChange() } }
  }

  /// Whether a bar below shows where the content is while it moves; true by default.
  open var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { scrollingDidChange() } }
  }

  /// The style of the scroll indicators; dark on light and light on dark by default.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { if indicatorStyle != oldValue { scrollingDidChange() } }
  }

  /// The insets of the vertical scroll indicator from the edges, in points; zero by default.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if verticalScrollIndicatorInsets != oldValue { scrollingDidChange() } }
  }

  /// The insets of the horizontal scroll indicator from the edges, in points; zero by default.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { if horizontalScrollIndicatorInsets != oldValue { scrollingDidChange() } }
  }

  /// The insets of both bars; reads those of the bar at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the bars keep out of the safe area; true by default.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { scrollingDidChange() } }
  }

  /// Shows the bars for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    fadeIndicatorsSoon()
  }

  // MARK: View

  open override var clipsToBounds: Bool {
    get { super.clipsToBounds }
    set {
      super.clipsToBounds = newValue
      scrollingDidChange()
    }
  }

  /// Writes the offset of the content.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode([Double(contentOffset.x), Double(contentOffset.y)] as Any, forKey: Self.offsetKey)
  }

  /// Reads the offset of the content, and takes it once it was laid out.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard let offset = coder.decodeObject(forKey: Self.offsetKey) as? [Double], offset.count == 2 else {
      return
    }
    // The window is shown, and the content known, by the end of the turn.
    DispatchQueue.main.async { [weak self] in
      self?.layoutIfNeeded()
      self?.contentOffset = CGPoint(x: offset[0], y: offset[1])
    }
  }
  private static let offsetKey = "UIScrollViewContentOffset"

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    // Within addSubview(_:) the delegate is not called: its own views may be half made.
    movesQuietly = UIView.isInserting
    rangeMayHaveChanged()
    movesQuietly = false
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    scrollingDidChange()
  }

  open override func layoutSublayers(of layer: CALayer) {
    if layer === self.layer {
      let isBack = isAway && window != nil
      if isBack { isAway = false }
      if isBack || bounds.size != knownSize { rangeMayHaveChanged() }
    }
    if layer === self.layer { notifyOfQuietMove() }
    super.layoutSublayers(of: layer)
    if layer === self.layer { applyPendingScale() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      finishMoving()
      isAway = true
    } else {
      scrollingDidChange()
      scrollViewDidAppear(self)
    }
  }

  /// Changes the offset at which content comes to rest that a person lets go at a speed in points a second.
  /// The default changes nothing.
  func adjustRest(_ goal: inout CGPoint, speed: CGVector) {}

  override var scrolledLayout: (any ScrolledLayout)? { self }

  // MARK: State

  final let movement = ScrollMovement()
  /// The pull of the content by a wheel or by keys.
  final var pull = ContentPull()
  /// The last `adjustedContentInset` that was reported.
  final var knownInset = UIEdgeInsets.zero
  /// The size that the range was worked out for.
  final var knownSize = CGSize.zero
  /// Whether the view has left a window and not been laid out in one since: the offset then waits for its
  /// return, since the safe area is another one meanwhile.
  final var isAway = false
  /// The range of offsets when it last changed.
  final var knownRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) = (0...0, 0...0)
  /// The gesture and the animation that scale the content.
  final var zooming = ZoomState()
  /// The state of scrolling that the display performs by itself.
  final var displayScroll = DisplayScroll()
  /// Lets the indicators fade, some time after the content has come to rest.
  final var indicatorFading: Alarm?
  /// The object that follows the content where it lies behind bars.
  final weak var follower: (any ScrollFollower)?
  /// The offset at which an animated scroll to a row ends, as far as rows are measured; nil for others.
  final var animatedGoal: (() -> CGPoint?)?
  /// Whether the delegate is told of a movement, and of new insets, with the next layout.
  final var movesQuietly = false
  final var quietMove: (offset: Bool, inset: Bool) = (false, false)
  /// The nesting depth of the delegate's responses to movements.
  final var didScrollDepth = 0

  /// The drag by a finger; nil while none drags.
  final var drag: ScrollDrag? { movement.drag }
  /// The motion of content that moves by itself; nil while it does not.
  final var motion: ScrollMotion? { movement.motion }
}

/// A scroll view with a delegate of its class's own kind.
@preconcurrency @MainActor public protocol DelegatingScrollView: UIView {}

extension DelegatingScrollView where Self: UIScrollView {
  /// The delegate notified of the view's movements, held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { setScrollDelegate(newValue) }
  }
}

/// An object that follows content lying behind bars.
@MainActor protocol ScrollFollower: AnyObject {
  /// Called when the offset or its range changed.
  func contentDidMove(in scrollView: UIScrollView)
  /// Adjusts the offset at which content comes to rest that a person lets go, to one that is `least` or more
  /// on the way up.
  func adjustGoal(_ goal: inout CGPoint, in scrollView: UIScrollView, atLeast least: CGFloat)
  /// The height of what goes up with the content above it.
  func collapsibleHeight(in scrollView: UIScrollView) -> CGFloat
}

extension ScrollFollower {
  func collapsibleHeight(in scrollView: UIScrollView) -> CGFloat { 0 }

  /// Adjusts the offset at which content comes to rest that a person lets go.
  func adjustGoal(_ goal: inout CGPoint, in scrollView: UIScrollView) {
    adjustGoal(&goal, in: scrollView, atLeast: -.infinity)
  }

  /// Follows the content of another scroll view.
  /// - Returns: The new scroll view.
  func follow(_ new: UIScrollView?, insteadOf old: UIScrollView?) -> UIScrollView? {
    guard new !== old else { return old }
    if old?.follower === self { old?.follower = nil }
    new?.follower = self
    return new
  }
}
