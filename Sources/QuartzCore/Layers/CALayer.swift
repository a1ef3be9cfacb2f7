import DisplayProtocol
import ProcessSupport

/// A rectangle that draws a background, contents, a border and a shadow, and holds other layers, as Core
/// Animation's does. A change of a property is noted and goes to the display at the end of the turn; a turn
/// that changes nothing sends nothing.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Makes an empty layer at the origin.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's appearance, as Core Animation does for presentation layers; custom subclasses
  /// copy their own properties here.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyAppearance(from: layer) }
  }

  /// Decodes nothing: layers are made in code here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    let hasMask = maskLayer != nil
    guard !siblings.isEmpty || hasMask else { return }
    atEnd(self) {
      for child in $0.children { child.parent = nil }
      $0.maskLayer?.parent = nil
    }
  }

  // MARK: Geometry

  // The accesses of `bounds`, `position` and `anchorPoint` are not checked for exclusivity: of a view that
  // moves they are some sixty. No setter calls app code while it changes the value.

  /// The layer's box in its own space, in points. Its origin scrolls what is in the layer.
  @exclusivity(unchecked) open var bounds = CGRect.zero {
    willSet {
      willChange([placeChanges, .contentOffset])
      forEachFlippedSublayer { $0.willChange(.frame) }
    }
    didSet {
      guard bounds != oldValue else { return }
      if bounds.hasNaN { return refuse(bounds, keeping: oldValue) }
      sublayerProjectionDidChange()
      forEachFlippedSublayer { $0.setNeedsCommit(.frame) }
      if bounds.size != oldValue.size {
        setNeedsCommit([placeChanges, .content])
        setNeedsLayout()
        if needsDisplayOnBoundsChange || needsDisplayFlag { setNeedsDisplay() }
      }
      if bounds.origin != oldValue.origin {
        setNeedsCommit(.contentOffset)
      }
    }
  }

  /// The position of the anchor point in the superlayer's space.
  @exclusivity(unchecked) open var position = CGPoint.zero {
    willSet { willChange(placeChanges) }
    didSet { if position != oldValue, isPlaced(insteadOfAt: oldValue) { setNeedsCommit(placeChanges) } }
  }

  /// The point of the layer that `position` places and transforms turn about, in fractions of its size.
  /// The middle by default.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { willChange([.frame, .transform]) }
    didSet { if anchorPoint != oldValue { projectionDidChange([.frame, .transform]) } }
  }

  /// Applied about the anchor point; the identity by default.
  open var transform: CATransform3D {
    get { isTransformed ? appearance.transform : CATransform3DIdentity }
    set {
      willChange(.transform)
      guard newValue != transform else { return }
      ensureAppearance().transform = newValue
      hasTransform = !CATransform3DIsIdentity(newValue)
      setNeedsCommit(projectionChanges)
    }
  }
  /// Whether the transform is none but the identity, which it is of few layers.
  package final var isTransformed: Bool { hasTransform }
  private final var hasTransform = false

  /// The box in the superlayer's space: with a transform, the upright box around it. Setting it sets
  /// `position` and `bounds.size`.
  open var frame: CGRect {
    get { isTransformed ? transformedFrame : CGRect(origin: untransformedOrigin, size: bounds.size) }
    set {
      var size = newValue.size
      if isTransformed {
        size = CGRect(origin: .zero, size: size).applying(affineTransform().inverted()).size
      }
      // Set whole: a class's property that is changed in place takes memory for the time of the change.
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }

  /// Orders siblings before their order in `sublayers` does: a higher one is drawn in front.
  open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != oldValue else { return }
      superlayer?.setNeedsCommit(.sublayers)
      if isProjected { setNeedsCommit(projectionChanges) }
    }
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are left out. False by default.
  open var isHidden = false {
    didSet { if isHidden != oldValue { setNeedsCommit(.isHidden) } }
  }

  /// The opacity of the layer and its sublayers as one group, 0…1; 1 by default.
  open var opacity: Float = 1 {
    willSet { willChange(.opacity) }
    didSet { if opacity != oldValue { setNeedsCommit(.opacity) } }
  }

  /// The color behind the contents; none by default.
  open var backgroundColor: CGColor? {
    willSet { willChange(.backgroundColor) }
    didSet { if backgroundColor != oldValue { setNeedsCommit(.backgroundColor) } }
  }

  /// The radius of the corners in points; 0 by default. Rounds background and border always, contents and
  /// sublayers only with `masksToBounds`.
  open var cornerRadius: CGFloat = 0 {
    willSet { willChange(.corners) }
    didSet { if cornerRadius != oldValue { setNeedsCommit(.corners) } }
  }

  /// The corners that are rounded; all by default.
  open var maskedCorners: CACornerMask = .all {
    willSet { willChange(.corners) }
    didSet { if maskedCorners != oldValue { setNeedsCommit(.corners) } }
  }

  /// The shape of round corners; circular by default.
  open var cornerCurve = CALayerCornerCurve.circular

  /// The width of the line inside the bounds, above contents and sublayers; 0 by default.
  open var borderWidth: CGFloat = 0 {
    willSet { willChange(.border) }
    didSet { if borderWidth != oldValue { setNeedsCommit(.border) } }
  }

  /// The color of that line; opaque black by default.
  open var borderColor: CGColor? = .black {
    willSet { willChange(.border) }
    didSet { if borderColor != oldValue { setNeedsCommit(.border) } }
  }

  /// Whether contents and sublayers are cut at the (rounded) bounds; false by default.
  open var masksToBounds = false {
    didSet { if masksToBounds != oldValue { setNeedsCommit([.masksToBounds, .shadow]) } }
  }

  /// The shadow's color; opaque black by default.
  open var shadowColor: CGColor? {
    get { appearance.shadowColor }
    set { if changeShadow(newValue != shadowColor) { ensureAppearance().shadowColor = newValue } }
  }

  /// The shadow's opacity, 0…1; 0 by default, so that there is none.
  open var shadowOpacity: Float {
    get { appearance.shadowOpacity }
    set { if changeShadow(newValue != shadowOpacity) { ensureAppearance().shadowOpacity = newValue } }
  }

  /// The offset of the shadow from the layer, in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { appearance.shadowOffset }
    set { if changeShadow(newValue != shadowOffset) { ensureAppearance().shadowOffset = newValue } }
  }

  /// The blur of the shadow in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { appearance.shadowRadius }
    set { if changeShadow(newValue != shadowRadius) { ensureAppearance().shadowRadius = newValue } }
  }

  /// The shape that throws the shadow; nil for the layer's own box.
  open var shadowPath: CGPath? {
    get { appearance.shadowPath }
    set { if changeShadow(newValue != shadowPath) { ensureAppearance().shadowPath = newValue } }
  }

  /// A promise that the layer covers all behind it; displays need none. False by default.
  open var isOpaque = false

  /// A name for the layer's owner; nothing reads it.
  open var name: String?

  /// The values of keys that are no property of layers; nil until there is one.
  final var ownValues: [String: Any]?

  /// The value of a property that can move, or of a key of the app's own.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) ?? ownValues?[key] }

  /// Sets a property that can move, or keeps a value of the app's own with the layer.
  open func setValue(_ value: Any?, forKey key: String) {
    if LayerKeyPath(key) == nil {
      ownValues = ownValues ?? [:]
      ownValues?[key] = value
      if Self.needsDisplay(forKey: key) { setNeedsDisplay() }
    } else {
      setValue(value, forKeyPath: key)
    }
  }

  /// The layer whose opacity cuts this one and all in it; nil by default. It lies in this layer's space, may
  /// be animated as any other, and takes no part in hit tests. A layer can be the mask of one layer only.
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      ExceptionName.layerInvalid.raise(unless: newValue !== self, "layer \(self) cannot be its own mask")
      if let newValue { checkIsNoAncestor(newValue, "as the mask of") }
      if let old = maskLayer {
        maskLayer = nil
        old.parent = nil
        old.move(to: nil)
      }
      newValue?.leaveSuperlayer(for: self)
      maskLayer = newValue
      newValue?.parent = self
      newValue?.move(to: host)
      setNeedsCommit([.sublayers, .mask])
      if let newValue, newValue.subtreeNeedsLayout { setSubtreeNeedsLayout() }
    }
  }
  final var maskLayer: CALayer?

  /// The properties that few layers have; nil while all of them are as in a plain layer.
  final var uncommonProperties: UncommonProperties?
  /// The appearance that few layers have; nil while all of it is as a plain layer's.
  final var uncommonAppearance: UncommonAppearance?

  // MARK: Contents

  /// The contents that the layer shows: a `CGImage`, or nil.
  open var contents: Any? {
    didSet { setNeedsCommit(.content) }
  }

  /// The position and scaling of the contents in the bounds; stretched by default.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { if contentsGravity != oldValue { setNeedsCommit(.content) } }
  }

  /// Pixels of the contents to a point; 1 by default for a layer of its own.
  open var contentsScale: CGFloat = 1 {
    didSet { if contentsScale != oldValue { setNeedsCommit(.content) } }
  }

  /// The part of the contents that shows, in fractions of their size; all of them by default.
  open var contentsRect: CGRect {
    get { appearance.contentsRect }
    set { if changeContents(newValue != contentsRect) { ensureAppearance().contentsRect = newValue } }
  }

  /// The part of the contents that stretches in both directions when they are made larger or smaller, in
  /// fractions of what shows; all by default. The corners around it keep their size, the edges stretch in one
  /// direction.
  open var contentsCenter: CGRect {
    get { appearance.contentsCenter }
    set { if changeContents(newValue != contentsCenter) { ensureAppearance().contentsCenter = newValue } }
  }

  /// The content that the layer shows when that is not a plain image: a view's text, say. Takes precedence
  /// over `contents`.
  package var displayContent = LayerContent.none {
    didSet { if displayContent != oldValue { setNeedsCommit(.content) } }
  }

  /// The content that a class of layers shows by itself, such as a shape; nil for what was drawn or set. Goes
  /// before all else.
  var ownContent: LayerContent? { nil }

  /// Takes over what a class of layers shows by itself from another layer.
  func copyOwnContent(from layer: CALayer) {}

  /// Takes over a moment of an animation of what a class of layers shows by itself.
  func applyOwnContent(_ content: LayerContent) {}

  /// Makes a layer that stands for this one while values are tried out.
  func scratchCopy() -> CALayer { CALayer(layer: self) }

  /// Whether ``setValue(_:forKey:)`` of a key draws the contents again; false for all keys by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a change of size draws the contents again; false by default. Not checked for exclusivity,
  /// as the geometry is not, with every change of which it is read.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false

  private(set) var needsDisplayFlag = false

  /// Schedules a redraw of the contents before the next commit.
  open func setNeedsDisplay() {
    checkThread()
    needsDisplayFlag = true
    host?.scheduleDisplay(of: self)
  }

  /// Schedules a redraw of a part of the contents; all of them are drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  func clearNeedsDisplay() { needsDisplayFlag = false }

  /// Whether the contents are due to be drawn.
  open func needsDisplay() -> Bool { needsDisplayFlag }

  /// Draws the contents now if they are due. A layer without a size waits until it has one.
  open func displayIfNeeded() {
    guard needsDisplayFlag, !bounds.isEmpty || needsDisplayOnBoundsChange else { return }
    needsDisplayFlag = false
    display()
  }

  /// Sets the layer's contents: the delegate does, or ``draw(in:)`` draws them into a bitmap.
  open func display() {
    if let delegate {
      delegate.layerWillDraw(self)
      delegate.display(self)
    } else {
      contents = bitmap { draw(in: $0) }
    }
  }

  /// Draws the layer and all in it into a context, as they were set, without animations. The layer's own
  /// space is the context's: its `position`, `transform` and `isHidden` count for nothing. What is due is
  /// laid out and drawn before. Nothing is drawn of a layer whose size is not a number.
  open func render(in ctx: CGContext) {
    drawTree(in: ctx)
  }

  /// Draws the contents. The default asks the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  /// The delegate that provides contents and layout; a view is its layer's delegate.
  open var delegate: (any CALayerDelegate)? {
    get { otherDelegate ?? layerOwner }
    set { otherDelegate = newValue === layerOwner ? nil : newValue }
  }
  private weak var otherDelegate: (any CALayerDelegate)?

  /// The view that shows itself by the layer. It takes itself back when it goes: a weak reference would slow
  /// down every retain and release of the view from then on. Not checked for exclusivity: nothing is
  /// called while it changes.
  @exclusivity(unchecked) package final unowned(unsafe) var layerOwner: (any LayerOwner)? {
    didSet { if layerOwner != nil { setNeedsCommit(.semantics) } }
  }

  /// The object that decides which text of the layer can be edited.
  package weak var editing: (any LayerEditing)? {
    didSet { setNeedsCommit(.editor) }
  }

  // MARK: Layout

  var needsLayoutFlag = false
  var subtreeNeedsLayout = false

  /// Schedules a layout of the sublayers before the next commit.
  open func setNeedsLayout() {
    checkThread()
    guard !needsLayoutFlag else { return }
    needsLayoutFlag = true
    setSubtreeNeedsLayout()
  }

  /// Whether sublayers are due to be laid out.
  open func needsLayout() -> Bool { needsLayoutFlag }

  /// Lays out this layer and those in it that are due, from the outside in. Starts at the outermost due
  /// layer around this one, as UIKit does.
  open func layoutIfNeeded() {
    var top = self
    var next = superlayer
    while let layer = next {
      if layer.needsLayoutFlag { top = layer }
      next = layer.superlayer
    }
    top.layoutSubtree()
  }

  /// Lays out the sublayers. The default asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Tree

  /// The layers in this one, from the back to the front; nil when there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for layer in children { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  package final var children: [CALayer] { siblings.all }
  // Not checked for exclusivity: nothing is called while the list changes.
  @exclusivity(unchecked) final var siblings = SiblingList<CALayer>()

  /// The layer this one lies in.
  open var superlayer: CALayer? { parent }
  /// Taken back by the superlayer when it goes, as ``layerOwner`` is by the view.
  final unowned(unsafe) var parent: CALayer?

  /// Inserts a layer in front of the others, taking it out of where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index of `sublayers`, taking it out of where it was.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Inserts a layer right behind a sibling; in front of all when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 0)
  }

  /// Inserts a layer right in front of a sibling; in front of all when that is not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, nextTo: sibling, offset: 1)
  }

  /// Replaces `old` with `new`.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.index(ofObject: old) != nil else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    leaveSuperlayer(for: nil)
  }

  /// The sublayers in the order they are drawn.
  var drawingOrder: [CALayer] { childrenByDepth }

  /// The layers that a class makes by itself and shows in front of ``sublayers``, as copies and particles
  /// are.
  var ownSublayers: [CALayer] { [] }

  // MARK: What the host keeps

  /// The tree that shows this layer, while it is in one.
  var host: LayerHost?

  /// The layer's name in the scene.
  package internal(set) var id = LayerID.fresh()

  /// The changes since the last commit.
  var changes: LayerChanges = []
  /// The number of the frame with which the layer came into the scene.
  var firstFrame: UInt32 = 0

  /// Whether the layer is in the scene; then its position and its sublayers there, as the scene has them.
  var isInScene = false
  /// Unowned, since a layer in the scene is kept by its parent's `sceneChildren`, and removed with it.
  unowned(unsafe) var sceneParent: CALayer?
  var sceneChildren: [CALayer] = []
  var sceneIndex = 0

  /// The animations with which changed properties move at the next commit.
  var pendingAnimations = PendingAnimations()
  /// The animations that run, where there are any.
  var animations: LayerAnimations?
  /// The layer that this one shows a moment of.
  weak var modelLayer: CALayer?
  /// Whether the layer is the old content of another one that passes to a new one.
  var isPassing = false
  /// Whether changes show at once though no view stands behind the layer, as for parts of controls.
  package var isStill = false

  /// The actions of changes of properties, by name: an animation instead of the default one, or `NSNull` for
  /// none.
  open var actions: [String: any CAAction]?

  /// Returns the action of a change of a property: nil is the default, `NSNull` nothing.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }

  /// Comes with all in it into a tree that is shown, or out of one.
  func adopt(_ newHost: LayerHost?) {
    host = newHost
    if newHost == nil && !pendingAnimations.isEmpty { pendingAnimations.dropAll(isInterrupted: true) }
    if !changes.isEmpty { newHost?.scheduleCommit(of: self) }
    if needsDisplayFlag { newHost?.scheduleDisplay(of: self) }
    for child in children { child.adopt(newHost) }
    maskLayer?.adopt(newHost)
    for layer in ownSublayers { layer.adopt(newHost) }
  }
}
