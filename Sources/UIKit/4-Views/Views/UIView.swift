import DisplayProtocol
import ObjectiveCRuntime
@_spi(SiblingLists) import QuartzCore

/// A rectangle on the screen that draws, holds other views and takes touches. Behaves as UIKit's does.
@preconcurrency @MainActor open class UIView: UIResponder, LayerOwner, FocusTarget {
  // MARK: Making

  /// Makes a view with a frame in its superview's points.
  public init(frame: CGRect) {
    backingLayer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    joinLayer()
    self.frame = frame
  }

  /// Makes a view at the origin without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Makes a view without a frame. There are no archives of views here; subclasses declare it as on iOS.
  public required init?(coder: NSCoder) {
    backingLayer = UIView.makeLayer(of: Self.layerClass)
    super.init()
    joinLayer()
    coder.decodeInterface(self, UIView.self)
  }

  deinit {
    atEnd(self) { $0.leaveReferences() }
  }

  /// The class of the view's layer; `CALayer` by default. Asked once, when the view is made.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer that displays the view.
  open var layer: CALayer { backingLayer }
  final let backingLayer: CALayer
  /// The methods that the view's class overrides.
  final var overriddenMethods: OverriddenMethods = []

  // MARK: Geometry

  /// Position and size in the superview, in points. With a transform it reads the upright box around the
  /// view, and setting it is undefined.
  open var frame: CGRect {
    get { backingLayer.frame }
    set {
      let change = willChangeGeometry(.frame, frame != newValue)
      defer { change?.end() }
      let (old, oldPosition) = (bounds, backingLayer.position)
      backingLayer.frame = newValue
      // New views and laid out ones mostly get the frame that they have.
      guard bounds != old || backingLayer.position != oldPosition else { return }
      givenFrameDidChange()
      updateInsets(from: old)
      if bounds.size != old.size { superviewLayoutIsDue() }
    }
  }

  /// The view's box in its own space, in points. Its origin scrolls the content; setting it keeps `center`.
  open var bounds: CGRect {
    get { backingLayer.bounds }
    set {
      let change = willChangeGeometry(
        bounds.size == newValue.size ? .bounds : .size, bounds != newValue)
      defer { change?.end() }
      let old = bounds
      backingLayer.bounds = newValue
      givenFrameDidChange()
      updateInsets(from: old)
      guard bounds != old else { return }
      if bounds.origin != old.origin { setNeedsLayout() }
      if bounds.size != old.size { superviewLayoutIsDue() }
    }
  }

  /// The middle of the view, in the superview's points.
  open var center: CGPoint {
    get { backingLayer.position }
    set {
      let change = willChangeGeometry(.center, center != newValue)
      defer { change?.end() }
      backingLayer.position = newValue
      givenFrameDidChange()
      updateInsets()
    }
  }

  /// Applied about the middle; changes neither `bounds` nor `center`. The identity by default.
  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { backingLayer.setAffineTransform(newValue) }
  }

  /// The 3-D form of `transform`.
  open var transform3D: CATransform3D {
    get { backingLayer.transform }
    set { backingLayer.transform = newValue }
  }

  /// The outline with which a ``UIDynamicAnimator`` lets the view collide; a rectangle by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline of the type `path`, convex and about the view's middle; the bounds by default.
  open var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }

  /// The point that `center` places, in fractions of the size; the middle by default.
  open var anchorPoint: CGPoint {
    get { backingLayer.anchorPoint }
    set { backingLayer.anchorPoint = newValue }
  }

  /// Pixels to a point of what the view draws; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { ownContentScale ?? window?.screen.scale ?? UIScreen.main.scale }
    set { ownContentScale = newValue }
  }
  private var ownContentScale: CGFloat? { didSet { backingLayer.setNeedsDisplay() } }
  /// Whether subviews are resized by their masks when the view's size changes. True by default.
  @exclusivity(unchecked) open var autoresizesSubviews = true
  /// The way the view is resized when its superview's size changes. Not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  /// A point of this view in another view's coordinates; nil is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }

  /// A point of another view in this one's coordinates; nil is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(conversion(from: view))
  }

  /// A rectangle of this view in another view's coordinates; nil is the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }

  /// A rectangle of another view in this one's coordinates; nil is the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.applying(conversion(from: view)) }

  // MARK: Tree

  /// The view this one lies in.
  open var superview: UIView? { parent }
  /// Taken back by the superview when it goes: a weak reference would slow down every retain and release of
  /// it.
  final var parentReference: Unretained<UIView>?
  /// The view this one lies in.
  final var parent: UIView? {
    get { parentReference?.object }
    set { parentReference = newValue.map(Unretained.init) }
  }

  /// The views in this one; the first is at the back.
  open var subviews: [UIView] { siblings.all }
  // Not checked for exclusivity, as ``autoLayout`` is not, nor the open properties that are read whenever a
  // view is made, moves or enters a window. Nothing is called while the list changes.
  @exclusivity(unchecked) final var siblings = SiblingList<UIView>()

  /// The window the view is shown in; for a window, itself.
  open var window: UIWindow? { shownIn }
  /// Taken back by the window when it goes.
  private final var windowReference: Unretained<UIWindow>?
  /// The window the view is shown in.
  final var shownIn: UIWindow? {
    get { windowReference?.object }
    set { windowReference = newValue.map(Unretained.init) }
  }

  /// The owner of the view: the controller whose root view this is.
  weak var viewOwner: (any ViewOwner)? {
    didSet { updateInsets() }
  }

  /// Inserts a view in front of the others. One that lies elsewhere leaves there first.
  open func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a view at an index of `subviews`.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), $0.count) }
  }

  /// Inserts a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.index(ofObject: siblingSubview) ?? $0.count }
  }

  /// Inserts a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { $0.index(ofObject: siblingSubview).map { $0 + 1 } ?? $0.count }
  }

  /// Exchanges two subviews' places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { swapSubviews(index1, index2) }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    move(view, to: 0)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Whether the view is `view` or lies in it.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  /// Called after a subview came. The default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes. The default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes. The default does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed. The default does nothing.
  open func didMoveToSuperview() {}
  /// Called before the window changes. The default does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed. The default does nothing.
  open func didMoveToWindow() {}
  /// A number to find the view by; 0 by default.
  open var tag = 0

  /// The first view with that tag, this one included, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open override var next: UIResponder? { viewOwner ?? superview }

  // MARK: Appearance

  /// The color behind the content; none by default. A dynamic color follows light and dark.
  @exclusivity(unchecked) open var backgroundColor: UIColor? {
    didSet { updateBackgroundColor() }
  }

  func updateBackgroundColor() {
    backingLayer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
  }

  /// The opacity of the view and what is in it, 0…1; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      ObjectiveCMembers.willChange(self, "alpha")
      backingLayer.opacity = newValue.isNaN ? 0 : Float(min(max(newValue, 0), 1))
      ObjectiveCMembers.didChange(self, "alpha")
    }
  }

  /// Whether the view is left out; false by default.
  open var isHidden: Bool {
    get { backingLayer.isHidden || leaving != nil }
    set {
      ObjectiveCMembers.willChange(self, "isHidden")
      setHidden(newValue)
      ObjectiveCMembers.didChange(self, "isHidden")
    }
  }
  /// While the view leaves a stack under an animation: hidden, but still to be seen.
  var leaving: Leaving?
  /// Called when the size or the hiddenness of a subview changed. The default does nothing.
  func contentDidChange(of subview: UIView) {}
  /// A promise that the view covers all behind it; displays need none.
  open var isOpaque = true

  /// Whether subviews are cut at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  /// Whether drawing starts on an empty picture; it always does here.
  open var clearsContextBeforeDrawing = true

  /// The position of drawn content when the size changes; stretched by default.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { contentModeDidChange() } }
  }

  /// The color that marks what can be used. Unset, it is the superview's; at the top, the system's blue.
  open var tintColor: UIColor! {
    get { tintIsDimmed ? .systemGray : tintColorOrNil ?? .systemBlue }
    set { setTint(newValue) }
  }
  var ownTintColor: UIColor?

  /// Whether the tint shows as gray, as while an alert is up. Unset, as the superview has it.
  @exclusivity(unchecked) open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { if tintAdjustmentMode != oldValue { tintAdjustmentDidChange() } }
  }

  /// Called when `tintColor` changed, also through a superview. The default does nothing.
  open func tintColorDidChange() {}

  // MARK: Drawing

  /// Draws the view's content. The default draws nothing; a bitmap is made only for classes that override it.
  open func draw(_ rect: CGRect) {}

  /// Schedules a redraw of the content at the end of the turn.
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }

  /// Schedules a redraw of a part of the content; all of it is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { backingLayer.setNeedsDisplay() }

  /// Returns the content of the view that is not drawn by `draw(_:)`: text or an image. Called when the view
  /// is due for display.
  func makeContent() -> LayerContent { .none }
  /// Whether the content depends on the size.
  var redrawsOnBoundsChange: Bool { false }

  open func display(_ layer: CALayer) { showContent(in: layer) }

  // MARK: Layout

  /// Schedules a layout of the subviews at the end of the turn.
  open func setNeedsLayout() { backingLayer.setNeedsLayout() }

  /// Lays out what is due now.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }

  /// Lays out the subviews. The default gives those that constraints place their frames; an override calls it
  /// first.
  open func layoutSubviews() { placeSubviews() }

  open func layoutSublayers(of layer: CALayer) { layOut() }

  /// The size that fits best into `size`; by default the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view's box to the size that fits best, keeping the origin of the frame.
  open func sizeToFit() { resizeToFit() }

  /// The size that the content requires; `noIntrinsicMetric` both ways by default.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Invalidates `intrinsicContentSize`.
  open func invalidateIntrinsicContentSize() {
    contentSizeDidChange()
    superview?.contentDidChange(of: self)
  }

  /// The value in `intrinsicContentSize` of an axis without an intrinsic size: −1.
  public class var noIntrinsicMetric: CGFloat { -1 }
  /// The insets that are covered at each edge, by the window's bars or those of controllers around the view,
  /// in points. As on iOS a view has only as much of its superview's insets as reaches into it.
  open var safeAreaInsets: UIEdgeInsets { contentInsets?.safeArea ?? .zero }
  /// Called when `safeAreaInsets` changed. The default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The insets of the content from the edges, in points, the safe area included; 8 at each edge by default.
  /// Values that are set do not include the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { contentInsets?.margins ?? ContentInsets.ordinaryMargins }
    set { setMargins(.fixed(newValue)) }
  }
  /// `layoutMargins` by the edges where lines begin and end.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, for: effectiveUserInterfaceLayoutDirection) }
    set { setMargins(.directional(newValue)) }
  }
  /// Called when `layoutMargins` changed. The default does nothing.
  open func layoutMarginsDidChange() {}
  /// Safe area and margins, where they are not the ordinary ones.
  var contentInsets: ContentInsets?

  // MARK: Auto Layout

  /// The Auto Layout state of the view; `Layout/` contains the code that works on it.
  @exclusivity(unchecked) var autoLayout = ViewLayout()
  /// Whether instances are of use only with constraints; false by default. Views of both kinds go together
  /// here.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Schedules `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markDue(.update) }

  /// Whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { autoLayout.due.contains(.update) }

  /// Updates the constraints that are due in the view now.
  open func updateConstraintsIfNeeded() { updateDueConstraints() }

  /// Updates the view's constraints, before layout; subviews' were before. An override calls `super` last.
  open func updateConstraints() {}
  /// The insets of the alignment rectangle, to which constraints refer, from the frame, in points; zero by
  /// default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints see of a view with a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame of a view of which constraints see a rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  /// The view in this one, or itself, whose text gives the first baseline.
  open var forFirstBaselineLayout: UIView { self }
  /// The view in this one, or itself, whose text gives the last baseline.
  open var forLastBaselineLayout: UIView { forFirstBaselineLayout }

  /// The size that satisfies the constraints in the view and comes nearest to a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittedSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that satisfies the constraints in the view where the target counts as much as these priorities
  /// say: a required width with a height at `fittingSizeLevel` asks how high the view is at that width. Not
  /// rounded.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The view as one whose content scrolls, for its layout; nil for one whose content does not.
  var scrolledLayout: (any ScrolledLayout)? { nil }
  /// The view itself, where its content is higher the narrower it is.
  var widthDependent: (any WidthDependent)? { nil }
  /// Called when a scroll view in the view came into the window. The default passes it on to the superview.
  func scrollViewDidAppear(_ scrollView: UIView) { superview?.scrollViewDidAppear(scrollView) }
  /// The text by which messages name the view; nil for none.
  var descriptiveText: String? { nil }

  // MARK: Touches

  /// Whether touches reach the view and what is in it; true by default.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsSemantics() } }
  }

  /// Whether several fingers may touch the view at once; false by default, so that only the first counts.
  open var isMultipleTouchEnabled = false
  /// Whether no other view of the window gets touches while this one has one, and this one none while another
  /// has; false by default. Gestures get their touches all the same.
  open var isExclusiveTouch = false

  /// The front-most view at a point of this one, or nil when the point is outside or the view takes no
  /// touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Whether a point lies in the view's bounds: the least edges included, the greatest not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognizers that watch the touches of the view and of what is in it; nil when there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }
  var recognizers: [UIGestureRecognizer] = []
  /// Adds a gesture recognizer, which is removed from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a gesture recognizer. A gesture under way is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Whether a gesture that touched the view may be recognized, by this view or one around it; true by
  /// default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The keyboard's or a screen reader's press. Returns whether the view did something.
  func activate() -> Bool { accessibilityActivate() }

  // MARK: Traits

  /// The appearance, scale and size classes that hold for the view.
  open var traitCollection: UITraitCollection { (shownIn == nil ? nil : knownTraits) ?? computedTraits }

  /// The view, without a superview, whose opacity cuts this one and all in it; nil by default.
  open var mask: UIView? { didSet { maskDidChange(from: oldValue) } }

  /// Light or dark for the view and what is in it, whatever the screen says; unspecified by default.
  @exclusivity(unchecked) open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraitsOfTree() } }
  }

  /// Called when `traitCollection` changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  var knownTraits: UITraitCollection?
  /// Follows the first traits, which may differ from those that held while the view was made.
  func firstTraitsDidArrive() {}
  /// Overrides of traits and those who wait for changes of traits.
  var ownTraits: OwnTraits?

  /// The direction in which the view's content reads, where not its language's.
  @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { layoutDirectionDidChange() }
  }

  /// The direction in which the view's content reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: traitCollection)
  }

  /// Makes the first responder in the view resign; with `force`, without asking it. Returns whether nothing
  /// in it is first responder now.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignKeyboard(isForced: force) }

  // MARK: Meaning

  /// Whether something modal lies over the view, so that the keyboard and screen readers pass it by.
  var isCovered = false {
    didSet { if isCovered != oldValue { setNeedsSemantics() } }
  }

  override func propertiesDidBecomeDue() { setNeedsLayout() }
  override func accessibilityDidChange() { setNeedsSemantics() }
  override func accessibilityModalityDidChange() { superview?.modalSubviewsDidChange() }
  override func accessibilityElementsDidChange(from old: [Any]?) { showAccessibilityElements(from: old) }

  open override var accessibilityFrame: CGRect {
    get { givenAccessibilityFrame ?? boxOnScreen(bounds) }
    set { super.accessibilityFrame = newValue }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if handleAccessibilityKey(presses, with: event) { return }
    if presses.contains(where: \.isEscape), accessibilityPerformEscape() { return }
    super.pressesBegan(presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !handleAccessibilityKey(presses, with: event) { super.pressesChanged(presses, with: event) }
  }

  /// Schedules an update of the semantics that `describe(_:)` fills in.
  func setNeedsSemantics() { backingLayer.setNeedsSemantics() }

  /// Moves the keyboard's focus to the view, or to the part of it that is to have it.
  func requestFocus() { KeyboardFocus.move(to: self) }

  /// Fills in what the view means; subclasses add their role, text and value.
  func describe(_ semantics: inout Semantics) { describeView(&semantics) }
}
